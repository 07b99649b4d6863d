import type { StoryGroup } from '../games/drawing';
import type { StoryLine, TableInfo } from '../wire';

/** Where a line belongs, so that a reader can leave some out. */
export function groupOf(line: StoryLine, groups: StoryGroup[]): StoryGroup | undefined {
  const rest = groups.find(({ kinds }) => kinds.length === 0);
  return groups.find(({ kinds }) => kinds.includes(line.kind)) ?? rest;
}

/** What the last move brought about, without what is seldom worth a glance. */
export function lastDeed(story: StoryLine[], groups: StoryGroup[]): StoryLine[] {
  const told = story.filter((line) => !groupOf(line, groups)?.quiet);
  return told.filter(({ at }) => at === told.at(-1)!.at);
}

/** Lines that were taken back later. */
export function takenBack(story: StoryLine[]): Set<StoryLine> {
  const undos = story.filter(({ kind }) => kind === 'undone');
  return new Set(
    story.filter(({ at }) =>
      undos.some((undo) => (undo.things.first as number) <= at && at < undo.at),
    ),
  );
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
