import type { ChatLine, FromClient, FromTable, State, StoryLine, TableInfo } from '../wire';
import { settings } from './settings.svelte';
import { Line } from './socket.svelte';

export interface Note {
  rule: string;
  reason: string;
}

/** One table as this browser sees it. It holds what the server told last, and no rule of any game. */
export class Table {
  info = $state<TableInfo | null>(null);
  state = $state.raw<State | null>(null);
  story = $state.raw<StoryLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  note = $state<Note | null>(null);
  closed = $state(false);
  busy = $state(false);
  readonly line: Line<FromTable, FromClient>;
  private waiting: State[] = [];
  private shownAt = 0;
  private timer = 0;

  constructor(readonly id: string) {
    this.line = new Line(`/ws/table/${id}`, (message) => this.hear(message));
  }

  close() {
    clearTimeout(this.timer);
    this.line.close();
  }

  act(action: string) {
    if (!this.state || this.busy) return;
    this.busy = this.line.send({ type: 'act', at: this.state.at, action });
    this.note = this.busy ? null : { rule: '', reason: 'No connection: try again in a moment.' };
  }

  why(action: string) {
    this.line.send({ type: 'why', action });
  }

  say(text: string) {
    this.line.send({ type: 'say', text });
  }

  /** Something asked over HTTP; a refusal is shown like any other. */
  async attempt(deed: () => Promise<unknown>) {
    await deed().catch((error: Error) => (this.note = { rule: '', reason: error.message }));
  }

  private hear(message: FromTable) {
    switch (message.type) {
      case 'state':
        return this.queue(message);
      case 'seats':
        this.info = message.table;
        return;
      case 'chat':
        this.chat = [...this.chat.slice(0, message.since), ...message.lines];
        return;
      case 'refused':
        this.busy = false;
        if (message.rule !== 'at') this.note = message;
        return;
      case 'because':
        if (!message.offered) this.note = message;
        return;
      case 'problem':
        this.busy = false;
        this.note = { rule: '', reason: message.reason };
        return;
      case 'closed':
        this.closed = true;
    }
  }

  /** Others' moves are shown one after the other; a full telling is shown at once. */
  private queue(state: State) {
    if (state.since === 0) this.waiting = [];
    this.waiting.push(state);
    clearTimeout(this.timer);
    this.next();
  }

  private next() {
    const rest = this.state ? this.shownAt + settings.pause - Date.now() : 0;
    const first = this.waiting[0];
    if (!first) return;
    if (rest > 0 && first.since > 0 && !this.busy && !document.hidden) {
      this.timer = window.setTimeout(() => this.next(), rest);
      return;
    }
    this.waiting.shift();
    this.show(first);
    this.next();
  }

  private show(state: State) {
    this.busy = false;
    this.note = null;
    this.info = state.table;
    this.story = state.since === 0 ? state.story : [...this.story, ...state.story];
    this.state = state;
    this.shownAt = Date.now();
  }
}
