import { getContext, setContext } from 'svelte';

/** A page that is opened is made part by part, each in a task of its own: whoever touches it meanwhile is heard. */
export class Unfolding {
  /** Parts that come once all is there are made at once. */
  done = false;
  private parts: { order: number; make: () => void }[] = [];
  private timer = 0;

  /** Make this after all that waits already and comes no later in order; the answer keeps it from being made. */
  add(make: () => void, order = 0): () => void {
    const part = { order, make };
    const after = this.parts.findIndex((other) => other.order > order);
    this.parts.splice(after < 0 ? this.parts.length : after, 0, part);
    this.timer ||= window.setTimeout(this.next);
    return () => (this.parts = this.parts.filter((other) => other !== part));
  }

  private next = () => {
    this.done = this.parts.length === 0;
    this.parts.shift()?.make();
    this.timer = this.done ? 0 : window.setTimeout(this.next);
  };
}

const KEY = Symbol('unfolding');

export const unfold = () => setContext(KEY, new Unfolding());
/** That of the page around; none where all is made at once. */
export const unfolding = () => getContext<Unfolding | undefined>(KEY);
