import { moments } from '@lockstep/kernel';
import { type Line, parseVoice, remark, type Stage, speak } from '@lockstep/words-protocol';
import type { Keeper } from '../lock/face.ts';
import { picture } from '../lock/picture.ts';
import { portrait } from './portrait.ts';
import { type Protocol, phaseOf, type Scene } from './scene.ts';
import { NAME } from './words.ts';

/** The device as she calls it, and the reason she gives for locking it. A target of a pack of one's own has neither. */
const lockOf = ({ pack, run }: Scene): { readonly name: string; readonly line: string } => {
  const { target } = run.setup.script;
  const lock = pack.lock.find(({ id }) => id === target);
  return { name: lock?.name ?? target, line: lock?.line ?? '' };
};

const stageOf = (scene: Scene): Stage => ({
  setup: scene.run.setup,
  seed: scene.run.seed,
  lock: lockOf(scene).name,
});

const line = (scene: Scene): Line => {
  if (scene.remark) return scene.remark;
  const { opening, draft, steps } = speak(scene.voice, stageOf(scene), moments(scene.run));
  const phase = phaseOf(scene);
  if (phase === 'lock') return opening;
  return phase === 'draft' ? draft : (steps.at(-1) ?? opening);
};

export const keeper: Keeper<Protocol> = {
  name: NAME,
  parseVoice,
  line,
  remark: (scene, when) => remark(scene.voice, stageOf(scene), when, scene.remarks, line(scene).said),
  portrait: (scene) => portrait(line(scene).mood),
  lock: (scene) => ({ picture: picture(scene.run.setup.script.target), reason: lockOf(scene).line }),
};
