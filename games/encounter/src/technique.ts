import type { Issue, Path } from '@lockstep/kernel';
import { integer, issue, name, text } from '@lockstep/shape';
import * as v from 'valibot';
import { DEEDS, DOMAIN_STATES, NUMBERED, PILLARS, RIDERS, SLOTS, TAGS, type Tag, TRIGGERS } from './vocabulary.ts';

const TAG = v.pipe(
  v.string(),
  v.check(
    (word) => tagOf(word) !== undefined,
    `a tag: ${TAGS.map((tag) => (NUMBERED.includes(tag) ? `${tag} n` : tag)).join(', ')}`,
  ),
);

export const TECHNIQUE = v.strictObject({
  id: name,
  name: text(40),
  line: v.optional(text(200)),
  /** Everyone has it: the actions of E13 and E14. */
  basic: v.optional(v.boolean(), false),
  pillar: v.optional(v.picklist(PILLARS), 'VIOLENCE'),
  action: v.picklist(SLOTS),
  does: v.optional(v.picklist(DEEDS), 'ATTACK'),
  virtual: v.optional(integer(0, 4), 0),
  tags: v.optional(v.array(TAG), []),
  /** The domain that permits it, and from which state on. */
  domain: v.optional(name),
  needs: v.optional(v.picklist(DOMAIN_STATES.slice(1, 3) as ['ATTUNED', 'MANIFESTED']), 'ATTUNED'),
  /** How often in a scene; 0 is without limit. */
  uses: v.optional(integer(0, 9), 0),
  /** Extra Reactions a round for a character who knows it (ADR8 §3.2). */
  reactions: v.optional(integer(0, 2), 0),
  /** Breaks the cap of a clock's rise in one Beat (ADR8 §6.3). */
  uncapped: v.optional(v.boolean(), false),
  /** What a Nuance may do to a scene tag with it (ADR8 §3.4). */
  rider: v.optional(v.array(v.picklist(RIDERS)), []),
  /** What opens a window for it. */
  triggers: v.optional(v.array(v.picklist(TRIGGERS)), ['TARGETED']),
});
export type Technique = v.InferOutput<typeof TECHNIQUE>;

const WRITTEN = /^([a-z]+(?:-[a-z]+)*)(?: ([1-9]))?$/;

/** "area 1" is the tag `area` with 1; a tag without a number has 1. */
export const tagOf = (word: string): { readonly tag: Tag; readonly value: number } | undefined => {
  const parts = WRITTEN.exec(word);
  const tag = TAGS.find((one) => one === parts?.[1]);
  if (!tag || NUMBERED.includes(tag) !== (parts?.[2] !== undefined)) return undefined;
  return { tag, value: Number(parts?.[2] ?? 1) };
};

/** The number of a tag, 0 without it. */
export const tagValue = ({ tags }: Pick<Technique, 'tags'>, tag: Tag): number => {
  for (const word of tags) {
    const found = tagOf(word);
    if (found?.tag === tag) return found.value;
  }
  return 0;
};

const REACTIONS: readonly Technique['does'][] = ['PARRY', 'BRACE', 'RIPOSTE', 'INTERPOSE'];

/** Which actions a deed may be paid with. */
const PAID: { readonly [does in Technique['does']]: readonly Technique['action'][] } = {
  ATTACK: ['MAJOR', 'MINOR', 'BONUS'],
  FEINT: ['BONUS'],
  SETUP: ['MINOR'],
  ADVANCE: ['MAJOR', 'MINOR'],
  MANIFEST: ['MAJOR'],
  GUARD: ['MINOR'],
  WARD: ['MINOR', 'REACTION'],
  ASSIST: ['MINOR'],
  MOVE: ['MINOR'],
  ATTUNE: ['MINOR'],
  PREPARE: ['MINOR', 'BONUS'],
  PARRY: ['REACTION'],
  BRACE: ['REACTION'],
  RIPOSTE: ['REACTION'],
  INTERPOSE: ['REACTION'],
};

export const isReaction = ({ does, action }: Pick<Technique, 'does' | 'action'>): boolean =>
  REACTIONS.includes(does) || action === 'REACTION';

/** What is wrong with a technique in itself. */
export const checkTechnique = (technique: Technique, path: Path): readonly Issue[] => {
  const found: Issue[] = [];
  const { does, action, tags } = technique;
  const words = tags.map((word) => tagOf(word)?.tag);
  words.forEach((tag, i) => {
    if (words.indexOf(tag) !== i) found.push(issue('duplicate-word', [...path, 'tags', i], 'each tag once', tags[i]));
  });
  if (!PAID[does].includes(action))
    found.push(issue('wrong-action', [...path, 'action'], `${PAID[does].join(' or ')} for ${does}`, action));
  const only = (tag: Tag, deeds: readonly Technique['does'][], why: string): void => {
    const at = words.indexOf(tag);
    if (at >= 0 && !deeds.includes(does)) found.push(issue('idle-tag', [...path, 'tags', at], why, tags[at]));
  };
  only('mark', ['SETUP'], 'a technique that does SETUP');
  const reactive = words.indexOf('reactive');
  if (reactive >= 0 && (does !== 'WARD' || action !== 'REACTION'))
    found.push(issue('idle-tag', [...path, 'tags', reactive], 'a WARD paid with a REACTION', tags[reactive]));
  if (does === 'WARD' && action === 'REACTION' && reactive < 0)
    found.push(issue('not-reactive', [...path, 'tags'], '"reactive" on a WARD paid with a REACTION', tags));
  only('brutal', ['ATTACK'], 'an ATTACK');
  only('area', ['ATTACK'], 'an ATTACK');
  only('lingering', ['ATTACK', 'RIPOSTE'], 'an ATTACK or a RIPOSTE');
  only('light', ['ATTACK', 'ADVANCE'], 'an ATTACK or an ADVANCE');
  only('unbound', ['ATTACK'], 'an ATTACK');
  only(
    'accurate',
    ['ATTACK', 'FEINT', 'SETUP', 'ADVANCE', 'MANIFEST', 'RIPOSTE'],
    'something that is rolled with an Attack',
  );
  only('sustained', ['GUARD', 'WARD', 'PREPARE'], 'a GUARD, a WARD or a PREPARE');
  only('shared', ['GUARD', 'WARD'], 'a GUARD or a WARD');
  only('improved-reaction', ['PARRY', 'BRACE', 'RIPOSTE', 'INTERPOSE', 'WARD'], 'a reaction');
  if ((does === 'RIPOSTE' || does === 'INTERPOSE') && !words.includes('improved-reaction'))
    found.push(issue('not-improved', [...path, 'tags'], `"improved-reaction" on a ${does}`, tags));
  if (words.includes('light') && action !== 'MAJOR')
    found.push(issue('idle-tag', [...path, 'tags', words.indexOf('light')], 'a MAJOR technique', action));
  if (words.includes('brutal') && action !== 'MAJOR')
    found.push(issue('idle-tag', [...path, 'tags', words.indexOf('brutal')], 'a MAJOR technique', action));
  if (words.includes('prepared') && isReaction(technique))
    found.push(issue('idle-tag', [...path, 'tags', words.indexOf('prepared')], 'no reaction', action));
  if (does === 'ATTUNE' && technique.domain !== undefined)
    found.push(issue('shut-out', [...path, 'domain'], 'no domain: it is what attunes one', technique.domain));
  return found;
};
