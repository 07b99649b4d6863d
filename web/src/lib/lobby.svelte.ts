import type { FromLobby, Ping, TableInfo } from '../wire';
import { Line } from './socket.svelte';

/** The live list of tables. */
export class Lobby {
  tables = $state<TableInfo[]>([]);
  told = $state(false);
  readonly line = new Line<FromLobby, Ping>('/ws/lobby', (message) => this.hear(message));

  close() {
    this.line.close();
  }

  private hear(message: FromLobby) {
    if (message.type === 'lobby') {
      this.tables = message.tables;
      this.told = true;
    } else if (message.type === 'changed') {
      const others = this.tables.filter((table) => table.id !== message.table.id);
      this.tables = [message.table, ...others];
    } else if (message.type === 'gone') {
      this.tables = this.tables.filter((table) => table.id !== message.id);
    }
  }
}
