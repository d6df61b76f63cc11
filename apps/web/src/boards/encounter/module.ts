export { gameModule } from '@lockstep/encounter';
