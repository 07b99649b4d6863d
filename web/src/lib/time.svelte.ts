import { getContext, setContext } from 'svelte';
import type { ClockInfo } from '../wire';

/** The clocks of a table. The server says how they stand now and then; in between they are counted here. */
export class Clocks {
  private info = $state.raw<ClockInfo | null>(null);
  /** When the clock that runs began to run, by this machine's own time. */
  private since = 0;
  private now = $state(0);
  private timer = 0;

  tell(info: ClockInfo, ran: number) {
    this.info = info;
    this.now = performance.now();
    this.since = this.now - ran * 1000;
    clearInterval(this.timer);
    if (info.runs !== null)
      this.timer = window.setInterval(() => (this.now = performance.now()), 250);
  }

  /** Seconds that a seat has left; null without a clock. */
  left(seat: number): number | null {
    const left = this.info?.left[seat];
    if (left === undefined) return null;
    return this.runs(seat) ? Math.max(0, left - (this.now - this.since) / 1000) : left;
  }

  runs(seat: number): boolean {
    return this.info?.runs === seat;
  }

  close() {
    clearInterval(this.timer);
  }
}

const KEY = 'clocks';

export function offerClocks(clocks: Clocks) {
  setContext(KEY, clocks);
}

/** The clocks of the table that is shown; a replay has none. */
export function tableClocks(): Clocks | undefined {
  return getContext(KEY);
}
