/** What this browser keeps for its player while she makes up her mind; nobody else learns of it. */
import { SvelteSet } from 'svelte/reactivity';
import type { ColosseumBounds, ColosseumTrade } from '../../../wire';
import type { Tokens } from '../seen';

const boards: SvelteSet<number>[] = [];

/** Programs on sale that a seat aims at. */
export function pinnedBy(seat: number | null): SvelteSet<number> {
  return (boards[(seat ?? -1) + 1] ??= new SvelteSet());
}

/** An offer on its composer's own table. */
export class Draft {
  partner = $state<number | null>(null);
  give = $state.raw<Tokens>({});
  ask = $state.raw<Tokens>({});
  /** What the composer adds; below nought, what she is to get. */
  coins = $state(0);
  private open = $state(false);

  constructor(readonly bounds: () => ColosseumBounds | null) {}

  get other() {
    return this.bounds()?.partners.find(({ seat }) => seat === this.partner) ?? null;
  }

  /** It is being put together, with somebody whom it may go to now. */
  get isOpen(): boolean {
    return this.open && this.other !== null;
  }

  /** With one partner, or from an offer that is to be answered by another, seen from this side. */
  begin(partner: number | null, answered?: ColosseumTrade | null) {
    this.partner = partner;
    this.give = { ...(answered?.ask ?? {}) };
    this.ask = { ...(answered?.give ?? {}) };
    this.coins = -(answered?.coins ?? 0);
    this.open = true;
  }

  clear() {
    this.give = {};
    this.ask = {};
    this.coins = 0;
  }

  close() {
    this.clear();
    this.partner = null;
    this.open = false;
  }

  /** Another partner holds other things. */
  turnTo(partner: number) {
    if (partner === this.partner) return;
    this.ask = {};
    this.coins = Math.max(0, this.coins);
    this.partner = partner;
  }

  left(side: 'give' | 'ask', kind: string): number {
    const bounds = side === 'give' ? this.bounds()?.give : this.other?.ask;
    return (bounds?.[kind] ?? 0) - (this[side][kind] ?? 0);
  }

  /** One token into a pile; if some of its type lie in the other pile, one of those goes back instead. */
  put(side: 'give' | 'ask', kind: string) {
    const opposite = side === 'give' ? 'ask' : 'give';
    if (this[opposite][kind]) this.back(opposite, kind);
    else if (this.left(side, kind) > 0) this[side] = changed(this[side], kind, 1);
  }

  back(side: 'give' | 'ask', kind: string) {
    this[side] = changed(this[side], kind, -1);
  }

  pay(by: number) {
    const most = this.bounds()?.coins ?? 0;
    const least = -(this.other?.coins ?? 0);
    this.coins = Math.min(most, Math.max(least, this.coins + by));
  }

  get empty(): boolean {
    return !this.coins && !Object.keys(this.give).length && !Object.keys(this.ask).length;
  }

  /** There is something on either side. */
  get whole(): boolean {
    const given = Object.keys(this.give).length + Math.max(0, this.coins);
    const asked = Object.keys(this.ask).length + Math.max(0, -this.coins);
    return given > 0 && asked > 0;
  }

  /** What the composer's hand gains and loses. */
  get change(): Tokens {
    const change: Tokens = { ...this.ask };
    for (const [kind, n] of Object.entries(this.give)) change[kind] = (change[kind] ?? 0) - n;
    return change;
  }
}

function changed(tokens: Tokens, kind: string, by: number): Tokens {
  const { [kind]: count = 0, ...rest } = tokens;
  return count + by > 0 ? { ...rest, [kind]: count + by } : rest;
}

/** An event as far as it is thought out. */
export class Plan {
  program = $state<number | null>(null);
  jokers = $state(0);
  medals = $state(0);

  choose(program: number | null, jokers = 0) {
    this.program = program;
    this.jokers = jokers;
    this.medals = 0;
  }
}
