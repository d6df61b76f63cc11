import { type Daily, type Dealt, dailyOf, type NoDaily } from '@lockstep/forge';
import { type Day, parseSeed, Refusal, type Result } from '@lockstep/kernel';
import { type Action, offers, protocol, type Setup, type State } from '@lockstep/protocol';
import { best, hint, turningPoint } from '@lockstep/solver';
import { hintOf } from '@lockstep/words-protocol';
import { BrainFault, type Position, type Questions } from './messages.ts';

/** All that searches. The worker loads it with the first question that needs it; dealing today's puzzle does not. */

/** After the game everything may be used, the order of the Reserve too. */
const HINDSIGHT = 'any';

const setupOf = (input: unknown): Setup => {
  const setup = protocol.parseSetup(input);
  if (!setup.ok) throw new BrainFault('internal', `no setup: ${setup.fault[0]?.expected}`);
  return setup.value;
};

const actionsOf = (setup: Setup, texts: readonly string[]): readonly Action[] =>
  texts.map((text) => {
    const action = protocol.parse(setup, text);
    if (!action.ok) throw new BrainFault('internal', `no action: ${text}`);
    return action.value;
  });

const stateAfter = (setup: Setup, { seed, actions }: Position): State =>
  actionsOf(setup, actions).reduce(
    (state, action) => {
      const next = protocol.step(setup, state, 0, action);
      if (next instanceof Refusal) throw new BrainFault('internal', `refused: ${next.code}`);
      return next;
    },
    protocol.start(setup, parseSeed(seed)),
  );

/** A date beyond the schedule. */
export const searchedDaily = (published: Dealt, day: Day): Result<Daily, NoDaily> =>
  dailyOf({ ...published, offers }, day);

type Proofs = Pick<Questions, 'hint' | 'solution' | 'turningPoint'>;

export const proofs: Proofs = {
  hint: (position, level) => {
    const setup = setupOf(position.setup);
    const { search } = offers;
    return hintOf(setup, hint(protocol, search, search.open, setup, stateAfter(setup, position), level));
  },
  solution: ({ setup: input, seed }) => {
    const setup = setupOf(input);
    const { score, line } = best(protocol, offers.search, HINDSIGHT, setup, protocol.start(setup, parseSeed(seed)));
    return { score, line: line.map((action) => protocol.format(setup, action)) };
  },
  turningPoint: ({ setup: input, seed, actions }) => {
    const setup = setupOf(input);
    const start = protocol.start(setup, parseSeed(seed));
    const turn = turningPoint(protocol, offers.search, HINDSIGHT, setup, start, actionsOf(setup, actions));
    return turn && { step: turn.step, instead: protocol.format(setup, turn.instead), score: turn.score };
  },
};
