export { pipeDoc } from './docs.ts';
export { LONGEST_LINE, linesOf } from './lines.ts';
export { Session } from './session.ts';
