export { clientModule as dealing } from '@lockstep/protocol';
