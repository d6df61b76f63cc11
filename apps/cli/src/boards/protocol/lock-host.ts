import { moments } from '@lockstep/kernel';
import { type Line, parseVoice, remark, type Stage, speak } from '@lockstep/words-protocol';
import type { LockHost } from '../lock/lock-view.ts';
import { picture } from '../lock/picture.ts';
import { dayNumber } from '../lock/try.ts';
import { portrait } from './portrait.ts';
import { type Protocol, type ProtocolTry, phaseOf } from './try.ts';
import { NAME } from './words.ts';

/** The device as she calls it, and the reason she gives for locking it. A target of a pack of one's own has neither. */
const lockOf = ({ pack, run }: ProtocolTry): { readonly name: string; readonly line: string } => {
  const { target } = run.setup.script;
  const lock = pack.lock.find(({ id }) => id === target);
  return { name: lock?.name ?? target, line: lock?.line ?? '' };
};

const stageOf = (attempt: ProtocolTry): Stage => ({
  setup: attempt.run.setup,
  seed: attempt.run.seed,
  lock: lockOf(attempt).name,
  day: dayNumber(attempt.title.date),
});

const line = (attempt: ProtocolTry): Line => {
  if (attempt.remark) return attempt.remark;
  const { opening, draft, steps } = speak(attempt.voice, stageOf(attempt), moments(attempt.run));
  const phase = phaseOf(attempt);
  if (phase === 'lock') return opening;
  return phase === 'draft' ? draft : (steps.at(-1) ?? opening);
};

export const lockHost: LockHost<Protocol> = {
  name: NAME,
  parseVoice,
  line,
  remark: (attempt, when) => remark(attempt.voice, stageOf(attempt), when, attempt.remarks, line(attempt).said),
  portrait: (attempt) => portrait(line(attempt).mood),
  lock: (attempt) => ({ picture: picture(attempt.run.setup.script.target), reason: lockOf(attempt).line }),
};
