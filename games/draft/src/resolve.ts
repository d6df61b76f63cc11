import { fail, type Issue, type Json, ok, type Result } from '@lockstep/kernel';
import { idIssues, idsIn, isRecord, issue, listOf, parseShape } from '@lockstep/shape';
import * as v from 'valibot';
import { DEFAULT_PRESET, type Pack } from './pack.ts';

/** Names in a written setup that neither it nor the pack explains. */
export const unknownNames = (pack: Pack, setup: unknown): readonly Issue[] => {
  if (!isRecord(setup)) return [];
  const begin = isRecord(setup.begin) ? setup.begin : {};
  return [
    ...idIssues(setup.scene, idsIn(pack.route), ['scene'], 'route of the pack'),
    ...idIssues(setup.preset, Object.keys(pack.presets), ['preset'], 'preset of the pack'),
    // What a setup writes itself may go by its name alone, and then has an id of its own making.
    ...(setup.dreamcaller === undefined
      ? idIssues(begin.dreamcaller, idsIn(pack.dreamcaller), ['begin', 'dreamcaller'], 'dreamcaller')
      : []),
    ...(setup.card === undefined
      ? listOf(begin.deck).flatMap((id, i) => idIssues(id, idsIn(pack.card), ['begin', 'deck', i], 'card'))
      : []),
  ];
};

/**
 * A setup may name a route of the pack (`scene = "seven-dreams"`) and a preset; what can be met comes from the pack. What the setup
 * writes itself stays, right or wrong: its own cards are all there are.
 */
export const resolve = (pack: Pack, setup: unknown): unknown => {
  if (!isRecord(setup)) return setup;
  const { scene = pack.route[0]!.id, preset = DEFAULT_PRESET, quest, ...rest } = setup;
  const route = pack.route.find(({ id }) => id === scene);
  const config = typeof preset === 'string' ? pack.presets[preset] : undefined;
  return {
    title: route?.title ?? 'A quest',
    card: pack.card,
    dreamcaller: pack.dreamcaller,
    dreamsign: pack.dreamsign,
    ...rest,
    quest: isRecord(quest) ? { ...pack.quest, ...quest } : (quest ?? pack.quest),
    scene: route ?? scene,
    preset: config ?? preset,
  };
};

const OPTIONS = v.strictObject({ scene: v.optional(v.string()), preset: v.optional(v.string()) });

/** What of a setup options are held against. */
const CHOSEN = v.object({ scene: v.object({ id: v.string() }) });

/** Route and preset are chosen before a quest is set up, so afterwards they can only be what they are. */
export const withOptions = (setup: Json, options: Json): Result<Json, readonly Issue[]> => {
  const parsed = parseShape(OPTIONS, options);
  if (!parsed.ok) return parsed;
  const chosen = parseShape(CHOSEN, setup);
  if (!chosen.ok) return chosen;
  const script = chosen.value;
  const { scene = script.scene.id, preset } = parsed.value;
  if (preset !== undefined)
    return fail([issue('wrong-preset', ['preset'], 'no preset: it is chosen before the quest is set up', preset)]);
  if (scene !== script.scene.id)
    return fail([issue('wrong-scene', ['scene'], `${script.scene.id}, which this is`, scene)]);
  return ok(setup);
};
