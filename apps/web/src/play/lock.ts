import { parseSeed, type Seed } from '@lockstep/kernel';
import { protocol, type Setup, type View } from '@lockstep/protocol';
import { GRADES, type Grade } from '@lockstep/words-protocol';
import { BrainFault, brain } from '../plumbing/worker/client.ts';
import { WORDS } from '../words.ts';

/** All that the Lock shows: enough to read while the rest of the game is loaded. */
export interface LockFacts {
  readonly setup: Setup;
  readonly seed: Seed;
  readonly date: string | null;
  readonly grade: Grade | null;
  readonly lock: { readonly name: string; readonly line: string };
}

export const gradeOf = (grade: number): Grade | null => GRADES.find((one) => one === grade) ?? null;

export const loadLock = async (date: string): Promise<LockFacts> => {
  const [daily, locks] = await Promise.all([brain.daily(date), brain.locks()]);
  const setup = protocol.parseSetup(daily.setup);
  if (!setup.ok) throw new BrainFault('not-as-pinned', WORDS.faults['not-as-pinned']);
  return {
    setup: setup.value,
    seed: parseSeed(daily.seed),
    date,
    grade: gradeOf(daily.pin.grade),
    lock: locks.find(({ id }) => id === daily.target) ?? { name: daily.target, line: '' },
  };
};

/** What the player sees before the first action. */
export const firstView = ({ setup, seed }: LockFacts): View => protocol.view(setup, protocol.start(setup, seed), 0);
