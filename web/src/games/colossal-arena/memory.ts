import type { StoryLine } from '../../wire';

/** The kinds of events whose cards lie open before everybody. */
const PUBLIC = new Set([
  ...['played', 'referee', 'took', 'swapped', 'struck', 'discarded'],
  ...['revealed', 'retrieved', 'showed-all'],
]);

/** Which cards everybody has seen. */
export function seenCards(story: StoryLine[]): Set<string> {
  const open = story.filter(({ kind }) => PUBLIC.has(kind));
  return new Set(open.flatMap(({ things }) => (things.cards ?? []) as string[]));
}
