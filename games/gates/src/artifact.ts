import type { Issue, Path } from '@lockstep/kernel';
import { integer, issue, name, text } from '@lockstep/shape';
import * as v from 'valibot';
import { DISABLE, FAMILIES, KEYWORDS, TAGS, TRAITS, TRUSTS, type Trust } from './vocabulary.ts';

/** One card of a deck. */
export const ARTIFACT = v.strictObject({
  id: name,
  name: text(40),
  family: v.picklist(FAMILIES),
  /** Where it comes from: some gates believe only listed sources. */
  source: name,
  trust: v.picklist(TRUSTS),
  power: integer(1, 10),
  tags: v.pipe(v.array(v.picklist(TAGS)), v.minLength(1), v.maxLength(4)),
  traits: v.optional(v.array(v.picklist(TRAITS)), []),
  line: v.optional(text(160)),
});
export type Artifact = v.InferOutput<typeof ARTIFACT>;

/** What power is usual: the less an artifact is trusted, the more it does. */
export const USUAL_POWER: { readonly [trust in Trust]: readonly [least: number, most: number] } = {
  VERIFIED: [1, 4],
  PLAUSIBLE: [2, 5],
  SKETCHY: [5, 7],
};

const repeats = (words: readonly string[], path: Path): readonly Issue[] =>
  words.flatMap((word, at) =>
    words.indexOf(word) === at ? [] : [issue('duplicate-word', [...path, at], 'each word once', word)],
  );

const RESERVED: readonly string[] = [...KEYWORDS, DISABLE];

export const checkArtifact = (artifact: Artifact, path: Path): readonly Issue[] => [
  ...(RESERVED.includes(artifact.id)
    ? [issue('reserved-word', [...path, 'id'], `an id that is none of ${RESERVED.join(', ')}`, artifact.id)]
    : []),
  ...repeats(artifact.tags, [...path, 'tags']),
  ...repeats(artifact.traits, [...path, 'traits']),
];

export const adviseArtifact = ({ trust, power }: Artifact, path: Path): readonly Issue[] => {
  const [least, most] = USUAL_POWER[trust];
  return power >= least && power <= most
    ? []
    : [
        issue('unusual-power', [...path, 'power'], `${least} to ${most} for a ${trust} artifact`, power, {
          severity: 'warning',
        }),
      ];
};
