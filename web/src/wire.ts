/* Made by `npm run types` from harena.server.wire. */

export type FromClient = Act | Undo | Vote | Why | Weigh | Hint | Guess | Say | Refresh | Ping;
export type FromTable =
  | State
  | Seats
  | Chat
  | Refused
  | Because
  | Weighed
  | Hints
  | Guesses
  | Problem
  | Closed
  | Sealed
  | Pong;
export type FromLobby = Lobby | Changed | Gone | Problem | Pong;
export type SeatWish = Mine | Open | BotSeat;
export type FromEvent = EventNews | EventGone | Problem | Pong;

export interface Wire {
  FromClient: FromClient;
  FromTable: FromTable;
  FromLobby: FromLobby;
  SeatWish: SeatWish;
  Me: Me;
  Naming: Naming;
  Claiming: Claiming;
  Proving: Proving;
  PersonPage: PersonPage;
  Rung: Rung;
  NewPassphrase: NewPassphrase;
  GameInfo: GameInfo;
  NewTable: NewTable;
  Tables: Tables;
  Joining: Joining;
  Pledging: Pledging;
  Telling: Telling;
  Reseating: Reseating;
  Left: Left;
  Token: Token;
  Answer: Answer;
  Acted: Acted;
  StandingIn: StandingIn;
  RequestRefused: RequestRefused;
  LessonStep: LessonStep;
  LessonReply: LessonReply;
  LessonAnswer: LessonAnswer;
  FromEvent: FromEvent;
  NewEvent: NewEvent;
  Entering: Entering;
  EntrantChoice: EntrantChoice;
  EventList: EventList;
  EventClosed: EventClosed;
  Records: Records;
  Replay: Replay;
  ColossalArenaView: ColossalArenaView;
  ColosseumView: ColosseumView;
  ColosseumCatalogue: ColosseumCatalogue;
}
export interface Act {
  type: 'act';
  at: number;
  action: string;
}
/**
 * Take back so many actions of the log, or ask the others if that is not free.
 */
export interface Undo {
  type: 'undo';
  at: number;
  count: number;
}
/**
 * Agree to what is asked, or not; whoever asked may think better of it.
 */
export interface Vote {
  type: 'vote';
  at: number;
  agree: boolean;
}
/**
 * Why is this action not offered to me?
 */
export interface Why {
  type: 'why';
  action: string;
}
/**
 * What would this action or sentence of mine change? Nobody else learns of the question.
 */
export interface Weigh {
  type: 'weigh';
  action: string;
}
/**
 * What would a strong bot do in my place, and why?
 */
export interface Hint {
  type: 'hint';
}
/**
 * What might the others hold?
 */
export interface Guess {
  type: 'guess';
}
export interface Say {
  type: 'say';
  text: string;
}
/**
 * Send everything again.
 */
export interface Refresh {
  type: 'refresh';
}
export interface Ping {
  type: 'ping';
}
/**
 * The table in the eyes of the receiver. Its story goes on from `since`; 0 replaces the old story.
 */
export interface State {
  type: 'state';
  table: TableInfo;
  viewer: number | null;
  at: number;
  since: number;
  story: StoryLine[];
  view: {
    [k: string]: unknown;
  } | null;
  undo: UndoInfo | null;
  seed: string | null;
  ran: number;
}
export interface TableInfo {
  id: string;
  game: string;
  options: {
    [k: string]: string;
  };
  public: boolean;
  host: string;
  status: 'gathering' | 'over' | 'playing';
  seats: SeatInfo[];
  spectators: number;
  at: number;
  actor: number | null;
  created: string;
  commitment: string;
  nonces: (string | null)[];
  pledges: (string | null)[];
  asks: boolean;
  scores: number[] | null;
  ranking: number[][] | null;
  terms: Terms;
  clock: ClockInfo;
  ask: AskInfo | null;
  closes: string | null;
  event: string | null;
  sealed: boolean;
}
export interface SeatInfo {
  kind: 'bot' | 'open' | 'person';
  name: string;
  person: string | null;
  bot: string | null;
  online: boolean;
  left: boolean;
  yours: boolean;
  stand_in: string | null;
  claimed: boolean;
  away_since: string | null;
}
/**
 * What a table agrees: how long one may think and be away, in seconds, and who plays then, and more.
 */
export interface Terms {
  clock?: 'bank' | 'move' | 'none';
  seconds?: number;
  increment?: number;
  away?: number | null;
  stand_in?: string;
  undo?: ('ask' | 'free' | 'none') | null;
  hints?: boolean | null;
  rated?: boolean;
}
export interface ClockInfo {
  left: number[];
  runs: number | null;
  paused: boolean;
  asked: number[];
}
/**
 * A seat would take back so many actions; it lapses when anything else happens.
 */
export interface AskInfo {
  seat: number;
  count: number;
  agreed: number[];
  waits: number[];
}
export interface StoryLine {
  at: number;
  seat: number | null;
  kind: string;
  things: {
    [k: string]: unknown;
  };
  text: string;
}
/**
 * What the receiver might take back: so many actions of the log, her latest and all since.
 */
export interface UndoInfo {
  count: number;
  asks: boolean;
}
/**
 * Somebody came, went, sat down, left, paused or is played for; the match did not move.
 */
export interface Seats {
  type: 'seats';
  table: TableInfo;
  ran: number;
}
/**
 * New lines, of many the last 200.
 */
export interface Chat {
  type: 'chat';
  since: number;
  fresh: boolean;
  lines: ChatLine[];
}
export interface ChatLine {
  number: number;
  person: string;
  name: string;
  seat: number | null;
  text: string;
  when: string;
  at: number;
  channel: 'spectators' | 'table';
}
/**
 * The action was not taken. Rule `at`: the table had moved on, and a full state follows.
 */
export interface Refused {
  type: 'refused';
  at: number;
  action: string;
  rule: string;
  reason: string;
}
/**
 * The answer to `why`. Offered: it is legal now, and rule and reason are empty.
 */
export interface Because {
  type: 'because';
  action: string;
  offered: boolean;
  rule: string;
  reason: string;
}
/**
 * The answer to `weigh`, for each seat that it concerns, as the view's own effects; else a `because`.
 */
export interface Weighed {
  type: 'weighed';
  action: string;
  effects: {
    [k: string]: unknown;
  }[];
}
/**
 * The leading actions, the likeliest to win first.
 */
export interface Hints {
  type: 'hints';
  at: number;
  advice: Advice[];
}
export interface Advice {
  action: string;
  chance: number;
  error: number;
  reason: string;
  best: boolean;
}
/**
 * In sentences, as the story: `Seat 2` is a name that the table replaces. None: nothing is hidden.
 */
export interface Guesses {
  type: 'guesses';
  at: number;
  sentences: string[];
}
/**
 * A message that could not be read, came too fast, or may not be sent by this person.
 */
export interface Problem {
  type: 'problem';
  reason: string;
}
/**
 * The table is gone.
 */
export interface Closed {
  type: 'closed';
}
/**
 * The table is closed to whoever does not play there, until all tables of its round are over.
 */
export interface Sealed {
  type: 'sealed';
  event: string;
}
export interface Pong {
  type: 'pong';
}
/**
 * Tables that are not over: all of this person's, and the newest public ones.
 */
export interface Lobby {
  type: 'lobby';
  tables: TableInfo[];
  more: string | null;
}
/**
 * A table is new or different.
 */
export interface Changed {
  type: 'changed';
  table: TableInfo;
}
export interface Gone {
  type: 'gone';
  id: string;
}
/**
 * A seat of whoever makes the table. Several such seats are a hot seat; each may have a name.
 */
export interface Mine {
  type: 'mine';
  name?: string | null;
}
/**
 * A seat that waits for somebody.
 */
export interface Open {
  type: 'open';
}
export interface BotSeat {
  type: 'bot';
  bot: string;
}
/**
 * Who is asking; null before the first name is given.
 */
export interface Me {
  person: Person | null;
}
/**
 * The signed cookie says who she is, the name is what others see.
 */
export interface Person {
  id: string;
  name: string;
  claimed: boolean;
}
/**
 * Become a guest, or change one's name; or name a new program of one's own.
 */
export interface Naming {
  name: string;
}
/**
 * Claim a name, or sign in under it.
 */
export interface Claiming {
  name: string;
  passphrase: string;
}
/**
 * That the name is hers.
 */
export interface Proving {
  passphrase: string;
}
/**
 * What anybody may know of a claimed name: of public and rated games, and those that the asker played.
 */
export interface PersonPage {
  name: string;
  since: string;
  games: number;
  more: boolean;
  standings: Standing[];
  ratings: RatingInfo[];
  rivals: Rival[];
  recent: RecordInfo[];
}
/**
 * Somebody's games of one title with so many seats.
 */
export interface Standing {
  game: string;
  seats: number;
  games: number;
  places: number[];
}
export interface RatingInfo {
  game: string;
  rating: number;
  mu: number;
  sigma: number;
  games: number;
  course: number[];
}
/**
 * Another claimed name, met at a table.
 */
export interface Rival {
  name: string;
  games: number;
  ahead: number;
  behind: number;
}
/**
 * A finished game; its id is its table's.
 */
export interface RecordInfo {
  id: string;
  game: string;
  options: {
    [k: string]: string;
  };
  players: string[];
  scores: number[];
  ranking: number[][];
  moves: number;
  started: string;
  finished: string;
  commitment: string;
  seed: string;
  nonces: (string | null)[];
}
/**
 * One of a title's ladder.
 */
export interface Rung {
  name: string;
  rating: number;
  mu: number;
  sigma: number;
  games: number;
}
export interface NewPassphrase {
  passphrase: string;
  new: string;
}
export interface GameInfo {
  name: string;
  title: string;
  seats: number[];
  options: Choice[];
  presets: {
    [k: string]: {
      [k: string]: string;
    };
  };
  sentences: {
    [k: string]: string;
  };
  bots: BotInfo[];
  newcomers: string;
}
/**
 * One option of a game; the first value is the default, a pattern says that others may be written.
 */
export interface Choice {
  name: string;
  values: string[];
  sentence: string;
  pattern: string;
}
export interface BotInfo {
  name: string;
  title: string;
  who: string;
  sentence: string;
  level: number;
  stands_in: boolean;
}
export interface NewTable {
  game: string;
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: (Mine | Open | BotSeat)[];
  preset?: string;
  options?: {
    [k: string]: string;
  };
  public?: boolean;
  pledge?: boolean;
  terms?: Terms1;
}
/**
 * What a table agrees: how long one may think and be away, in seconds, and who plays then, and more.
 */
export interface Terms1 {
  clock?: 'bank' | 'move' | 'none';
  seconds?: number;
  increment?: number;
  away?: number | null;
  stand_in?: string;
  undo?: ('ask' | 'free' | 'none') | null;
  hints?: boolean | null;
  rated?: boolean;
}
/**
 * One's own tables that are not over, and a page of public ones.
 */
export interface Tables {
  tables: TableInfo[];
  more: string | null;
}
/**
 * Take this open seat, or the first one.
 */
export interface Joining {
  seat?: number | null;
  pledge?: string | null;
}
/**
 * The hash of what one will add to the seed. The first that a seat gives stands.
 */
export interface Pledging {
  pledge: string;
}
/**
 * What one adds to the seed, as it was pledged: 32 bytes.
 */
export interface Telling {
  nonce: string;
}
/**
 * Before the start the host gives a seat that nobody sits on to a bot, or opens a bot's.
 */
export interface Reseating {
  seat: number;
  bot: string | null;
}
/**
 * Null: nobody was left, and the table is gone.
 */
export interface Left {
  table: TableInfo | null;
}
/**
 * A new program of one's own. Its token is shown this once.
 */
export interface Token {
  id: string;
  name: string;
  token: string;
}
export interface Answer {
  type: 'action';
  at: number;
  action: string;
}
/**
 * The action was taken.
 */
export interface Acted {
  at: number;
}
/**
 * Let the table's bot play for this seat, whose player is away.
 */
export interface StandingIn {
  seat: number;
}
/**
 * The answer to an HTTP request that is not granted.
 */
export interface RequestRefused {
  status_code: number;
  detail: string;
}
export interface LessonStep {
  step: number;
  steps: number;
  words: string;
  rulings: string[];
  action: string | null;
  names: string[];
  story: StoryLine[];
  view: {
    [k: string]: unknown;
  };
}
/**
 * The next step; or null, and why not.
 */
export interface LessonReply {
  rule: string;
  reason: string;
  next: LessonStep | null;
}
export interface LessonAnswer {
  game: string;
  step: number;
  action: string;
}
export interface EventNews {
  type: 'event';
  event: EventInfo;
}
export interface EventInfo {
  head: EventHead;
  options: {
    [k: string]: string;
  };
  public: boolean;
  organiser: string;
  organiser_name: string;
  byes: boolean;
  teams: boolean;
  terms: Terms;
  commitment: string;
  seed: string | null;
  commitments: string[];
  entrants: EntrantInfo[];
  asks: boolean;
  rounds: RoundInfo[];
  standings: StandingInfo[];
  team_standings: StandingInfo[];
  table: string | null;
}
/**
 * A row of the list.
 */
export interface EventHead {
  id: string;
  name: string;
  game: string;
  form: 'round-robin' | 'swiss';
  size: number;
  status: 'gathering' | 'over' | 'playing';
  entrants: number;
  round: number;
  rounds: number;
  created: string;
  finished: string;
  yours: boolean;
}
export interface EntrantInfo {
  number: number;
  name: string;
  person: string;
  team: string;
  status: 'in' | 'removed' | 'withdrawn';
  claimed: boolean;
  pledge: string | null;
  nonce: string | null;
  yours: boolean;
}
export interface RoundInfo {
  number: number;
  over: boolean;
  commitment: string;
  seed: string | null;
  sittings: SittingInfo[];
  byes: number[];
}
/**
 * A table of a round. While it is played everybody is told only that it is.
 */
export interface SittingInfo {
  table: string;
  players: number[];
  status: 'gone' | 'over' | 'playing';
  away: number[];
  stand_ins: number[];
  scores: number[] | null;
  ranking: number[][] | null;
  points: number[] | null;
}
export interface StandingInfo {
  place: number;
  entrant: number | null;
  team: string;
  points: number;
  wins: number;
  opponents: number;
  same_cards: number;
  rounds: number;
}
export interface EventGone {
  type: 'gone';
}
export interface NewEvent {
  name: string;
  game: string;
  size: number;
  form?: 'round-robin' | 'swiss';
  rounds?: number;
  preset?: string;
  options?: {
    [k: string]: string;
  };
  byes?: boolean;
  teams?: boolean;
  public?: boolean;
  terms?: Terms2;
}
/**
 * What a table agrees: how long one may think and be away, in seconds, and who plays then, and more.
 */
export interface Terms2 {
  clock?: 'bank' | 'move' | 'none';
  seconds?: number;
  increment?: number;
  away?: number | null;
  stand_in?: string;
  undo?: ('ask' | 'free' | 'none') | null;
  hints?: boolean | null;
  rated?: boolean;
}
export interface Entering {
  team?: string;
  pledge?: string | null;
}
/**
 * The organiser removes this one, or lets a bot play for her.
 */
export interface EntrantChoice {
  entrant: number;
}
export interface EventList {
  events: EventHead[];
  more: string | null;
}
/**
 * Null: it had not begun, and nothing is left of it.
 */
export interface EventClosed {
  event: EventInfo | null;
}
export interface Records {
  records: RecordInfo[];
  more: boolean;
}
/**
 * A match frame by frame in somebody's eyes, a page of it; its chat comes with the first.
 */
export interface Replay {
  table: TableInfo;
  eyes: string;
  frames: Frame[];
  more: number | null;
  chat: ChatLine[];
  seed: string | null;
}
/**
 * The table after one player's action and what chance did with it; the first is the deal.
 */
export interface Frame {
  at: number;
  seat: number | null;
  action: string | null;
  story: StoryLine[];
  view: {
    [k: string]: unknown;
  };
  hands:
    | {
        [k: string]: unknown;
      }[]
    | null;
}
export interface ColossalArenaView {
  viewer: number | null;
  seats: number;
  options: {
    [k: string]: string;
  };
  turn: number;
  current: number;
  actor: number | 'chance' | null;
  step: string;
  prompt: string;
  over: boolean;
  deeds: (Deed | null)[];
  legal: string[];
  scores?: number[];
  ranking?: number[][];
  game: 'colossal-arena';
  round: number;
  starter: number;
  ending: string;
  pays: ColossalArenaPay;
  columns: ColossalArenaColumn[];
  lowest: string[];
  doomed: string | null;
  dead: string[];
  players: ColossalArenaPlayer[];
  deck: number;
  discard: ColossalArenaDiscard;
  seen: string[];
  recycled: number;
  pending: ColossalArenaPending;
  known: ColossalArenaFact[];
  recent: ColossalArenaChoice[];
  own?: ColossalArenaOwn;
}
/**
 * What a seat did last.
 */
export interface Deed {
  kind: string;
  things: {
    [k: string]: unknown;
  };
  sentence: string;
}
/**
 * The gold of a bet on a creature that survives.
 */
export interface ColossalArenaPay {
  rows: number[];
  secret: number;
}
export interface ColossalArenaColumn {
  creature: string;
  alive: boolean;
  backer: number | null;
  piles: ColossalArenaPile[];
  bets: ColossalArenaBet[];
  secrets: ColossalArenaSecret[];
}
export interface ColossalArenaPile {
  row: number;
  top: string;
  height: number;
}
export interface ColossalArenaBet {
  row: number;
  seat: number;
  gold: number;
}
/**
 * A revealed secret bet.
 */
export interface ColossalArenaSecret {
  seat: number;
  gold: number;
}
export interface ColossalArenaPlayer {
  hand: number;
  stunned: number;
  tokens: number;
  secret: 'hidden' | 'none' | 'revealed';
  gold: number;
  known: string[];
}
export interface ColossalArenaDiscard {
  top: string | null;
  size: number;
}
/**
 * What a sub-decision is about.
 */
export interface ColossalArenaPending {
  on?: string;
  victim?: number;
  named?: string;
  first?: string;
  shown?: string[];
}
/**
 * At least (or at most) so many of these cards lie in these zones.
 */
export interface ColossalArenaFact {
  cards: string[];
  zones: string[];
  at_least?: number;
  at_most?: number;
}
/**
 * What everybody saw a player choose: an action, or `bet in secret`.
 */
export interface ColossalArenaChoice {
  seat: number;
  did: string;
}
export interface ColossalArenaOwn {
  hand: string[];
  wakes: {
    [k: string]: string;
  };
  stunned: string[];
  secret: string | null;
  buried: string[];
  stack: string[];
}
export interface ColosseumView {
  viewer: number | null;
  seats: number;
  options: {
    [k: string]: string;
  };
  turn: number;
  current: number;
  actor: number | 'chance' | null;
  step: string;
  prompt: string;
  over: boolean;
  deeds: (Deed | null)[];
  legal: string[];
  scores?: number[];
  ranking?: number[][];
  game: 'colosseum';
  phase: 'auctions' | 'closing' | 'investing' | 'producing' | 'set-up' | 'trading';
  start: number;
  offers: number;
  markets: string[][];
  leftover: number;
  bag: ColosseumBag;
  removed: {
    [k: string]: number;
  };
  sale: number[];
  out: number[];
  supply: ColosseumSupply;
  nobles: {
    [k: string]: ColosseumNoble;
  };
  stars: {
    [k: string]: ColosseumStar;
  };
  standing: ColosseumStanding;
  players: ColosseumPlayer[];
  auction: ColosseumAuction | null;
  trade: ColosseumTrade | null;
  production: ColosseumProduction | null;
  closing: ColosseumClosing | null;
  tied: number[];
  course: ColosseumCourse;
  own?: ColosseumOwn;
}
export interface ColosseumBag {
  size: number;
  tokens: {
    [k: string]: number;
  };
}
export interface ColosseumSupply {
  medals: number;
  tickets: number;
  podiums: number;
}
export interface ColosseumNoble {
  square: number;
  arena: number | null;
  resting: boolean;
}
export interface ColosseumStar {
  holder: number | null;
  counts: number[];
  short: number[];
}
/**
 * Who would get the podium now and who would take a token from her; several where dice decide.
 */
export interface ColosseumStanding {
  first: number[];
  last: number[];
}
export interface ColosseumPlayer {
  coins: number;
  medals: number;
  power: number;
  tokens: {
    [k: string]: number;
  };
  programs: ColosseumProspect[];
  staged: number[];
  arena: number[];
  nobles: string[];
  loge: boolean;
  tickets: number;
  podiums: number;
  stars: string[];
  marker: number;
  event: ColosseumEvent | null;
  best: ColosseumMost | null;
  tradable?: {
    [k: string]: number;
  };
}
/**
 * A program as it stands for a seat.
 */
export interface ColosseumProspect {
  program: number;
  lacks: {
    [k: string]: number;
  };
  missing: number;
  squares: number;
  bill: ColosseumBill | null;
  most: ColosseumMost | null;
}
export interface ColosseumBill {
  base: number;
  previous: number;
  stars: number;
  nobles: number;
  tickets: number;
  podiums: number;
  medals: number;
  total: number;
}
/**
 * An event with every Joker and every medal thrown in.
 */
export interface ColosseumMost {
  program: number;
  jokers: number;
  medals: number;
  total: number;
}
/**
 * An event that was staged.
 */
export interface ColosseumEvent {
  base: number;
  previous: number;
  stars: number;
  nobles: number;
  tickets: number;
  podiums: number;
  medals: number;
  total: number;
  program: number;
  jokers: number;
  turn?: number;
  seat?: number;
}
export interface ColosseumAuction {
  winners: number[];
  market: number | null;
  bid: number;
  leader: number | null;
  bidders: number[];
  out: number[];
  least: number;
}
export interface ColosseumTrade {
  kind: 'approach' | 'counter' | 'offer';
  composer: number;
  partner: number;
  give?: {
    [k: string]: number;
  };
  ask?: {
    [k: string]: number;
  };
  coins?: number;
  effects?: ColosseumEffect[];
}
/**
 * What a deed would change for a seat.
 */
export interface ColosseumEffect {
  seat: number;
  coins: [number, number];
  medals: [number, number];
  tokens: {
    [k: string]: number;
  };
  programs: ColosseumChange[];
  stars: ColosseumStarChange[];
  best: [number | null, number | null];
}
/**
 * A program before and after; null where it cannot be staged for lack of assets.
 */
export interface ColosseumChange {
  program: number;
  missing: [number, number];
  base: [number | null, number | null];
  total: [number | null, number | null];
}
export interface ColosseumStarChange {
  token: string;
  holder: [number | null, number | null];
}
export interface ColosseumProduction {
  dice: string[];
  moved: string | null;
  program: number | null;
  missing: number | null;
}
export interface ColosseumClosing {
  order: ('discards' | 'podium' | 'theft')[];
  discards: ColosseumDiscard[];
  first: number | null;
  last: number | null;
  takes: string[];
}
export interface ColosseumDiscard {
  seat: number;
  tokens: string[];
}
export interface ColosseumCourse {
  totals: (number | null)[][];
  events?: ColosseumEvent[];
}
export interface ColosseumOwn {
  sale: ColosseumSale[];
  distances: {
    [k: string]: ColosseumDistance;
  };
  lots: (ColosseumEffect | null)[];
  purse: ColosseumPurse[];
  investments: ColosseumInvestment[];
  bounds: ColosseumBounds | null;
  moves: ColosseumMove[];
  stagings: ColosseumStaging[];
}
/**
 * A program on sale as it would stand for the viewer.
 */
export interface ColosseumSale {
  program: number;
  lacks: {
    [k: string]: number;
  };
  missing: number;
  squares: number;
  bill: ColosseumBill | null;
  most: ColosseumMost | null;
  left: number;
  allowed: boolean;
}
/**
 * Squares to go to her arena, and since it; 0 and 0 inside.
 */
export interface ColosseumDistance {
  ahead: number;
  past: number;
}
/**
 * A bid up to `up_to` (above the row before) leaves so many medals, and `up_to` less the bid in coins.
 */
export interface ColosseumPurse {
  up_to: number;
  medals: number;
}
export interface ColosseumInvestment {
  action: string;
  price: number;
  left: number;
  possible: boolean;
  best?: [number | null, number | null];
  opens?: number[];
  square?: number;
}
/**
 * An offer has something on either side and at least one token, no type on both sides, coins on one.
 */
export interface ColosseumBounds {
  kind: 'approach' | 'counter' | 'offer';
  give: {
    [k: string]: number;
  };
  coins: number;
  partners: ColosseumPartner[];
}
export interface ColosseumPartner {
  seat: number;
  ask: {
    [k: string]: number;
  };
  coins: number;
}
export interface ColosseumMove {
  action: string;
  noble: string;
  squares: number;
  square: number;
  leaves: number | null;
  enters: number | null;
  medal: boolean;
  gain: number;
}
export interface ColosseumStaging {
  program: number;
  bills: ColosseumJokers[];
  medals: number;
}
export interface ColosseumJokers {
  jokers: number;
  missing: number;
  bill: ColosseumBill;
}
export interface ColosseumCatalogue {
  programs: ColosseumProgram[];
  tokens: ColosseumToken[];
  nobles: ColosseumNobleCard[];
  squares: number;
  resting: number[];
  arenas: {
    [k: string]: number[];
  };
  turns: number;
  coins: number;
  medals: number;
  tickets: number;
  podiums: number;
  expansions: number;
  offers: number;
  least_bid: number;
  medal_coins: number;
  star_least: number;
  prices: ColosseumPrices;
  draws: ColosseumDraws;
}
export interface ColosseumProgram {
  number: number;
  name: string;
  price: number;
  squares: number;
  needs: {
    [k: string]: number;
  };
  crowd: number[];
}
export interface ColosseumToken {
  name: string;
  count: number;
  green: number;
  star: boolean;
  special: boolean;
}
export interface ColosseumNobleCard {
  name: string;
  start: number;
  worth: number;
}
export interface ColosseumPrices {
  expansion: number;
  ticket: number;
  loge: number;
}
/**
 * Spectators for each.
 */
export interface ColosseumDraws {
  previous: number;
  ticket: number;
  star: number;
  podium: number;
  medal: number;
}
