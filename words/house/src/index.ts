export { counted, factor, listed, spelled } from './list.ts';
export { practiceNotice } from './practice.ts';
export { type Block, list, type Section, say, table } from './section.ts';
export { DRAWS, type Occasion, remarkOn, type Said, type Say } from './voice.ts';
export type { AnyWording, Found, Shared, Title, Wording } from './wording.ts';
