import { moments } from '@lockstep/kernel';
import { type Incident, type Mood, moodOf } from '@lockstep/testimony';
import { type Line, parseVoice, remark, type Stage, speak } from '@lockstep/words-testimony';
import type { Keeper } from '../lock/face.ts';
import { picture } from '../lock/picture.ts';
import { portrait } from './portrait.ts';
import { type Koa, type Scene, setOf } from './scene.ts';
import { NAME } from './words.ts';

/** What the evening was about. A puzzle of one's own need not say. */
const incidentOf = ({ pack, run }: Scene): Incident | undefined => {
  const { incident } = run.setup.script;
  return pack.incident.find(({ id }) => id === incident);
};

const stageOf = (scene: Scene): Stage => ({
  setup: scene.run.setup,
  seed: scene.run.seed,
  lock: incidentOf(scene)?.name ?? scene.run.setup.script.target,
});

const line = (scene: Scene): Line => {
  if (scene.remark) return scene.remark;
  const { opening, steps, selection } = speak(scene.voice, stageOf(scene), moments(scene.run), scene.selection);
  return scene.locked ? opening : (selection ?? steps.at(-1) ?? opening);
};

/** T12. On the Lock there is no table yet to have a mood about. */
const moodAt = (scene: Scene): Mood => {
  const { run, locked, selection } = scene;
  return locked ? 'NEUTRAL' : moodOf(run.setup, run.now.state, run.now.events, setOf(scene, selection));
};

export const keeper: Keeper<Koa> = {
  name: NAME,
  parseVoice,
  line,
  remark: (scene, when) => remark(scene.voice, stageOf(scene), when, scene.remarks, line(scene).said),
  portrait: (scene) => portrait(moodAt(scene)),
  lock: (scene) => ({
    picture: picture(scene.run.setup.script.target),
    reason: incidentOf(scene)?.line ?? '',
  }),
};
