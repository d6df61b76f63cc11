export { toJson } from './json.ts';
export { duplicateIds, integer, issue, name, parseShape, reference, text } from './shape.ts';
export { idsIn, isRecord, listed, listOf, named } from './written.ts';
