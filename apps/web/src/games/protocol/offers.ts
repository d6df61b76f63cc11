export { offers } from '@lockstep/protocol';
