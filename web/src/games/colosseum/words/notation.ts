/** The words of an action, and the things on the table that they point at. No rule is known here. */
import type { Offer, Spot } from '../../../lib/choice.svelte';
import type { ColosseumView } from '../../../wire';
import { cardOf, listed, MEDAL_COINS, PRICES, ROMAN, type Tokens } from '../seen';
import { plural } from '../../../lib/story';

export const spot = {
  market: (market: number): Spot => `market ${market}`,
  program: (number: number): Spot => `program ${number}`,
  noble: (noble: string): Spot => `noble ${noble}`,
  square: (square: number): Spot => `square ${square}`,
  seat: (seat: number): Spot => `seat ${seat}`,
  token: (kind: string): Spot => `token ${kind}`,
  /** A token of somebody else. */
  theirs: (kind: string): Spot => `theirs ${kind}`,
  button: (action: string): Spot => `button ${action}`,
};

export function title(words: string): string {
  return words
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** `Consul`, or `Consul II` where it matters which one. */
export function nobleName(noble: string, exact = false): string {
  const [rank = '', number] = noble.split('-');
  return title(rank) + (exact && number ? ` ${ROMAN[Number(number)]}` : '');
}

const MOVES = ['move', 'first', 'second', 'together', 'nudge'];

/** Which things to touch, one after the other, for an action. */
export function pathOf(action: string, view: ColosseumView): Spot[] {
  const [verb = '', what = ''] = action.split(' ');
  switch (verb) {
    case 'market':
      return [spot.market(Number(what))];
    case 'buy':
    case 'stage':
      return [spot.program(Number(what))];
    case 'discard':
      return [spot.token(what)];
    case 'take':
      return [spot.theirs(what)];
    case 'expand': {
      const found = view.own?.investments.find((investment) => investment.action === action);
      if (found?.square !== undefined) return [spot.square(found.square)];
    }
  }
  const move = MOVES.includes(verb) && view.own?.moves.find((each) => each.action === action);
  if (move) {
    const path = [spot.noble(move.noble), spot.square(move.square)];
    const twins = view.own!.moves.filter(
      ({ noble, square }) => noble === move.noble && square === move.square,
    );
    return twins.length > 1 ? [...path, spot.button(action)] : path;
  }
  return [spot.button(action)];
}

/** What can be done by touching; an offer is put together at a table of its own. */
export const offersOf = (view: ColosseumView): Offer[] =>
  view.legal
    .filter((action) => action !== 'counter' && !action.startsWith('offer '))
    .map((action) => ({ action, path: pathOf(action, view) }));

const LABELS: Record<string, string> = {
  ticket: `Buy a season ticket for ${PRICES.ticket}`,
  loge: `Build the loge for ${PRICES.loge}`,
  'extra-medals': 'Invest again for 2 medals',
  'extra-aa': 'Invest again for the Additional Action',
  cash: `Turn a medal into ${MEDAL_COINS} coins`,
  swap: 'Turn the Additional Action into a medal',
  accept: 'Accept',
  counter: 'Make a counter-offer',
  roll: 'Roll the dice',
  stay: 'Move no noble',
  none: 'Take nothing',
};

const PASSES: Record<string, string> = {
  invest: 'Invest nothing',
  open: 'Open no auction',
  raise: 'Pass',
  approach: 'Make no offer',
  roll: 'Stage nothing',
};
const DONES: Record<string, string> = { invested: 'Done investing', bargain: 'Done trading' };

const VERBS: Record<string, (what: string, rest: string) => string> = {
  buy: (what) => `Buy ${cardOf(Number(what)).name} for ${cardOf(Number(what)).price}`,
  market: (what) => `Put up market ${ROMAN[Number(what)]}`,
  bid: (what) => `Bid ${what}`,
  stage: (what) => `Stage ${cardOf(Number(what)).name}`,
  jokers: (what) => `Use ${what} Jokers`,
  medals: (what) => `Spend ${what} medals`,
  discard: (what) => `Discard ${title(what)}`,
  take: (what) => `Take ${title(what)}`,
  move: (what, by) => `Move the ${nobleName(what)} ${ROMAN[Number(by)]}`,
  first: (what, by) => `Move the ${nobleName(what)} ${ROMAN[Number(by)]}`,
  second: (what, by) => `Move the ${nobleName(what)} ${ROMAN[Number(by)]}`,
  together: (what, by) => `Move the ${nobleName(what)} ${ROMAN[Number(by)]} with both dice`,
  nudge: (what, by) =>
    `Spend a medal: ${nobleName(what)} ${ROMAN[Math.abs(Number(by))]} ${Number(by) > 0 ? 'on' : 'back'}`,
};

/** An action as a person would say it. */
export function label(action: string, view: ColosseumView): string {
  if (action === 'pass') return PASSES[view.step] ?? 'Pass';
  if (action === 'done') return DONES[view.step] ?? 'Done';
  if (action === 'decline') return view.step === 'stage' ? 'Do not stage' : 'Decline';
  if (action in LABELS) return LABELS[action]!;
  if (action.startsWith('offer ')) return 'Make the offer';
  const [verb = '', what = '', ...rest] = action.split(/:? /);
  if (verb === 'counter') return LABELS.counter!;
  if (verb === 'expand') {
    const square = view.own?.investments.find((each) => each.action === action)?.square;
    return `Extend your arena by square ${square}`;
  }
  return VERBS[verb]?.(what, rest.join(' ')) ?? title(action);
}

/** `2 Horse, Lion and 3 coins`; nothing is `nothing`. */
export function bundle(tokens: Tokens, coins: number): string {
  const kinds = listed(tokens).map(([kind, n]) => (n > 1 ? `${n} ${title(kind)}` : title(kind)));
  const all = coins > 0 ? [...kinds, plural(coins, 'coin')] : kinds;
  return all.length > 1
    ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
    : (all[0] ?? 'nothing');
}
