import type { ColossalArenaView, StoryLine, TableInfo } from '../src/wire';

/** A small view of round 2, in the eyes of seat 0, who backs Wyrm. */
export function aView(changes: Partial<ColossalArenaView> = {}): ColossalArenaView {
  return {
    game: 'colossal-arena',
    viewer: 0,
    seats: 2,
    options: { powers: 'on', memory_aid: 'full' },
    round: 2,
    turn: 9,
    current: 0,
    starter: 0,
    actor: 0,
    step: 'play',
    prompt: 'play a card',
    over: false,
    ending: '',
    pays: { rows: [4, 3, 2, 1, 0], secret: 5 },
    columns: [
      {
        creature: 'wyrm',
        alive: true,
        backer: 0,
        piles: [{ row: 1, top: 'wyrm 9', height: 2 }],
        bets: [{ row: 1, seat: 0, gold: 4 }],
        secrets: [],
      },
      {
        creature: 'troll',
        alive: true,
        backer: 1,
        piles: [{ row: 2, top: 'spectator 3', height: 1 }],
        bets: [{ row: 2, seat: 1, gold: 3 }],
        secrets: [{ seat: 1, gold: 5 }],
      },
      {
        creature: 'magus',
        alive: false,
        backer: null,
        piles: [],
        bets: [{ row: 1, seat: 1, gold: 0 }],
        secrets: [],
      },
    ],
    lowest: ['troll'],
    doomed: null,
    dead: ['magus'],
    players: [
      { hand: 3, stunned: 1, tokens: 4, secret: 'none', gold: 4, known: [] },
      {
        hand: 8,
        stunned: 0,
        tokens: 3,
        secret: 'revealed',
        gold: 8,
        known: ['troll 9'],
      },
    ],
    deck: 40,
    discard: { top: 'magus 0', size: 3 },
    seen: [],
    deeds: [null, null],
    recycled: 0,
    pending: {},
    known: [],
    recent: [],
    legal: ['play wyrm 5', 'spectator 4 on wyrm', 'spectator 4 on troll'],
    own: {
      hand: ['wyrm 5', 'magus 7', 'spectator 4'],
      wakes: { 'wyrm 5': 'wyrm' },
      stunned: ['troll 1'],
      secret: null,
      buried: [],
      stack: [],
    },
    ...changes,
  };
}

export function aLine(changes: Partial<StoryLine> = {}): StoryLine {
  return {
    at: 1,
    seat: 0,
    kind: 'played',
    things: {},
    text: 'Seat 1 plays Troll 7 on Troll.',
    ...changes,
  };
}

export function aTable(...names: string[]): TableInfo {
  return {
    id: 'abcdefghijkl',
    game: 'colossal-arena',
    options: {},
    public: true,
    host: 'p0',
    status: 'playing',
    seats: names.map((name, i) => ({
      kind: 'person',
      name,
      person: `p${i}`,
      bot: null,
      online: true,
      left: false,
      yours: i === 0,
      stand_in: null,
      away_since: null,
      claimed: false,
    })),
    spectators: 0,
    at: 41,
    actor: 0,
    created: '2026-01-31T20:00:00Z',
    commitment: '9f86',
    nonces: names.map(() => null),
    pledges: names.map(() => null),
    asks: false,
    scores: null,
    ranking: null,
    terms: { clock: 'none', seconds: 0, increment: 0, away: null, stand_in: 'greedy' },
    clock: { left: [], runs: null, paused: false, asked: [] },
    ask: null,
    closes: null,
    event: null,
    sealed: false,
  };
}
