import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { beforeEach, expect, test } from 'vitest';
import { dealOf, isKept, ownNonce, ownPledge } from '../src/lib/nonce';
import type { EventInfo } from '../src/wire';
import { aTable } from './views';

beforeEach(() => localStorage.clear());

const hash = (nonce: string) => bytesToHex(sha256(utf8ToBytes(`harena nonce ${nonce}`)));
const BRUNOS = '1b'.repeat(32);

/** A table that asks for our number; Bruno's is pledged too. */
function asking() {
  const table = aTable('Anna', 'Bruno');
  const ours = ownPledge(table)!;
  return { ours, table: { ...table, asks: true, pledges: [ours, hash(BRUNOS)] } };
}

test('a pledge is drawn once for a table, and is another for another', () => {
  const table = aTable('Anna', 'Bruno');
  const pledge = ownPledge(table);
  expect(pledge).toMatch(/^[0-9a-f]{64}$/);
  expect(ownPledge(table)).toBe(pledge);
  expect(ownPledge({ ...table, id: 'bbbbbbbbbbbb' })).not.toBe(pledge);
});

test('the number is told when it is asked for, and its hash is the pledge', () => {
  const { ours, table } = asking();
  expect(ownNonce({ ...table, asks: false })).toBe(null);
  const nonce = ownNonce(table)!;
  expect(hash(nonce)).toBe(ours);
  expect(ownNonce(table)).toBe(nonce);
  expect(ownNonce({ ...table, nonces: [nonce, null] })).toBe(null);
});

test('asked anew, it tells the next number, which was pledged by the first', () => {
  const { table } = asking();
  const nonce = ownNonce(table)!;
  const next = ownNonce({ ...table, pledges: [nonce, null] })!;
  expect(hash(next)).toBe(nonce);
});

test('whoever has told her number, left and comes again pledges one that nobody knows', () => {
  const { table } = asking();
  const told = ownNonce(table)!;
  const anew = ownPledge(table)!;
  expect(anew).toBe(told);
  expect(hash(ownNonce({ ...table, pledges: [anew, hash(BRUNOS)] })!)).toBe(anew);
});

test('an event asks as a table does, by its entrants', () => {
  const told = { name: 'Anna', person: 'a', team: '', status: 'in' as const, claimed: false };
  const info = { head: { id: 'cccccccccccc' }, commitment: 'sealed', asks: true } as EventInfo;
  const pledge = ownPledge(dealOf({ ...info, entrants: [] }))!;
  const entrants: EventInfo['entrants'] = [
    { ...told, number: 1, yours: false, pledge: hash(BRUNOS), nonce: null },
    { ...told, number: 2, yours: true, pledge, nonce: null },
  ];
  const nonce = ownNonce(dealOf({ ...info, entrants }))!;
  expect(hash(nonce)).toBe(pledge);
  const late = { ...told, number: 3, yours: false, pledge: null, nonce: null };
  const [bruno, anna] = entrants as [EventInfo['entrants'][0], EventInfo['entrants'][0]];
  const begun = [{ ...bruno, nonce: BRUNOS }, { ...anna, nonce }, late];
  expect(isKept(dealOf({ ...info, asks: false, entrants: begun }))).toBe(true);
  const chosen = [
    { ...bruno, nonce: '2c'.repeat(32) },
    { ...anna, nonce },
  ];
  expect(isKept(dealOf({ ...info, asks: false, entrants: chosen }))).toBe(false);
});

test('a house that deals from anything else is found out', () => {
  const { table } = asking();
  const playing = { ...table, asks: false };
  expect(isKept(playing)).toBe(null);
  const nonce = ownNonce(table)!;
  const nonces = [nonce, BRUNOS];
  expect(isKept({ ...playing, nonces })).toBe(true);
  expect(isKept({ ...playing, nonces, commitment: 'another' })).toBe(false);
  expect(isKept({ ...playing, nonces: [null, BRUNOS] })).toBe(false);
  expect(isKept({ ...playing, nonces: [nonce, null] })).toBe(false);
  expect(isKept({ ...playing, nonces: [nonce, '2c'.repeat(32)] })).toBe(false);
});

test('a house that asks again for the same number cannot change what others pledged', () => {
  const { ours, table } = asking();
  const first = ownNonce(table);
  const chosen = '2c'.repeat(32);
  expect(ownNonce({ ...table, pledges: [ours, hash(chosen)] })).toBe(first);
  expect(isKept({ ...table, asks: false, nonces: [first, chosen] })).toBe(false);
});
