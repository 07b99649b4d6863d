import type {
  ChatLine,
  FromClient,
  FromTable,
  Guesses,
  Hints,
  State,
  StoryLine,
  TableInfo,
  Weighed,
} from '../wire';
import { settings } from './settings.svelte';
import { Line } from './socket.svelte';
import { Clocks } from './time.svelte';

export interface Note {
  rule: string;
  reason: string;
}

interface Move {
  at: number;
  action: string;
}

/** One table as this browser sees it. It holds what the server told last, and no rule of any game. */
export class Table {
  info = $state<TableInfo | null>(null);
  state = $state.raw<State | null>(null);
  story = $state.raw<StoryLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  note = $state<Note | null>(null);
  closed = $state(false);
  /** The event to which a table belongs that is closed to us while its round is played. */
  sealed = $state('');
  /** A move that the server has not answered yet. */
  move = $state.raw<Move | null>(null);
  /** States that are still to be shown. */
  ahead = $state(0);
  readonly line: Line<FromTable, FromClient>;
  /** The answer to the last `weigh`. */
  weighed = $state.raw<Weighed | null>(null);
  readonly clocks = new Clocks();
  /** The last hint and the last guess, and whether one is being thought about. */
  hints = $state.raw<Hints | null>(null);
  guesses = $state.raw<Guesses | null>(null);
  advising = $state(false);
  private waiting: State[] = [];
  private shownAt = 0;
  private askedAt = -1;
  private timer = 0;

  constructor(readonly id: string) {
    this.line = new Line(`/ws/table/${id}`, (message) => this.hear(message));
  }

  get busy(): boolean {
    return this.move !== null;
  }

  /** A move was made that could not be sent yet; it is when the line is back. */
  get unsent(): boolean {
    return this.move !== null && this.line.status !== 'open';
  }

  close() {
    clearTimeout(this.timer);
    this.clocks.close();
    this.line.close();
  }

  act(action: string) {
    if (!this.state || this.busy) return;
    this.note = null;
    this.move = { at: this.state.at, action };
    this.line.send({ type: 'act', ...this.move });
  }

  /** Take back what the server offers, or ask the others; once for each state, however often it is pressed. */
  undo() {
    const offered = this.state?.undo;
    if (!offered || this.busy || this.askedAt === this.state!.at) return;
    this.note = null;
    this.askedAt = this.state!.at;
    this.line.send({ type: 'undo', at: this.askedAt, count: offered.count });
  }

  /** Whether another may take something back. */
  vote(agree: boolean) {
    if (this.state) this.line.send({ type: 'vote', at: this.state.at, agree });
  }

  /** A strong bot's advice, for this player alone. */
  ask(what: 'hint' | 'guess') {
    if (this.advising) return;
    this.note = null;
    this.advising = this.line.send({ type: what });
  }

  why(action: string) {
    this.line.send({ type: 'why', action });
  }

  /** What an action that is still being thought out would change. */
  weigh(action: string) {
    this.line.send({ type: 'weigh', action });
  }

  say(text: string): boolean {
    return this.line.send({ type: 'say', text });
  }

  /** Something asked over HTTP; a refusal is shown like any other. */
  async attempt(deed: () => Promise<unknown>) {
    await deed().catch((error: Error) => (this.note = { rule: '', reason: error.message }));
  }

  /** Show at once what is still to be shown. */
  skip() {
    clearTimeout(this.timer);
    while (this.waiting.length) this.show(this.waiting.shift()!);
  }

  private hear(message: FromTable) {
    switch (message.type) {
      case 'state':
        this.clocks.tell(message.table.clock, message.ran);
        return this.queue(message);
      case 'seats':
        this.clocks.tell(message.table.clock, message.ran);
        this.info = message.table;
        if (!message.table.ask) this.askedAt = -1;
        return;
      case 'chat':
        this.chat = message.fresh ? message.lines : [...this.chat, ...message.lines];
        return;
      case 'refused':
        this.move = null;
        if (message.rule !== 'at') this.note = message;
        return;
      case 'because':
        if (!message.offered) this.note = message;
        return;
      case 'weighed':
        this.weighed = message;
        return;
      case 'hints':
        this.advising = false;
        this.hints = message;
        return;
      case 'guesses':
        this.advising = false;
        this.guesses = message;
        return;
      case 'problem':
        this.move = null;
        this.advising = false;
        this.note = { rule: '', reason: message.reason };
        return;
      case 'sealed':
        this.sealed = message.event;
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
    const first = this.waiting[0];
    this.ahead = this.waiting.length;
    if (!first) return;
    const rest = this.state ? this.shownAt + settings.pause - Date.now() : 0;
    if (rest > 0 && first.since > 0 && !this.busy && !document.hidden) {
      this.timer = window.setTimeout(() => this.next(), rest);
      return;
    }
    this.waiting.shift();
    this.show(first);
    this.next();
  }

  private show(state: State) {
    this.ahead = this.waiting.length;
    this.note = null;
    if (state.since === 0) this.advising = false;
    this.resend(state);
    this.info = state.table;
    this.story = state.since === 0 ? state.story : [...this.story, ...state.story];
    this.state = state;
    this.shownAt = Date.now();
  }

  /** After a break everything is told anew; if the table still waits for the kept move, it is sent again. */
  private resend(state: State) {
    if (this.move && state.since === 0 && state.at === this.move.at)
      this.line.send({ type: 'act', ...this.move });
    else this.move = null;
  }
}
