import { freshDamage, gates, bots as gatesBots } from '@lockstep/gates';
import type { Bot, Seed, Stream } from '@lockstep/kernel';
import { gatesOf, nightOf } from './act.ts';
import type { Action } from './action.ts';
import type { Changes } from './changes.ts';
import { actBehind, choicesAt, refusesChoice } from './crossing.ts';
import { guest } from './koa/guest.ts';
import { drawLegal, ENDS } from './legal.ts';
import type { OfferKind } from './offer.ts';
import type { Setup } from './setup.ts';
import type { Door, State } from './state.ts';
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

/** What a change is worth to a competent player, in the damage of about a third of a turn. */
const worthOf = (setup: Setup, state: State, changes: Changes): number => {
  const isLastCache = state.act.number + 2 >= setup.acts.length;
  const { tokens_most: most, tokens_at_start: soon } =
    setup.edition === 'gates' ? setup.script.tuning : setup.script.koa;
  const { credits = 0, tokens = 0, scrutiny = 0, charges = 0, redeals = 0, soften = 0, foresight = 0 } = changes;
  const room = Math.max(0, most - soon - state.tokens);
  return (
    credits * (isLastCache ? 0 : 0.8) +
    (tokens < 0 ? tokens * 4 : Math.min(tokens, room) * 4) -
    Math.max(scrutiny, -state.scrutiny) * 1.3 +
    charges * 5 +
    redeals * 2 +
    soften * 1.2 +
    foresight * 3
  );
};

/** How many ordinary turns of the deck at hand the gates behind a door would take beyond those there are. */
const dread = (setup: Setup, state: State, door: Door): number => {
  if (setup.edition === 'testimony') return setup.script.night?.[door.incident]?.rule ? 1 : 0;
  const inner = gatesOf(setup, actBehind(state, door));
  const fresh = freshDamage(inner, gates.start(inner, NO_SEED));
  const strength = inner.gates.reduce((sum, one) => sum + one.strength, 0);
  return strength / Math.max(1, fresh) - inner.script.turns;
};

/** Only what the deck does on average is asked, so any hand will do. */
const NO_SEED: Seed = { hi: 0, lo: 0 };

/** What such a turn is worth. */
const DREAD = 4;

/** At an event what is worth most; of two doors also what lies behind them. */
const way = (setup: Setup, state: State): Action => {
  const { doors } = state.crossing!;
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (const [choice, { changes }] of choicesAt(setup, state.crossing!).entries()) {
    if (refusesChoice(setup, state, choice)) continue;
    const door = doors[choice];
    const value = worthOf(setup, state, changes) - (door ? DREAD * dread(setup, state, door) : 0);
    if (value <= most) continue;
    most = value;
    best = choice;
  }
  return { kind: 'choose', choice: best };
};

/** Any action that does not end the run. */
const random: Choose = (setup, state, stream) =>
  drawLegal(setup, state, 0, { below: (n) => stream.below(n - ENDS.length) })!;

const playing =
  (atGates: (typeof gatesBots)['greedy']): Choose =>
  (setup, state, stream) => {
    if (state.gates)
      return {
        kind: 'gates',
        move: sayGates(setup, state.act, atGates.choose(gatesOf(setup, state.act), state.gates, 0, stream)),
      };
    if (state.koa) return { kind: 'koa', move: sayKoa(setup, state.act, guest(nightOf(setup, state.act), state.koa)) };
    return state.crossing ? way(setup, state) : shop(setup, state);
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
