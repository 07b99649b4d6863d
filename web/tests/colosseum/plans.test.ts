import { expect, test } from 'vitest';
import { offerText, starsTouched } from '../../src/games/colosseum/offers';
import { Draft, Sequence } from '../../src/games/colosseum/plans.svelte';
import type { ColosseumBounds } from '../../src/wire';
import { aView } from './views';

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
});

test('a type lies on one side only', () => {
  const draft = aDraft();
  draft.put('give', 'lion');
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

test('the counts that decide about a star are shown with the exchange', () => {
  const star = { holder: 0, counts: [3, 1, 2, 0], short: [0, 3, 2, 4] };
  const view = aView('bargain', { stars: { horse: star } });
  expect(starsTouched(view, 0, 1, { horse: -1, lion: 1 })).toEqual([
    {
      kind: 'horse',
      holder: 0,
      counts: [
        { seat: 0, before: 3, after: 2 },
        { seat: 1, before: 1, after: 2 },
        { seat: 2, before: 2, after: 2 },
      ],
    },
  ]);
});

test('a sequence leaves out what has been decided by itself', () => {
  const sequence = new Sequence();
  const taken: string[] = [];
  sequence.start(['stage 3', 'jokers 0', 'medals 2'], (action) => taken.push(action));
  expect(taken).toEqual(['stage 3']);
  expect(sequence.next(['medals 0', 'medals 1', 'medals 2'])).toBe('medals 2');
  expect(sequence.next(['roll'])).toBeNull();
});
