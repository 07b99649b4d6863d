/** A socket that comes back by itself; the server then tells everything anew. */
const FINAL = new Set([4404]);
const LONGEST = 8000;

export class Line<From, To> {
  status = $state<'connecting' | 'open' | 'lost' | 'ended'>('connecting');
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private alive = true;
  private beat = 0;

  constructor(
    private path: string,
    private hear: (message: From) => void,
  ) {
    this.connect();
    window.addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.beat = window.setInterval(() => this.send({ type: 'ping' } as To), 25_000);
  }

  send(message: To): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
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
    clearInterval(this.beat);
    window.removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
  }

  private connect() {
    clearTimeout(this.timer);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.status = 'open';
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data) as From);
    socket.onclose = (event) => {
      if (socket === this.socket) this.fall(event.code);
    };
  }

  private fall(code: number) {
    this.status = FINAL.has(code) ? 'ended' : 'lost';
    if (!this.alive || this.status === 'ended') return;
    const wait = Math.min(LONGEST, 300 * 2 ** this.tries++) * (0.75 + Math.random() / 2);
    this.timer = window.setTimeout(() => this.connect(), wait);
  }

  private drop() {
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private hurry = () => {
    if (this.status === 'lost' && !document.hidden) this.again();
  };
}
