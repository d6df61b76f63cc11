export { dealing } from '@lockstep/protocol';
