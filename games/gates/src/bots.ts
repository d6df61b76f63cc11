import { type Bot, pick, type Stream } from '@lockstep/kernel';
import { type Action, makeAction } from './action.ts';
import { attempt } from './attempt.ts';
import { beliefFromSetup } from './belief.ts';
import { damageOf } from './damage.ts';
import { injectTools, legal, openGates, payloadsOf } from './legal.ts';
import { operator } from './operator.ts';
import { payloadOf } from './payload.ts';
import { search } from './search.ts';
import type { Setup } from './setup.ts';
import { isNarrow, type State } from './state.ts';

type Choose = (setup: Setup, state: State, stream: Stream) => Action;

const botOf = (choose: Choose): Bot<Setup, State, Action> => ({
  choose: (setup, state, _seat, stream) => choose(setup, state, stream),
});

/** Any legal move, each as likely as the next. */
const random: Choose = (setup, state, stream) => pick(stream, legal(setup, state, 0));

/** Only INJECT, and always the most damage now. */
const greedy: Choose = (setup, state) => {
  let best = makeAction('inject', state.hand & -state.hand, { gate: openGates(state)[0]! });
  let most = -1;
  const sets = payloadsOf(state.hand, isNarrow(setup, state) ? 1 : setup.tuning.inject_most);
  for (const tool of injectTools(state))
    for (const cards of sets) {
      const payload = payloadOf(setup, state, cards, tool);
      for (const gate of openGates(state)) {
        const damage = damageOf(setup, state, gate, payload, attempt(setup, state, gate, payload));
        if (damage <= most) continue;
        most = damage;
        best = makeAction('inject', cards, { gate, tool });
      }
    }
  return best;
};

export const bots = {
  operator: botOf((setup, state) => operator(setup, state)),
  reckoner: botOf((setup, state) => operator(setup, state, beliefFromSetup(setup, state))),
  greedy: botOf(greedy),
  random: botOf(random),
  search,
};
