import { integer, name, text } from '@lockstep/shape';
import * as v from 'valibot';
import { SCENE } from './scene.ts';
import { CHARACTER } from './sheet.ts';
import { TECHNIQUE } from './technique.ts';
import { DIFFICULTY, ROLE, ROLE_ROWS, TUNING } from './tuning.ts';
import { DOMAIN_MOVES, MOST_CHARACTERS, MOST_TECHNIQUES, PILLARS } from './vocabulary.ts';
import { THREAT } from './weights.ts';

/** What a domain moves at the end of a Beat, and the Over-SCL Band it lends while manifested. */
export const DOMAIN = v.strictObject({
  id: name,
  name: text(40),
  line: v.optional(text(200)),
  pillar: v.optional(v.picklist(PILLARS), 'REVELATION'),
  attuned: v.optional(v.picklist(DOMAIN_MOVES), 'NOTHING'),
  manifested: v.optional(v.picklist(DOMAIN_MOVES), 'TAG'),
  over: v.optional(integer(0, 2), 0),
});
export type Domain = v.InferOutput<typeof DOMAIN>;

/** One scene with all that plays in it, complete in itself. */
export const SCRIPT = v.strictObject({
  difficulty: v.optional(DIFFICULTY, { id: 'STANDARD' }),
  /** What earlier scenes left, as `makeCarried` spells it. */
  carried: v.optional(v.pipe(v.string(), v.maxLength(2000))),
  tuning: v.optional(TUNING, {}),
  threat: v.optional(THREAT, {}),
  role: v.optional(v.array(ROLE), () => ROLE_ROWS.map((row) => ({ ...row }))),
  scene: SCENE,
  character: v.pipe(v.array(CHARACTER), v.minLength(1), v.maxLength(MOST_CHARACTERS)),
  technique: v.pipe(v.array(TECHNIQUE), v.minLength(1), v.maxLength(MOST_TECHNIQUES)),
  domain: v.optional(v.array(DOMAIN), []),
});
export type Script = v.InferOutput<typeof SCRIPT>;
