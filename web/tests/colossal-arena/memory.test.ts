import { expect, test } from 'vitest';
import { seenCards } from '../../src/games/colossal-arena/memory';
import { aLine } from '../views';

test('the memory holds public cards only', () => {
  const story = [
    aLine({ kind: 'played', things: { cards: ['spectator 4'], creature: 'magus' } }),
    aLine({ kind: 'discarded', things: { cards: ['wyrm 0', 'wyrm 1'] } }),
    aLine({ kind: 'drew', things: { cards: ['titan 3'] } }),
    aLine({ kind: 'peeked', things: { cards: ['titan 4'], whom: 1 } }),
    aLine({ kind: 'secret', things: { cards: ['amazon 2'] } }),
    aLine({ kind: 'used', things: { creature: 'wyrm' } }),
  ];
  expect([...seenCards(story)]).toEqual(['spectator 4', 'wyrm 0', 'wyrm 1']);
});
