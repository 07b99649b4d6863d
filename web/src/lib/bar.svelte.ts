import type { Snippet } from 'svelte';

/** What the page has to say in the header: a table's round, and what to do with the table. */
class Bar {
  content = $state.raw<Snippet | null>(null);
}

export const bar = new Bar();
