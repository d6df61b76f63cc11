import { lockBoard } from '../lock/index.ts';
import type { BoardView, LockView } from '../lock/lock-view.ts';
import { viewOf } from '../lock/try.ts';
import { eventText } from './event-text.ts';
import { hand } from './hand.ts';
import { lockHost } from './lock-host.ts';
import { meters } from './meters.ts';
import { activeLines, allPathLines, schedulePane } from './paths.ts';
import { type Protocol, phaseOf } from './try.ts';
import { LABELS } from './words.ts';

const boardView: BoardView<Protocol> = {
  meters,
  // SCANs left, while there is anything to scan.
  tally: (attempt) => {
    const { phase, scansLeft } = viewOf(attempt);
    return phase === 'solve' ? LABELS.scans(scansLeft) : '';
  },
  demands: schedulePane,
  aside: (attempt, width, paint) =>
    phaseOf(attempt) === 'draft' ? { head: LABELS.protocols, lines: allPathLines(attempt, width, paint) } : null,
  standing: activeLines,
  growth: () => 0,
};

export const lockView: LockView<Protocol> = { ...lockHost, ...hand, ...eventText, ...boardView };

/** Life with AURA on a terminal. */
export const board = lockBoard(lockView);
