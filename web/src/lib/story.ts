import type { StoryLine, TableInfo } from '../wire';

/** What a line is about, so that a reader can leave some out. */
export const KINDS = ['bets', 'cards', 'powers', 'fates', 'draws'] as const;
export type Kind = (typeof KINDS)[number];

const WORDS: [Kind, RegExp][] = [
  ['draws', / (draws|recovers) /],
  ['fates', /eliminated|is over|enters the arena|starts\.$|[Ss]talemate|objects| bans /],
  ['bets', / (bets|does not bet|has a secret bet|takes back)|^No other secret/],
  ['cards', / (plays|discards|hides|cannot play|takes) /],
];

export function kindOf(line: StoryLine): Kind {
  return WORDS.find(([, words]) => words.test(line.text))?.[0] ?? 'powers';
}

const NUMERALS = ['', ' II', ' III', ' IV', ' V'];

/** The names at a table. */
export function seatNames(table: TableInfo): string[] {
  return numbered(table.seats.map((seat, i) => seat.name || `Seat ${i + 1}`));
}

/** Namesakes are numbered. */
export function numbered(names: string[]): string[] {
  return names.map(
    (name, i) => name + NUMERALS[names.slice(0, i).filter((other) => other === name).length],
  );
}

/** Sentences say `Seat 2`; the table knows who that is. */
export function named(text: string, names: string[]): string {
  return text.replace(/\b[Ss]eat (\d)\b/g, (words, seat) => names[Number(seat) - 1] ?? words);
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
