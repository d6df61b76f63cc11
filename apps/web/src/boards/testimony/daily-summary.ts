import type { Pack, Script } from '@lockstep/testimony';
import { gradeName, seedLabel } from '@lockstep/words-testimony';
import type { DailySummary } from '../../play/daily-summary.ts';
import { subjectOf } from './subject.ts';

export const dailySummary: DailySummary<Pack, Script> = { subjectOf, seedLabel, gradeName };
