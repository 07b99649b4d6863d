import type { ColossalArenaView } from '../../wire';
import type { Drawing, StoryGroup } from '../drawing';
import ColossalArena from './ColossalArena.svelte';
import Course from './Course.svelte';
import Bar from './Bar.svelte';
import Count from './Count.svelte';
import Memory from './seats/Memory.svelte';
import OpenHands from './seats/OpenHands.svelte';
import { label } from './words/notation';
import { PHRASES } from './words/phrases';

const RECENT = 12;

const STORY: StoryGroup[] = [
  {
    name: 'bets',
    kinds: ['passed', 'bet', 'secret', 'revealed', 'retrieved', 'named'],
    hue: 'bronze',
  },
  {
    name: 'cards',
    kinds: ['played', 'referee', 'took', 'showed-all', 'discarded', 'buried'],
    hue: 'line',
  },
  { name: 'powers', kinds: [], hue: 'blue' },
  {
    name: 'fates',
    kinds: [
      ...['laid-out', 'banned', 'starts', 'died', 'declared', 'objected', 'playable'],
      ...['recycled', 'ended'],
    ],
    hue: 'terracotta',
  },
  { name: 'draws', kinds: ['drew', 'recovered'], hue: 'line', quiet: true },
];

export const drawing: Drawing<ColossalArenaView> = {
  board: ColossalArena,
  bar: Bar,
  phrases: PHRASES,
  count: Count,
  hands: OpenHands,
  course: Course,
  tabs: [{ name: 'Memory', page: Memory, shown: ({ options }) => options.memory_aid === 'full' }],
  story: STORY,
  remembers: ({ options }) => (options.memory_aid === 'none' ? RECENT : Infinity),
  asked: ({ legal, prompt }) => (legal.length ? prompt : ''),
  say: label,
  forced: ({ legal }) => (legal.length === 1 ? legal[0]! : null),
};
