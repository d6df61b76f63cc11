export { clientModule as dealing } from '@lockstep/testimony';
