/** What there is to read about each game; fetched when it is opened. A saved replay carries none of it. */
import type { Component } from 'svelte';

/** The rules as a page; each ruling has its number as its id. */
export type Rulebook = (typeof import('*.md'))['default'];

interface Shelf {
  rulebook: () => Promise<{ default: Rulebook }>;
  card: () => Promise<{ default: Component }>;
}

const SHELVES: Record<string, Shelf> = {
  'colossal-arena': {
    rulebook: () => import('../../../docs/rules/colossal-arena.md'),
    card: () => import('./colossal-arena/ReferenceCard.svelte'),
  },
  colosseum: {
    rulebook: () => import('../../../docs/rules/colosseum.md'),
    card: () => import('./colosseum/ReferenceCard.svelte'),
  },
};

export async function rulebookOf(game: string): Promise<Rulebook> {
  return (await SHELVES[game]!.rulebook()).default;
}

/** All that one looks up while playing, on one page. */
export async function cardOf(game: string): Promise<Component> {
  return (await SHELVES[game]!.card()).default;
}
