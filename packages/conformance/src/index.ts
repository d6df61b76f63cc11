export { default as fc } from 'fast-check';
export { conform } from './conform.ts';
export { goldens } from './goldens.ts';
export { playOut } from './play-out.ts';
export { type Script, scripted } from './scripted.ts';
