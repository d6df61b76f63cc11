export { text } from '@lockstep/words-encounter';
