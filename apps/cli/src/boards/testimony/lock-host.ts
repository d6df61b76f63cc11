import { moments } from '@lockstep/kernel';
import { type Incident, type Mood, moodOf } from '@lockstep/testimony';
import { type Line, parseVoice, remark, type Stage, speak } from '@lockstep/words-testimony';
import type { LockHost } from '../lock/lock-view.ts';
import { picture } from '../lock/picture.ts';
import { dayNumber } from '../lock/try.ts';
import { portrait } from './portrait.ts';
import { type Koa, type KoaTry, setOf } from './try.ts';
import { NAME } from './words.ts';

/** What the evening was about. A puzzle of one's own need not say. */
const incidentOf = ({ pack, run }: KoaTry): Incident | undefined => {
  const { incident } = run.setup.script;
  return pack.incident.find(({ id }) => id === incident);
};

const stageOf = (attempt: KoaTry): Stage => ({
  setup: attempt.run.setup,
  seed: attempt.run.seed,
  lock: incidentOf(attempt)?.name ?? attempt.run.setup.script.target,
  day: dayNumber(attempt.title.date),
});

const line = (attempt: KoaTry): Line => {
  if (attempt.remark) return attempt.remark;
  const { opening, steps, selection } = speak(attempt.voice, stageOf(attempt), moments(attempt.run), attempt.selection);
  return attempt.locked ? opening : (selection ?? steps.at(-1) ?? opening);
};

/** T12. On the Lock there is no table yet to have a mood about. */
const moodAt = (attempt: KoaTry): Mood => {
  const { run, locked, selection } = attempt;
  return locked ? 'NEUTRAL' : moodOf(run.setup, run.now.state, run.now.events, setOf(attempt, selection));
};

export const lockHost: LockHost<Koa> = {
  name: NAME,
  parseVoice,
  line,
  remark: (attempt, when) => remark(attempt.voice, stageOf(attempt), when, attempt.remarks, line(attempt).said),
  portrait: (attempt) => portrait(moodAt(attempt)),
  lock: (attempt) => ({
    picture: picture(attempt.run.setup.script.target),
    reason: incidentOf(attempt)?.line ?? '',
  }),
};
