import { expect, test } from 'vitest';
import { waysIn } from '../src/lib/ways';

test('the address of a table is a way there, and nothing else is', () => {
  expect(waysIn('Another game: http://box:8000/table/abcdefgh2345 at nine')).toEqual([
    { text: 'Another game: ' },
    { text: 'http://box:8000/table/abcdefgh2345', table: 'abcdefgh2345' },
    { text: ' at nine' },
  ]);
  for (const text of [
    'http://box/table/abc',
    'http://box/a/table/abcdefgh2345',
    '/table/abcdefgh2345',
  ])
    expect(waysIn(text)).toEqual([{ text }]);
  expect(waysIn('')).toEqual([]);
});
