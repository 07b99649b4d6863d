import { expect, test } from 'vitest';
import { seenCards } from '../src/games/colossal-arena/memory';
import { stakes, waysToBet } from '../src/games/colossal-arena/seen';
import { kindOf, named, seatNames } from '../src/lib/story';
import { aTable, aView } from './views';

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

const line = (text: string) => ({ at: 1, seat: 0, text });

test('the memory holds public cards only', () => {
  const story = [
    line('Seat 1 plays Spectator 4 on Magus.'),
    line('Seat 2 plays Troll 7 on Troll.'),
    line('Seat 2 discards Wyrm 0, Wyrm 1.'),
    line('Seat 1 draws Titan 3.'),
    line('Seat 1 looks at a card of seat 2 (it is Titan 4).'),
    line('Seat 1 bets in secret (with Amazon 2).'),
  ];
  expect([...seenCards(story)]).toEqual(['spectator 4', 'troll 7', 'wyrm 0', 'wyrm 1']);
});

test('the story tells of people by name, and namesakes are numbered', () => {
  const names = seatNames(aTable('Anna', 'Greedy', 'Greedy'));
  expect(named('Seat 1 asks seat 3 for Wyrm.', names)).toBe('Anna asks Greedy II for Wyrm.');
  expect(kindOf(line('Seat 2 bets on Wyrm in row 1.'))).toBe('bets');
  expect(kindOf(line('Seat 2 takes Wyrm 9 from row 1.'))).toBe('cards');
  expect(kindOf(line('Seat 2 uses Magus.'))).toBe('powers');
  expect(kindOf(line('Troll is eliminated.'))).toBe('fates');
});
