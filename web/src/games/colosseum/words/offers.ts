/** An offer as a sentence. */
import type { Draft } from '../phases/plans.svelte';
import { listed, type Tokens } from '../seen';
import { plural } from '../../../lib/story';

function side(tokens: Tokens, coins: number): string {
  const things = listed(tokens).map(([kind, n]) => (n > 1 ? `${n} ${kind}` : kind));
  return [...things, ...(coins > 0 ? [plural(coins, 'coin')] : [])].join(' + ');
}

/** `offer 2: comedian + 3 coins for lion`; a counter-offer goes to whom it answers. */
export function offerText(draft: Draft, partner: number): string {
  const verb = draft.bounds()?.kind === 'counter' ? 'counter' : `offer ${partner + 1}`;
  return `${verb}: ${side(draft.give, draft.coins)} for ${side(draft.ask, -draft.coins)}`;
}
