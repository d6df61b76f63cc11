export { gameModule } from '@lockstep/protocol';
