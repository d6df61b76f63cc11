import { describe, expect, test } from 'vitest';
import { battle } from './battle.ts';
import { costOf } from './cost.ts';
import { readOnly } from './legal.ts';
import { legalTexts, type Placed, place, play, type Side, sideOf } from './position.fixture.ts';
import { copiedDeck, defOf } from './setup.ts';

type After = Side & { readonly banished?: readonly string[] };
type Example = readonly [
  id: string,
  what: string,
  before: readonly [Side, Side],
  options: NonNullable<Parameters<typeof place>[1]>,
  lines: readonly string[],
  after: readonly [After, After],
];

const nine = Array.from({ length: 9 }, () => 'flame-imp');

/** The worked examples: seat, points, Energy (production), row with spark from left to right, hand, void. */
const EXAMPLES: readonly Example[] = [
  [
    '[B7] X1',
    'a turn begins: production, Judgment, a card',
    [
      { points: 4, production: 5, row: ['ropeyard-brawler 3', 'widow-of-the-kiln 2'], deck: ['low-water'] },
      { points: 7, row: ['causeway-spearman 3'] },
    ],
    { active: 1, turn: 8 },
    ['end'],
    [{ points: 6, energy: 6, hand: ['low-water'] }, { points: 7 }],
  ],
  [
    '[B7] X1, seat 1',
    'the lower total scores nothing at its own Judgment',
    [
      { points: 6, row: ['ropeyard-brawler 3', 'widow-of-the-kiln 2'] },
      { points: 7, row: ['causeway-spearman 3'] },
    ],
    { active: 0 },
    ['end'],
    [{ points: 6 }, { points: 7 }],
  ],
  [
    '[B24] X2',
    'Judgment abilities left to right, then the comparison',
    [{ row: ['burned-hall-choir 1', 'torchline-runner 1', 'drummer-at-the-gate 1'] }, { row: ['causeway-spearman 3'] }],
    { active: 1, turn: 8 },
    ['end'],
    [{ points: 5, row: ['burned-hall-choir 4', 'torchline-runner 1', 'drummer-at-the-gate 1'] }, { points: 0 }],
  ],
  [
    '[B17] X3',
    'an event is Prevented',
    [
      { energy: 4, hand: ['scatter-the-brands'] },
      { energy: 2, hand: ['stayed-axe'] },
    ],
    {},
    ['play scatter-the-brands', '1: play stayed-axe'],
    [
      { energy: 2, row: [], void: ['scatter-the-brands'] },
      { energy: 0, void: ['stayed-axe'] },
    ],
  ],
  [
    '[B13] X4',
    'the answer resolves first, and takes the target away until the end of the turn',
    [
      { energy: 4, hand: ['unmake-the-bridge'] },
      { energy: 3, production: 5, row: ['flame-imp 1'], hand: ['birdless-noon'] },
    ],
    {},
    ['play unmake-the-bridge', '1: play birdless-noon', '1: choose yours 1', '0: end'],
    [
      { energy: 1, void: ['unmake-the-bridge'] },
      { points: 2, energy: 6, row: ['flame-imp 2'] },
    ],
  ],
  [
    '[B21] X5',
    'a choice with one option is no step',
    [{ energy: 6, hand: ['hedge-stranger', 'the-same-gate-again'] }, { row: ['torchline-runner 4', 'quarry-ox 2'] }],
    {},
    ['play hedge-stranger'],
    [{ energy: 3, row: ['hedge-stranger 2'] }, { row: ['quarry-ox 2'] }],
  ],
  [
    '[B27] X6',
    'what was away until it left comes back with printed spark',
    [{ energy: 6, hand: ['hedge-stranger', 'the-same-gate-again'] }, { row: ['torchline-runner 4', 'quarry-ox 2'] }],
    {},
    ['play hedge-stranger', 'play the-same-gate-again', 'choose yours 1'],
    [{ energy: 1, row: [], hand: ['hedge-stranger'] }, { row: ['quarry-ox 2', 'torchline-runner 1'] }],
  ],
  [
    '[B29] X7',
    'Foresee sorts out what goes to the void',
    [
      {
        energy: 2,
        hand: ['read-the-wrack'],
        deck: ['flame-imp', 'quarry-ox', 'tor-that-kneels', 'low-water', 'harbour-cat', 'kite-reader'],
      },
      {},
    ],
    {},
    ['play read-the-wrack', 'foresee 1 3 4'],
    [
      {
        void: ['flame-imp', 'tor-that-kneels', 'low-water', 'read-the-wrack'],
        hand: ['quarry-ox', 'harbour-cat'],
        deck: ['kite-reader'],
      },
      {},
    ],
  ],
  [
    '[B28] X8',
    'Reclaim takes the only character that fits',
    [{ energy: 3, hand: ['void-harvester'], void: ['flame-imp', 'boulder-sentinel'] }, {}],
    {},
    ['play void-harvester'],
    [{ energy: 0, row: ['void-harvester 3', 'flame-imp 1'], void: ['boulder-sentinel'] }, {}],
  ],
  [
    '[B28] X9',
    'a Reclaimed card is banished when it is Dissolved',
    [{ energy: 3, hand: ['void-harvester'], void: ['flame-imp', 'boulder-sentinel'] }, { hand: ['four-spades-deep'] }],
    {},
    ['play void-harvester', 'end', '1: play four-spades-deep'],
    [
      { row: ['void-harvester 3'], void: ['boulder-sentinel'], banished: ['flame-imp'] },
      { void: ['four-spades-deep'] },
    ],
  ],
  [
    '[B28] X10',
    'a card of the void is played with Reclaim, and hears of itself',
    [{ energy: 5, void: ['titan-of-forgotten-echoes'] }, {}],
    {},
    ['reclaim titan-of-forgotten-echoes'],
    [{ energy: 0, row: ['titan-of-forgotten-echoes 10'] }, {}],
  ],
  [
    '[B14] X11',
    'a Fast event in the end window counts at one’s own Judgment, and ends after it',
    [
      { energy: 1, production: 4, row: ['ropeyard-brawler 3'], hand: ['before-the-bell'] },
      { row: ['causeway-spearman 3'] },
    ],
    { active: 1, turn: 8 },
    ['end', '0: play before-the-bell', '0: choose yours 1'],
    [{ points: 3, energy: 5, row: ['ropeyard-brawler 3'] }, { points: 0 }],
  ],
  [
    '[B31] X11, in Main',
    'played in one’s own Main it lasts through the enemy’s Judgment only',
    [{ energy: 1, row: ['ropeyard-brawler 3'], hand: ['before-the-bell'] }, { row: ['causeway-spearman 4'] }],
    {},
    ['play before-the-bell', 'choose yours 1', 'end'],
    [{ row: ['ropeyard-brawler 3'] }, { points: 0 }],
  ],
  [
    '[B30] X12',
    'the next event happens twice',
    [{ energy: 4, hand: ['two-mirrors', 'scatter-the-brands'] }, {}],
    {},
    ['play two-mirrors', 'play scatter-the-brands'],
    [{ energy: 0, row: ['figment 1', 'figment 1', 'figment 1', 'figment 1'] }, {}],
  ],
  [
    '[B25] X13',
    'a figment beyond the row is not made',
    [
      {
        energy: 4,
        row: ['barefoot-piper 1', ...Array.from({ length: 6 }, () => 'figment 1')],
        hand: ['night-caravan'],
      },
      {},
    ],
    {},
    ['play night-caravan'],
    [{ row: ['barefoot-piper 2', ...Array.from({ length: 7 }, () => 'figment 1')] }, {}],
  ],
  [
    '[B10] X14',
    'a draw beyond a full hand leaves the card on the deck',
    [{ energy: 4, hand: ['nine-steps-down', ...nine], deck: ['quarry-ox', 'low-water', 'kite-reader'] }, {}],
    {},
    ['play nine-steps-down'],
    [{ energy: 2, hand: [...nine, 'quarry-ox'], deck: ['low-water', 'kite-reader'] }, {}],
  ],
  [
    '[B7] X15',
    'Abandoned after one’s next Judgment; Reclaimed, so banished',
    [{ energy: 3, production: 5, hand: ['second-funeral'], void: ['boulder-sentinel'] }, {}],
    {},
    ['play second-funeral', 'end', '1: end'],
    [{ points: 3, energy: 6, row: [], void: ['second-funeral'], banished: ['boulder-sentinel'] }, { points: 0 }],
  ],
  [
    '[B18] X16',
    'Materialized abilities happen twice',
    [{ energy: 1, row: ['the-turning-gatehouse 3'], hand: ['flame-imp'] }, {}],
    {},
    ['play flame-imp'],
    [{ row: ['the-turning-gatehouse 5', 'flame-imp 1'] }, {}],
  ],
  [
    '[B17] X17',
    'every other card of the turn is Prevented',
    [
      { energy: 4, hand: ['scatter-the-brands', 'flame-imp'] },
      { energy: 4, hand: ['hour-between-strokes'] },
    ],
    {},
    ['play scatter-the-brands', '1: play hour-between-strokes', '0: play flame-imp'],
    [{ energy: 1, row: [], void: ['scatter-the-brands', 'flame-imp'] }, { void: ['hour-between-strokes'] }],
  ],
  [
    '[B33] X18',
    'once per turn',
    [{ energy: 4, row: ['cantor-of-the-pyre 2'], hand: ['blow-on-the-coals', 'flame-imp'] }, {}],
    {},
    ['play blow-on-the-coals', 'play flame-imp'],
    [{ points: 2, energy: 2, row: ['cantor-of-the-pyre 5', 'flame-imp 1'] }, {}],
  ],
  [
    '[B35] X19',
    'a bane in the hand makes the first other card dearer',
    [{ energy: 4, hand: ['the-unslept-hour', 'flame-imp', 'blow-on-the-coals'] }, {}],
    {},
    ['play flame-imp', 'play blow-on-the-coals'],
    [{ energy: 1, row: ['flame-imp 4'], hand: ['the-unslept-hour'] }, {}],
  ],
  [
    '[B37] X20',
    'who is targeted goes away, and comes back at the end of the turn',
    [
      { energy: 2, hand: ['lost-footing'] },
      { row: ['oru-who-was-never 4'], production: 5 },
    ],
    {},
    ['play lost-footing', 'end'],
    [{ void: ['lost-footing'] }, { points: 4, row: ['oru-who-was-never 4'], hand: [] }],
  ],
  [
    '[B20] X21',
    'as many Dissolved as were Abandoned, each a choice',
    [
      { energy: 3, row: ['figment 1', 'figment 1', 'widow-of-the-kiln 2'], hand: ['feast-of-empty-cups'] },
      { row: ['quarry-ox 2', 'boulder-sentinel 3'] },
    ],
    {},
    ['play feast-of-empty-cups', 'choose yours 1', 'choose yours 1', 'choose none', 'choose enemy 1', 'choose enemy 1'],
    [
      { points: 2, row: ['widow-of-the-kiln 2'], void: ['feast-of-empty-cups'] },
      { row: [], void: ['quarry-ox', 'boulder-sentinel'] },
    ],
  ],
  [
    '[B34] X22',
    'a cost is paid, then the effect, then the queue in order',
    [{ row: ['roofless-boy 1', 'aunt-of-strays 1', 'last-of-the-watch 2'] }, {}],
    {},
    ['use 1'],
    [{ points: 1, row: ['aunt-of-strays 4', 'last-of-the-watch 2'], void: ['roofless-boy'] }, {}],
  ],
  [
    '[B26] X22, the order',
    'leaving play is heard before Abandoning',
    [{ row: ['roofless-boy 1', 'aunt-of-strays 1', 'last-of-the-watch 2'] }, {}],
    {},
    ['use 1'],
    [{ void: ['roofless-boy'] }, {}],
  ],
  [
    '[B7] X23',
    'small characters do not count against Tor',
    [{ production: 7, row: ['tor-that-kneels 6'] }, { row: ['figment 3', 'figment 3', 'boulder-sentinel 4'] }],
    { active: 1, turn: 8 },
    ['end'],
    [{ points: 2 }, { points: 0 }],
  ],
  [
    '[B5] X25',
    'enough points win at once',
    [{ points: 18, energy: 5, row: ['ropeyard-brawler 4'], hand: ['victory-told-early'] }, {}],
    {},
    ['play victory-told-early'],
    [{ points: 22 }, {}],
  ],
  [
    '[B26] X26',
    'Dissolved: a discard brings her back, Reclaimed',
    [{ energy: 2, row: ['mara-three-graves 4'], hand: ['the-tenth-loaf', 'flame-imp'] }, {}],
    {},
    ['play the-tenth-loaf', 'choose flame-imp'],
    [{ points: 4, row: ['mara-three-graves 4'], void: ['the-tenth-loaf', 'flame-imp'] }, {}],
  ],
];

const after = (placed: Placed, expected: readonly [After, After]): void => {
  for (const seat of [0, 1]) expect(sideOf(placed, seat)).toMatchObject(expected[seat]!);
};

describe('[B7] [B10] [B13] [B14] [B20] [B24] [B25] [B27] [B28] [B31] [B33] [B34] [B37] the worked examples', () => {
  test.each(EXAMPLES)('%s: %s', (_id, _what, before, options, lines, expected) => {
    after(play(place(before, options), ...lines), expected);
  });

  test('[B29] X7 is one step of sixteen options', () => {
    const [, , before] = EXAMPLES.find(([id]) => id === '[B29] X7')!;
    expect(legalTexts(play(place(before), 'play read-the-wrack'))).toHaveLength(16);
  });

  test('[B30] X12 counts two cards and two events', () => {
    const { state } = play(
      place([{ energy: 4, hand: ['two-mirrors', 'scatter-the-brands'] }, {}]),
      'play two-mirrors',
      'play scatter-the-brands',
    );
    expect(state.tally).toHaveLength(2);
  });

  test('[B18] X22 tells the queue in order', () => {
    const { log } = play(place([{ row: ['roofless-boy 1', 'aunt-of-strays 1', 'last-of-the-watch 2'] }, {}]), 'use 1');
    expect(log.flatMap((event) => (event.kind === 'ability-resolved' ? [event.source] : []))).toEqual([
      'last-of-the-watch',
      'aunt-of-strays',
    ]);
  });

  test('[B29] X24: Discover shows the first three different, from the top', () => {
    const deck = ['low-water', 'quarry-ox', 'quarry-ox', 'flame-imp', 'nine-waves', 'kite-reader', 'harbour-cat'];
    const placed = play(place([{ energy: 2, hand: ['asking-the-well'], deck }, {}]), 'play asking-the-well');
    expect(battle.view(placed.setup, placed.state, 0).choice?.cards).toEqual(['quarry-ox', 'flame-imp', 'kite-reader']);
    expect(new Set(legalTexts(placed))).toEqual(
      new Set(['choose quarry-ox', 'choose flame-imp', 'choose kite-reader']),
    );
  });

  test('[B5] X25: nothing after it happens', () => {
    const placed = play(
      place([{ points: 18, energy: 5, row: ['ropeyard-brawler 4'], hand: ['victory-told-early'] }, {}]),
      'play victory-told-early',
    );
    expect(battle.outcome(placed.setup, placed.state)).toEqual({ result: 'won', reason: 'points', scores: [1, 0] });
    expect(legalTexts(placed)).toEqual([]);
  });

  test('[B26] X26: leaving again she is banished', () => {
    const placed = play(
      place([{ energy: 4, row: ['mara-three-graves 4'], hand: ['the-tenth-loaf', 'flame-imp', 'the-tenth-loaf'] }, {}]),
      'play the-tenth-loaf',
      'choose flame-imp',
      'play the-tenth-loaf',
    );
    expect(sideOf(placed, 0)).toMatchObject({ row: [], banished: ['mara-three-graves'] });
  });

  test.each([
    [10, 30],
    [13, 26],
    [24, 48],
    [25, 25],
    [50, 50],
  ])('[B2] X27: a deck of %i cards is played as %i', (size, cards) => {
    expect(
      copiedDeck(
        Array.from({ length: size }, (_, i) => i),
        25,
      ),
    ).toHaveLength(cards);
  });

  test('[B32] X28: a stray card costs one more', () => {
    const hand = ['quarry-ox', 'grassfire-lancer', 'cantor-of-the-squall', 'reed-piper'];
    const { setup, state } = place([{ hand, resonance: ['Tide', 'Ember'] }, {}], { stray: 1 });
    const b = readOnly(setup, state);
    expect(state.hands[0]!.map((inst) => costOf(b, 0, inst, defOf(setup, inst).cost))).toEqual([4, 3, 2, 2]);
  });
});
