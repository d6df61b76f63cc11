import type { Issue, Path } from '@lockstep/kernel';
import { issue, reference } from './shape.ts';

/** What a designer wrote and no schema has read yet. What is none of these is left for the schema to say. */
export const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The ids of what is written in a list. */
export const idsIn = (list: unknown): readonly string[] =>
  listOf(list).flatMap((one) => (isRecord(one) && typeof one.id === 'string' ? [one.id] : []));

/** A word, where one is written, that must be the id of something; a table in its place is the thing itself. */
export const idIssues = (word: unknown, ids: readonly string[], path: Path, what: string): readonly Issue[] => {
  if (word === undefined || isRecord(word)) return [];
  return typeof word === 'string'
    ? reference(word, ids, path, what)
    : [issue('wrong-type', path, `the id of a ${what}`, word)];
};

/** A list, where one is written at all. */
export const listIssues = (value: unknown, path: Path): readonly Issue[] =>
  value === undefined || Array.isArray(value) ? [] : [issue('wrong-type', path, 'a list', value)];
