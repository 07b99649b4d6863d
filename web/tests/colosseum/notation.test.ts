import { expect, test } from 'vitest';
import { bargain } from '../../src/games/colosseum/words/deeds';
import { bundle, label, nobleName, offersOf } from '../../src/games/colosseum/words/notation';
import { aView, everyView } from './views';

test('every action has words and its own way over the things on the table', () => {
  for (const view of everyView()) {
    const offers = offersOf(view);
    const ways = offers.map(({ path }) => path.join('|'));
    expect(new Set(ways).size).toBe(ways.length);
    for (const { action } of offers) {
      expect(label(action, view)).not.toBe('');
      expect(label(action, view)).not.toContain('undefined');
    }
  }
});

test('no way is the beginning of another', () => {
  for (const view of everyView()) {
    const ways = offersOf(view).map(({ path }) => path.join('|'));
    for (const way of ways) {
      expect(ways.filter((other) => other.startsWith(`${way}|`))).toEqual([]);
    }
  }
});

test('one square by one die or by both asks which is meant', () => {
  const move = { noble: 'emperor', squares: 2, square: 2, leaves: null, enters: null, gain: 0 };
  const moves = ['first emperor 2', 'together emperor 2'].map((action) => ({
    ...move,
    action,
    medal: false,
  }));
  const view = aView('move', { legal: moves.map(({ action }) => action) });
  view.own = { ...view.own!, moves };
  expect(offersOf(view).map(({ path }) => path)).toEqual([
    ['noble emperor', 'square 2', 'button first emperor 2'],
    ['noble emperor', 'square 2', 'button together emperor 2'],
  ]);
});

test('what changes hands is told in words', () => {
  expect(bundle({ lion: 1, horse: 2 }, 3)).toBe('2 Horse, Lion and 3 coins');
  expect(bundle({}, 1)).toBe('1 coin');
  expect(bundle({}, 0)).toBe('nothing');
  expect(bargain({ torch: 2, lion: 1, scenery: 2 }, { horse: 2 }, -1)).toBe(
    '2 torches, 1 lion and 2 scenery for 2 horses and 1 coin',
  );
  expect(nobleName('consul-2')).toBe('Consul');
  expect(nobleName('consul-2', true)).toBe('Consul II');
});
