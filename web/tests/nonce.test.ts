import { beforeEach, expect, test } from 'vitest';
import { isKept, ownNonce } from '../src/lib/nonce';
import { aTable } from './views';

beforeEach(() => localStorage.clear());

test('a number is drawn once for a table, and is another for another', () => {
  const table = aTable('Anna', 'Bruno');
  const nonce = ownNonce(table);
  expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(ownNonce(table)).toBe(nonce);
  expect(ownNonce({ ...table, id: 'bbbbbbbbbbbb' })).not.toBe(nonce);
});

test('a house that leaves our number out, or changes its seal, is found out', () => {
  const table = aTable('Anna', 'Bruno');
  expect(isKept(table)).toBe(null);
  const nonces = [ownNonce(table), null];
  expect(isKept({ ...table, nonces })).toBe(true);
  expect(isKept({ ...table, nonces: [null, null] })).toBe(false);
  expect(isKept({ ...table, nonces, commitment: 'another' })).toBe(false);
});
