import { type View as BattleView, battle } from '@lockstep/battle';
import { archetypeOf, type View as DraftView, draft, mainOf, RESONANCES, type Resonance } from '@lockstep/draft';
import type { Outcome, Seat } from '@lockstep/kernel';
import { idsIn } from './deck.ts';
import { battleOf, fightOf } from './fight.ts';
import { isOver, isShop, purgePrice } from './legal.ts';
import { outcome } from './outcome.ts';
import { type Setup, visitOf } from './setup.ts';
import type { Door, PlaceOfPlay, State } from './state.ts';
import type { RewardKind, Site } from './vocabulary.ts';
import { shownIds } from './walk.ts';

export interface OpponentView {
  readonly id: string;
  readonly name: string;
  readonly resonance: readonly Resonance[];
  readonly dreamcaller: string | null;
  readonly ability: string | null;
  /** How good its deck is, from 1. */
  readonly marks: number;
  readonly production: number;
  readonly points: number;
  readonly yours: number;
  readonly deck: readonly string[];
}

export interface DoorView {
  readonly name: string;
  readonly line: string;
  readonly sites: readonly { readonly site: Site; readonly visited: boolean }[];
  readonly opponent: OpponentView;
  readonly reward: { readonly kind: RewardKind; readonly about: string | null } | null;
}

export interface BargainView {
  readonly id: string;
  readonly title: string;
  readonly line: string;
}

export interface View {
  readonly road: { readonly id: string; readonly title: string };
  readonly level: { readonly id: string; readonly name: string; readonly number: number };
  readonly place: PlaceOfPlay;
  /** Counted from 1. */
  readonly dreamscape: number;
  readonly dreamscapes: number;
  readonly doors: readonly DoorView[];
  readonly door: DoorView | null;
  readonly boss: OpponentView;
  readonly bossHand: readonly string[] | null;
  readonly essence: number;
  readonly dreamcaller: string | null;
  readonly deck: readonly string[];
  readonly signs: readonly string[];
  readonly main: readonly Resonance[];
  readonly archetype: string;
  /** Cards that can be copied or transfigured here. */
  readonly shown: readonly string[];
  readonly bargains: readonly BargainView[];
  /** What of the deck may go here: how many more, and what the next costs. */
  readonly purge: { readonly left: number; readonly price: number; readonly banes: boolean } | null;
  readonly next: { readonly enemyPoints: number; readonly cardsFewer: number };
  /** The site of the draft that is visited. */
  readonly draft: DraftView | null;
  readonly battle: BattleView | null;
  readonly won: number;
  readonly points: number;
  readonly outcome: Outcome | null;
}

const opponentView = (setup: Setup, state: State, opponent: number, dreamscape: number): OpponentView => {
  const one = setup.script.opponent[opponent]!;
  const fight = fightOf(setup, { ...state, dreamscape }, opponent);
  return {
    id: one.id,
    name: one.name,
    resonance: one.resonance,
    dreamcaller: one.ability === undefined ? (one.dreamcaller ?? null) : null,
    ability: one.ability ?? null,
    marks: fight.quality + 1,
    production: fight.production,
    points: dreamscape === state.dreamscape ? fight.points : setup.rungs[dreamscape]!.points,
    yours: fight.yours,
    deck: one.deck.find(({ quality }) => quality === fight.quality)!.cards,
  };
};

const doorView = (setup: Setup, state: State, door: Door, visited: number): DoorView => {
  const { name, line } = setup.script.dreamscape[door.dreamscape]!;
  const { cards, signs } = setup.draft;
  return {
    name,
    line,
    sites: door.sites.map((site, i) => ({ site, visited: ((visited >> i) & 1) === 1 })),
    opponent: opponentView(setup, state, door.opponent, state.dreamscape),
    reward: door.reward && {
      kind: door.reward.kind,
      about:
        door.reward.kind === 'CARD'
          ? cards[door.reward.about]!.id
          : door.reward.kind === 'DREAMSIGN'
            ? signs[door.reward.about]!.id
            : null,
    },
  };
};

const purgeView = (setup: Setup, state: State): View['purge'] => {
  if (state.purge)
    return { left: state.purge.most - state.purge.done, price: purgePrice(state), banes: state.purge.banes };
  if (state.place === 'dreamscape' && isOver(setup, state))
    return { left: state.draft.deck.length - setup.draft.script.quest.deck_most, price: 0, banes: false };
  return isShop(state)
    ? { left: state.draft.deck.length - 1, price: setup.script.tolls.bane_price, banes: true }
    : null;
};

export const view = (setup: Setup, state: State, seat: Seat | 'watcher'): View => {
  const { script } = setup;
  const level = script.level.find(({ id }) => id === script.at)!;
  const { caller, deck, signs, profile, essence } = state.draft;
  return {
    road: { id: script.scene.id, title: script.scene.title },
    level: { id: level.id, name: level.name, number: level.number },
    place: state.place,
    dreamscape: state.dreamscape + 1,
    dreamscapes: setup.rungs.length,
    doors: (state.doors ?? []).map((door) => doorView(setup, state, door, 0)),
    door: state.door && doorView(setup, state, state.door, state.visited),
    boss: opponentView(setup, state, state.boss, setup.rungs.length - 1),
    bossHand: state.bossHand,
    essence,
    dreamcaller: caller < 0 ? null : setup.draft.callers[caller]!.id,
    deck: idsIn(setup, deck, state.changed),
    signs: signs.map((sign) => setup.draft.signs[sign]!.id),
    main: mainOf(profile).map((r) => RESONANCES[r]!),
    archetype: archetypeOf(setup.draft, profile),
    shown: state.place === 'copy' || state.place === 'change' ? shownIds(setup, state) : [],
    bargains:
      state.place === 'bargain'
        ? (state.shown ?? []).map((i) => {
            const { id, title, line } = script[state.from][i]!;
            return { id, title, line };
          })
        : [],
    purge: purgeView(setup, state),
    next: { enemyPoints: state.enemyPoints, cardsFewer: state.cardsFewer },
    draft: state.place === 'visit' ? draft.view(visitOf(setup, state.stop!, state.gift), state.draft, 0) : null,
    battle: state.battle ? battle.view(battleOf(setup, state.fight!), state.battle, seat) : null,
    won: state.won,
    points: state.points,
    outcome: outcome(setup, state) ?? null,
  };
};
