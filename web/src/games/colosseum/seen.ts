/** What is printed on cards, and what the view says of them. The server decides everything; this only reads it. */
import type {
  ColosseumEffect,
  ColosseumPlayer,
  ColosseumProspect,
  ColosseumView,
} from '../../wire';
import catalogue from './catalogue.json';

export type Tokens = Record<string, number>;

export interface ProgramCard {
  number: number;
  name: string;
  price: number;
  squares: number;
  needs: Tokens;
  crowd: number[];
}

export const PROGRAMS = catalogue.programs as unknown as ProgramCard[];
export const KINDS: string[] = catalogue.tokens.map(({ name }) => name);
export const NOBLES = catalogue.nobles;
export const RESTING = new Set(catalogue.resting);
export const { prices: PRICES, draws: DRAWS, medal_coins: MEDAL_COINS } = catalogue;
export const TURNS = catalogue.turns;
export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
export const PHASES = [
  ['investing', 'Invest'],
  ['auctions', 'Auction'],
  ['trading', 'Trade'],
  ['producing', 'Event'],
  ['closing', 'Close'],
] as const;

export const cardOf = (number: number): ProgramCard => PROGRAMS[number - 1]!;
export const worthOf = (noble: string): number =>
  NOBLES.find(({ name }) => name === noble)?.worth ?? 0;

/** Tokens of a hand in the order of the catalogue. */
export const listed = (tokens: Tokens): [kind: string, count: number][] =>
  KINDS.filter((kind) => tokens[kind]).map((kind) => [kind, tokens[kind]!]);

/** One place of a program for a token. */
export interface Slot {
  kind: string;
  state: 'have' | 'gain' | 'lose' | 'joker' | 'missing';
}

/** The places of a program: what lies there, what would come or go, what is missing. */
export function slotsOf(card: ProgramCard, lacks: Tokens, change: Tokens = {}, jokers = 0): Slot[] {
  let wild = jokers;
  return Object.entries(card.needs).flatMap(([kind, need]) => {
    const have = need - (lacks[kind] ?? 0);
    return Array.from({ length: need }, (_, i): Slot => {
      const by = change[kind] ?? 0;
      if (i < have) return { kind, state: i >= have + by ? 'lose' : 'have' };
      if (i < have + by) return { kind, state: 'gain' };
      return { kind, state: wild-- > 0 ? 'joker' : 'missing' };
    });
  });
}

/** How many places are empty. */
export const emptyIn = (slots: Slot[]): number =>
  slots.filter(({ state }) => state === 'missing' || state === 'lose').length;

export interface Standing {
  /** Places of the ladder, from nothing missing on; null if that much may not be missing. */
  now: number | null;
  after: number | null;
}

const onLadder = (card: ProgramCard, missing: number) =>
  missing < card.crowd.length ? missing : null;

/** A program of a player, now and after something that is being decided. */
export interface Prospect {
  card: ProgramCard;
  now: ColosseumProspect;
  slots: Slot[];
  ladder: Standing;
  /** The whole event before and after; null if it cannot be staged. */
  before: number | null;
  after: number | null;
  owned: boolean;
}

export function prospectOf(
  now: ColosseumProspect,
  owned: boolean,
  change: Tokens,
  effect?: ColosseumEffect | null,
): Prospect {
  const card = cardOf(now.program);
  const slots = slotsOf(card, now.lacks, change);
  const before = now.bill?.total ?? null;
  const marks = effect?.programs.find(({ program }) => program === now.program);
  return {
    card,
    now,
    slots,
    ladder: { now: onLadder(card, now.missing), after: onLadder(card, emptyIn(slots)) },
    before,
    after: marks ? marks.total[1] : before,
    owned,
  };
}

/** The player to whom the lower half of the table belongs: the viewer, or whoever acts. */
export function mainSeat(view: ColosseumView): number {
  if (view.viewer !== null) return view.viewer;
  return typeof view.actor === 'number' ? view.actor : view.current;
}

/** What one still lacks for the programs one has or aims at. */
export function gapsOf(player: ColosseumPlayer, pinned: ColosseumProspect[]): Set<string> {
  return new Set([...player.programs, ...pinned].flatMap(({ lacks }) => Object.keys(lacks)));
}

/** A number with its sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
