export { study } from './study.ts';
