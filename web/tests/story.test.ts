import { expect, test } from 'vitest';
import type { StoryGroup } from '../src/games/drawing';
import { groupOf, named, seatNames } from '../src/lib/story';
import { aLine, aTable } from './views';

const GROUPS: StoryGroup[] = [
  { name: 'fights', kinds: ['duel', 'brawl'], hue: 'blue' },
  { name: 'rest', kinds: [], hue: 'line' },
];

test('a line belongs where its kind is named, else to the group without kinds', () => {
  expect(groupOf(aLine({ kind: 'brawl' }), GROUPS)?.name).toBe('fights');
  expect(groupOf(aLine({ kind: 'feast' }), GROUPS)?.name).toBe('rest');
  expect(groupOf(aLine({ kind: 'feast' }), [])).toBeUndefined();
});

test('the story tells of people by name, and namesakes are numbered', () => {
  const names = seatNames(aTable('Anna', 'Greedy', 'Greedy'));
  expect(named('Seat 1 asks seat 3 for Wyrm.', names)).toBe('Anna asks Greedy II for Wyrm.');
});
