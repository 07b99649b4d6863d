import { expect, test } from 'vitest';
import { cardOf, emptyIn, mainSeat, slotsOf } from '../../src/games/colosseum/seen';
import { aView } from './views';

const states = (...words: Parameters<typeof slotsOf>) =>
  slotsOf(...words).map(({ kind, state }) => `${kind} ${state}`);

test('the places of a program fill up', () => {
  const card = cardOf(1); // 2 gladiator, 1 decoration
  expect(states(card, { gladiator: 1, decoration: 1 })).toEqual([
    'gladiator have',
    'gladiator missing',
    'decoration missing',
  ]);
  expect(states(card, { gladiator: 1, decoration: 1 }, { gladiator: 3 })).toEqual([
    'gladiator have',
    'gladiator gain',
    'decoration missing',
  ]);
  expect(states(card, { decoration: 1 }, { gladiator: -1 }, 1)).toEqual([
    'gladiator have',
    'gladiator lose',
    'decoration joker',
  ]);
});

test('a token that goes leaves its place empty', () => {
  const card = cardOf(1);
  expect(emptyIn(slotsOf(card, {}))).toBe(0);
  expect(emptyIn(slotsOf(card, {}, { decoration: -1 }))).toBe(1);
  expect(emptyIn(slotsOf(card, { decoration: 1 }, { decoration: 1 }))).toBe(0);
});

test('whoever looks on sees the troupe of the one who acts', () => {
  expect(mainSeat(aView('raise', { viewer: 1 }))).toBe(1);
  expect(mainSeat(aView('raise', { viewer: null, actor: 3 }))).toBe(3);
  expect(mainSeat(aView('raise', { viewer: null, actor: 'chance', current: 2 }))).toBe(2);
});
