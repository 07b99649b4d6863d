import type { GameInfo, Me, NewTable, Records, Replay, Reseating, TableInfo } from '../wire';

/** The server said no; the message is its own sentence. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const request = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`/api${path}`, { ...request, headers }).catch(() => null);
  if (answer === null) throw new Refusal(0, 'The server does not answer.');
  if (answer.status === 204) return null as T;
  const told = await answer.json().catch(() => null);
  if (!answer.ok)
    throw new Refusal(answer.status, told?.detail ?? `The server says ${answer.status}.`);
  return told as T;
}

export const api = {
  me: () => ask<Me>('/me'),
  name: (name: string) => ask<Me>('/me', { name }),
  games: () => ask<GameInfo[]>('/games'),
  open: (wish: NewTable) => ask<TableInfo>('/tables', wish),
  join: (id: string, seat: number | null) =>
    ask<TableInfo>(`/tables/${id}/join`, seat === null ? {} : { seat }),
  leave: (id: string) => ask<TableInfo | null>(`/tables/${id}/leave`, {}),
  reseat: (id: string, wish: Reseating) => ask<TableInfo>(`/tables/${id}/seat`, wish),
  records: (query: Record<string, string>) =>
    ask<Records>(`/records?${new URLSearchParams(query)}`),
  frames: (id: string, eyes: string) => ask<Replay>(`/tables/${id}/frames?eyes=${eyes}`),
};
