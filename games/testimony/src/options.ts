import { fail, type Issue, type Json, ok, type Result } from '@lockstep/kernel';
import { issue, parseShape } from '@lockstep/shape';
import * as v from 'valibot';
import { DIFFICULTIES, VISIBILITIES } from './vocabulary.ts';

const OPTIONS = v.strictObject({
  visibility: v.optional(v.picklist(VISIBILITIES)),
  difficulty: v.optional(v.picklist(DIFFICULTIES)),
});

/** What of a setup options are held against. */
const CHOSEN = v.object({ difficulty: OPTIONS.entries.difficulty });

/** T11: HIDDEN is the player's choice. A difficulty is chosen before the deal, so afterwards it can only be the one there is. */
export const withOptions = (setup: Json, options: Json): Result<Json, readonly Issue[]> => {
  const parsed = parseShape(OPTIONS, options);
  if (!parsed.ok) return parsed;
  const chosen = parseShape(CHOSEN, setup);
  if (!chosen.ok) return chosen;
  const script = chosen.value;
  const { visibility, difficulty = script.difficulty } = parsed.value;
  if (difficulty !== script.difficulty)
    return fail([
      issue(
        'wrong-difficulty',
        ['difficulty'],
        `${script.difficulty ?? 'none'}, which this puzzle has; without a date a puzzle of any row is dealt`,
        difficulty,
      ),
    ]);
  return ok(visibility === undefined ? setup : { ...(setup as { readonly [field: string]: Json }), visibility });
};
