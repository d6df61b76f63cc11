import { type Setup as BattleSetup, bots as fighters } from '@lockstep/battle';
import { DEFAULT_PRESET, PAIRS, RESONANCES } from '@lockstep/draft';
import { type Json, parseSeed } from '@lockstep/kernel';
import { Counter, type Sums, type Survey } from '@lockstep/lab';
import type { Pack, Setup } from '@lockstep/quest';
import { type BattleResult, cardTable, countBattle, type Fighters } from '@lockstep/studies-battle';
import { formedAt } from '@lockstep/studies-draft';
import { claims, figures, PLAYERS, type Player } from './claims.ts';
import { draftSides, matchUp, type Side } from './drafted.ts';
import { walk, withLevel } from './walk.ts';

/** The battle whose decks stand for drafted ones, and the first, whose decks are copied; from 0. */
const USUAL = 4;
const EARLY = 0;
/** Battles at which drafters are compared; from 0. */
const COMPARED = [0, 2, 4, 6];

const FIGHTERS: { readonly [kind in 'greedy' | 'search' | 'greedy over random' | 'search over greedy']: Fighters } = {
  greedy: [fighters.greedy, fighters.greedy],
  search: [fighters.search, fighters.search],
  'greedy over random': [fighters.greedy, fighters.random],
  'search over greedy': [fighters.search, fighters.greedy],
};

const pairOf = ({ main }: Side): number => {
  const names = main.map((r) => RESONANCES[r]!);
  return names.length < 2 ? -1 : PAIRS.findIndex(({ of }) => of.every((r) => names.includes(r)));
};

/** A whole quest: how far it came, and which battles were won. */
const countQuest = (
  setup: Setup,
  { level, drafter }: Player & { kind: 'quest' },
  nth: number,
  count: Counter,
): void => {
  const own = withLevel(setup, level);
  const { won, ended } = walk(own, `lab quest ${nth}`, drafter);
  count.share('quest won', 0, ended === 'won');
  for (let battle = 0; battle <= won && battle < own.rungs.length; battle += 1)
    count.share('battle won', battle + 1, battle < won);
};

/** Win rates when drawn, by place in the pack; a card that was transfigured is none of the pack's any more. */
const countDrawn = (setup: Setup, fought: BattleSetup, { winner, drawn }: BattleResult, count: Counter): void => {
  if (winner > 1) return;
  const { card: cards } = setup.draft.script;
  drawn.forEach((was, inst) => {
    const id = was === 0 ? undefined : fought.defs[fought.cards[inst]!]!.id;
    const place = cards.findIndex((card) => card.id === id);
    if (place >= 0) count.share('drawn', place, winner === (inst < fought.border ? 0 : 1));
  });
};

/** Two decks of strong drafters, fought by two bots. Different bots change seats every other battle. */
const countDrafted = (setup: Setup, { by, at }: Player & { kind: 'drafted' }, nth: number, count: Counter): void => {
  const [one, another] = FIGHTERS[by];
  const alike = one === another;
  const game = alike ? nth : nth >> 1;
  const turned = !alike && nth % 2 === 1;
  const place = at === 'early' ? EARLY : USUAL;
  const sides = ['a', 'b'].map((half) => draftSides(setup, 'greedy', `lab drafted ${game}${half}`)[place]!) as [
    Side,
    Side,
  ];
  const seed = parseSeed(`lab drafted ${game}`);
  const fought = matchUp(...sides);
  const ended = countBattle(fought, seed, turned ? [another, one] : [one, another], count);
  const { winner } = ended;
  countDrawn(setup, fought, ended, count);
  count.share('first fighter wins', 0, winner === (turned ? 1 : 0));
  sides.forEach((side, seat) => {
    const pair = pairOf(side);
    if (winner < 2 && pair >= 0) count.share('pair wins', pair, winner === seat);
    const formed = formedAt(setup.draft, side.deck);
    count.add('formed', formed, formed);
  });
};

/** The decks of two drafters against each other at four battles of the road, greedy on both sides. */
const countDrafters = (
  setup: Setup,
  { drafters }: Player & { kind: 'drafters' },
  nth: number,
  count: Counter,
): void => {
  const [strong, weak] = drafters.map((drafter, i) => draftSides(setup, drafter, `lab drafters ${nth}${i}`));
  for (const battle of COMPARED) {
    const turned = (nth + battle / 2) % 2 === 1;
    const sides = [strong![battle]!, weak![battle]!] as const;
    const fought = turned ? matchUp(sides[1], sides[0]) : matchUp(...sides);
    const { winner } = countBattle(fought, parseSeed(`lab drafters ${nth} ${battle}`), FIGHTERS.greedy, new Counter());
    if (winner < 2) count.share('first drafter wins', battle + 1, winner === (turned ? 1 : 0));
  }
};

const measure = (setup: Setup, name: string, nth: number): Sums => {
  const count = new Counter();
  const player = PLAYERS[name]!;
  switch (player.kind) {
    case 'quest':
      countQuest(setup, player, nth, count);
      break;
    case 'drafted':
      countDrafted(setup, player, nth, count);
      break;
    case 'drafters':
      countDrafters(setup, player, nth, count);
      break;
  }
  return count.sums;
};

const ABOUT =
  'Whole quests of seven battles, greedy in battle on both seats; and battles between the decks that drafters have at a battle of the road, under equal terms. The strong drafter takes two resonances by rating, curve and subtype; one takes the highest rating alone, one any card. A claim is met where its whole 95 % interval lies in the target, missed where none of it does. Decks of one quest hang together, so an interval over four battles of one pair of drafts is a little too narrow.';

const ROAD = 'seven-nights';
/** Rows whose cards are told one by one. */
const CARD_TABLES = ['drafted decks, greedy', 'drafted decks, search'] as const;

export const survey: Survey<Setup, Pack> = {
  players: Object.keys(PLAYERS),
  configurations: ({ presets }) => Object.keys(presets),
  defaults: () => [DEFAULT_PRESET],
  games: 'games',
  fewer: Object.fromEntries(Object.entries(PLAYERS).map(([name, { fewer = 1 }]) => [name, fewer])),
  labels: { player: 'row', configuration: 'Preset', scene: 'Road', defaultScene: ROAD },
  about: ABOUT,
  setupOf: (_pack, preset, scene): Json => ({ scene: scene ?? ROAD, preset }),
  measure,
  claims,
  figures,
  tables: ({ card }, surveyed) => CARD_TABLES.map((player) => cardTable(card, surveyed[player]?.drawn ?? [], player)),
  sweeps: [],
};
