import type { Issue, Path } from '@lockstep/kernel';
import { ceilDiv, floorDiv } from '@lockstep/kernel';
import { integer, issue, name, text } from '@lockstep/shape';
import * as v from 'valibot';
import { type Technique, tagValue } from './technique.ts';
import { clockSize, type RoleRow, type Tuning } from './tuning.ts';
import { LEANS, type Lean, PILLAR_KEYS, PILLARS, type PillarKey, ROLES, SKILLS, SPEEDS } from './vocabulary.ts';

const ROOT = integer(0, 30);
const TRAIT = integer(0, 99);

const PILLAR = v.strictObject({
  attack: TRAIT,
  effect: TRAIT,
  defense: TRAIT,
  resilience: TRAIT,
  ward: v.optional(TRAIT, 0),
});
export type PillarTraits = v.InferOutput<typeof PILLAR>;

/** How a portrait is drawn. No rule looks at it. */
const LOOK = v.strictObject({
  hue: v.optional(integer(0, 359), 210),
  hair: v.optional(v.picklist(['topknot', 'loose', 'braid', 'shaved', 'hood', 'veil']), 'topknot'),
  face: v.optional(v.picklist(['narrow', 'round', 'square']), 'narrow'),
  feature: v.optional(v.picklist(['none', 'scar', 'beard', 'earring', 'eyepatch', 'mask', 'lines']), 'none'),
});

/** E2: roots, traits, kit. */
export const CHARACTER = v.strictObject({
  id: name,
  name: text(40),
  title: v.optional(text(60)),
  line: v.optional(text(240)),
  role: v.optional(v.picklist(ROLES), 'HERO'),
  roots: v.strictObject({ body: ROOT, mind: ROOT, soul: ROOT, control: ROOT, fate: ROOT, spirit: ROOT }),
  lean: v.optional(v.picklist(LEANS), 'BALANCED'),
  speed: v.optional(v.picklist(SPEEDS), 'NORMAL'),
  over: v.optional(integer(0, 2), 0),
  violence: PILLAR,
  influence: PILLAR,
  revelation: PILLAR,
  skills: v.optional(
    v.partial(
      v.strictObject(
        Object.fromEntries(SKILLS.map((skill) => [skill, integer(0, 12)])) as Record<
          (typeof SKILLS)[number],
          ReturnType<typeof integer>
        >,
      ),
    ),
    {},
  ),
  domain: v.optional(name),
  domain_rank: v.optional(integer(0, 9), 0),
  /** Whether its domain is attuned when the scene begins (E16). */
  attuned: v.optional(v.boolean(), false),
  techniques: v.array(name),
  /** One a phase: its clock, its Over-SCL Band in it, and what is said when it begins. */
  phase: v.optional(
    v.array(v.strictObject({ clock: clockSize, over: v.optional(integer(0, 2)), line: v.optional(text(200)) })),
    [],
  ),
  look: v.optional(LOOK, {}),
});
export type Character = v.InferOutput<typeof CHARACTER>;

type Roots = Character['roots'];

/** E2: CL and SL are the floors of a third of each sum. */
export const coreLevel = ({ body, mind, soul }: Roots): number => floorDiv(body + mind + soul, 3);
export const spiritLevel = ({ control, fate, spirit }: Roots): number => floorDiv(control + fate + spirit, 3);
export const sclOf = ({ roots }: Pick<Character, 'roots'>): number => coreLevel(roots) + spiritLevel(roots);

/** E2: the rank of the die in a pillar. */
export const rankOf = ({ roots }: Pick<Character, 'roots'>, pillar: number): number =>
  pillar === 0 ? coreLevel(roots) : spiritLevel(roots);

const LEANING: { readonly [lean in Lean]: number } = { BALANCED: 0, BLOOD_FORWARD: 1, WARD_FORWARD: -1 };

export interface Caps {
  readonly off: number;
  readonly def: number;
  readonly trait: number;
}

/** E2: what a build may add up to. A role raises them by its offsets. */
export const capsOf = (character: Pick<Character, 'roots' | 'lean'>, tuning: Tuning, role?: RoleRow): Caps => {
  const scl = sclOf(character);
  const lean = LEANING[character.lean] * tuning.lean;
  return {
    off: tuning.cap_per_scl * scl + lean + Math.max(0, role?.ocr ?? 0),
    def: tuning.cap_per_scl * scl - lean + Math.max(0, role?.dcr ?? 0),
    trait: tuning.trait_per_scl * scl + tuning.trait_base + Math.max(0, role?.ocr ?? 0, role?.dcr ?? 0),
  };
};

/** E2: the points a build costs. */
export const pointsOf = (character: Character, { root_points, domain_points }: Tuning): number => {
  const { roots, skills, domain_rank } = character;
  const sum = (numbers: readonly (number | undefined)[]): number =>
    numbers.reduce<number>((all, one) => all + (one ?? 0), 0);
  const traits = PILLAR_KEYS.map((key) => sum(Object.values(character[key])));
  return (
    root_points * sum(Object.values(roots)) + sum(traits) + sum(Object.values(skills)) + domain_points * domain_rank
  );
};

/** ADR8 §4.1 and E11. `virtual` is the most that one of its techniques of the pillar adds. */
export const offenceOf = ({ attack, effect }: PillarTraits, virtual: number): number => attack + effect + virtual;
export const defenceOf = ({ defense, resilience, ward }: PillarTraits): number => defense + resilience + ward;

/** E2: what of a Ward counts in the cap, rounded up. */
const cappedWard = ({ ward }: PillarTraits, { ward_in_cap }: Tuning): number => ceilDiv(ward * ward_in_cap, 100);

const TRAITS = ['attack', 'effect', 'defense', 'resilience', 'ward'] as const;

const checkPillar = (
  character: Character,
  key: PillarKey,
  virtual: number,
  caps: Caps,
  tuning: Tuning,
  path: Path,
): readonly Issue[] => {
  const traits = character[key];
  const pillar = PILLARS[PILLAR_KEYS.indexOf(key)]!;
  const found: Issue[] = [];
  for (const trait of TRAITS)
    if (traits[trait] > caps.trait)
      found.push(
        issue(
          'over-trait-cap',
          [...path, key, trait],
          `at most ${caps.trait}, the cap of a single trait`,
          traits[trait],
        ),
      );
  const off = offenceOf(traits, virtual);
  if (off > caps.off)
    found.push(
      issue(
        'over-off-cap',
        [...path, key],
        `OCR of ${pillar} at most ${caps.off}, its OffCap`,
        `attack ${traits.attack} + effect ${traits.effect} + virtual ${virtual} = ${off}`,
      ),
    );
  const ward = cappedWard(traits, tuning);
  const def = traits.defense + traits.resilience + ward;
  if (def > caps.def)
    found.push(
      issue(
        'over-def-cap',
        [...path, key],
        `DCR of ${pillar} at most ${caps.def}, its DefCap`,
        `defense ${traits.defense} + resilience ${traits.resilience} + ${tuning.ward_in_cap === 100 ? '' : `${tuning.ward_in_cap} % of the `}ward ${ward} = ${def}`,
      ),
    );
  return found;
};

/** What of a technique a build looks at. */
interface Known extends Pick<Technique, 'id' | 'pillar' | 'virtual' | 'does'> {
  readonly prepared: boolean;
}

/** The most virtual ranks that an attack of the kit adds, a pillar; that of Prepared is one of them. */
export const virtualsOf = (
  { techniques }: Pick<Character, 'techniques'>,
  known: readonly Known[],
  { prepared_in_cap }: Tuning,
): readonly number[] =>
  PILLARS.map((pillar) => {
    const own = known.filter(
      (one) => one.pillar === pillar && ATTACKS.includes(one.does) && techniques.includes(one.id),
    );
    return Math.max(0, ...own.map(({ virtual, prepared }) => virtual + (prepared ? prepared_in_cap : 0)));
  });
const ATTACKS: readonly Technique['does'][] = ['ATTACK', 'FEINT', 'RIPOSTE'];

/** ADR8 §4.2 and E2, E6: whether a build is one. */
export const checkBuild = (
  character: Character,
  known: readonly Technique[],
  tuning: Tuning,
  role: RoleRow,
  path: Path,
): readonly Issue[] => {
  const scl = sclOf(character);
  if (scl < 1)
    return [
      issue(
        'scl-0',
        [...path, 'roots'],
        'roots that make SCL 1 or more: thirds of body + mind + soul and of control + fate + spirit',
        `SCL ${scl}`,
      ),
    ];
  const caps = capsOf(character, tuning, role);
  const techniques = known.map((one) => ({ ...one, prepared: tagValue(one, 'prepared') > 0 }));
  const virtuals = virtualsOf(character, techniques, tuning);
  const found = PILLAR_KEYS.flatMap((key, i) => checkPillar(character, key, virtuals[i]!, caps, tuning, path));
  const points = pointsOf(character, tuning);
  const budget = tuning.points_per_scl * scl;
  return character.role === 'HERO' && points > budget
    ? [...found, issue('over-budget', path, `at most ${budget} points at SCL ${scl}`, `${points} points`)]
    : found;
};
