export { text } from '@lockstep/words-quest';
