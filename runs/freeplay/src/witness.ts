import { name, text } from '@lockstep/shape';
import * as v from 'valibot';

/** One line that wins an incident: of a template as it was assembled, with a kit; or a case of the KOA edition. */
export const WITNESS = v.strictObject({
  incident: name,
  /** The gates of its slots and the set of modifiers, by their places: "0 1 / 0". Empty for a case. */
  form: v.optional(v.string(), ''),
  kit: v.optional(name),
  /** Levels it was won on. */
  levels: v.pipe(v.array(name), v.minLength(1)),
  seed: text(16),
  line: v.pipe(v.array(text(200)), v.minLength(1)),
});
export type Witness = v.InferOutput<typeof WITNESS>;
