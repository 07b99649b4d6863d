import type { TableInfo } from '../wire';

/** What this browser added to a deal, and the commitment that it had seen before. */
interface Added {
  commitment: string;
  nonce: string;
}

const key = (id: string) => `harena.nonce.${id}`;

export function added(id: string): Added | null {
  try {
    return JSON.parse(localStorage.getItem(key(id)) ?? 'null');
  } catch {
    return null;
  }
}

export const canDraw = () => typeof crypto.getRandomValues === 'function';

/**
 * Our number for the deal of a table, drawn once the commitment has been seen; the same after a reload.
 * Null in a browser that cannot draw: it plays all the same.
 */
export function ownNonce({ id, commitment }: TableInfo): string | null {
  if (!canDraw()) return null;
  const before = added(id);
  if (before) return before.nonce;
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  const nonce = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  try {
    localStorage.setItem(key(id), JSON.stringify({ commitment, nonce } satisfies Added));
  } catch {
    // It is added all the same; only nobody can say later that it was ours.
  }
  return nonce;
}

/** Whether the deal came from our number and from what was sealed before it; null if we added none. */
export function isKept(info: TableInfo): boolean | null {
  const ours = added(info.id);
  if (!ours || !info.seats.some(({ yours }) => yours)) return null;
  return ours.commitment === info.commitment && info.nonces.includes(ours.nonce);
}
