export { text } from '@lockstep/words-draft';
