import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { EventInfo, TableInfo } from '../wire';
import { canDraw } from './draw';

/** What is told of a deal that people add to: a table's, or the one of all tables of an event. */
export type Deal = Pick<TableInfo, 'id' | 'commitment' | 'asks' | 'pledges' | 'nonces'> & {
  seats: { yours: boolean }[];
};

export const dealOf = ({ head, commitment, asks, entrants }: EventInfo): Deal => ({
  id: head.id,
  commitment,
  asks,
  seats: entrants,
  pledges: entrants.map(({ pledge }) => pledge),
  nonces: entrants.map(({ nonce }) => nonce),
});

/** What this browser adds to a deal, the commitment that it had seen before, and what it told. */
interface Added {
  commitment: string;
  /** The end of the chain: each number's hash is the one that is told before it. */
  secret: string;
  /** Our pledge when a number was told last, and everybody's then. */
  told: string | null;
  pledges: (string | null)[];
}

const LINKS = 256;
const key = (id: string) => `harena.nonce.${id}`;
const pledge = (nonce: string) => bytesToHex(sha256(utf8ToBytes(`harena nonce ${nonce}`)));

function added(id: string): Added | null {
  try {
    const found: Partial<Added> | null = JSON.parse(localStorage.getItem(key(id)) ?? 'null');
    return found?.secret ? (found as Added) : null; // those from before there were pledges prove nothing
  } catch {
    return null;
  }
}

function keep(id: string, what: Added): void {
  try {
    localStorage.setItem(key(id), JSON.stringify(what));
  } catch {
    // It is added all the same; only nobody can say later that it was ours.
  }
}

/** From the pledge to the secret, each the hash of the next. */
function chain(secret: string): string[] {
  const links = [secret];
  while (links.length <= LINKS) links.push(pledge(links.at(-1)!));
  return links.reverse();
}

/**
 * What we pledge for a deal, drawn once the commitment has been seen; the same after a reload. Whoever comes
 * again after she has told a number pledges the next one, which nobody knows.
 * Null in a browser that cannot draw: it plays all the same.
 */
export function ownPledge({ id, commitment }: Deal): string | null {
  if (!canDraw()) return null;
  let ours = added(id);
  if (!ours) {
    const secret = bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
    ours = { commitment, secret, told: null, pledges: [] };
    keep(id, ours);
  }
  const links = chain(ours.secret);
  return links[ours.told ? links.indexOf(ours.told) + 1 : 0] ?? null;
}

/** The number that is asked for now; null if none of ours is. What was pledged by then is remembered. */
export function ownNonce(info: Deal): string | null {
  const ours = added(info.id);
  if (!ours || !info.asks) return null;
  const links = chain(ours.secret);
  const seat = info.seats.findIndex(
    ({ yours }, i) => yours && links.includes(info.pledges[i] ?? ''),
  );
  const told = info.pledges[seat];
  if (!told || info.nonces[seat]) return null;
  // A house that asks again for the same number may not have changed what others pledged.
  if (ours.told !== told) keep(info.id, { ...ours, told, pledges: info.pledges });
  return links[links.indexOf(told) + 1] ?? null;
}

/**
 * Whether the deal came from what was sealed before, and from the numbers that were pledged when ours was told;
 * null if we told none.
 */
export function isKept(info: Deal): boolean | null {
  const ours = added(info.id);
  if (!ours?.told || !info.seats.some(({ yours }) => yours)) return null;
  const pledged = info.nonces.map((nonce) => (nonce ? pledge(nonce) : null));
  return (
    ours.commitment === info.commitment &&
    pledged.includes(ours.told) &&
    pledged.every((each, seat) => each === (ours.pledges[seat] ?? null))
  );
}
