import { seedLabel, wording } from '@lockstep/words-protocol';
import type { Outliner } from '../dealer.ts';
import { subjectOf } from './subject.ts';

export const outliner: Outliner = { subjectOf, seedLabel, gradeName: wording.gradeName };
