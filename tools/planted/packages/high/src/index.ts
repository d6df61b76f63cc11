export { type Roof, roof } from './roof.ts';
