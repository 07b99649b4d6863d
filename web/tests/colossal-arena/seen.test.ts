import { expect, test } from 'vitest';
import { stakes, waysToBet } from '../../src/games/colossal-arena/seen';
import { aView } from '../views';

test('every visible token with what it pays', () => {
  const paid = stakes(aView()).map(({ seat, creature, gold }) => [seat, creature, gold]);
  expect(paid).toEqual([
    [0, 'wyrm', 4],
    [1, 'troll', 5],
    [1, 'troll', 3],
    [1, 'magus', 0],
  ]);
});

test('how to bet is told while it can be done', () => {
  expect(waysToBet(aView())).toBe('');
  const legal = ['pass', 'bet wyrm', 'secret wyrm 5'];
  expect(waysToBet(aView({ legal }))).toBe(
    'A free space: a bet for 3 gold. A card of yours: a secret bet for 5.',
  );
});
