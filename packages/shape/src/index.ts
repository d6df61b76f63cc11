export { duplicateIds, integer, issue, name, parseShape, reference, text } from './shape.ts';
