import type { ColosseumView } from '../../wire';
import type { Drawing, StoryGroup } from '../drawing';
import Bar from './Bar.svelte';
import Colosseum from './Colosseum.svelte';
import Count from './Count.svelte';
import Programs from './programs/Programs.svelte';
import { label } from './words/notation';
import { PHRASES } from './words/phrases';

const STORY: StoryGroup[] = [
  {
    name: 'investments',
    kinds: ['bought', 'expanded', 'ticket', 'loge', 'extra', 'cashed', 'swapped'],
    hue: 'bronze',
  },
  { name: 'bids', kinds: ['opened', 'bid', 'out', 'won', 'emperor'], hue: 'line' },
  {
    name: 'trades',
    kinds: ['composing', 'cancelled', 'proposed', 'declined', 'countered', 'traded'],
    hue: 'blue',
  },
  { name: 'events', kinds: [], hue: 'terracotta' },
  { name: 'stars', kinds: ['star'], hue: 'bronze' },
  { name: 'draws', kinds: ['dealt', 'placed', 'program'], hue: 'line', quiet: true },
];

export const drawing: Drawing<ColosseumView> = {
  board: Colosseum,
  bar: Bar,
  phrases: PHRASES,
  count: Count,
  tabs: [{ name: 'Programs', page: Programs, shown: ({ own }) => own !== undefined }],
  story: STORY,
  remembers: () => Infinity,
  asked: ({ legal, prompt }) => (legal.length ? prompt : ''),
  say: label,
  open: true,
  forced: ({ legal, own }) => (legal.length === 1 && !own?.bounds ? legal[0]! : null),
};
