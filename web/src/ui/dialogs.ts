export { default as Keys } from './Keys.svelte';
export { default as Preferences } from './Preferences.svelte';
