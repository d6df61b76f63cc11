export { default as fc } from 'fast-check';
export { conform, playOut } from './laws.ts';
export { type Script, scripted } from './scripted.ts';
