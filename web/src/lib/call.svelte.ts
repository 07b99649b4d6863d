/** Calls whoever has a turn somewhere and does not look: by the tab's sign, a soft sound, a notice of the system. */
import type { TableInfo } from '../wire';
import { titleOf } from '../games';
import { isYourTurn } from './lobby.svelte';
import { router } from './router.svelte';
import { settings } from './settings.svelte';
import { seatNames } from './story';

/** Long enough for a lone action to be taken by itself. */
const PATIENCE = 2500;
const QUIET = '/icon.svg';
const CALLING = '/icon-turn.svg';

class Call {
  /** The decisions that wait for her, each with the timer that calls her to it. */
  private waiting = new Map<string, number>();
  private audio: AudioContext | null = null;
  /** Her tables that had not begun when she heard of them last. */
  private gathering = new Set<string>();

  /** These tables wait now. */
  hear(turns: TableInfo[]) {
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    icon?.setAttribute('href', turns.length ? CALLING : QUIET);
    const known = this.waiting;
    this.waiting = new Map();
    for (const table of turns) {
      const moment = `${table.id} ${table.at}`;
      const timer = known.get(moment) ?? window.setTimeout(() => this.call(table), PATIENCE);
      this.waiting.set(moment, timer);
      known.delete(moment);
    }
    for (const timer of known.values()) clearTimeout(timer);
  }

  /** These tables are hers; one that has begun without her turn is told as well. */
  meet(own: TableInfo[]) {
    for (const table of own)
      if (table.status === 'playing' && this.gathering.has(table.id) && !isYourTurn(table))
        this.call(table, 'It begins');
    this.gathering = new Set(
      own.filter(({ status }) => status === 'gathering').map(({ id }) => id),
    );
  }

  async allowNotices(): Promise<boolean> {
    return 'Notification' in window && (await Notification.requestPermission()) === 'granted';
  }

  private call(table: TableInfo, words = 'Your turn') {
    const address = `/table/${table.id}`;
    if (!document.hidden && router.path === address) return;
    if (settings.sound) this.chime();
    if (!settings.notify || !document.hidden || Notification.permission !== 'granted') return;
    const title = `${words}: ${titleOf(table.game)}`;
    const body = seatNames(table).join(', ');
    try {
      const notice = new Notification(title, { body, icon: CALLING, tag: table.id });
      notice.onclick = () => {
        window.focus();
        router.go(address);
        notice.close();
      };
    } catch {
      settings.notify = false; // a phone's browser may allow notices and show none
    }
  }

  /** Two soft strokes, made on the spot. */
  private chime() {
    this.audio ??= new AudioContext();
    if (this.audio.state !== 'running') return void this.audio.resume();
    [523.25, 783.99].forEach((pitch, i) => this.stroke(pitch, this.audio!.currentTime + i * 0.16));
  }

  private stroke(pitch: number, at: number) {
    const tone = new OscillatorNode(this.audio!, { type: 'sine', frequency: pitch });
    const loud = new GainNode(this.audio!, { gain: 0 });
    loud.gain.linearRampToValueAtTime(0.08, at + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.0001, at + 0.9);
    tone.connect(loud).connect(this.audio!.destination);
    tone.start(at);
    tone.stop(at + 1);
  }
}

export const call = new Call();
