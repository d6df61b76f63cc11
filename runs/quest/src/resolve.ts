import { DEFAULT_PRESET, resolve as resolveDraft } from '@lockstep/draft';
import { fail, type Issue, type Json, ok, type Result } from '@lockstep/kernel';
import { idIssues, idsIn, isRecord, issue, parseShape } from '@lockstep/shape';
import * as v from 'valibot';
import { draftPackOf, type Pack } from './pack.ts';
import { DEFAULT_LEVEL, OWN } from './script.ts';

/** Names in a written setup that neither it nor the pack explains. */
export const unknownNames = (pack: Pack, setup: unknown): readonly Issue[] =>
  isRecord(setup)
    ? [
        ...idIssues(setup.scene, idsIn(pack.road), ['scene'], 'road of the pack'),
        ...idIssues(setup.level, idsIn(pack.level), ['level'], 'level of the pack'),
        ...idIssues(setup.preset, Object.keys(pack.presets), ['preset'], 'preset of the pack'),
        ...idIssues(setup.dreamcaller, idsIn(pack.dreamcaller), ['dreamcaller'], 'dreamcaller of the pack'),
        ...idIssues(setup.dreamsign, idsIn(pack.dreamsign), ['dreamsign'], 'dreamsign of the pack'),
      ]
    : [];

/** A setup may name a road (`scene = "seven-nights"`), a level, a preset and what it begins with; everything else comes from the pack. */
export const resolve = (pack: Pack, setup: unknown): unknown => {
  if (!isRecord(setup)) return setup;
  const { scene = pack.road[0]!.id, level, preset = DEFAULT_PRESET, ...rest } = setup;
  const road = pack.road.find(({ id }) => id === scene);
  const own = Object.fromEntries(Object.entries(pack).filter(([table]) => table === 'battle' || table in OWN));
  return {
    title: road?.title ?? 'A quest',
    ...own,
    at: typeof level === 'string' ? level : (road?.level ?? DEFAULT_LEVEL),
    draft: resolveDraft(draftPackOf(pack), { preset }),
    ...rest,
    ...(level !== undefined && typeof level !== 'string' ? { level } : {}),
    scene: road ?? scene,
  };
};

const OPTIONS = v.strictObject({ scene: v.optional(v.string()) });

/** Road, level and preset are chosen before a quest is set up, so afterwards they can only be what they are. */
export const withOptions = (setup: Json, options: Json): Result<Json, readonly Issue[]> => {
  const parsed = parseShape(OPTIONS, options);
  if (!parsed.ok) return parsed;
  const road = isRecord(setup) && isRecord(setup.scene) ? setup.scene.id : undefined;
  const { scene } = parsed.value;
  return scene === undefined || scene === road
    ? ok(setup)
    : fail([issue('wrong-scene', ['scene'], `${String(road)}, which this is`, scene)]);
};
