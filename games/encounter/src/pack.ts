import { fail, type Issue, ok, type Path, type Result } from '@lockstep/kernel';
import { duplicateIds, idIssues, issue, parseShape } from '@lockstep/shape';
import * as v from 'valibot';
import { lint } from './lint.ts';
import { parseMemory } from './memory.ts';
import { SCENE, type Scene } from './scene.ts';
import { DOMAIN, type Domain } from './script.ts';
import { checkCast } from './setup.ts';
import { CHARACTER, type Character } from './sheet.ts';
import { TECHNIQUE, type Technique } from './technique.ts';
import { DIFFICULTY, type DifficultyRow, ROLE, type RoleRow, TUNING, type WrittenTuning } from './tuning.ts';
import { DIFFICULTIES, PILLARS } from './vocabulary.ts';
import { THREAT, type Threat } from './weights.ts';

/** What scenes are made of: every TOML file of content/encounter. */
export const PACK = v.strictObject({
  tuning: TUNING,
  role: v.array(ROLE),
  difficulty: v.array(DIFFICULTY),
  threat: v.optional(THREAT, {}),
  technique: v.pipe(v.array(TECHNIQUE), v.minLength(1)),
  domain: v.optional(v.array(DOMAIN), []),
  character: v.pipe(v.array(CHARACTER), v.minLength(1)),
  scene: v.pipe(v.array(SCENE), v.minLength(1)),
});

/** Its parts by name: as one inferred type it is too deep for the compiler once it is written to a declaration. */
export type Pack = {
  tuning: WrittenTuning;
  role: RoleRow[];
  difficulty: DifficultyRow[];
  threat: Threat;
  technique: Technique[];
  domain: Domain[];
  character: Character[];
  scene: Scene[];
};

const checkDifficulties = ({ difficulty: rows }: Pack): readonly Issue[] => [
  ...duplicateIds(rows, 'difficulty'),
  ...DIFFICULTIES.filter((id) => !rows.some((row) => row.id === id)).map((id) =>
    issue('missing-row', ['difficulty'], `a row with id = "${id}"`, rows.map((row) => row.id).join(', ') || 'none'),
  ),
];

/** E42: whether a scene remembers what there is: an end of another scene, or a tag that it keeps. */
const checkMemories = (scene: Scene, scenes: readonly Scene[], path: Path): readonly Issue[] => {
  const lists: readonly (readonly [at: Path, from: readonly string[]])[] = [
    [['opens', 'from'], scene.opens?.from ?? []],
    ...scene.tag.map(({ from = [] }, i): [Path, readonly string[]] => [['tag', i, 'from'], from]),
    ...(scene.ally ?? []).map(({ from }, i): [Path, readonly string[]] => [['ally', i, 'from'], from]),
  ];
  return lists.flatMap(([at, from]) =>
    from.flatMap((text, i) => {
      const { scene: id, kind, id: what } = parseMemory(text)!;
      const other = scenes.find((one) => one.id === id);
      const ids =
        kind === 'TAG' ? (other?.keeps ?? []) : (other?.beat ?? []).flatMap((beat) => (beat.end ? [beat.id] : []));
      if (other !== undefined && other !== scene && ids.includes(what)) return [];
      const expected = kind === 'TAG' ? 'a tag that another scene keeps' : 'an end of another scene';
      return [issue('unknown-reference', [...path, ...at, i], expected, text)];
    }),
  );
};

export const parsePack = (input: unknown): Result<Pack, readonly Issue[]> => {
  const shaped = parseShape(PACK, input);
  if (!shaped.ok) return shaped;
  const pack = shaped.value;
  const characters = pack.character.map(({ id }) => id);
  const domains = pack.domain.map(({ id }) => id);
  const techniques = pack.technique.map(({ id }) => id);
  const issues = [
    ...checkCast(pack),
    ...checkDifficulties(pack),
    ...Object.keys(pack.threat.worth ?? {}).flatMap((id) =>
      idIssues(id, characters, ['threat', 'worth', id], 'character'),
    ),
    ...duplicateIds(pack.scene, 'scene'),
    ...pack.scene.flatMap((scene, i) => lint(scene, characters, domains, ['scene', i], techniques)),
    ...pack.scene.flatMap((scene, i) => checkMemories(scene, pack.scene, ['scene', i])),
  ];
  return issues.length > 0 ? fail(issues) : ok(pack);
};

/** Unusual, not wrong. */
export const warnings = (pack: Pack): readonly Issue[] =>
  PILLARS.filter((pillar) => !pack.technique.some((one) => one.pillar === pillar && one.does === 'ATTACK')).map(
    (pillar) =>
      issue('unarmed-pillar', ['technique'], `a technique that attacks ${pillar}`, 'none', { severity: 'warning' }),
  );
