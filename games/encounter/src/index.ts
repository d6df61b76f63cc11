export { encounter } from './encounter.ts';
