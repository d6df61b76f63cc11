export { clientModule } from '@lockstep/protocol';
