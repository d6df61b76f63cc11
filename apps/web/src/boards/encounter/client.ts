export { clientModule } from '@lockstep/encounter';
