export { text } from '@lockstep/words-testimony';
