import type { Issue, Result } from '@lockstep/kernel';
import { TAGS, TRUSTS } from '@lockstep/protocol';
import { name, parseShape, text } from '@lockstep/shape';
import * as v from 'valibot';

/** The moments AURA has something to say about. */
export const WHENS = [
  'opening',
  'draft',
  'accepted',
  'resonance',
  'capped',
  'rejected',
  'repeated',
  'scan',
  'audit',
  'audit-empty',
  'quarantine-over',
  'low',
  'last-turn',
  'gold',
  'silver',
  'bronze',
  'clear',
  'loss',
  'hint',
  'undo',
] as const;
export type When = (typeof WHENS)[number];

/** One line. With a lock, tag or trust it is only said where that is in play. */
const SAY = v.strictObject({
  when: v.picklist(WHENS),
  text: text(200),
  lock: v.optional(name),
  tag: v.optional(v.picklist(TAGS)),
  trust: v.optional(v.picklist(TRUSTS)),
});

/** The shape of `voice.toml`. */
export const VOICE = v.strictObject({ say: v.array(SAY) });

export type Say = v.InferOutput<typeof SAY>;
export type Voice = v.InferOutput<typeof VOICE>;

/** What her face does while she says it. */
export const MOODS = ['watching', 'doubting', 'conceding', 'auditing', 'smug'] as const;
export type Mood = (typeof MOODS)[number];

export const MOOD_OF: { readonly [when in When]: Mood } = {
  opening: 'watching',
  draft: 'watching',
  accepted: 'conceding',
  resonance: 'conceding',
  capped: 'conceding',
  rejected: 'doubting',
  repeated: 'smug',
  scan: 'doubting',
  audit: 'auditing',
  'audit-empty': 'auditing',
  'quarantine-over': 'watching',
  low: 'doubting',
  'last-turn': 'smug',
  gold: 'conceding',
  silver: 'conceding',
  bronze: 'conceding',
  clear: 'conceding',
  loss: 'smug',
  hint: 'smug',
  undo: 'watching',
};

export const parseVoice = (input: unknown): Result<Voice, readonly Issue[]> => parseShape(VOICE, input);
