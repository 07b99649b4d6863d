import type { Routes } from '../routes';
import type { EventInfo, NewEvent, NewTable, Replay, Reseating, TableInfo } from '../wire';
import { canDraw } from './draw';

/** The server said no; the message is its own sentence. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

type Route = keyof Routes;
type Wish<R extends Route> = Partial<Pick<Routes[R], 'path' | 'query' | 'body'>>;

async function ask<R extends Route>(route: R, wish: Wish<R> = {}): Promise<Routes[R]['answer']> {
  const [method, pattern] = route.split(' ') as [string, string];
  const places: Record<string, string> = { ...wish.path };
  const path = pattern.replace(/{(\w+)}/g, (_, name) => encodeURIComponent(places[name] ?? ''));
  const query = new URLSearchParams({ ...wish.query } as Record<string, string>).toString();
  const answer = await fetch(query ? `${path}?${query}` : path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: method === 'GET' ? undefined : JSON.stringify(wish.body ?? {}),
  }).catch(() => null);
  if (answer === null) throw new Refusal(0, 'The server does not answer.');
  const told = await answer.json().catch(() => null);
  if (!answer.ok)
    throw new Refusal(answer.status, told?.detail ?? `The server says ${answer.status}.`);
  return told;
}

/** What is added to deals: nobody needs it who only looks into the lobby. */
const nonces = () => import('./nonce');
/** The numbers that are told already, or on their way. */
const told = new Set<string>();

export const api = {
  me: () => ask('GET /api/me'),
  name: (name: string) => ask('POST /api/me', { body: { name } }),
  claim: (name: string, passphrase: string) =>
    ask('POST /api/me/claim', { body: { name, passphrase } }),
  signIn: (name: string, passphrase: string) =>
    ask('POST /api/me/sign-in', { body: { name, passphrase } }),
  signOut: () => ask('POST /api/me/sign-out'),
  /** All other cookies of this person are void. */
  revoke: () => ask('POST /api/me/revoke'),
  changePassphrase: (passphrase: string, fresh: string) =>
    ask('POST /api/me/passphrase', { body: { passphrase, new: fresh } }),
  giveUp: (passphrase: string) => ask('POST /api/me/give-up', { body: { passphrase } }),
  bots: () => ask('GET /api/me/bots'),
  newBot: (name: string) => ask('POST /api/me/bots', { body: { name } }),
  revokeBot: (bot_id: string) => ask('POST /api/me/bots/{bot_id}/revoke', { path: { bot_id } }),
  page: (name: string) => ask('GET /api/people/{name}', { path: { name } }),
  ladder: (game: string) => ask('GET /api/ladder', { query: { game } }),
  addresses: () => ask('GET /api/addresses'),
  games: () => ask('GET /api/games'),
  tables: (before: string) => ask('GET /api/tables', { query: { before } }),
  /** The deal waits for our number, which is drawn when the commitment has come. */
  open: async (wish: NewTable) =>
    api.addToDeal(await ask('POST /api/tables', { body: { ...wish, pledge: canDraw() } })),
  /** Pledge what we have promised to add to the deal, and tell it when all have pledged. */
  addToDeal: async (info: TableInfo) => {
    const { ownNonce, ownPledge } = await nonces();
    const path = { table_id: info.id };
    const waited = info.seats.some(({ yours }, i) => yours && info.pledges[i] === '');
    const pledge = waited ? ownPledge(info) : null;
    if (pledge !== null) {
      info = await ask('POST /api/tables/{table_id}/pledge', { path, body: { pledge } });
    }
    const nonce = ownNonce(info);
    return nonce === null
      ? info
      : ask('POST /api/tables/{table_id}/nonce', { path, body: { nonce } });
  },
  join: async (info: TableInfo, seat: number | null) =>
    api.addToDeal(
      await ask('POST /api/tables/{table_id}/join', {
        path: { table_id: info.id },
        body: { seat, pledge: (await nonces()).ownPledge(info) },
      }),
    ),
  leave: (id: string) => ask('POST /api/tables/{table_id}/leave', { path: { table_id: id } }),
  reseat: (id: string, wish: Reseating) =>
    ask('POST /api/tables/{table_id}/seat', { path: { table_id: id }, body: wish }),
  standIn: (id: string, seat: number) =>
    ask('POST /api/tables/{table_id}/stand-in', { path: { table_id: id }, body: { seat } }),
  pause: (id: string) => ask('POST /api/tables/{table_id}/pause', { path: { table_id: id } }),
  resume: (id: string) => ask('POST /api/tables/{table_id}/resume', { path: { table_id: id } }),
  lesson: (game: string, step: number) => ask('GET /api/lessons', { query: { game, step } }),
  answer: (game: string, step: number, action: string) =>
    ask('POST /api/lessons', { body: { game, step, action } }),
  records: (query: Routes['GET /api/records']['query']) => ask('GET /api/records', { query }),
  events: (before: string) => ask('GET /api/events', { query: { before } }),
  newEvent: (wish: NewEvent) => ask('POST /api/events', { body: wish }),
  enter: async (info: EventInfo, team: string) => {
    const { dealOf, ownPledge } = await nonces();
    const body = { team, pledge: ownPledge(dealOf(info)) };
    return ask('POST /api/events/{event_id}/enter', { path: { event_id: info.head.id }, body });
  },
  /** Tell what we have pledged to add to an event's cards, once it is asked for; null if nothing is. */
  addToEvent: async (info: EventInfo) => {
    const { dealOf, ownNonce } = await nonces();
    const nonce = ownNonce(dealOf(info));
    if (nonce === null || told.has(nonce)) return null; // news may come before the answer
    told.add(nonce);
    const path = { event_id: info.head.id };
    try {
      return await ask('POST /api/events/{event_id}/nonce', { path, body: { nonce } });
    } catch (error) {
      told.delete(nonce);
      throw error;
    }
  },
  withdraw: (id: string) => ask('POST /api/events/{event_id}/withdraw', { path: { event_id: id } }),
  beginRound: (id: string) => ask('POST /api/events/{event_id}/round', { path: { event_id: id } }),
  removeEntrant: (id: string, entrant: number) =>
    ask('POST /api/events/{event_id}/remove', { path: { event_id: id }, body: { entrant } }),
  standInFor: (id: string, entrant: number) =>
    ask('POST /api/events/{event_id}/stand-in', { path: { event_id: id }, body: { entrant } }),
  closeEvent: (id: string) => ask('POST /api/events/{event_id}/close', { path: { event_id: id } }),
  frames: async (id: string, eyes: string): Promise<Replay> => {
    const page = (number: number) =>
      ask('GET /api/tables/{table_id}/frames', {
        path: { table_id: id },
        query: { eyes, page: number },
      });
    const replay = await page(0);
    while (replay.more !== null) {
      const { frames, more } = await page(replay.more);
      replay.frames.push(...frames);
      replay.more = more;
    }
    return replay;
  },
};
