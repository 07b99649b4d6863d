/* Made by `npm run types` from harena.server.wire. */

export type FromClient = Act | Why | Say | Refresh | Ping;
export type FromTable = State | Seats | Chat | Refused | Because | Problem | Closed | Pong;
export type FromLobby = Lobby | Changed | Gone | Problem | Pong;
export type SeatWish = Mine | Open | BotSeat;

export interface Wire {
  FromClient: FromClient;
  FromTable: FromTable;
  FromLobby: FromLobby;
  SeatWish: SeatWish;
  Me: Me;
  Naming: Naming;
  GameInfo: GameInfo;
  NewTable: NewTable;
  Joining: Joining;
  Reseating: Reseating;
  Left: Left;
  RequestRefused: RequestRefused;
  Records: Records;
  Replay: Replay;
  ArenaView: ArenaView;
}
export interface Act {
  type: 'act';
  at: number;
  action: string;
}
/**
 * Why is this action not offered to me?
 */
export interface Why {
  type: 'why';
  action: string;
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
  seed: string | null;
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
  scores: number[] | null;
  ranking: number[][] | null;
}
export interface SeatInfo {
  kind: 'bot' | 'open' | 'person';
  name: string;
  person: string | null;
  bot: string | null;
  online: boolean;
  left: boolean;
  yours: boolean;
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
 * Somebody came, went, sat down or left; the match did not move.
 */
export interface Seats {
  type: 'seats';
  table: TableInfo;
}
/**
 * New lines; `since` 0 brings all of them.
 */
export interface Chat {
  type: 'chat';
  since: number;
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
export interface Pong {
  type: 'pong';
}
/**
 * All tables that this person may see: public ones that are not over, and her own.
 */
export interface Lobby {
  type: 'lobby';
  tables: TableInfo[];
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
 * A guest: the signed cookie says who she is, the name is what others see.
 */
export interface Person {
  id: string;
  name: string;
}
/**
 * Become a guest, or change one's name.
 */
export interface Naming {
  name: string;
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
  bots: BotInfo[];
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
  sentence: string;
  level: number;
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
}
/**
 * Take this open seat, or the first one.
 */
export interface Joining {
  seat?: number | null;
}
/**
 * The host gives a seat that nobody sits on to a bot, or opens a bot's before the start.
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
 * The answer to an HTTP request that is not granted.
 */
export interface RequestRefused {
  status_code: number;
  detail: string;
}
export interface Records {
  records: RecordInfo[];
  more: boolean;
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
}
/**
 * A match frame by frame in somebody's eyes.
 */
export interface Replay {
  table: TableInfo;
  eyes: string;
  frames: Frame[];
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
export interface ArenaView {
  game: 'colossal-arena';
  viewer: number | null;
  seats: number;
  options: {
    [k: string]: string;
  };
  round: number;
  turn: number;
  current: number;
  starter: number;
  actor: number | 'chance' | null;
  step: string;
  prompt: string;
  over: boolean;
  ending: string;
  pays: ArenaPay;
  columns: ArenaColumn[];
  lowest: string[];
  doomed: string | null;
  dead: string[];
  players: ArenaPlayer[];
  deck: number;
  discard: ArenaDiscard;
  recycled: number;
  pending: ArenaPending;
  known: ArenaFact[];
  recent: ArenaChoice[];
  legal: string[];
  own?: ArenaOwn;
  scores?: number[];
  ranking?: number[][];
}
/**
 * The gold of a bet on a creature that survives.
 */
export interface ArenaPay {
  rows: number[];
  secret: number;
}
export interface ArenaColumn {
  creature: string;
  alive: boolean;
  backer: number | null;
  piles: ArenaPile[];
  bets: ArenaBet[];
  secrets: ArenaSecret[];
}
export interface ArenaPile {
  row: number;
  top: string;
  height: number;
}
export interface ArenaBet {
  row: number;
  seat: number;
  gold: number;
}
/**
 * A revealed secret bet.
 */
export interface ArenaSecret {
  seat: number;
  gold: number;
}
export interface ArenaPlayer {
  hand: number;
  stunned: number;
  tokens: number;
  secret: 'hidden' | 'none' | 'revealed';
  gold: number;
  known: string[];
}
export interface ArenaDiscard {
  top: string | null;
  size: number;
}
/**
 * What a sub-decision is about.
 */
export interface ArenaPending {
  on?: string;
  victim?: number;
  named?: string;
  first?: string;
  shown?: string[];
}
/**
 * At least (or at most) so many of these cards lie in these zones.
 */
export interface ArenaFact {
  cards: string[];
  zones: string[];
  at_least?: number;
  at_most?: number;
}
/**
 * What everybody saw a player choose: an action, or `bet in secret`.
 */
export interface ArenaChoice {
  seat: number;
  did: string;
}
export interface ArenaOwn {
  hand: string[];
  wakes: {
    [k: string]: string;
  };
  stunned: string[];
  secret: string | null;
  buried: string[];
  stack: string[];
}
