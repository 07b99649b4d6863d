/** What this browser prefers; kept in its own storage, never sent. */
export type Theme = 'auto' | 'light' | 'dark';
export type Pace = 'calm' | 'brisk' | 'instant';
/** Before which moves one is asked: those at a table where none is taken back, all, or none. */
export type Asking = 'lasting' | 'always' | 'never';

const PAUSES: Record<Pace, number> = { calm: 2400, brisk: 1200, instant: 0 };

function kept<T extends string>(name: string, values: readonly T[]): T {
  const value = localStorage.getItem(name) as T;
  return values.includes(value) ? value : values[0]!;
}

class Settings {
  theme = $state<Theme>(kept('theme', ['auto', 'light', 'dark']));
  pace = $state<Pace>(kept('pace', ['brisk', 'calm', 'instant']));
  asking = $state<Asking>(kept('asking', ['lasting', 'always', 'never']));
  /** Whether a lone action is taken for this player. */
  forced = $state(kept('forced', ['yes', 'no']) === 'yes');
  /** The game that was chosen last. */
  game = $state(localStorage.getItem('game') ?? '');
  sound = $state(kept('sound', ['yes', 'no']) === 'yes');
  notify = $state(kept('notify', ['no', 'yes']) === 'yes');
  private night = matchMedia('(prefers-color-scheme: dark)');
  private still = matchMedia('(prefers-reduced-motion: reduce)');
  private dusk = $state(this.night.matches);

  constructor() {
    this.night.addEventListener('change', () => (this.dusk = this.night.matches));
  }

  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'auto' && this.dusk);
  }

  get moves(): boolean {
    return !this.still.matches && this.pace !== 'instant';
  }

  /** How long one event stays before the next is shown, in milliseconds. */
  get pause(): number {
    return this.moves ? PAUSES[this.pace] : 0;
  }

  keep() {
    localStorage.setItem('theme', this.theme);
    localStorage.setItem('pace', this.pace);
    localStorage.setItem('asking', this.asking);
    localStorage.setItem('forced', this.forced ? 'yes' : 'no');
    localStorage.setItem('sound', this.sound ? 'yes' : 'no');
    localStorage.setItem('notify', this.notify ? 'yes' : 'no');
    localStorage.setItem('game', this.game);
  }
}

export const settings = new Settings();
