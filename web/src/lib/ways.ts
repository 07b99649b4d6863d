/** A piece of what somebody said; the address of a table leads there, wherever else it claims to be. */
export interface Part {
  text: string;
  table?: string;
}

const ADDRESS = /https?:\/\/[^\s/]+\/table\/([a-z0-9]{12})(?![a-z0-9])/g;

export function waysIn(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const found of text.matchAll(ADDRESS)) {
    if (found.index > end) parts.push({ text: text.slice(end, found.index) });
    parts.push({ text: found[0], table: found[1] });
    end = found.index + found[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
