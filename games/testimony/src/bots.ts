import { type Bot, Refusal, type Stream } from '@lockstep/kernel';
import type { Action } from './action.ts';
import { outcome, playable } from './outcome.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { submit } from './submit.ts';
import { submissions } from './tables.ts';

type TestimonyBot = Bot<Setup, State, Action>;

const legalOf = (setup: Setup, state: State): readonly Action[] =>
  submissions(setup.tables, playable(setup, state), setup.script.tuning.most_cards);

const after = (setup: Setup, state: State, action: Action): State => {
  const next = submit(setup, state, action.cards);
  if (next instanceof Refusal) throw new Error(`a legal action was refused: ${next.code}`);
  return next;
};

/** The most damage now; of equals the least Scrutiny, then deal order. */
const greedy: TestimonyBot = {
  choose: (setup, state) => {
    let chosen: Action | undefined;
    let [most, least] = [Number.NEGATIVE_INFINITY, 0];
    for (const action of legalOf(setup, state)) {
      const next = after(setup, state, action);
      const done = state.resistance - next.resistance;
      if (done > most || (done === most && next.scrutiny < least))
        [chosen, most, least] = [action, done, next.scrutiny];
    }
    return chosen!;
  },
};

const WON = 100_000;

/** A heuristic score of a position: damage first, open concerns and Scrutiny against it. */
const feel = (setup: Setup, state: State): number => {
  const ended = outcome(setup, state);
  if (ended) return ended.result === 'won' ? WON - state.turn : -WON;
  const { tables } = setup;
  const open = tables.concerns & ~tables.proofs[state.story]!;
  const hopeless = open & ~tables.proofs[playable(setup, state)]!;
  let concerns = 0;
  for (let rest = open; rest !== 0; rest &= rest - 1) concerns += 1;
  return -Math.max(0, state.resistance) * 4 - concerns * 12 - state.scrutiny * 8 - (hopeless === 0 ? 0 : WON / 2);
};

const noticed = (actions: readonly Action[], stream: Stream): readonly Action[] => {
  const seen = actions.filter(() => stream.below(2) === 0);
  return seen.length > 0 ? seen : [actions[stream.below(actions.length)]!];
};

/** Two submissions ahead, over those it notices: each with chance ½. */
const careful: TestimonyBot = {
  choose: (setup, state, _seat, stream) => {
    let [chosen, most] = [undefined as Action | undefined, Number.NEGATIVE_INFINITY];
    for (const action of noticed(legalOf(setup, state), stream)) {
      const next = after(setup, state, action);
      let value = feel(setup, next);
      if (!outcome(setup, next)) {
        let then = Number.NEGATIVE_INFINITY;
        for (const second of noticed(legalOf(setup, next), stream))
          then = Math.max(then, feel(setup, after(setup, next, second)));
        value = then;
      }
      if (value > most) [chosen, most] = [action, value];
    }
    return chosen!;
  },
};

export const bots: { readonly [name: string]: TestimonyBot } = { greedy, careful };
