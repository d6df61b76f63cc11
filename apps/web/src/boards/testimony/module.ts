export { gameModule } from '@lockstep/testimony';
