import { expect, test } from 'vitest';
import { guess } from '../../src/games/colossal-arena/guess';
import { aView } from '../views';

test('a click at a thing that is not offered means an action', () => {
  expect(guess('hand magus 7', aView())).toBe('play magus 7');
  expect(guess('creature magus', aView(), 'hand spectator 4')).toBe('spectator 4 on magus');
  const betting = aView({ step: 'bet', legal: ['pass', 'bet wyrm'] });
  expect(guess('space magus 2', betting)).toBe('bet magus');
});
