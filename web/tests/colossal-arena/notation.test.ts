import { expect, test } from 'vitest';
import { cardList, deed, label, pathOf } from '../../src/games/colossal-arena/words/notation';

const PATHS: [string, string[]][] = [
  ['bet wyrm', ['space wyrm 3']],
  ['place titan row 1', ['space titan 1']],
  ['retrieve wyrm row 2', ['space wyrm 2']],
  ['retrieve secret', ['button retrieve secret']],
  ['secret troll 7', ['hand troll 7']],
  ['play troll 7', ['hand troll 7']],
  ['prefect', ['hand prefect']],
  ['spectator 4 on magus', ['hand spectator 4', 'creature magus']],
  ['magister on wyrm', ['hand magister', 'creature wyrm']],
  ['take troll 9', ['top troll 9']],
  ['strike gorgon 5', ['top gorgon 5']],
  ['swap wyrm 8', ['top wyrm 8']],
  ['with wyrm 4', ['top wyrm 4']],
  ['keep prefect', ['shown prefect']],
  ['name troll', ['creature troll']],
  ['copy ettin', ['creature ettin']],
  ['target seat 2', ['seat 1']],
  ['done', ['button done']],
];

test.each(PATHS)('%s points at things', (action, path) => {
  expect(pathOf(action, 3)).toEqual(path);
});

test('an action reads as a person would say it', () => {
  const say = (action: string) => label(action, { step: 'play' }, ['Anna', 'Bruno']);
  expect(say('spectator 4 on magus')).toBe('Play Spectator 4 on Magus');
  expect(say('target seat 2')).toBe('Choose Bruno');
  expect(say('retrieve wyrm row 2')).toBe('Take back your token on Wyrm, row 2');
  expect(say('pass')).toBe('Pass and show your hand');
  expect(label('pass', { step: 'bet' }, [])).toBe('Do not bet');
});

test('what a seat did last, in a few words', () => {
  const did = (kind: string, things = {}) =>
    deed({ kind, things, sentence: 'Seat 2 bows.' }, names);
  const names = ['Anna', 'Bruno'];
  expect(did('secret', { cards: ['troll 7'] })).toBe('bet in secret');
  expect(did('played', { cards: ['troll 7'], creature: 'troll' })).toBe('played Troll 7');
  expect(did('played', { cards: ['spectator 4'], creature: 'magus' })).toBe(
    'played Spectator 4 on Magus',
  );
  expect(did('bowed')).toBe('Bruno bows.');
  expect(deed(null, names)).toBe('');
});

test('a few cards in one line', () => {
  expect(cardList(['troll 2', 'prefect', 'troll 7'])).toBe('Troll 2 7, Prefect');
});
