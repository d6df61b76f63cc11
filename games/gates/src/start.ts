import type { Mutable, Seed } from '@lockstep/kernel';
import { handSize } from './boss.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { gainToken } from './tokens.ts';
import { refill } from './turn.ts';

const setWhere = (setup: Setup, is: (card: Setup['cards'][number]) => boolean): number =>
  setup.cards.reduce((set, card, i) => (is(card) ? set | (1 << i) : set), 0);

export const start = (setup: Setup, seed: Seed): State => {
  const { script, tuning } = setup;
  const opening = setup.opening.slice(0, handSize(setup, false)).reduce((set, card) => set | (1 << card), 0);
  const state: Mutable<State> = {
    turn: 1,
    scrutiny: script.scrutiny,
    tokens: script.tokens,
    hand: opening,
    pile: setWhere(setup, () => true) & ~opening,
    discard: 0,
    strengths: setup.gates.map(({ strength }) => strength),
    flags: setup.gates.map(() => 0),
    disabled: setup.gates.map(() => 0),
    verified: setWhere(setup, ({ trust }) => trust === 2),
    sketchy: setWhere(setup, ({ trust }) => trust === 0),
    corroborated: 0,
    rewired: 0,
    rewires: [],
    returning: 0,
    bound: 0,
    charges: setup.charges,
    last: null,
    lastRewired: -1,
    families: 0,
    repeated: 0,
    audit: -1,
    auditEnds: 0,
    highAudits: 0,
    exploit: script.exploit,
    unseen: 0,
    drawAt: 0,
    seed,
  };
  gainToken(setup, state, 'INCIDENT', tuning.tokens_at_start);
  refill(setup, state);
  return state;
};
