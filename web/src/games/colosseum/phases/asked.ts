import type { Note } from '../../../lib/table.svelte';
import type { ColosseumView, Weighed } from '../../../wire';
import type { Draft } from './plans.svelte';

/** What every phase is asked with. */
export interface Asked {
  view: ColosseumView;
  names: string[];
  note: Note | null;
  busy: boolean;
}

/** The same where an offer is made: the offer so far, and what it would do for these programs. */
export interface Haggled extends Asked {
  draft: Draft;
  programs: number[];
  act?: (action: string) => void;
  weigh?: (action: string) => void;
  weighed: Weighed | null;
}
