// How the client is cut into files: the lobby, the table around any game, each game; and a first page for tables.
import type { Plugin, Rolldown } from 'vite';

const PAGE = 'pages/TablePage.svelte';

type Look = (id: string) => { importedIds: readonly string[] } | null;

/** All that is needed before a module can run. */
function needed(id: string, look: Look, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const other of look(id)?.importedIds ?? []) needed(other, look, found);
  return found;
}

/** What the table needs beyond the lobby, of no game: one file instead of a dozen. */
export function tableGroup(root: string) {
  const at = (path: string) => `${root}/src/${path}`;
  let table: Set<string> | null = null;
  return (id: string, build: Rolldown.ChunkingContext) => {
    if (!table) {
      const look = (other: string) => build.getModuleInfo(other);
      const lobby = needed(at('main.ts'), look);
      const games = build.getModuleInfo(at('games/index.ts'))?.dynamicallyImportedIds ?? [];
      const drawings = games.filter((game) => game.endsWith('/drawing.ts'));
      const firsts = [at(PAGE), ...drawings];
      table = new Set(firsts.flatMap((first) => [...needed(first, look)]));
      for (const each of table)
        if (lobby.has(each) || /games\/[^/]+\//.test(each)) table.delete(each);
    }
    return table.has(id) ? 'table' : null;
  };
}

/** `table.html` is `index.html`, and asks at once for what every table needs. */
export const tablePage: Plugin = {
  name: 'table-page',
  enforce: 'post',
  generateBundle(_, bundle) {
    const first = bundle['index.html'];
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const page = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(PAGE)));
    if (first?.type !== 'asset' || !page) return;
    const html = String(first.source);
    const files = [page.fileName, ...page.imports].filter((file) => !html.includes(file));
    const styles = chunks
      .filter(({ fileName }) => files.includes(fileName))
      .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
    const links = [
      ...files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
      ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ];
    const source = html.replace('</head>', `  ${links.join('\n    ')}\n  </head>`);
    this.emitFile({ type: 'asset', fileName: 'table.html', source });
  },
};
