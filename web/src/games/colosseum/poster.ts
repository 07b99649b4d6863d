import type { Poster } from '../drawing';
import Token from './PosterToken.svelte';
import { KINDS } from './seen';

export const poster: Poster = {
  motto: 'Five turns, one great event. Draw the largest crowd of Rome.',
  emblem: Token,
  parade: KINDS.slice(0, 12),
  steps: [
    {
      art: 'scroll',
      name: 'Invest',
      text: 'Buy a program, extend your arena, sell season tickets, or build the Emperor’s loge.',
    },
    {
      art: 'lion',
      name: 'Bid and trade',
      text: 'Win markets of three tokens, then swap what others need for what you need.',
    },
    {
      art: 'noble-emperor',
      name: 'Stage',
      text: 'Roll the dice, lead the nobles into your arena, and stage the best program you can fill.',
    },
    {
      art: 'podium',
      name: 'Outshine',
      text: 'Spectators are coins. Only your best single event counts in the end.',
    },
  ],
  words: {},
  fields: {},
};
