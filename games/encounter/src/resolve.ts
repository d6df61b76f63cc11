import { fail, type Issue, type Json, ok, type Result } from '@lockstep/kernel';
import { idIssues, idsIn, isRecord, issue, listIssues, listOf, parseShape } from '@lockstep/shape';
import * as v from 'valibot';
import type { Pack } from './pack.ts';
import { DIFFICULTIES } from './vocabulary.ts';

/** The difficulty of a scene where none is named. */
export const USUAL_DIFFICULTY = 'STANDARD';

/** Names in a written setup that neither it nor the pack explains. */
export const unknownNames = (pack: Pack, setup: unknown): readonly Issue[] => {
  if (!isRecord(setup)) return [];
  const characters = [...idsIn(setup.character), ...idsIn(pack.character)];
  return [
    ...idIssues(setup.scene, idsIn(pack.scene), ['scene'], 'scene of the pack'),
    ...idIssues(setup.difficulty, DIFFICULTIES, ['difficulty'], 'difficulty'),
    ...['character', 'technique', 'domain'].flatMap((key) => listIssues(setup[key], [key])),
    ...listOf(setup.party).flatMap((id, i) => idIssues(id, characters, ['party', i], 'character')),
  ];
};

type Fields = { readonly [field: string]: unknown };

/** Every string of a scene: characters named in it are included in the setup. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
};

/** The same scene for others than it was written and measured for. */
const withParty = (scene: Fields, party: unknown): Fields => ({
  ...scene,
  party,
  ...(Array.isArray(scene.beat) ? { beat: scene.beat.map(withoutMet) } : {}),
});

const withoutMet = (beat: unknown): unknown => {
  if (!isRecord(beat) || !isRecord(beat.fight)) return beat;
  const { met: _, ...fight } = beat.fight;
  return { ...beat, fight };
};

/**
 * A setup may name a scene of the pack (`scene = "the-duel"`), a difficulty and a party; who and what plays in it comes from the pack.
 * What the setup writes itself stays, right or wrong.
 */
export const resolve = (pack: Pack, setup: unknown): unknown => {
  if (!isRecord(setup)) return setup;
  const { party, ...rest } = setup;
  const known = pack.scene.find(({ id }) => id === rest.scene);
  const scene = known ?? rest.scene;
  const playing = isRecord(scene) && party !== undefined ? withParty(scene, party) : scene;
  const row = pack.difficulty.find(({ id }) => id === (rest.difficulty ?? USUAL_DIFFICULTY));
  const cast = new Set(textsIn(playing));
  const characters = [
    ...listOf(rest.character),
    ...pack.character.filter(({ id }) => !idsIn(rest.character).includes(id) && cast.has(id)),
  ];
  const kit = new Set(characters.flatMap((one) => (isRecord(one) ? listOf(one.techniques) : [])));
  const techniques = [
    ...listOf(rest.technique),
    ...pack.technique.filter(({ id, basic }) => !idsIn(rest.technique).includes(id) && (basic || kit.has(id))),
  ];
  const domains = new Set(
    [...characters, ...techniques].flatMap((one) => (isRecord(one) && one.domain !== undefined ? [one.domain] : [])),
  );
  return {
    role: pack.role,
    threat: pack.threat,
    ...rest,
    ...(party !== undefined && !isRecord(scene) ? { party } : {}),
    difficulty: row ?? rest.difficulty,
    tuning: isRecord(rest.tuning) ? { ...pack.tuning, ...rest.tuning } : (rest.tuning ?? pack.tuning),
    scene: playing,
    character: characters,
    technique: techniques,
    domain: [
      ...listOf(rest.domain),
      ...pack.domain.filter(({ id }) => !idsIn(rest.domain).includes(id) && domains.has(id)),
    ],
  };
};

const OPTIONS = v.strictObject({ difficulty: v.optional(v.picklist(DIFFICULTIES)), scene: v.optional(v.string()) });

/** What of a setup options are held against. */
const CHOSEN = v.object({ difficulty: v.object({ id: v.string() }), scene: v.object({ id: v.string() }) });

/** A scene is chosen before it is set up, so afterwards it can only be the one there is; so is its difficulty. */
export const withOptions = (setup: Json, options: Json): Result<Json, readonly Issue[]> => {
  const parsed = parseShape(OPTIONS, options);
  if (!parsed.ok) return parsed;
  const chosen = parseShape(CHOSEN, setup);
  if (!chosen.ok) return chosen;
  const script = chosen.value;
  const { difficulty = script.difficulty.id, scene = script.scene.id } = parsed.value;
  if (difficulty !== script.difficulty.id)
    return fail([
      issue('wrong-difficulty', ['difficulty'], `${script.difficulty.id}, which this scene has`, difficulty),
    ]);
  if (scene !== script.scene.id)
    return fail([issue('wrong-scene', ['scene'], `${script.scene.id}, which this is`, scene)]);
  return ok(setup);
};
