/** What the view shows at a glance. The server decides everything; this only reads it for the eye. */
import type { ArenaColumn, ArenaView } from '../../wire';
import { cardFace } from './notation';
import powers from './powers.json';

export const ROWS = [1, 2, 3, 4, 5];
export const SECRET_VALUE = 5;
const SENTENCES: Record<string, string> = powers;

export const powerOf = (creature: string): string => SENTENCES[creature] ?? '';

/** What a token in this row is worth if its creature lives: printed beside the row. */
export const worth = (row: number): number => 5 - row;

export const pileIn = (column: ArenaColumn, row: number) =>
  column.piles.find((pile) => pile.row === row);

export const betIn = (column: ArenaColumn, row: number) =>
  column.bets.find((bet) => bet.row === row);

export interface Danger {
  /** The creatures with the lowest visible card in this row. */
  lowest: string[];
  /** The one that falls at the end of this turn if nothing changes. */
  doomed: string | null;
}

export function danger(view: ArenaView): Danger {
  const living = view.columns.filter((column) => column.alive);
  const cards = living.flatMap((column) => {
    const pile = pileIn(column, view.round);
    const strength = pile ? cardFace(pile.top).strength : null;
    return strength === null ? [] : [{ creature: column.creature, strength }];
  });
  const least = Math.min(...cards.map((card) => card.strength));
  const lowest = cards.filter((card) => card.strength === least).map((card) => card.creature);
  const full = cards.length === living.length;
  return { lowest, doomed: full && lowest.length === 1 ? lowest[0]! : null };
}

/** The power that playing this card would offer the viewer, as far as the table shows. */
export function stirs(view: ArenaView, card: string): string | null {
  const column = view.columns.find(({ creature }) => creature === cardFace(card).kind);
  if (!column?.alive || view.options.powers === 'off') return null;
  if (view.viewer === null || column.backer !== view.viewer) return null;
  return pileIn(column, view.round)?.top.startsWith('spectator') ? null : column.creature;
}

export interface Stake {
  seat: number;
  creature: string;
  row: number | null;
  value: number;
  alive: boolean;
}

/** Every visible token and what it pays. */
export function stakes(view: ArenaView): Stake[] {
  return view.columns.flatMap(({ creature, alive, bets, secrets }) => [
    ...secrets.map((seat) => ({
      seat,
      creature,
      row: null,
      value: alive ? SECRET_VALUE : 0,
      alive,
    })),
    ...bets.map(({ seat, row }) => ({ seat, creature, row, value: alive ? worth(row) : 0, alive })),
  ]);
}
