export { pipeDoc } from './docs.ts';
export { LONGEST_LINE, linesOf } from './lines.ts';
export { ERRORS, REQUESTS } from './requests.ts';
export { type Answer, Session } from './session.ts';
