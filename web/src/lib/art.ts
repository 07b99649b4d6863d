/** Hangs a set of drawings on the page as symbols `#<set>-<name>`; an Emblem shows one of them. */
export function hang(set: string, files: Record<string, string>) {
  const symbols = Object.entries(files).map(([path, svg]) => {
    const name = path.split('/').at(-1)!.replace('.svg', '');
    const inner = svg.replace(/<\/?svg[^>]*>/g, '').replace(/\n\s*/g, '');
    return `<symbol id="${set}-${name}" viewBox="0 0 64 64">${inner}</symbol>`;
  });
  document.body.insertAdjacentHTML(
    'afterbegin',
    `<svg class="art hidden" aria-hidden="true">${symbols.join('')}</svg>`,
  );
}
