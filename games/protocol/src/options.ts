import { type Issue, type Json, ok, type Result } from '@lockstep/kernel';
import { parseShape } from '@lockstep/shape';
import * as v from 'valibot';
import type { Puzzle } from './puzzle.ts';

const OPTIONS = v.strictObject({ literal: v.optional(v.boolean(), false) });

/** D29 to the letter: one protocol, no clause about the previous payload, Scrutiny from 0. */
const literal = (puzzle: Puzzle): Puzzle => {
  const first = puzzle.schedule[0]!;
  const plain = ({ no_repeat: _, ...path }: Puzzle['protocol'][number]['path'][number]) => path;
  return {
    ...puzzle,
    scrutiny: 0,
    schedule: [{ ...first, no_repeat: false }],
    protocol: puzzle.protocol
      .filter(({ id }) => id === first.protocol)
      .map((protocol) => ({ ...protocol, path: protocol.path.map(plain) })),
  };
};

export const withOptions = (setup: Json, options: Json): Result<Json, readonly Issue[]> => {
  const parsed = parseShape(OPTIONS, options);
  if (!parsed.ok) return parsed;
  return ok(parsed.value.literal ? (literal(setup as unknown as Puzzle) as unknown as Json) : setup);
};
