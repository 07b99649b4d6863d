/** A replay as one file: the replay's page with its script, style and art inside, and the match beside them. */
import type { Replay, StoryLine } from '../wire';

export interface Saved {
  open: Replay;
  /** The story in each seat's eyes and the spectator's, frame by frame. */
  stories: Record<string, StoryLine[][]>;
}

/** The match that lies beside the script in a saved file. */
export async function savedReplay(): Promise<Saved> {
  const packed = document.getElementById('replay')!.textContent;
  const bytes = Uint8Array.from(atob(packed), (c) => c.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return JSON.parse(await new Response(stream).text()) as Saved;
}

async function base64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let binary = '';
  for (let i = 0; i < bytes.length; i += 8192) {
    binary += String.fromCharCode(...bytes.subarray(i, i + 8192));
  }
  return btoa(binary);
}

async function pack(saved: Saved): Promise<string> {
  const stream = new Blob([JSON.stringify(saved)]).stream();
  return base64(await new Response(stream.pipeThrough(new CompressionStream('gzip'))).blob());
}

async function fetchText(address: string): Promise<string> {
  return (await fetch(address)).text();
}

async function styleInline(address: string): Promise<string> {
  let style = await fetchText(address);
  for (const [whole, font] of style.matchAll(/url\(["']?([^)"']+\.woff2)["']?\)/g)) {
    const file = await (await fetch(new URL(font!, new URL(address, location.href)))).blob();
    style = style.replace(whole, `url(data:font/woff2;base64,${await base64(file)})`);
  }
  return style;
}

export async function replayFile(saved: Saved, title: string): Promise<Blob> {
  const code = (await fetchText('/saved.js')).replaceAll('</script', '<\\/script');
  const name = title.replace(/[<>&]/g, '');
  const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title><style>${await styleInline('/saved.css')}</style></head>
<body><div id="app"></div><script type="text/plain" id="replay">${await pack(saved)}</script>
<script type="module">${code}</script></body></html>`;
  return new Blob([page], { type: 'text/html' });
}
