import { describe, expect, it } from 'vitest';
import { awayInWords, clockInShort, clockInWords, inWords, onClock } from '../src/lib/terms';
import type { Terms } from '../src/wire';

const terms = (changes: Partial<Terms>): Terms => ({
  clock: 'none',
  seconds: 0,
  increment: 0,
  away: null,
  stand_in: 'greedy',
  ...changes,
});

describe('time in words', () => {
  it('says how long', () => {
    expect([30, 60, 90, 5400, 86400 * 3].map(inWords)).toEqual([
      '30 seconds',
      '1 minute',
      '1 minute 30 seconds',
      '1 hour 30 minutes',
      '3 days',
    ]);
  });

  it('shows what is left, never a second too few', () => {
    expect([0, 8.2, 61, 750, 7500, 100_000].map(onClock)).toEqual([
      '0:00',
      '0:09',
      '1:01',
      '12:30',
      '2 h 05',
      '1 d 3 h',
    ]);
  });

  it('says what a table has agreed', () => {
    const bank = terms({ clock: 'bank', seconds: 600, increment: 5 });
    expect(clockInWords(terms({}))).toBe('No clock');
    expect(clockInWords(terms({ clock: 'move', seconds: 30 }))).toBe(
      '30 seconds for each decision',
    );
    expect(clockInWords(bank)).toBe(
      '10 minutes each for the whole game, and 5 seconds more with each decision',
    );
    expect([bank, terms({ clock: 'move', seconds: 86400 }), terms({})].map(clockInShort)).toEqual([
      '10 min each + 5 s',
      '1 d a decision',
      '',
    ]);
    expect(awayInWords(terms({ away: 300 }), 'Greedy')).toBe(
      'Greedy plays for whoever is away for 5 minutes while others wait',
    );
  });
});
