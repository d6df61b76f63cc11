export { study } from './study.ts';
export { formedAt } from './survey.ts';
