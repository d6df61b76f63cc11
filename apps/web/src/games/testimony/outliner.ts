import { gradeName, seedLabel } from '@lockstep/words-testimony';
import type { Outliner } from '../dealer.ts';
import { subjectOf } from './subject.ts';

export const outliner: Outliner = { subjectOf, seedLabel, gradeName };
