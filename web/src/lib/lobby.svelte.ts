import type { FromLobby, Ping, TableInfo } from '../wire';
import { api } from './api';
import { me } from './me.svelte';
import { Line } from './socket.svelte';

/** Whether the table waits for whoever sits before this browser. */
export function isYourTurn({ status, actor, seats }: TableInfo): boolean {
  const seat = status === 'playing' && actor !== null ? seats[actor] : undefined;
  return seat !== undefined && seat.yours && seat.stand_in === null;
}

/** Whether a seat here is hers, even one that she has left. */
export function isYours({ seats }: TableInfo): boolean {
  return seats.some(
    ({ yours, left, person }) => yours || (left && person === (me.person?.id ?? '')),
  );
}

/** The live list of tables, the same on every page. */
class Lobby {
  tables = $state.raw<TableInfo[]>([]);
  told = $state(false);
  /** From where older tables go on, if there are any. */
  more = $state<string | null>(null);
  line = $state.raw<Line<FromLobby, Ping>>();

  turns = $derived(this.tables.filter(isYourTurn));

  /** Listen; anew, if one has become somebody else. */
  enter() {
    if (this.line) this.line.again();
    else this.line = new Line('/ws/lobby', (message) => this.hear(message));
  }

  async older() {
    if (this.more === null) return;
    const { tables, more } = await api.tables(this.more);
    const others = tables.filter(({ id }) => !this.tables.some((table) => table.id === id));
    this.tables = [...this.tables, ...others];
    this.more = more;
  }

  private hear(message: FromLobby) {
    if (message.type === 'lobby') {
      this.tables = message.tables;
      this.more = message.more;
      this.told = true;
    } else if (message.type === 'changed') {
      const { table } = message;
      const known = this.tables.some(({ id }) => id === table.id);
      this.tables = known
        ? this.tables.map((each) => (each.id === table.id ? table : each))
        : [table, ...this.tables];
    } else if (message.type === 'gone') {
      this.tables = this.tables.filter((table) => table.id !== message.id);
    }
  }
}

export const lobby = new Lobby();
