import { type Setup as BattleSetup, compile, type Script } from '@lockstep/battle';
import { battleOf, type Setup, type State } from '@lockstep/quest';
import { type Drafter, walk, withoutBattles } from './walk.ts';

/** What a drafter fights with at each battle of the road: a side of a battle, and all it names. */
export interface Side {
  readonly script: Script;
  /** Its two main resonances, as places in the draft's list. */
  readonly main: readonly number[];
  /** The cards in the order they came. */
  readonly deck: readonly number[];
}

/** The decks of one quest, battle by battle. */
export const draftSides = (setup: Setup, drafter: Drafter, seed: string): readonly Side[] => {
  const eased = withoutBattles(setup);
  const sides: Side[] = [];
  let seen: State['fight'] = null;
  walk(eased, seed, drafter, ({ fight, dreamscape }) => {
    if (!fight || fight === seen) return;
    seen = fight;
    sides[dreamscape] = { script: battleOf(eased, fight).script, main: fight.main, deck: fight.deck };
  });
  return sides;
};

const union = <Thing extends { readonly id: string }>(a: readonly Thing[], b: readonly Thing[]): Thing[] => [
  ...a,
  ...b.filter(({ id }) => !a.some((one) => one.id === id)),
];

/** Two drafted decks against each other, under equal terms. */
export const matchUp = (one: Side, another: Side): BattleSetup => {
  const seat = ({ script }: Side): Script['seat'][0] => {
    const { points_to_win: _points, extra_cards: _extra, ...own } = script.seat[0];
    return own;
  };
  return compile({
    ...one.script,
    card: union(one.script.card, another.script.card),
    dreamcaller: union(one.script.dreamcaller, another.script.dreamcaller),
    dreamsign: union(one.script.dreamsign, another.script.dreamsign),
    seat: [seat(one), seat(another)],
  });
};
