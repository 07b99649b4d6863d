import type { Person } from '../wire';
import { api } from './api';

const FALLBACK = 'Gladiator';

/** Who sits before this browser: a guest with a name, or nobody yet. */
class Me {
  person = $state<Person | null>(null);
  private asked: Promise<void> | null = null;

  /** Ask the server once. */
  known(): Promise<void> {
    this.asked ??= api.me().then(
      (me) => void (this.person = me.person),
      () => void (this.asked = null),
    );
    return this.asked;
  }

  async rename(name: string): Promise<void> {
    this.person = (await api.name(name.trim() || FALLBACK)).person;
  }

  /** A name is needed to sit down; whoever has none gets one. */
  async introduce(): Promise<void> {
    await this.known();
    if (!this.person) await this.rename('');
  }
}

export const me = new Me();
