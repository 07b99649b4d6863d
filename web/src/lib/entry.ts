import { bytesToHex } from '@noble/hashes/utils.js';
import type { EventInfo } from '../wire';
import { canDraw } from './draw';

/** What this browser adds to the deals of an event, and the commitment that it had seen before. */
interface Added {
  commitment: string;
  nonce: string;
}

const key = (id: string) => `harena.entry.${id}`;

function added(id: string): Added | null {
  try {
    return JSON.parse(localStorage.getItem(key(id)) ?? 'null');
  } catch {
    return null;
  }
}

/** Our number, drawn once the commitment has been seen; the same after a reload. Null in a browser that cannot draw. */
export function entryNonce({ head, commitment }: EventInfo): string | null {
  if (!canDraw()) return null;
  const before = added(head.id);
  if (before) return before.nonce;
  const nonce = bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
  try {
    localStorage.setItem(key(head.id), JSON.stringify({ commitment, nonce } satisfies Added));
  } catch {
    // It is added all the same; only nobody can say later that it was ours.
  }
  return nonce;
}

/** From the start on: whether our number and the commitment are those that we remember; null if we added none. */
export function isKeptIn({ head, commitment, entrants }: EventInfo): boolean | null {
  const ours = added(head.id);
  const own = entrants.find(({ yours }) => yours);
  if (!ours || !own?.nonce || head.status === 'gathering') return null;
  return ours.commitment === commitment && own.nonce === ours.nonce;
}
