import type { Pack, Script } from '@lockstep/protocol';
import { GRADES, gradeName, seedLabel } from '@lockstep/words-protocol';
import type { Outliner } from '../../play/outliner.ts';
import { subjectOf } from './subject.ts';

export const outliner: Outliner<Pack, Script> = {
  subjectOf,
  seedLabel,
  gradeName: (grade) => gradeName(GRADES.find((one) => one === grade) ?? GRADES[0]),
};
