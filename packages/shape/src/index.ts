export { toJson } from './json.ts';
export { duplicateIds, integer, issue, name, parseShape, reference, text } from './shape.ts';
export { idIssues, idsIn, isRecord, listIssues, listOf } from './written.ts';
