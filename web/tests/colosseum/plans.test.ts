import { expect, test } from 'vitest';
import { offerText } from '../../src/games/colosseum/words/offers';
import { Draft } from '../../src/games/colosseum/phases/plans.svelte';
import type { ColosseumBounds } from '../../src/wire';

const BOUNDS: ColosseumBounds = {
  kind: 'offer',
  give: { comedian: 2, lion: 1 },
  coins: 4,
  partners: [{ seat: 1, ask: { lion: 1, horse: 2 }, coins: 3 }],
};

function aDraft(bounds: Partial<ColosseumBounds> = {}): Draft {
  const draft = new Draft(() => ({ ...BOUNDS, ...bounds }));
  draft.begin(1);
  return draft;
}

test('an offer is put together within its bounds, and is one sentence', () => {
  const draft = aDraft();
  for (let i = 0; i < 3; i++) draft.put('give', 'comedian');
  draft.put('ask', 'horse');
  draft.pay(9);
  expect(draft.give).toEqual({ comedian: 2 });
  expect(draft.coins).toBe(4);
  expect(offerText(draft, 1)).toBe('offer 2: 2 comedian + 4 coins for horse');
  draft.pay(-9);
  expect(offerText(draft, 1)).toBe('offer 2: 2 comedian for horse + 3 coins');
  draft.pay(2);
  expect(offerText(draft, 1)).toBe('offer 2: 2 comedian for horse + 1 coin');
});

test('a type lies on one side only', () => {
  const draft = aDraft();
  draft.put('give', 'lion');
  expect(draft.whole).toBe(false);
  draft.put('ask', 'lion');
  expect(draft.empty).toBe(true);
});

test('a counter-offer begins from the offer, seen from the other side', () => {
  const draft = aDraft({ kind: 'counter' });
  draft.begin(1, {
    kind: 'offer',
    composer: 1,
    partner: 0,
    give: { horse: 2 },
    ask: { lion: 1 },
    coins: -2,
  });
  expect(draft.give).toEqual({ lion: 1 });
  expect(draft.ask).toEqual({ horse: 2 });
  expect(draft.coins).toBe(2);
  expect(offerText(draft, 1)).toBe('counter: lion + 2 coins for 2 horse');
});

test('another partner holds other things', () => {
  const draft = aDraft();
  draft.put('give', 'comedian');
  draft.put('ask', 'horse');
  draft.pay(-2);
  draft.turnTo(2);
  expect([draft.give, draft.ask, draft.coins]).toEqual([{ comedian: 1 }, {}, 0]);
});
