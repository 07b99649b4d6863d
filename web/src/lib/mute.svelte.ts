import type { ChatLine } from '../wire';

const KEPT = 'muted';

/** Whom this browser does not want to hear: kept in its own storage, never sent. */
class Mute {
  /** Their names, by id. */
  people = $state<Record<string, string>>(this.kept());

  private kept(): Record<string, string> {
    try {
      return JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    } catch {
      return {};
    }
  }

  has(person: string): boolean {
    return person in this.people;
  }

  toggle(person: string, name: string) {
    const others = Object.entries(this.people).filter(([id]) => id !== person);
    this.people = Object.fromEntries(this.has(person) ? others : [...others, [person, name]]);
    localStorage.setItem(KEPT, JSON.stringify(this.people));
  }

  heard(lines: ChatLine[]): ChatLine[] {
    return lines.filter(({ person }) => !this.has(person));
  }
}

export const mute = new Mute();
