import { openStream, parseSeed, Refusal } from '@lockstep/kernel';
import type { Action, Event } from './action.ts';
import { bots } from './bots.ts';
import { quest } from './quest.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

type Name = keyof typeof bots;

/** A quest by two bots, each with chance of its own; `see` is told of every state and what was done in it. */
export const walk = (
  setup: Setup,
  seed: string,
  [own, enemy]: readonly [Name, Name] = ['greedy', 'greedy'],
  see?: (state: State, action: Action, next: State, events: readonly Event[]) => void,
): State => {
  const streams = [0, 1].map((seat) => openStream(parseSeed(seed), `bot ${seat}`));
  const players = [bots[own], bots[enemy]];
  let state = quest.start(setup, parseSeed(seed));
  for (let [seat] = quest.toMove(setup, state); seat !== undefined; [seat] = quest.toMove(setup, state)) {
    const action = players[seat]!.choose(setup, state, seat, streams[seat]!);
    const events: Event[] | undefined = see && [];
    const next = quest.step(setup, state, seat, action, events);
    if (next instanceof Refusal) throw new Error(`${quest.format(setup, action)} at ${state.place}: ${next.code}`);
    see?.(state, action, next, events ?? []);
    state = next;
  }
  return state;
};
