/** What somebody did, in few words: what the view and the story tell as data is said from the reader's side. */
import { named, plural } from '../../../lib/story';
import type { Deed, StoryLine } from '../../../wire';
import { nobleName, title } from './notation';
import { cardOf, listed, ROMAN, type Tokens } from '../seen';

interface Things {
  [thing: string]: unknown;
}

const of = <T>(things: Things, name: string) => things[name] as T;

const WORDS: Record<string, (things: Things, names: string[]) => string> = {
  passed: () => 'passed',
  bought: (t) => `bought ${cardOf(of(t, 'program')).name}`,
  expanded: () => 'extended the arena',
  ticket: () => 'bought a ticket',
  loge: () => 'built the loge',
  extra: () => 'invests again',
  cashed: () => 'cashed a medal',
  swapped: () => 'took a medal',
  opened: (t) => `put up market ${ROMAN[of<number>(t, 'market')]}`,
  bid: (t) => `bid ${of(t, 'bid')}`,
  out: () => 'left the auction',
  won: (t) => `took market ${ROMAN[of<number>(t, 'market')]} for ${of(t, 'price')}`,
  proposed: (t, names) => `made ${names[of<number>(t, 'partner')]} an offer`,
  declined: (t, names) => `declined ${names[of<number>(t, 'partner')]}’s offer`,
  traded: () => 'traded',
  rolled: (t) => `rolled ${of<string[]>(t, 'dice').map(face).join(' and ')}`,
  moved: (t) => `moved the ${nobleName(of(t, 'noble'))} ${ROMAN[of<number>(t, 'squares')]}`,
  nudged: (t) => `moved the ${nobleName(of(t, 'noble'))} for a medal`,
  staged: (t) => `staged ${cardOf(of(t, 'program')).name}`,
  'no-event': () => 'staged nothing',
  discarded: (t) => `discarded ${title(of(t, 'token'))}`,
  took: (t, names) => `took ${title(of(t, 'token'))} from ${names[of<number>(t, 'from')]}`,
  spared: () => 'took nothing',
};

/** `i-iii` and `4` as they stand on a die. */
export const face = (die: string): string => (die === 'i-iii' ? 'I–III' : ROMAN[Number(die)]!);

/** What has just happened, in a line. */
export function tidings(told: StoryLine[], names: string[]): string {
  const deeds = told.filter(({ kind }) => kind !== 'phase');
  return (deeds.length ? deeds : told)
    .slice(-2)
    .map(({ kind, seat, things, text }) => {
      const words = WORDS[kind]?.(things as Things, names);
      return words && seat !== null ? `${names[seat]} ${words}.` : named(text, names);
    })
    .join(' ');
}

export function deedOf(deed: Deed | null, names: string[]): string {
  return deed ? (WORDS[deed.kind]?.(deed.things, names) ?? '') : '';
}

/** An offer in words from its composer's side. */
export function bargain(give: Tokens, ask: Tokens, coins: number): string {
  return `${counted(give, coins)} for ${counted(ask, -coins)}`;
}

/** `2 horses, 1 lion and 3 coins`. */
function counted(tokens: Tokens, coins: number): string {
  const many = (kind: string) =>
    kind === 'scenery' ? kind : kind === 'torch' ? 'torches' : undefined;
  const parts = listed(tokens).map(([kind, n]) => plural(n, kind.replace('-', ' '), many(kind)));
  if (coins > 0) parts.push(plural(coins, 'coin'));
  return [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' and ');
}
