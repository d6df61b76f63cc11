import { type Mutable, type Refusal, refuse } from '@lockstep/kernel';
import type { Action, Event, Part } from '../action.ts';
import { attempt, isBarred, truths } from '../attempt.ts';
import { damageOf } from '../damage.ts';
import { payloadOf, SAFE } from '../payload.ts';
import { scrutinize } from '../scrutiny.ts';
import type { Setup } from '../setup.ts';
import { isNarrow, replaceAt, type State } from '../state.ts';
import { noCharge, useTool } from '../tools.ts';
import { TOOLS, TRUSTS } from '../vocabulary.ts';
import { idsOf } from './attach.ts';

export const refusesInject = (setup: Setup, state: State, { cards, tool }: Action): Refusal | undefined => {
  if ((cards & (cards - 1)) !== 0 && (isNarrow(setup, state) || setup.tuning.inject_most < 2))
    return refuse('narrow-channel', { move: 'inject', most: 1 });
  return tool < 0 ? undefined : noCharge(state, tool);
};

const trustScrutiny = ({ tuning }: Setup, trust: number): number =>
  trust === 2 ? tuning.verified_scrutiny : trust === 1 ? tuning.plausible_scrutiny : tuning.sketchy_scrutiny;

/** M1: a payload against one gate. */
export const inject = (setup: Setup, state: Mutable<State>, { cards, tool, gate }: Action, log?: Event[]): void => {
  const { id } = setup.gates[gate]!;
  const payload = payloadOf(setup, state, cards, tool);
  log?.push({
    kind: 'injected',
    turn: state.turn,
    artifacts: idsOf(setup, cards),
    tool: tool < 0 ? null : TOOLS[tool]!,
    gate: id,
  });
  if (tool >= 0) useTool(state, tool, log);

  const by = attempt(setup, state, gate, payload);
  const parts: Part[] = [];
  const damage = damageOf(setup, state, gate, payload, by, log && ((factor, part) => parts.push({ factor, by: part })));
  const strength = Math.max(0, state.strengths[gate]! - damage);
  if (log) {
    log.push({
      kind: 'checked',
      gate: id,
      table: truths(setup, state, gate, payload),
      barred: isBarred(setup, gate, payload),
      path: by.path < 0 ? null : by.path + 1,
    });
    if (by.path >= 0) {
      const { base } = setup.gates[gate]!.paths[by.path]!;
      log.push({ kind: 'damaged', gate: id, base, parts, damage, strength });
    }
  }
  state.strengths = replaceAt(state.strengths, gate, strength);
  state.disabled = state.disabled[gate]! === 0 ? state.disabled : replaceAt(state.disabled, gate, 0);

  const calm = tool === SAFE || (by.disabled && setup.tuning.disabled !== undefined);
  scrutinize(
    setup,
    state,
    [
      { why: TRUSTS[payload.minTrust]!, by: calm ? 0 : trustScrutiny(setup, payload.minTrust) },
      { why: 'FAILED', by: calm || by.path >= 0 ? 0 : setup.tuning.failed_scrutiny },
    ],
    log,
  );

  state.repeated = payload.families & state.families;
  state.families = payload.families;
  const back = state.returning & cards;
  state.returning &= ~cards;
  state.hand &= ~(cards & ~back);
  state.discard |= cards & ~back;
  if (!log) return;
  if (back !== cards) log.push({ kind: 'discarded', artifacts: idsOf(setup, cards & ~back) });
  if (back !== 0) log.push({ kind: 'returned', artifacts: idsOf(setup, back) });
};
