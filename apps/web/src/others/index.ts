/** What the shell asks of other people: one door, so that the way to it is written once. */
export { openAttempt } from './attempt.ts';
export { keepInStep } from './home.ts';
export { default as PeopleDoor } from './PeopleDoor.svelte';
export { default as PeoplePanel } from './PeoplePanel.svelte';
