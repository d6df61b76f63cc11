import type { Issue, Path } from '@lockstep/kernel';
import { issue } from '@lockstep/shape';
import { NAME, parseMemory } from './memory.ts';
import type { Scene } from './scene.ts';
import { PILLAR_KEYS } from './vocabulary.ts';

/** A condition that a hero brings along. */
export interface Wound {
  readonly hero: string;
  /** Its place among the pillars. */
  readonly pillar: number;
  readonly rung: number;
}

export interface CarriedState {
  readonly memories: readonly string[];
  readonly wounds: readonly Wound[];
}

const WOUND_SHAPE = new RegExp(`^(${NAME})\\.(${PILLAR_KEYS.join('|')})\\.([1-4])$`);

const woundOf = (text: string): Wound | null => {
  const [, hero, pillar, rung] = WOUND_SHAPE.exec(text) ?? [];
  return hero === undefined
    ? null
    : { hero, pillar: PILLAR_KEYS.indexOf(pillar as (typeof PILLAR_KEYS)[number]), rung: Number(rung) };
};

const makeWound = ({ hero, pillar, rung }: Wound): string => `${hero}.${PILLAR_KEYS[pillar]}.${rung}`;

const sorted = (texts: readonly string[]): readonly string[] => [...new Set(texts)].sort((a, b) => (a < b ? -1 : 1));

/** The one spelling of what is carried: memories, then wounds, each in the order of their letters. */
export const makeCarried = ({ memories, wounds }: CarriedState): string =>
  [...sorted(memories), ...sorted(wounds.map(makeWound))].join(' ');

const NOTHING_CARRIED: CarriedState = { memories: [], wounds: [] };

/** What a text says is carried; words that mean nothing are left out, so that its spelling is another. */
export const parseCarried = (text: string | undefined): CarriedState => {
  if (text === undefined) return NOTHING_CARRIED;
  const words = text.split(' ');
  return {
    memories: words.filter((word) => parseMemory(word) !== null),
    wounds: words.flatMap((word) => woundOf(word) ?? []),
  };
};

/** Every memory that changes something in a scene. */
export const memoriesOf = ({ tag, ally = [], opens }: Scene): readonly string[] => [
  ...new Set([...(opens?.from ?? []), ...tag.flatMap(({ from = [] }) => from), ...ally.flatMap(({ from }) => from)]),
];

const holdsOne = (from: readonly string[], { memories }: CarriedState): boolean =>
  from.some((memory) => memories.includes(memory));

/** Which tags of the scene are there from its start. */
export const openTags = ({ tag }: Scene, carried: CarriedState): readonly boolean[] =>
  tag.map(({ open, from = [] }) => open || holdsOne(from, carried));

/** The party with the allies that come along. An ally who is in it already is not added again. */
export const partyWith = ({ party, ally = [] }: Scene, carried: CarriedState): readonly string[] => [
  ...party,
  ...ally.flatMap(({ who, from }) => (holdsOne(from, carried) && !party.includes(who) ? [who] : [])),
];

/** What is wrong with what is carried: another spelling, something this scene does not remember, two ends of one scene, a stranger's wound. */
export const checkCarried = (scene: Scene, text: string | undefined, path: Path): readonly Issue[] => {
  if (text === undefined) return [];
  const carried = parseCarried(text);
  const spelled = makeCarried(carried);
  if (text === '' || spelled !== text)
    return [issue('wrong-carried', path, spelled === '' ? 'no text where nothing is carried' : spelled, text)];
  const known = memoriesOf(scene);
  const party = partyWith(scene, carried);
  const ends = carried.memories.flatMap((memory) => {
    const parsed = parseMemory(memory);
    return parsed?.kind === 'END' ? [parsed.scene] : [];
  });
  return [
    ...carried.memories.flatMap((memory) =>
      known.includes(memory)
        ? []
        : [
            issue(
              'unknown-reference',
              path,
              `something that ${scene.id} remembers: ${known.join(', ') || 'nothing'}`,
              memory,
            ),
          ],
    ),
    ...ends.flatMap((one, i) =>
      ends.indexOf(one) === i ? [] : [issue('wrong-carried', path, `one end of ${one}`, 'several')],
    ),
    ...carried.wounds.flatMap(({ hero, pillar }, i, all) => [
      ...(party.includes(hero)
        ? []
        : [issue('unknown-reference', path, `a hero of ${scene.id}: ${party.join(', ')}`, hero)]),
      ...(all.findIndex((one) => one.hero === hero && one.pillar === pillar) === i
        ? []
        : [issue('wrong-carried', path, `one rung of ${hero} in ${PILLAR_KEYS[pillar]}`, 'several')]),
    ]),
  ];
};
