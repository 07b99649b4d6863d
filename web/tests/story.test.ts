import { expect, test } from 'vitest';
import type { StoryGroup } from '../src/games/drawing';
import { groupOf, named, seatNames, takenBack } from '../src/lib/story';
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

test('what was taken back is struck out, and only that', () => {
  const undone = aLine({ at: 6, kind: 'undone', things: { first: 4, count: 1, granted: false } });
  const story = [aLine({ at: 3 }), aLine({ at: 4 }), undone, aLine({ at: 7 })];
  expect([...takenBack(story)]).toEqual([story[1]]);
});
