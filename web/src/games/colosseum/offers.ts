/** An offer as a sentence, and the stars that it touches. */
import type { ColosseumView } from '../../wire';
import type { Draft } from './plans.svelte';
import { listed, type Tokens } from './seen';

function side(tokens: Tokens, coins: number): string {
  const things = listed(tokens).map(([kind, n]) => (n > 1 ? `${n} ${kind}` : kind));
  return [...things, ...(coins > 0 ? [`${coins} coins`] : [])].join(' + ');
}

/** `offer 2: comedian + 3 coins for lion`; a counter-offer goes to whom it answers. */
export function offerText(draft: Draft, partner: number): string {
  const verb = draft.bounds()?.kind === 'counter' ? 'counter' : `offer ${partner + 1}`;
  return `${verb}: ${side(draft.give, draft.coins)} for ${side(draft.ask, -draft.coins)}`;
}

interface StarCount {
  seat: number;
  before: number;
  after: number;
}

export interface StarTouched {
  kind: string;
  holder: number | null;
  /** The two who trade, and whoever else has the most. */
  counts: StarCount[];
}

/** Stars of the types that would change hands, with the counts that decide about them. */
export function starsTouched(
  view: ColosseumView,
  me: number,
  partner: number,
  change: Tokens,
): StarTouched[] {
  return Object.entries(view.stars).flatMap(([kind, { holder, counts }]) => {
    const by = change[kind] ?? 0;
    if (!by) return [];
    const rival = counts
      .map((count, seat) => ({ count, seat }))
      .filter(({ seat }) => seat !== me && seat !== partner)
      .sort((a, b) => b.count - a.count)[0];
    const pair = [
      { seat: me, before: counts[me]!, after: counts[me]! + by },
      { seat: partner, before: counts[partner]!, after: counts[partner]! - by },
    ];
    const third = rival?.count
      ? [{ seat: rival.seat, before: rival.count, after: rival.count }]
      : [];
    return [{ kind, holder, counts: [...pair, ...third] }];
  });
}
