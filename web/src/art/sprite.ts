/** Every drawing as a symbol of one sprite; the files beside this one are the art. */
const files = import.meta.glob<string>('./*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const symbols = Object.entries(files).map(([path, svg]) => {
  const name = path.slice(2, -4);
  const inner = svg.replace(/<\/?svg[^>]*>/g, '').replace(/\n\s*/g, '');
  return `<symbol id="art-${name}" viewBox="0 0 64 64">${inner}</symbol>`;
});

export const sprite = symbols.join('');
