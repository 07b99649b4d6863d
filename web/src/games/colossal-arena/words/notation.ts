/** The words of an action, and the things on the table that they point at. No rule is known here. */
import type { Offer, Spot } from '../../../lib/choice.svelte';
import { named } from '../../../lib/story';
import type { ColossalArenaColumn, Deed, ColossalArenaView } from '../../../wire';

export interface CardFace {
  kind: string;
  strength: number | null;
}

export function cardFace(card: string): CardFace {
  const [kind = '', strength] = card.split(' ');
  return { kind, strength: strength === undefined ? null : Number(strength) };
}

export function title(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Things that can be clicked: `hand troll 7`, `space wyrm 2`, `creature magus`, `seat 1`, `button pass`. */
export const spot = {
  hand: (card: string): Spot => `hand ${card}`,
  shown: (card: string): Spot => `shown ${card}`,
  top: (card: string): Spot => `top ${card}`,
  space: (creature: string, row: number): Spot => `space ${creature} ${row}`,
  creature: (creature: string): Spot => `creature ${creature}`,
  seat: (seat: number): Spot => `seat ${seat}`,
  button: (action: string): Spot => `button ${action}`,
};

/** All things of one creature that can ever be clicked. */
export function spotsOf({ creature, piles, bets }: ColossalArenaColumn): Spot[] {
  return [
    spot.creature(creature),
    ...piles.map(({ top }) => spot.top(top)),
    ...bets.map(({ row }) => spot.space(creature, row)),
  ];
}

/** Which things to click, one after the other, for an action. */
export function pathOf(action: string, round: number): Spot[] {
  const [verb = '', ...rest] = action.split(' ');
  const what = rest.join(' ');
  const place = /^(\w+) row (\d)$/.exec(what);
  switch (verb) {
    case 'bet':
      return [spot.space(what, round)];
    case 'place':
    case 'retrieve':
      if (place) return [spot.space(place[1]!, Number(place[2]))];
      break;
    case 'play':
    case 'give':
    case 'discard':
    case 'secret':
      return [spot.hand(what)];
    case 'prefect':
      return [spot.hand('prefect')];
    case 'spectator':
      return [spot.hand(`spectator ${rest[0]}`), spot.creature(rest[2]!)];
    case 'magister':
      return [spot.hand('magister'), spot.creature(rest[1]!)];
    case 'take':
    case 'strike':
    case 'swap':
    case 'with':
      return [spot.top(what)];
    case 'keep':
      return [spot.shown(what)];
    case 'name':
    case 'copy':
    case 'ban':
    case 'creature':
      return [spot.creature(what)];
    case 'target':
      return [spot.seat(Number(rest[1]) - 1)];
  }
  return [spot.button(action)];
}

export function offersOf({ legal, round }: ColossalArenaView): Offer[] {
  return legal.map((action) => ({ action, path: pathOf(action, round) }));
}

const LABELS: Record<string, string> = {
  reveal: 'Reveal your secret bet',
  use: 'Use the power',
  done: 'Done',
  wait: 'Wait',
  declare: 'Declare a stalemate',
  object: 'Object',
  prefect: 'Play the Prefect',
  'retrieve secret': 'Take back your secret bet',
};

const VERBS: Record<string, (what: string) => string> = {
  bet: (what) => `Bet on ${title(what)}`,
  secret: (what) => `Bet in secret with ${title(what)}`,
  play: (what) => `Play ${title(what)}`,
  spectator: (what) => `Play Spectator ${what.replace(/ on (\w+)/, (_, c) => ` on ${title(c)}`)}`,
  magister: (what) => `Play the Magister on ${title(what.slice(3))}`,
  take: (what) => `Take ${title(what)}`,
  give: (what) => `Give ${title(what)}`,
  keep: (what) => `Keep ${title(what)}`,
  swap: (what) => `Swap ${title(what)}`,
  with: (what) => `Swap with ${title(what)}`,
  strike: (what) => `Burn ${title(what)}`,
  discard: (what) => `Discard ${title(what)}`,
  name: (what) => `Ask for ${title(what)}`,
  copy: (what) => `Copy ${title(what)}`,
  ban: (what) => `Ban ${title(what)}`,
  place: (what) => `Bet on ${title(what).replace(' row', ', row')}`,
  retrieve: (what) => `Take back your token on ${title(what).replace(' row', ', row')}`,
};

/** An action as a person would say it. */
export function label(action: string, { step }: { step: string }, names: string[]): string {
  if (action === 'pass') return step === 'bet' ? 'Do not bet' : 'Pass and show your hand';
  if (action === 'decline') return step === 'second' ? 'No second card' : 'Decline';
  if (action in LABELS) return LABELS[action]!;
  const [verb = '', ...rest] = action.split(' ');
  if (verb === 'target') return `Choose ${names[Number(rest[1]) - 1]}`;
  return VERBS[verb]?.(rest.join(' ')) ?? title(action);
}

const PAST: Record<string, (cards: string, creature: string) => string> = {
  passed: () => 'did not bet',
  bet: (_, creature) => `bet on ${creature}`,
  secret: () => 'bet in secret',
  revealed: (_, creature) => `revealed a bet on ${creature}`,
  played: (cards, creature) =>
    cards.startsWith(creature) ? `played ${cards}` : `played ${cards} on ${creature}`,
  referee: (cards) => `played the ${cards}`,
  'showed-all': () => 'could not play',
  declined: () => 'declined',
  used: (_, creature) => `used ${creature}`,
  discarded: (cards) => `discarded ${cards}`,
};

/** What a seat did last, in a few words; else as the story tells it. */
export function deed(did: Deed | null, names: string[]): string {
  if (!did) return '';
  const { cards = [], creature = '' } = did.things as { cards?: string[]; creature?: string };
  const words = PAST[did.kind]?.(cardList(cards), title(creature));
  return words ?? named(did.sentence, names);
}

/** `Troll 2 7, Prefect` for a few cards. */
export function cardList(cards: string[]): string {
  const kinds = new Map<string, string[]>();
  for (const card of cards) {
    const [kind = '', ...strength] = card.split(' ');
    kinds.set(kind, [...(kinds.get(kind) ?? []), ...strength]);
  }
  return [...kinds].map(([kind, strengths]) => [title(kind), ...strengths].join(' ')).join(', ');
}
