import { fail, type Issue, type Json, ok, type Result } from '@lockstep/kernel';
import { idIssues, idsIn, isRecord, issue, listIssues, parseShape } from '@lockstep/shape';
import * as v from 'valibot';
import type { Pack } from './pack.ts';

/** Names in a written setup that the pack does not explain. */
export const unknownNames = (pack: Pack, setup: unknown): readonly Issue[] =>
  isRecord(setup)
    ? [
        ...idIssues(setup.scene, idsIn(pack.run), ['scene'], 'run of the pack'),
        ...idIssues(setup.kit, idsIn(pack.kit), ['kit'], 'kit of the pack'),
        ...(Array.isArray(setup.level) ? [] : idIssues(setup.level, idsIn(pack.level), ['level'], 'level of the pack')),
        ...(isRecord(setup.level) ? listIssues(setup.level, ['level']) : []),
      ]
    : [];

/** The level a run is played on where none is named. */
const usual = (pack: Pack): string => pack.level.find(({ number }) => number === 0)!.id;

const kitOf = (pack: Pack, scene: unknown, kit: unknown): unknown =>
  pack.run.find(({ id }) => id === scene)?.kit ?? kit ?? pack.kit.find(({ feat }) => feat === undefined)!.id;

const levelOf = (pack: Pack, level: unknown): string => (typeof level === 'string' ? level : usual(pack));

/** Kit and level of a run as it is played; some runs fix their kit. */
export const choices = (
  pack: Pack,
  { scene, kit, level }: { readonly [field: string]: Json },
): { readonly [choice: string]: Json } => ({
  kit: kitOf(pack, scene, kit) as Json,
  level: levelOf(pack, level),
});

/**
 * A setup names a run of the pack, a kit and a level (`scene = "aura-run"`, `kit = "spoofer"`, `level = "fw2"`); what can be met comes from
 * the pack. What the setup writes itself stays, right or wrong.
 */
export const resolve = (pack: Pack, setup: unknown): unknown => {
  if (!isRecord(setup)) return setup;
  const { scene = pack.run[0]!.id, kit, level, tuning, freeplay, koa, ...rest } = setup;
  const run = pack.run.find(({ id }) => id === scene);
  const wanted = kitOf(pack, scene, kit);
  const within = (own: unknown, all: object): unknown => (isRecord(own) ? { ...all, ...own } : (own ?? all));
  const { run: _runs, kit: _kits, badge: _badges, presets: _presets, ...content } = pack;
  return {
    ...content,
    ...rest,
    tuning: within(tuning, pack.tuning),
    freeplay: within(freeplay, pack.freeplay),
    koa: within(koa, pack.koa),
    ...(Array.isArray(level) ? { level } : {}),
    scene: run ?? scene,
    kit: pack.kit.find(({ id }) => id === wanted) ?? wanted,
    firmware: typeof level === 'string' ? level : (rest.firmware ?? levelOf(pack, level)),
  };
};

const OPTIONS = v.strictObject({
  scene: v.optional(v.string()),
  kit: v.optional(v.string()),
  level: v.optional(v.string()),
});

/** What of a setup options are held against. */
const CHOSEN = v.object({
  scene: v.object({ id: v.string() }),
  kit: v.object({ id: v.string() }),
  firmware: v.string(),
});

/** Run, kit and level are chosen before a run is set up, so afterwards they can only be what they are. */
export const withOptions = (setup: Json, options: Json): Result<Json, readonly Issue[]> => {
  const parsed = parseShape(OPTIONS, options);
  if (!parsed.ok) return parsed;
  const chosen = parseShape(CHOSEN, setup);
  if (!chosen.ok) return chosen;
  const script = chosen.value;
  const are = { scene: script.scene.id, kit: script.kit.id, level: script.firmware };
  const wrong = (['scene', 'kit', 'level'] as const).find(
    (key) => parsed.value[key] !== undefined && parsed.value[key] !== are[key],
  );
  return wrong === undefined
    ? ok(setup)
    : fail([issue(`wrong-${wrong}`, [wrong], `${are[wrong]}, which this is`, parsed.value[wrong])]);
};
