import type { ClientModule, DailyModule, GameModule } from '@lockstep/kernel';
import type { DailySummary } from '../../play/daily-summary.ts';

/** What a game brings to the worker, each part loaded with the first question that needs it. */
export interface WorkerGame {
  /** What opens it: for forged Dailies the part that deals, for scenes all that playing needs but words. */
  part(): Promise<ClientModule | GameModule>;
  /** The same with every bot, for a game with scenes: one of them may advise, or have sat at a replay. */
  whole?(): Promise<GameModule>;
  /** What searches, for a game with forged Dailies. */
  module?(): Promise<DailyModule>;
  summary?(): Promise<DailySummary>;
}
