import { getContext, setContext } from 'svelte';

/** What stands beside the question: taking back, and advice. Each is there only while it is possible. */
export interface Help {
  undo?: () => void;
  /** Others must agree to it. */
  asks?: boolean;
  /** At this table hardly anything is taken back. */
  lasting?: boolean;
  hint?: () => void;
}

const KEY = Symbol('help');

/** A function, so that the boards between need not know of it. */
export const offerHelp = (help: () => Help) => setContext(KEY, help);
export const boardHelp = () => getContext<(() => Help) | undefined>(KEY);
