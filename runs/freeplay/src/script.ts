import type { Issue } from '@lockstep/kernel';
import { name, reference } from '@lockstep/shape';
import * as v from 'valibot';
import { KIT } from './kit.ts';
import { CONTENT, checkContent, checkKit, checkRun } from './pack.ts';
import { RUN } from './shelf.ts';

/** One run, complete in itself. */
export const SCRIPT = v.strictObject({
  ...CONTENT,
  scene: RUN,
  kit: KIT,
  /** The level it is played on. */
  firmware: name,
  /** Kits that a survey takes in turn with it; a player has only one. */
  others: v.optional(v.array(KIT)),
});
export type Script = v.InferOutput<typeof SCRIPT>;

export const checkScript = (script: Script): readonly Issue[] => [
  ...checkContent(script),
  ...checkKit(script.kit, script, ['kit']),
  ...(script.others ?? []).flatMap((kit, i) => checkKit(kit, script, ['others', i])),
  ...checkRun(script.scene, script, ['scene']),
  ...reference(
    script.firmware,
    script.level.map(({ id }) => id),
    ['firmware'],
    'level',
  ),
];
