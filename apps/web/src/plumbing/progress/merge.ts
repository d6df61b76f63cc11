/** A backup is read back once in a while: what puts two together is loaded then. */
export { mergeBackups } from '@lockstep/play';
