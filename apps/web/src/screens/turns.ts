/** What a started try needs, in one piece: loaded while the Lock is looked at. */
export { default as DraftScreen } from './DraftScreen.svelte';
export { default as SolveScreen } from './SolveScreen.svelte';
