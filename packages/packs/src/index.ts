export { type LoadResult, load, type PlacedIssue, type TomlFile } from './load.ts';
export { reportIssue } from './report.ts';
export { jsonSchema } from './schema.ts';
