import { untrack } from 'svelte';

/** Keys that do something wherever one is on the page. Whoever shows something adds its own, and `?` lists them. */
export interface Shortcut {
  key: string;
  what: string;
  run: () => void;
}

const NAMES: Record<string, string> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ' ': 'Space',
};

export const keyName = (key: string): string => NAMES[key] ?? key;

class Shortcuts {
  list = $state.raw<Shortcut[]>([]);

  constructor() {
    window.addEventListener('keydown', (event) => this.press(event));
  }

  /** Until the answer is called. */
  add(...more: Shortcut[]): () => void {
    untrack(() => (this.list = [...this.list, ...more]));
    return () => untrack(() => (this.list = this.list.filter((each) => !more.includes(each))));
  }

  private press(event: KeyboardEvent) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = event.target as Element;
    if (at.matches?.('input:not([type=range]), select, textarea')) return;
    if (document.querySelector('dialog[open]')) return;
    if (event.key === ' ' && at.matches?.('button, a, summary, [role=tab]')) return;
    const found = this.list.find(({ key }) => key === event.key);
    if (!found) return;
    event.preventDefault();
    found.run();
  }
}

export const shortcuts = new Shortcuts();
