import type { Pack, Script } from '@lockstep/protocol';
import { GRADES, gradeName, seedLabel } from '@lockstep/words-protocol';
import type { DailySummary } from '../../play/daily-summary.ts';
import { subjectOf } from './subject.ts';

export const dailySummary: DailySummary<Pack, Script> = {
  subjectOf,
  seedLabel,
  gradeName: (grade) => gradeName(GRADES.find((one) => one === grade) ?? GRADES[0]),
};
