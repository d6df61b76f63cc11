import type { Drawing, Face } from '../lock/face.ts';
import { lockBoard } from '../lock/index.ts';
import { viewOf } from '../lock/scene.ts';
import { hand } from './hand.ts';
import { keeper } from './keeper.ts';
import { meters } from './meters.ts';
import { activeLines, allPathLines, demands } from './paths.ts';
import { type Protocol, phaseOf } from './scene.ts';
import { telling } from './telling.ts';
import { LABELS } from './words.ts';

const drawing: Drawing<Protocol> = {
  meters,
  // SCANs left, while there is anything to scan.
  tally: (scene) => {
    const { phase, scansLeft } = viewOf(scene);
    return phase === 'solve' ? LABELS.scans(scansLeft) : '';
  },
  demands,
  aside: (scene, width, paint) =>
    phaseOf(scene) === 'draft' ? { head: LABELS.protocols, lines: allPathLines(scene, width, paint) } : null,
  standing: activeLines,
  growth: () => 0,
};

export const face: Face<Protocol> = { ...keeper, ...hand, ...telling, ...drawing };

/** Life with AURA on a terminal. */
export const board = lockBoard(face);
