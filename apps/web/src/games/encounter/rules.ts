export { speaking as rules } from '@lockstep/words-encounter';
