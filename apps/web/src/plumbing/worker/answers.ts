import { dailyOf, type NoDaily } from '@lockstep/forge';
import { makeDay, makeSeed, parseDay, parseSeed, Refusal } from '@lockstep/kernel';
import { type Action, offers, type Pack, protocol, type Puzzle, type Setup, type State } from '@lockstep/protocol';
import { best, hint, turningPoint } from '@lockstep/solver';
import { hintOf } from '@lockstep/words';
import type { Content } from './content.ts';
import { BrainFault, type FaultCode, type Position, type Question, type Questions } from './messages.ts';

export type Answers = {
  readonly [what in Question]: (...given: Parameters<Questions[what]>) => Promise<ReturnType<Questions[what]>>;
};

const CODES: { readonly [code in NoDaily['code']]: FaultCode } = {
  'too-early': 'too-early',
  'no-edition': 'unreachable',
  'not-as-pinned': 'not-as-pinned',
  'none-found': 'none-found',
};

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
  actionsOf(setup, actions).reduce((state, action) => {
    const next = protocol.step(setup, state, 0, action);
    if (next instanceof Refusal) throw new BrainFault('internal', `refused: ${next.code}`);
    return next;
  }, protocol.start(setup, parseSeed(seed)));

const packOf = async (content: Content): Promise<Pack> => (await content.newest()).pack as unknown as Pack;

/** Everything the worker can be asked, apart from being a worker. */
export const answersFrom = (content: Content): Answers => ({
  daily: async (date) => {
    const day = parseDay(date);
    if (!day.ok) throw new BrainFault('internal', day.fault);
    const daily = dailyOf(await content.publishedFor(day.value), day.value);
    if (!daily.ok) throw new BrainFault(CODES[daily.fault.code], daily.fault.says);
    const { setup, seed, edition, pin, pinned } = daily.value;
    const { target } = setup as unknown as Puzzle;
    return { date, target, setup, seed: makeSeed(seed), pack: edition.hash, pin, pinned };
  },
  schedule: async () => (await content.schedule()).map(({ day, grade, par }) => ({ date: makeDay(day), grade, par })),
  locks: async () => (await packOf(content)).lock,
  tuning: async () => (await packOf(content)).tuning,
  hint: async (position, level) => {
    const setup = setupOf(position.setup);
    const { search } = offers;
    return hintOf(setup, hint(protocol, search, search.open, setup, stateAfter(setup, position), level));
  },
  solution: async ({ setup: input, seed }) => {
    const setup = setupOf(input);
    const { score, line } = best(protocol, offers.search, HINDSIGHT, setup, protocol.start(setup, parseSeed(seed)));
    return { score, line: line.map((action) => protocol.format(setup, action)) };
  },
  turningPoint: async ({ setup: input, seed, actions }) => {
    const setup = setupOf(input);
    const start = protocol.start(setup, parseSeed(seed));
    const turn = turningPoint(protocol, offers.search, HINDSIGHT, setup, start, actionsOf(setup, actions));
    return turn && { step: turn.step, instead: protocol.format(setup, turn.instead), score: turn.score };
  },
});
