import type { Poster } from '../drawing';
import Emblem from './Emblem.svelte';
import { powers } from './sentences.json';

export const poster: Poster = {
  motto: 'Eight creatures enter. Three survive. Bet well.',
  emblem: Emblem,
  parade: Object.keys(powers),
  steps: [
    {
      art: 'magus',
      name: 'Bet',
      text: 'Put a token on a creature: early bets pay 4, late ones less, a secret one 5.',
    },
    {
      art: 'wyrm',
      name: 'Play',
      text: 'Play a card on any living creature. Whoever backs it alone may use its power.',
    },
    {
      art: 'spectator',
      name: 'Meddle',
      text: 'Spectators count for any creature, and silence its power for a moment.',
    },
    {
      art: 'colossus',
      name: 'Survive',
      text: 'When every creature has a card, the lowest falls. Tokens on survivors are gold.',
    },
  ],
  fields: {},
};
