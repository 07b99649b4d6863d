/** Arrow keys move the focus to the nearest button in that direction: a board is two-dimensional, Tab is not. */
const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function centre(thing: Element): [number, number] {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

export function arrows(root: HTMLElement, wanted = true) {
  if (!wanted) return;
  const press = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    const here = document.activeElement;
    if (!way || !here || !root.contains(here) || here.matches('input, select')) return;
    const [x, y] = centre(here);
    let best: HTMLElement | null = null;
    let least = Infinity;
    for (const there of root.querySelectorAll<HTMLElement>('button:not(:disabled)')) {
      const [u, v] = centre(there);
      const ahead = (u - x) * way[0] + (v - y) * way[1];
      const aside = Math.abs((u - x) * way[1]) + Math.abs((v - y) * way[0]);
      if (there === here || ahead < 4 || ahead + 3 * aside >= least) continue;
      [best, least] = [there, ahead + 3 * aside];
    }
    if (!best) return;
    event.preventDefault();
    best.focus();
  };
  root.addEventListener('keydown', press);
  return { destroy: () => root.removeEventListener('keydown', press) };
}
