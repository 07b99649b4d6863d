/** What every question says beside itself, whatever the phase. */
import { getContext, setContext } from 'svelte';

export interface Aside {
  /** What has just happened. */
  readonly told: string;
  /** See at once what is still to be told. */
  readonly skip?: () => void;
  /** The only action, which is taken in a moment. */
  readonly forced: string | null;
}

const KEY = Symbol('aside');

export const offerAside = (aside: Aside) => setContext(KEY, aside);
export const boardAside = () => getContext<Aside>(KEY);
