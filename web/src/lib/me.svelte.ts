import type { Me as MeInfo, Person } from '../wire';
import { api } from './api';

const FALLBACK = 'Gladiator';

/** Who sits before this browser: a guest with a name, or nobody yet. */
class Me {
  person = $state<Person | null>(null);
  private asked: Promise<void> | null = null;
  /** How often it has changed here: an older answer of the server is out of date. */
  private changes = 0;

  /** Ask the server once. */
  known(): Promise<void> {
    const before = this.changes;
    this.asked ??= api.me().then(
      (me) => void (this.changes === before && (this.person = me.person)),
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
    this.take(await api.name(name.trim() || FALLBACK));
  }

  async become(answer: Promise<MeInfo>): Promise<void> {
    this.take(await answer);
    this.asked = Promise.resolve();
  }

  private take(me: MeInfo): void {
    this.changes += 1;
    this.person = me.person;
  }

  /** A name is needed to sit down; whoever has none gets one. */
  async introduce(): Promise<void> {
    await this.known();
    if (!this.person) await this.rename('');
  }
}

export const me = new Me();
