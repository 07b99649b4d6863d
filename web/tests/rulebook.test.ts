import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rulebook } from '../scripts/rulebook';

test('a ruling has an address, and a mention of it leads there', () => {
  const { title, html, sections } = rulebook(
    '# The game\n\n## Bets\n\n- **R1** Bet.\n- **R2** As R1, not R3.\n',
  );
  expect(title).toBe('The game');
  expect(sections).toEqual([{ id: 'bets', title: 'Bets', depth: 2 }]);
  expect(html).toContain(
    'id="R2"><a class="number" href="#R2">R2</a> As <a href="#R1">R1</a>, not R3.',
  );
});

describe.each(['colossal-arena', 'colosseum'])('%s', (game) => {
  const { html, sections } = rulebook(readFileSync(`../docs/rules/${game}.md`, 'utf8'));

  test('every part has an address of its own', () => {
    const places = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(places).size).toBe(places.length);
    expect(places).toEqual(expect.arrayContaining(sections.map(({ id }) => id)));
  });

  test('whatever the table says of a ruling is a ruling', () => {
    const folder = `src/games/${game}`;
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(svelte|ts|json)$/.test(name),
    );
    for (const source of sources) {
      for (const [, number] of readFileSync(`${folder}/${source}`, 'utf8').matchAll(
        /["']([RKC]\d+)["']/g,
      ))
        expect(html, `${source}: ${number}`).toContain(` id="${number}"`);
    }
  });
});
