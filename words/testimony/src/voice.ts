import { fail, type Issue, nearest, type Result } from '@lockstep/kernel';
import { issue, name, parseShape, text } from '@lockstep/shape';
import { CLAIMS, PROOFS, TRUSTS } from '@lockstep/testimony';
import * as v from 'valibot';

/** The moments KOA has something to say about, and what a line about each may name. */
export const NAMES = {
  opening: ['lock', 'resistance'],
  thinking: ['lock', 'resistance', 'card'],
  blocked: ['lock', 'resistance', 'card', 'other', 'minutes'],
  accepted: ['lock', 'resistance', 'card'],
  corroborated: ['lock', 'resistance', 'card', 'other', 'claim'],
  countered: ['lock', 'resistance', 'card', 'counter', 'concern'],
  refuted: ['lock', 'resistance', 'card', 'counter'],
  restored: ['lock', 'resistance', 'card', 'counter'],
  concern: ['lock', 'resistance', 'card', 'concern'],
  'all-concerns': ['lock', 'resistance'],
  'zero-open': ['lock', 'concern'],
  minor: ['lock', 'resistance', 'card', 'other', 'minutes'],
  sketchy: ['lock', 'resistance', 'card'],
  scrutiny: ['lock', 'resistance'],
  low: ['lock', 'resistance'],
  'last-card': ['lock', 'resistance', 'card'],
  won: ['lock'],
  'won-perfect': ['lock'],
  'won-clutch': ['lock', 'card'],
  'lost-scrutiny': ['lock', 'resistance'],
  'lost-turns': ['lock', 'resistance'],
  'lost-stuck': ['lock', 'resistance'],
  hint: ['lock'],
  undo: ['lock'],
} as const satisfies { readonly [when: string]: readonly string[] };
export type When = keyof typeof NAMES;
export const WHENS = Object.keys(NAMES) as readonly When[];

/** One line. With an incident, counter, concern, claim or trust it is only said where that is in play. */
const SAY = v.strictObject({
  when: v.picklist(WHENS),
  text: text(200),
  incident: v.optional(name),
  counter: v.optional(name),
  concern: v.optional(v.picklist(PROOFS)),
  claim: v.optional(v.picklist(CLAIMS)),
  trust: v.optional(v.picklist(TRUSTS)),
});

/** The shape of `voice.toml`. */
export const VOICE = v.strictObject({ say: v.array(SAY) });

export type Say = v.InferOutput<typeof SAY>;
export type Voice = v.InferOutput<typeof VOICE>;

/** A line that names what its moment has not got would never be said, and no other check would notice. */
const strangeNames = ({ when, text: line }: Say, at: number): readonly Issue[] => {
  const known: readonly string[] = NAMES[when];
  const strange = [...line.matchAll(/\{(\w+)\}/g)].map((found) => found[1]!).filter((word) => !known.includes(word));
  return strange.map((word) =>
    issue(
      'unknown-word',
      ['say', at, 'text'],
      `of ${when}, one of ${known.map((one) => `{${one}}`).join(', ')}`,
      `{${word}}`,
      { nearest: nearest(word, known) },
    ),
  );
};

export const parseVoice = (input: unknown): Result<Voice, readonly Issue[]> => {
  const parsed = parseShape(VOICE, input);
  if (!parsed.ok) return parsed;
  const issues = parsed.value.say.flatMap(strangeNames);
  return issues.length > 0 ? fail(issues) : parsed;
};
