import { me } from './me.svelte';

/** A socket that notices when nobody answers and comes back by itself; the server then tells everything anew. */
const FINAL = new Set([4404, 4423]);
const SIGNED_OUT = 4401;
const LONGEST = 8000;
/** After so long a silence the server is asked for a sign of life, and so long it has for it. */
const SILENCE = 2000;
const PATIENCE = 2400;
const UNSEEN = 25_000;

export class Line<From extends { type: string }, To> {
  status = $state<'connecting' | 'open' | 'lost' | 'ended'>('connecting');
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private beat = 0;
  private alive = true;

  constructor(
    private path: string,
    private hear: (message: From) => void,
  ) {
    this.connect();
    window.addEventListener('online', this.hurry);
    window.addEventListener('offline', this.doubt);
    document.addEventListener('visibilitychange', this.look);
  }

  send(message: To): boolean {
    if (this.status !== 'open' || this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Connect anew, for one who has become somebody else. */
  again() {
    this.tries = 0;
    this.drop();
    this.connect();
  }

  close() {
    this.alive = false;
    this.drop();
    window.removeEventListener('online', this.hurry);
    window.removeEventListener('offline', this.doubt);
    document.removeEventListener('visibilitychange', this.look);
  }

  private connect() {
    clearTimeout(this.timer);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}`);
    this.socket = socket;
    this.expect(SILENCE + PATIENCE);
    // The server speaks first. Who only opens may be a proxy with nobody behind it.
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.tries = 0;
      this.status = 'open';
      this.rest();
      const message = JSON.parse(event.data) as From;
      if (message.type !== 'pong') this.hear(message);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.fall(event.code);
    };
  }

  /** Something was heard: all is well for a while. */
  private rest() {
    clearTimeout(this.beat);
    this.beat = window.setTimeout(this.doubt, document.hidden ? UNSEEN : SILENCE);
  }

  /** Ask for a sign of life. */
  private doubt = () => {
    this.send({ type: 'ping' } as To);
    this.expect(PATIENCE);
  };

  private expect(patience: number) {
    clearTimeout(this.beat);
    this.beat = window.setTimeout(() => {
      this.drop();
      this.fall(0);
    }, patience);
  }

  private fall(code: number) {
    clearTimeout(this.beat);
    this.status = FINAL.has(code) ? 'ended' : 'lost';
    if (code === SIGNED_OUT) void me.again();
    if (!this.alive || this.status === 'ended') return;
    const wait = Math.min(LONGEST, 300 * 2 ** this.tries++) * (0.75 + Math.random() / 2);
    this.timer = window.setTimeout(() => this.connect(), wait);
  }

  private drop() {
    clearTimeout(this.timer);
    clearTimeout(this.beat);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private hurry = () => {
    if (this.status === 'lost' && !document.hidden) this.again();
  };

  private look = () => {
    if (document.hidden) return;
    if (this.status === 'open') this.doubt();
    else this.hurry();
  };
}
