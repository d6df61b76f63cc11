import { type Rules, tablesOf } from './section.ts';

/** The rules on one screen. */
export const quickReference = (rules: Rules): readonly (readonly [label: string, text: string])[] => {
  const { battle, tolls } = tablesOf(rules);
  return [
    ['Win', 'the last battle of the road; a battle that is not won ends the quest'],
    ['Dream', 'sites in any order, every Draft first, the battle last'],
    ['Doors', 'sites, opponent and its deck are shown; the last opponent is known from the start'],
    ['Battle', 'points for the spark you have above the enemy’s, at your own Judgment'],
    ['Turn', 'Energy → Judgment → draw → play → end'],
    ['Energy', `1 more each turn, at most ${battle.production_most}; kept through the enemy’s turn`],
    ['Stray', `a card outside your two resonances costs ${battle.stray_cost} more`],
    ['Banes', `a Cleanse takes them, or a shop for ${tolls.bane_price} essence`],
    ['Record', 'battles won, then level, then points'],
  ];
};
