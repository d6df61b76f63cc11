import type { Pack, Script } from '@lockstep/testimony';
import { gradeName, seedLabel } from '@lockstep/words-testimony';
import type { Outliner } from '../../play/outliner.ts';
import { subjectOf } from './subject.ts';

export const outliner: Outliner<Pack, Script> = { subjectOf, seedLabel, gradeName };
