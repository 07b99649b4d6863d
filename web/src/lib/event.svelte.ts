import type { EventInfo, FromEvent, Ping } from '../wire';
import { Line } from './socket.svelte';

/** One event as this browser sees it: what the server told last. */
export class ClubEvent {
  info = $state.raw<EventInfo | null>(null);
  gone = $state(false);
  problem = $state('');
  busy = $state(false);
  readonly line: Line<FromEvent, Ping>;

  constructor(readonly id: string) {
    this.line = new Line(`/ws/event/${id}`, (message) => {
      if (message.type === 'event') this.info = message.event;
      else if (message.type === 'gone') this.gone = true;
    });
  }

  close() {
    this.line.close();
  }

  /** Something asked over HTTP; a refusal is shown. */
  async attempt(deed: () => Promise<EventInfo | null>) {
    this.problem = '';
    this.busy = true;
    try {
      this.info = (await deed()) ?? this.info;
    } catch (error) {
      this.problem = (error as Error).message;
    }
    this.busy = false;
  }
}

export const FORMS: Record<EventInfo['head']['form'], string> = {
  swiss: 'Swiss',
  'round-robin': 'Round robin',
};

/** How far an event is, for a row of the list and its head. */
export function stageOf({ status, round, rounds }: EventInfo['head']): string {
  if (status === 'gathering') return 'open for entries';
  if (status === 'over') return 'over';
  return `round ${round} of ${rounds}`;
}

/** Halves and thirds as people write them. */
export const inPoints = (points: number) => String(Math.round(points * 100) / 100);

/** With a sign, unless it is nothing. */
export const inMargin = (margin: number) =>
  margin > 0 ? `+${inPoints(margin)}` : inPoints(margin).replace('-', '−');
