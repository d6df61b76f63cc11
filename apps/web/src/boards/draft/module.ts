export { gameModule } from '@lockstep/draft';
