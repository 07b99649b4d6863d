/** A part of a page as one file that needs no server: what is seen, with the page's own style, and no script. */
export function pageFile(part: HTMLElement, title: string): Blob {
  const style = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map(({ cssText }) => cssText)
    .filter((css) => !css.startsWith('@font-face'))
    .join('\n');
  const copy = part.cloneNode(true) as HTMLElement;
  copy.querySelectorAll('[data-live], script').forEach((each) => each.remove());
  copy
    .querySelectorAll('a')
    .forEach((link) => (link.href = new URL(link.href, location.href).href));
  copy.querySelectorAll('details').forEach((each) => (each.open = true));
  const name = title.replace(/[<>&]/g, '');
  const page = `<!doctype html>
<html lang="en" data-theme="light"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title><style>${style.replaceAll('</style', '')}</style></head>
<body><main>${copy.outerHTML}</main></body></html>`;
  return new Blob([page], { type: 'text/html' });
}
