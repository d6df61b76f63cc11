export { wording } from '@lockstep/words-testimony';
