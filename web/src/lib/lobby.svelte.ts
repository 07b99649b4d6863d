import type { FromLobby, Ping, TableInfo } from '../wire';
import { api } from './api';
import { Line } from './socket.svelte';

/** The live list of tables. */
export class Lobby {
  tables = $state<TableInfo[]>([]);
  told = $state(false);
  /** From where older tables go on, if there are any. */
  more = $state<string | null>(null);
  readonly line = new Line<FromLobby, Ping>('/ws/lobby', (message) => this.hear(message));

  close() {
    this.line.close();
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
      const others = this.tables.filter((table) => table.id !== message.table.id);
      this.tables = [message.table, ...others];
    } else if (message.type === 'gone') {
      this.tables = this.tables.filter((table) => table.id !== message.id);
    }
  }
}
