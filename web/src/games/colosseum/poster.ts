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
  words: {
    program_order: {
      title: 'Which programs are sold',
      values: { any: 'any', rising: 'only larger ones than those staged' },
    },
    auction_wins: {
      title: 'Whoever wins a market',
      values: {
        'per-initiator': 'bids again when the next player opens',
        'one-per-turn': 'wins no other this turn',
      },
    },
    refill: {
      title: 'Empty markets are filled',
      values: {
        'initiator-wins': 'when the opener wins one',
        'initiator-done': 'also when she is done',
      },
    },
    retrade: { title: 'Trading on what was traded' },
    trade_specials: { title: 'Jokers and Additional Actions in trades' },
    star_ties: {
      title: 'A tie for a star',
      values: { 'set-aside': 'nobody has it', 'holder-keeps': 'its holder keeps it' },
    },
    closing_order: {
      title: 'The closing ceremony',
      values: {
        'discard-podium-theft': 'farewells, podium, then the last takes',
        'podium-discard-theft': 'podium, farewells, then the last takes',
      },
    },
    dice: {
      title: 'Dice',
      values: { special: 'I–III, II, III, IV, V, VI', 'one-to-three': 'I, II and III alone' },
    },
    joker_discard: {
      title: 'A Joker as farewell',
      values: { never: 'never', may: 'may be given up' },
    },
    theft: {
      title: 'The last player',
      values: { must: 'takes a token from the first', may: 'may take one, or none' },
    },
    previous_events: {
      title: 'Five spectators more',
      values: {
        programs: 'for each other program staged before',
        events: 'for each earlier event',
      },
    },
    noble_moves: {
      title: 'Nobles',
      values: { must: 'must move by the dice', may: 'may stay where they are' },
    },
  },
  fields: {},
};
