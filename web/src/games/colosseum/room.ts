import { MediaQuery } from 'svelte/reactivity';

/** A phone: one page of the table at a time. */
export const narrow = new MediaQuery('(max-width: 700px), (max-height: 500px)');
/** A phone on its side: the question stands beside the table. */
export const low = new MediaQuery('(max-height: 500px) and (min-width: 560px)');
