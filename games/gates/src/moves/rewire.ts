import { type Mutable, type Refusal, refuse } from '@lockstep/kernel';
import type { Action, Event } from '../action.ts';
import { isSealed } from '../clause-tests.ts';
import { tagsOf } from '../payload.ts';
import { scrutinize } from '../scrutiny.ts';
import type { Setup } from '../setup.ts';
import { placesOf, type State, trustOf } from '../state.ts';
import { pay, tokenCost } from '../tokens.ts';
import { ANCHOR, noCharge, useTool } from '../tools.ts';
import { TAGS, TOOLS } from '../vocabulary.ts';

const rowOf = (setup: Setup, from: number, to: number): number =>
  setup.rows.findIndex((row) => row.from === from && row.to === to);

/** Whether an open gate seals what can be edited. */
const isSealing = (setup: Setup, state: State): boolean =>
  setup.gates.some(({ seals }, i) => seals && state.strengths[i]! > 0);

const meets = (setup: Setup, state: State, card: number, row: number): boolean => {
  const { trait, trust, beside } = setup.rows[row]!;
  const { traits } = setup.cards[card]!;
  if ((traits & trait) !== trait || trustOf(state, card) < trust) return false;
  return (
    beside === 0 || placesOf(state.hand & ~(1 << card)).some((other) => (tagsOf(setup, state, other) & beside) !== 0)
  );
};

export const refusesRewire = (setup: Setup, state: State, action: Action): Refusal | undefined => {
  const { from, to, tool } = action;
  const card = placesOf(action.cards)[0]!;
  const { id, traits } = setup.cards[card]!;
  if (from < 0 || to < 0) return refuse('tags-missing', { artifact: id });
  const data = { artifact: id, from: TAGS[from]!, to: TAGS[to]! };
  const row = rowOf(setup, from, to);
  if (row < 0) return refuse('off-allowlist', data);
  if (((tagsOf(setup, state, card) >> from) & 1) === 0) return refuse('tag-absent', data);
  if ((state.rewired >> card) & 1) return refuse('already-rewired', { artifact: id });
  if (isSealing(setup, state) && !isSealed(traits)) return refuse('integrity-lock', { artifact: id });
  if (tool >= 0) return noCharge(state, tool);
  return meets(setup, state, card, row) ? undefined : refuse('condition-unmet', data);
};

/** M3: a second reading of one artifact, from the allowlist. */
export const rewire = (setup: Setup, state: Mutable<State>, { cards, tool, from, to }: Action, log?: Event[]): void => {
  const card = placesOf(cards)[0]!;
  log?.push({
    kind: 'rewired',
    turn: state.turn,
    artifact: setup.cards[card]!.id,
    tool: tool < 0 ? null : TOOLS[tool]!,
    from: TAGS[from]!,
    to: TAGS[to]!,
  });
  pay(state, tokenCost(setup, 'rewire'), log);
  if (tool === ANCHOR) useTool(state, tool, log);
  state.rewired |= cards;
  state.returning |= cards;
  state.rewires = [...state.rewires, card * 256 + rowOf(setup, from, to)];
  scrutinize(setup, state, [{ why: 'REWIRE', by: setup.tuning.rewire_scrutiny }], log);
};
