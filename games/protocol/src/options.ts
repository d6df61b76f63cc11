import { type Issue, type Json, ok, type Result } from '@lockstep/kernel';
import { parseShape, toJson } from '@lockstep/shape';
import * as v from 'valibot';
import { SCRIPT, type ScriptInput } from './script.ts';

const OPTIONS = v.strictObject({ literal: v.optional(v.boolean(), false) });

/** D29 to the letter: one protocol, no clause about the previous payload, Scrutiny from 0. */
const literal = (script: ScriptInput): ScriptInput => {
  const first = script.schedule[0]!;
  const plain = ({ no_repeat: _, ...path }: ScriptInput['protocol'][number]['path'][number]) => path;
  return {
    ...script,
    scrutiny: 0,
    schedule: [{ ...first, no_repeat: false }],
    protocol: script.protocol
      .filter(({ id }) => id === first.protocol)
      .map((protocol) => ({ ...protocol, path: protocol.path.map(plain) })),
  };
};

export const withOptions = (setup: Json, options: Json): Result<Json, readonly Issue[]> => {
  const parsed = parseShape(OPTIONS, options);
  if (!parsed.ok) return parsed;
  if (!parsed.value.literal) return ok(setup);
  const script = parseShape(SCRIPT, setup);
  return script.ok ? ok(toJson(literal(script.value))) : script;
};
