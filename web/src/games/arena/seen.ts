/** What the view shows at a glance. The server decides everything; this only reads it for the eye. */
import type { ArenaColumn, ArenaView } from '../../wire';
import powers from './powers.json';

const SENTENCES: Record<string, string> = powers;

export const powerOf = (creature: string): string => SENTENCES[creature] ?? '';

export const pileIn = (column: ArenaColumn, row: number) =>
  column.piles.find((pile) => pile.row === row);

export const betIn = (column: ArenaColumn, row: number) =>
  column.bets.find((bet) => bet.row === row);

export interface Stake {
  seat: number;
  creature: string;
  row: number | null;
  gold: number;
  alive: boolean;
}

/** Every visible token and what it pays. */
export function stakes(view: ArenaView): Stake[] {
  return view.columns.flatMap(({ creature, alive, bets, secrets }) => [
    ...secrets.map(({ seat, gold }) => ({ seat, creature, row: null, gold, alive })),
    ...bets.map(({ seat, row, gold }) => ({ seat, creature, row, gold, alive })),
  ]);
}
