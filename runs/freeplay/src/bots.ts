import { bots as gatesBots } from '@lockstep/gates';
import { type Bot, pick, type Stream } from '@lockstep/kernel';
import { gatesOf, nightOf } from './act.ts';
import type { Action } from './action.ts';
import { guest } from './koa/guest.ts';
import { legal } from './legal.ts';
import type { OfferKind } from './offer.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { sayGates, sayKoa } from './translate.ts';

type Choose = (setup: Setup, state: State, stream: Stream) => Action;

const botOf = (choose: Choose): Bot<Setup, State, Action> => ({
  choose: (setup, state, _seat, stream) => choose(setup, state, stream),
});

/** What a player keeps an eye on, most wanted first. */
const WANTED: readonly OfferKind[] = [
  'REARM',
  'CHARGE',
  'SOFTEN',
  'TOOL',
  'ARTIFACT',
  'TOKEN',
  'REDEAL',
  'CALM',
  'FORESIGHT',
  'REMOVAL',
];

const WORTH = { VERIFIED: 4, PLAUSIBLE: 2, SKETCHY: 0 } as const;

/** The most wanted of what can be paid; of three artifacts the one whose trust and power add up to most; the least of the deck leaves. */
const shop = (setup: Setup, state: State): Action => {
  const { artifact, offer: all } = setup.script;
  const worth = (at: number): number => WORTH[artifact[at]!.trust] + artifact[at]!.power;
  for (const wanted of WANTED) {
    const offered = state.offers?.find(({ offer, cost }) => all[offer]!.id === wanted && cost <= state.credits);
    if (!offered) continue;
    const among = wanted === 'ARTIFACT' ? offered.about : wanted === 'REMOVAL' ? state.deck : [];
    const ranked = [...among].sort((a, b) => worth(b) - worth(a));
    const about = wanted === 'REMOVAL' ? ranked.at(-1) : ranked[0];
    return { kind: 'take', offer: wanted, about: about ?? -1 };
  }
  return { kind: 'leave' };
};

/** Any action that does not end the run. */
const random: Choose = (setup, state, stream) =>
  pick(
    stream,
    legal(setup, state, 0).filter(({ kind }) => kind !== 'give-up' && kind !== 'abandon'),
  );

const playing =
  (atGates: (typeof gatesBots)['greedy']): Choose =>
  (setup, state, stream) => {
    if (state.gates)
      return {
        kind: 'gates',
        move: sayGates(setup, state.act, atGates.choose(gatesOf(setup, state.act), state.gates, 0, stream)),
      };
    if (state.koa) return { kind: 'koa', move: sayKoa(setup, state.act, guest(nightOf(setup, state.act), state.koa)) };
    return shop(setup, state);
  };

/** At gates it plays futures on; nights and caches as the others do. */
const search: Bot<Setup, State, Action> = {
  choose: botOf(playing(gatesBots.search)).choose,
  *consider(setup, state, seat, stream) {
    if (!state.gates) return;
    for (const ranking of gatesBots.search.consider(gatesOf(setup, state.act), state.gates, seat, stream))
      yield ranking.map(({ action, ...found }) => ({
        ...found,
        action: { kind: 'gates' as const, move: sayGates(setup, state.act, action) },
      }));
  },
};

export const bots = {
  operator: botOf(playing(gatesBots.operator)),
  reckoner: botOf(playing(gatesBots.reckoner)),
  greedy: botOf(playing(gatesBots.greedy)),
  random: botOf(random),
  search,
};
