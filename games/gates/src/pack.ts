import { fail, type Issue, ok, type Path, type Result } from '@lockstep/kernel';
import { duplicateIds, issue, parseShape, reference } from '@lockstep/shape';
import * as v from 'valibot';
import { ARTIFACT, adviseArtifact, checkArtifact } from './artifact.ts';
import { checkGate, GATE } from './gate.ts';
import { AUDIT, checkRows, MODIFIER, missingEntries, ROW, TOOL } from './tables.ts';
import { checkTuning, TUNING } from './tuning.ts';
import { AUDITS, BOSS_RULES, FAMILIES, MODIFIERS, TOOLS } from './vocabulary.ts';

/** What incidents are made of: every TOML file of content/gates. */
export const PACK_ENTRIES = {
  tuning: v.optional(TUNING, {}),
  gate: v.pipe(v.array(GATE), v.minLength(1)),
  artifact: v.pipe(v.array(ARTIFACT), v.minLength(1)),
  tool: v.pipe(v.array(TOOL), v.minLength(1)),
  modifier: v.pipe(v.array(MODIFIER), v.minLength(1)),
  audit: v.pipe(v.array(AUDIT), v.minLength(1)),
  rewire: v.pipe(v.array(ROW), v.minLength(1)),
} as const;
export const PACK = v.strictObject(PACK_ENTRIES);
export type Pack = v.InferOutput<typeof PACK>;

const checkSources = ({ gate, audit, artifact }: Pack): readonly Issue[] => {
  const sources = [...new Set(artifact.map(({ source }) => source))];
  const known = (source: string, path: Path): readonly Issue[] =>
    reference(source, sources, path, 'source that some artifact has');
  return [
    ...gate.flatMap(({ sources: listed }, i) => listed.flatMap((one, j) => known(one, ['gate', i, 'sources', j]))),
    ...audit.flatMap(({ id, source }, i) => {
      if (source !== undefined) return known(source, ['audit', i, 'source']);
      return id === 'audit.SOURCE_LOCK' ? [issue('missing-key', ['audit', i], 'a line "source = …"', 'none')] : [];
    }),
  ];
};

/** The faults of a pack of gates, in whichever pack it is included. */
export const checkPack = (pack: Pack): readonly Issue[] => [
  ...duplicateIds(pack.gate, 'gate'),
  ...duplicateIds(pack.artifact, 'artifact'),
  ...duplicateIds(pack.tool, 'tool'),
  ...duplicateIds(pack.modifier, 'modifier'),
  ...duplicateIds(pack.audit, 'audit'),
  ...missingEntries(TOOLS, pack.tool, 'tool'),
  ...missingEntries(
    MODIFIERS.filter((id) => !BOSS_RULES.includes(id)),
    pack.modifier,
    'modifier',
  ),
  ...missingEntries(AUDITS, pack.audit, 'audit'),
  ...pack.gate.flatMap((gate, i) => checkGate(gate, ['gate', i])),
  ...pack.artifact.flatMap((artifact, i) => checkArtifact(artifact, ['artifact', i])),
  ...checkSources(pack),
  ...checkRows(pack),
  ...checkTuning(pack.tuning, ['tuning']),
];

/** Each family needs a card, or a rule about families says nothing. */
export const packWarnings = (pack: Pack): readonly Issue[] => [
  ...pack.artifact.flatMap((artifact, i) => adviseArtifact(artifact, ['artifact', i])),
  ...FAMILIES.filter((family) => !pack.artifact.some((one) => one.family === family)).map((family) =>
    issue('empty-family', ['artifact'], `an artifact with family = "${family}"`, 'none', { severity: 'warning' }),
  ),
];

export const parsePack = (input: unknown): Result<Pack, readonly Issue[]> => {
  const shaped = parseShape(PACK, input);
  if (!shaped.ok) return shaped;
  const issues = checkPack(shaped.value);
  return issues.length > 0 ? fail(issues) : ok(shaped.value);
};
