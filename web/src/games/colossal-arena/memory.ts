/** Which cards everybody has seen, read from the public sentences of the story alone. */
import type { StoryLine } from '../../wire';

const PUBLIC = [
  /plays (Spectator \d+|\w+ \d+) on/,
  /plays the (Prefect|Magister)/,
  /discards (.+)\.$/,
  /strikes (.+) off/,
  /has a secret bet on \w+ \((.+)\)/,
  /takes back the secret bet \((.+)\)/,
  /takes (\w+ \d+) from row/,
  /cannot play and shows (.+)\.$/,
];

export function seenCards(story: StoryLine[]): Set<string> {
  const seen = new Set<string>();
  for (const { text } of story) {
    for (const words of PUBLIC) {
      const found = words.exec(text)?.[1];
      found?.split(', ').forEach((card) => seen.add(card.toLowerCase()));
    }
  }
  return seen;
}
