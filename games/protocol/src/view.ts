import type { Outcome } from '@lockstep/kernel';
import type { Card } from './card.ts';
import { medalOf } from './medal.ts';
import { outcome } from './outcome.ts';
import type { Clause } from './path.ts';
import { reserveLeft, scanRoom } from './scan.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { idsOf } from './turn.ts';
import type { Medal, Phase, Trait } from './vocabulary.ts';

export interface CardView extends Omit<Card, 'line' | 'traits'> {
  readonly traits: readonly Trait[];
  readonly line: string | null;
  readonly place: 'dealt' | 'evidence' | 'reserve' | 'discarded';
  /** Turns for which it cannot be submitted, this one included. */
  readonly quarantine: number;
}

export interface ProtocolView {
  readonly id: string;
  readonly line: string;
  readonly from: number;
  readonly active: boolean;
  readonly paths: readonly (readonly Clause[])[];
}

/** All a player may know. Which cards the Reserve holds was seen in the draft; their order is not here. */
export interface View {
  readonly phase: Phase;
  readonly target: string;
  readonly resistance: number;
  readonly resistanceMax: number;
  readonly turn: number;
  readonly turns: number;
  readonly turnsLeft: number;
  readonly scrutiny: number;
  readonly scrutinyCap: number;
  readonly keep: number;
  readonly scansLeft: number;
  readonly scanRoom: number;
  readonly reserveLeft: number;
  readonly schedule: readonly ProtocolView[];
  readonly cards: readonly CardView[];
  readonly previous: readonly string[];
  readonly outcome: Outcome | null;
  readonly medal: Medal | null;
}

const placeOf = (state: State, bit: number): CardView['place'] => {
  if (state.evidence === 0) return 'dealt';
  if (state.evidence & bit) return 'evidence';
  return state.discarded & bit ? 'discarded' : 'reserve';
};

export const view = (setup: Setup, state: State): View => {
  const { script, tables } = setup;
  const ended = outcome(setup, state);
  const turnsLeft = script.turns - state.turn + 1;
  return {
    phase: ended ? 'result' : state.evidence === 0 ? 'draft' : 'solve',
    target: script.target,
    resistance: state.resistance,
    resistanceMax: script.tuning.resistance,
    turn: Math.min(state.turn, script.turns),
    turns: script.turns,
    turnsLeft,
    scrutiny: state.scrutiny,
    scrutinyCap: script.tuning.scrutiny_cap,
    keep: script.tuning.keep,
    scansLeft: script.scans - state.scans,
    scanRoom: ended || state.evidence === 0 ? 0 : scanRoom(setup, state),
    reserveLeft: state.evidence === 0 ? 0 : reserveLeft(setup, state),
    schedule: script.schedule.map((entry, i) => ({
      id: entry.protocol,
      line: script.protocol.find(({ id }) => id === entry.protocol)!.line,
      from: entry.from,
      active: tables.entryOf[Math.min(state.turn, script.turns)] === i,
      paths: tables.paths[i]!,
    })),
    cards: script.card.map((card, i) => ({
      ...card,
      line: card.line ?? null,
      place: placeOf(state, 1 << i),
      quarantine: (state.quarantined >> i) & 1 ? state.quarantineEnds - state.turn : 0,
    })),
    previous: idsOf(setup, state.previous),
    outcome: ended ?? null,
    medal: ended?.result === 'won' ? medalOf(script.tuning, turnsLeft) : null,
  };
};
