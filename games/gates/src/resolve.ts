import { fail, type Issue, type Json, ok, type Path, type Result } from '@lockstep/kernel';
import { idIssues, idsIn, isRecord, issue, listOf } from '@lockstep/shape';
import type { Pack } from './pack.ts';

/** A setup may name things of the pack where a complete one would write them out. */
const idOf = (one: unknown): unknown => (isRecord(one) ? one.id : one);

const strangersIn = (list: unknown, ids: readonly string[], path: Path, what: string): readonly Issue[] =>
  listOf(list).flatMap((one, i) =>
    typeof one === 'string' || (isRecord(one) && Object.keys(one).length <= 2)
      ? idIssues(idOf(one), ids, [...path, i, ...(isRecord(one) ? ['id'] : [])], what)
      : [],
  );

/** Names in a written setup that the pack does not explain. */
export const unknownNames = (pack: Pack, setup: unknown): readonly Issue[] =>
  isRecord(setup)
    ? [
        ...strangersIn(setup.gate, idsIn(pack.gate), ['gate'], 'gate'),
        ...strangersIn(setup.artifact, idsIn(pack.artifact), ['artifact'], 'artifact'),
        ...strangersIn(setup.modifier, idsIn(pack.modifier), ['modifier'], 'modifier'),
        ...strangersIn(setup.tool, idsIn(pack.tool), ['tool'], 'tool'),
      ]
    : [];

type Named = { readonly id: string };

/** What is written by its id, or in part, with the rest from the pack. */
const filled = (list: unknown, things: readonly Named[]): unknown =>
  Array.isArray(list)
    ? list.map((one) => {
        const found = things.find(({ id }) => id === idOf(one));
        if (!found) return one;
        return isRecord(one) ? { ...found, ...one } : found;
      })
    : list;

const DECK = 14;

/** Where nothing is said: one gate, a deck from the top of the pack, CORROBORATE. */
export const resolve = (pack: Pack, setup: unknown): unknown => {
  if (!isRecord(setup)) return setup;
  const { gate, artifact, modifier, tool, tuning, ...rest } = setup;
  return {
    turns: 5,
    audit: pack.audit,
    rewire: pack.rewire,
    ...rest,
    gate: filled(gate ?? [{ id: pack.gate[0]!.id, strength: 100 }], pack.gate),
    artifact: filled(artifact ?? pack.artifact.slice(0, DECK), pack.artifact),
    modifier: filled(modifier ?? [], pack.modifier),
    tool: filled(tool ?? ['tool.CORROBORATE'], pack.tool),
    tuning: isRecord(tuning) ? { ...pack.tuning, ...tuning } : (tuning ?? pack.tuning),
  };
};

/** An incident has no choices of its own: all of it is written in its setup. */
export const withOptions = (setup: Json, options: Json): Result<Json, readonly Issue[]> => {
  const [first] = isRecord(options) ? Object.keys(options) : [];
  return first === undefined
    ? ok(setup)
    : fail([issue('unknown-key', [first], 'no option: an incident is all in its setup', first)]);
};
