import { fail, type Issue, ok, type Result } from '@lockstep/kernel';
import { duplicateIds, issue, named, parseShape } from '@lockstep/shape';
import * as v from 'valibot';
import { lint } from './lint.ts';
import { SCENE } from './scene.ts';
import { DOMAIN } from './script.ts';
import { checkCast } from './setup.ts';
import { CHARACTER } from './sheet.ts';
import { TECHNIQUE } from './technique.ts';
import { DIFFICULTY, ROLE, TUNING } from './tuning.ts';
import { DIFFICULTIES, PILLARS } from './vocabulary.ts';
import { THREAT } from './weights.ts';

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
export type Pack = v.InferOutput<typeof PACK>;

const checkDifficulties = ({ difficulty: rows }: Pack): readonly Issue[] => [
  ...duplicateIds(rows, 'difficulty'),
  ...DIFFICULTIES.filter((id) => !rows.some((row) => row.id === id)).map((id) =>
    issue('missing-row', ['difficulty'], `a row with id = "${id}"`, rows.map((row) => row.id).join(', ') || 'none'),
  ),
];

export const parsePack = (input: unknown): Result<Pack, readonly Issue[]> => {
  const shaped = parseShape(PACK, input);
  if (!shaped.ok) return shaped;
  const pack = shaped.value;
  const characters = pack.character.map(({ id }) => id);
  const domains = pack.domain.map(({ id }) => id);
  const issues = [
    ...checkCast(pack),
    ...checkDifficulties(pack),
    ...Object.keys(pack.threat.worth ?? {}).flatMap((id) =>
      named(id, characters, ['threat', 'worth', id], 'character'),
    ),
    ...duplicateIds(pack.scene, 'scene'),
    ...pack.scene.flatMap((scene, i) => lint(scene, characters, domains, ['scene', i])),
  ];
  return issues.length > 0 ? fail(issues) : ok(pack);
};

/** Unusual, not wrong. */
export const warnings = (pack: Pack): readonly Issue[] =>
  PILLARS.filter((pillar) => !pack.technique.some((one) => one.pillar === pillar && one.does === 'ATTACK')).map(
    (pillar) =>
      issue('unarmed-pillar', ['technique'], `a technique that attacks ${pillar}`, 'none', { severity: 'warning' }),
  );
