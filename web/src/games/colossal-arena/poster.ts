import type { Poster } from '../drawing';
import CreaturePicker from './CreaturePicker.svelte';
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
  words: {
    creature_select: {
      title: 'Creatures',
      values: {
        random: 'eight at random',
        classic: 'those of Titan: The Arena',
        ban: 'what a ban draft leaves',
      },
    },
    end_mode: {
      title: 'The end',
      values: { 'last-card': 'with the last card', 'five-rounds': 'after five rounds' },
    },
    stalemate_declare: { title: 'Declared stalemates' },
    tie_break: {
      title: 'Equal gold',
      values: { 'most-recent-turn': 'the later turn wins', 'last-dead': 'the last losses decide' },
    },
    round5_bets: { title: 'Bets in the fifth row' },
    zero_bet_makes_backer: { title: 'Worthless bets make a backer' },
    colossus_resets_secret: { title: 'Colossus frees the secret bet' },
    row_tie: {
      title: 'A tie for the lowest card',
      values: { continue: 'play goes on', 'leftmost-dies': 'the leftmost falls' },
    },
    powers: { title: 'Powers' },
    secret_bets: { title: 'Secret bets' },
    memory_aid: {
      title: 'Help for the memory',
      values: {
        log: 'the whole story can be read',
        none: 'only the last lines',
        full: 'a table of all cards seen',
      },
    },
  },
  fields: { creature_select: CreaturePicker },
};
