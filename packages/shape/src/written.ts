import type { Issue, Path } from '@lockstep/kernel';
import { reference } from './shape.ts';

/** What a designer wrote and no schema has read yet. What is none of these is left for the schema to say. */
export const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The ids of what is written in a list. */
export const idsIn = (list: unknown): readonly string[] =>
  listOf(list).flatMap((one) => (isRecord(one) && typeof one.id === 'string' ? [one.id] : []));

/** A word, where one is written, that must be the id of something. */
export const named = (word: unknown, ids: readonly string[], path: Path, what: string): readonly Issue[] =>
  typeof word === 'string' ? reference(word, ids, path, what) : [];
