import type { ClientModule, DailyModule, GameModule } from '@lockstep/kernel';
import type { DailySummary } from '../../play/daily-summary.ts';

/** What a game brings to the worker, each part loaded with the first question that needs it. */
export interface WorkerGame {
  /** What opens it: for forged Dailies the part that deals, for scenes everything but words. */
  part(): Promise<ClientModule | GameModule>;
  /** What searches, for a game with forged Dailies. */
  module?(): Promise<DailyModule>;
  summary?(): Promise<DailySummary>;
}
