/** So soon after a click, and so near, nobody has read what stands there now. */
const SOON = 350;
const NEAR = 24;

/**
 * A second click at the same place is meant for what was there at the first: if that has made way for something else,
 * the click is not heard. Nor is a key that is held down.
 */
export function steady(root: HTMLElement, shown: unknown) {
  void shown;
  let last = { x: 0, y: 0, at: -SOON };
  let changed = false;

  function click(event: MouseEvent) {
    const { clientX: x, clientY: y, timeStamp: at, detail } = event;
    if (detail === 0) return; // a key's
    const again = at - last.at < SOON && Math.hypot(x - last.x, y - last.y) < NEAR;
    if (changed && again) {
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    last = { x, y, at };
    changed = false;
  }
  function press(event: KeyboardEvent) {
    if (event.repeat && event.key === 'Enter') event.preventDefault();
  }

  root.addEventListener('click', click, true);
  root.addEventListener('keydown', press, true);
  return {
    update() {
      changed = true;
    },
    destroy() {
      root.removeEventListener('click', click, true);
      root.removeEventListener('keydown', press, true);
    },
  };
}
