/** What the view shows at a glance. The server decides everything; this only reads it for the eye. */
import type { ColossalArenaColumn, ColossalArenaView } from '../../wire';
import sentences from './sentences.json';

const SENTENCES: Record<string, string> = { ...sentences.powers, ...sentences.helpers };

/** What a creature's power, or a card that belongs to none, does. */
export const powerOf = (kind: string): string => SENTENCES[kind] ?? '';

/** Where the rules speak of it first. */
export const RULINGS: Record<string, string> = {
  ...sentences.rulings,
  spectator: 'R45',
  magister: 'R32',
  prefect: 'R124',
};

export const NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V'];

export const pileIn = (column: ColossalArenaColumn, row: number) =>
  column.piles.find((pile) => pile.row === row);

export const betIn = (column: ColossalArenaColumn, row: number) =>
  column.bets.find((bet) => bet.row === row);

export interface Stake {
  seat: number;
  creature: string;
  row: number | null;
  gold: number;
  alive: boolean;
}

/** Every visible token and what it pays. */
export function stakes(view: ColossalArenaView): Stake[] {
  return view.columns.flatMap(({ creature, alive, bets, secrets }) => [
    ...secrets.map(({ seat, gold }) => ({ seat, creature, row: null, gold, alive })),
    ...bets.map(({ seat, row, gold }) => ({ seat, creature, row, gold, alive })),
  ]);
}

/** How to bet with the things on the table, for as long as the choice is open. */
export function waysToBet({ legal, pays, round }: ColossalArenaView): string {
  const offered = (verb: string) => legal.some((action) => action.startsWith(`${verb} `));
  return [
    offered('bet') ? `A free space: a bet for ${pays.rows[round - 1]} gold.` : '',
    offered('secret') ? `A card of yours: a secret bet for ${pays.secret}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
