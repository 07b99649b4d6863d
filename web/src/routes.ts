/* Made by `npm run types` from the server's OpenAPI description. */
import type {
  Acted,
  Answer,
  Claiming,
  Entering,
  EntrantChoice,
  EventClosed,
  EventInfo,
  EventList,
  GameInfo,
  Joining,
  Left,
  LessonAnswer,
  LessonReply,
  LessonStep,
  Me,
  Naming,
  NewEvent,
  NewPassphrase,
  NewTable,
  Person,
  PersonPage,
  Pledging,
  Proving,
  RecordInfo,
  Records,
  Replay,
  Reseating,
  Rung,
  StandingIn,
  TableInfo,
  Tables,
  Telling,
  Token,
} from './wire';
export interface Routes {
  'GET /api/me': { path: null; query: null; body: null; answer: Me };
  'POST /api/me': { path: null; query: null; body: Naming; answer: Me };
  'POST /api/me/claim': { path: null; query: null; body: Claiming; answer: Me };
  'POST /api/me/sign-in': { path: null; query: null; body: Claiming; answer: Me };
  'POST /api/me/sign-out': { path: null; query: null; body: null; answer: Me };
  'POST /api/me/revoke': { path: null; query: null; body: null; answer: Me };
  'POST /api/me/passphrase': { path: null; query: null; body: NewPassphrase; answer: Me };
  'POST /api/me/give-up': { path: null; query: null; body: Proving; answer: Me };
  'GET /api/people/{name}': { path: { name: string }; query: null; body: null; answer: PersonPage };
  'GET /api/ladder': { path: null; query: { game: string }; body: null; answer: Rung[] };
  'GET /api/addresses': { path: null; query: null; body: null; answer: string[] };
  'GET /api/games': { path: null; query: null; body: null; answer: GameInfo[] };
  'GET /api/tables': { path: null; query: { before?: string }; body: null; answer: Tables };
  'POST /api/tables': { path: null; query: null; body: NewTable; answer: TableInfo };
  'GET /api/tables/{table_id}': {
    path: { table_id: string };
    query: null;
    body: null;
    answer: TableInfo;
  };
  'POST /api/tables/{table_id}/join': {
    path: { table_id: string };
    query: null;
    body: Joining;
    answer: TableInfo;
  };
  'POST /api/tables/{table_id}/pledge': {
    path: { table_id: string };
    query: null;
    body: Pledging;
    answer: TableInfo;
  };
  'POST /api/tables/{table_id}/nonce': {
    path: { table_id: string };
    query: null;
    body: Telling;
    answer: TableInfo;
  };
  'POST /api/tables/{table_id}/leave': {
    path: { table_id: string };
    query: null;
    body: null;
    answer: Left;
  };
  'POST /api/tables/{table_id}/seat': {
    path: { table_id: string };
    query: null;
    body: Reseating;
    answer: TableInfo;
  };
  'POST /api/tables/{table_id}/stand-in': {
    path: { table_id: string };
    query: null;
    body: StandingIn;
    answer: TableInfo;
  };
  'POST /api/tables/{table_id}/pause': {
    path: { table_id: string };
    query: null;
    body: null;
    answer: TableInfo;
  };
  'POST /api/tables/{table_id}/resume': {
    path: { table_id: string };
    query: null;
    body: null;
    answer: TableInfo;
  };
  'GET /api/tables/{table_id}/frames': {
    path: { table_id: string };
    query: { eyes?: string; page?: number };
    body: null;
    answer: Replay;
  };
  'GET /api/records': {
    path: null;
    query: { game?: string; player?: string; before?: string; limit?: number };
    body: null;
    answer: Records;
  };
  'GET /api/records/{table_id}': {
    path: { table_id: string };
    query: null;
    body: null;
    answer: RecordInfo;
  };
  'GET /api/records/{table_id}/text': {
    path: { table_id: string };
    query: null;
    body: null;
    answer: string;
  };
  'GET /api/lessons': {
    path: null;
    query: { game?: string; step?: number };
    body: null;
    answer: LessonStep;
  };
  'POST /api/lessons': { path: null; query: null; body: LessonAnswer; answer: LessonReply };
  'GET /api/events': { path: null; query: { before?: string }; body: null; answer: EventList };
  'POST /api/events': { path: null; query: null; body: NewEvent; answer: EventInfo };
  'GET /api/events/{event_id}': {
    path: { event_id: string };
    query: null;
    body: null;
    answer: EventInfo;
  };
  'POST /api/events/{event_id}/enter': {
    path: { event_id: string };
    query: null;
    body: Entering;
    answer: EventInfo;
  };
  'POST /api/events/{event_id}/withdraw': {
    path: { event_id: string };
    query: null;
    body: null;
    answer: EventInfo;
  };
  'POST /api/events/{event_id}/nonce': {
    path: { event_id: string };
    query: null;
    body: Telling;
    answer: EventInfo;
  };
  'POST /api/events/{event_id}/round': {
    path: { event_id: string };
    query: null;
    body: null;
    answer: EventInfo;
  };
  'POST /api/events/{event_id}/remove': {
    path: { event_id: string };
    query: null;
    body: EntrantChoice;
    answer: EventInfo;
  };
  'POST /api/events/{event_id}/stand-in': {
    path: { event_id: string };
    query: null;
    body: EntrantChoice;
    answer: EventInfo;
  };
  'POST /api/events/{event_id}/close': {
    path: { event_id: string };
    query: null;
    body: null;
    answer: EventClosed;
  };
  'GET /api/events/{event_id}/text': {
    path: { event_id: string };
    query: null;
    body: null;
    answer: string;
  };
  'GET /api/me/bots': { path: null; query: null; body: null; answer: Person[] };
  'POST /api/me/bots': { path: null; query: null; body: Naming; answer: Token };
  'POST /api/me/bots/{bot_id}/revoke': {
    path: { bot_id: string };
    query: null;
    body: null;
    answer: Person[];
  };
  'GET /api/tables/{table_id}/stream': {
    path: { table_id: string };
    query: null;
    body: null;
    answer: string;
  };
  'POST /api/tables/{table_id}/act': {
    path: { table_id: string };
    query: null;
    body: Answer;
    answer: Acted;
  };
}
