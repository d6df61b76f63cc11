export { clientModule } from '@lockstep/quest';
