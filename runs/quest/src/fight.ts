import {
  type Script as BattleScript,
  type Setup as BattleSetup,
  type State as BattleState,
  battle,
  compile,
} from '@lockstep/battle';
import { mainOf, RESONANCES } from '@lockstep/draft';
import { openStream, type Seed } from '@lockstep/kernel';
import { idsIn } from './deck.ts';
import { opponentBot } from './script.ts';
import type { Setup } from './setup.ts';
import type { Fight, State } from './state.ts';

/** A stream of its own for every battle, and for each time it begins again. */
export const battleSeed = (seed: Seed, dreamscape: number, again: number): Seed => {
  const stream = openStream(seed, again === 0 ? `battle ${dreamscape + 1}` : `battle ${dreamscape + 1} again ${again}`);
  return { hi: stream.below(0x100000000), lo: stream.below(0x100000000) };
};

/** Q5–Q8: what the next battle is fought with. */
export const fightOf = (setup: Setup, state: State, opponent: number): Fight => {
  const { quality, production, points, yours } = setup.rungs[state.dreamscape]!;
  return {
    opponent,
    quality,
    production,
    points: Math.max(1, points - state.enemyPoints + setup.script.tolls.mercy * state.again),
    yours,
    extra: [0 - state.cardsFewer, setup.extra],
    deck: state.draft.deck,
    changed: state.changed,
    caller: state.draft.caller,
    signs: state.draft.signs,
    main: mainOf(state.draft.profile),
  };
};

const OWN_ABILITY = 'ability';

/** Only what either side has: a battle's setup is no larger than the battle. */
const scriptOf = (setup: Setup, fight: Fight): BattleScript => {
  const { script, draft, formedAt } = setup;
  const enemy = script.opponent[fight.opponent]!;
  const theirs = enemy.deck.find(({ quality }) => quality === fight.quality)!.cards;
  const mine = idsIn(setup, fight.deck, fight.changed);
  const caller = fight.caller < 0 ? undefined : draft.script.dreamcaller[fight.caller];
  const met = new Set([...mine, ...theirs]);
  const callers = [caller?.id, enemy.dreamcaller].filter((id) => id !== undefined);
  const forms = [...formedAt.values()].filter(({ made }) => met.has(made.id)).map(({ made }) => made);
  const signs = fight.signs.map((sign) => draft.script.dreamsign[sign]!);
  const own = {
    id: OWN_ABILITY,
    name: enemy.name,
    resonance: enemy.resonance,
    resonance_bonus: {},
    tags: [],
    essence_bonus: 0,
    ability: enemy.ability,
  };
  return {
    title: enemy.name,
    battle: script.battle,
    card: [...draft.script.card.filter(({ id }) => met.has(id)), ...forms],
    dreamcaller: [
      ...draft.script.dreamcaller.filter(({ id }) => callers.includes(id)),
      ...(enemy.ability === undefined ? [] : [own]),
    ],
    dreamsign: signs,
    seat: [
      {
        name: 'You',
        deck: [...mine],
        ...(caller ? { dreamcaller: caller.id } : {}),
        dreamsigns: signs.map(({ id }) => id),
        points_to_win: fight.yours,
        resonance: fight.main.map((r) => RESONANCES[r]!),
        extra_cards: fight.extra[0]!,
      },
      {
        name: enemy.name,
        deck: theirs,
        ...(enemy.ability === undefined
          ? enemy.dreamcaller === undefined
            ? {}
            : { dreamcaller: enemy.dreamcaller }
          : { dreamcaller: OWN_ABILITY }),
        dreamsigns: [],
        points_to_win: fight.points,
        production: fight.production,
        resonance: enemy.resonance,
        extra_cards: fight.extra[1]!,
        bot: opponentBot(script).bot,
      },
    ],
  };
};

const made = new WeakMap<Fight, BattleSetup>();

/** The battle of a fight, as the battle plays it. Its texts were read with the setup, forms included. */
export const battleOf = (setup: Setup, fight: Fight): BattleSetup => {
  const known = made.get(fight);
  if (known) return known;
  const compiled = compile(scriptOf(setup, fight));
  made.set(fight, compiled);
  return compiled;
};

/** A battle as it is dealt, but for the enemy's hand, which holds these cards: a hand that was seen is what comes (Q15). */
export const withEnemyHand = (inner: BattleSetup, state: BattleState, ids: readonly string[]): BattleState => {
  const left = [...state.hands[1]!, ...state.decks[1]!];
  const hand = ids.map((id) => {
    const at = left.findIndex((inst) => inner.defs[inner.cards[inst]!]!.id === id);
    return left.splice(at, 1)[0]!;
  });
  return { ...state, hands: [state.hands[0]!, hand], decks: [state.decks[0]!, left] };
};

/** The boss's opening hand as it will be dealt: its deck is shuffled by a stream that the player's deck does not move. */
export const bossHand = (setup: Setup, state: State, seed: Seed): readonly string[] => {
  const last = setup.rungs.length - 1;
  const fight = fightOf(setup, { ...state, dreamscape: last, enemyPoints: 0, cardsFewer: 0, again: 0 }, state.boss);
  const inner = battleOf(setup, fight);
  const dealt = battle.start(inner, battleSeed(seed, last, 0));
  return dealt.hands[1]!.map((inst) => inner.defs[inner.cards[inst]!]!.id);
};
