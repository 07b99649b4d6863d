import type { Me as MeInfo, Person } from '../wire';
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

  /** Ask anew: she may have been signed out elsewhere. */
  again(): Promise<void> {
    this.asked = null;
    return this.known();
  }

  async rename(name: string): Promise<void> {
    this.person = (await api.name(name.trim() || FALLBACK)).person;
  }

  async become(answer: Promise<MeInfo>): Promise<void> {
    this.person = (await answer).person;
    this.asked = Promise.resolve();
  }

  /** A name is needed to sit down; whoever has none gets one. */
  async introduce(): Promise<void> {
    await this.known();
    if (!this.person) await this.rename('');
  }
}

export const me = new Me();
