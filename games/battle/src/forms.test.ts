import { FORMS, linesOf, parseText, phrasesIn, type Table } from '@lockstep/cardtext';
import { describe, expect, test } from 'vitest';
import { legalTexts, place, play, type Side, sideOf } from './position.fixture.ts';

type After = Side & { readonly banished?: readonly string[] };
type Case = readonly [
  text: string,
  before: readonly [Side, Side],
  lines: readonly string[],
  after: readonly [After, After],
];

const seven = ['flame-imp', 'flame-imp', 'flame-imp', 'quarry-ox', 'quarry-ox', 'low-water', 'low-water'];

/** An event with this text, in the hand of seat 0 with 9 Energy as `x`; what is left after it was played for 1. */
const EVENTS: readonly Case[] = [
  [
    'Kindle 2 for each character you have.',
    [{ row: ['figment 1', 'flame-imp 1'] }, {}],
    [],
    [{ row: ['figment 5', 'flame-imp 1'] }, {}],
  ],
  [
    'Abandon any number of characters. Gain 2 points for each of them.',
    [{ row: ['figment 1', 'figment 1'] }, {}],
    ['choose yours 1', 'choose none'],
    [{ points: 2, row: ['figment 1'] }, {}],
  ],
  ['Abandon another character.', [{ row: ['figment 1'] }, {}], [], [{ row: [] }, {}]],
  [
    'Kindle 1 for each other figment you have.',
    [{ row: ['figment 1', 'figment 1'] }, {}],
    [],
    [{ row: ['figment 3', 'figment 1'] }, {}],
  ],
  [
    'Draw until you have three cards in hand.',
    [{ hand: ['flame-imp'], deck: seven }, {}],
    [],
    [{ hand: ['flame-imp', 'flame-imp', 'flame-imp'] }, {}],
  ],
  ['Draw 2.', [{ deck: seven }, {}], [], [{ hand: ['flame-imp', 'flame-imp'] }, {}]],
  ['Gain 1 point for each card in your hand.', [{ hand: ['flame-imp', 'quarry-ox'] }, {}], [], [{ points: 2 }, {}]],
  ['Gain 2 points for each card in your hand above three.', [{ hand: seven.slice(0, 5) }, {}], [], [{ points: 4 }, {}]],
  ['Gain 1 point for each card you have played this turn.', [{}, {}], [], [{ points: 1 }, {}]],
  ['Gain 1 point for each Energy you have.', [{}, {}], [], [{ points: 8 }, {}]],
  [
    'Gain 2 points for each different subtype among your characters.',
    [{ row: ['ladder-captain 2', 'ladder-captain 2', 'quarry-ox 2', 'figment 1'] }, {}],
    [],
    [{ points: 4 }, {}],
  ],
  [
    'Gain 1 point for each outsider or visitor you have.',
    [{ row: ['hedge-stranger 2', 'doorstep-guest 2', 'quarry-ox 2'] }, {}],
    [],
    [{ points: 2 }, {}],
  ],
  [
    'Gain points equal to the spark of your leftmost character.',
    [{ row: ['figment 4', 'figment 9'] }, {}],
    [],
    [{ points: 4 }, {}],
  ],
  [
    'Gain points equal to the highest spark among your characters.',
    [{ row: ['figment 4', 'figment 9'] }, {}],
    [],
    [{ points: 9 }, {}],
  ],
  [
    'Gain points equal to the total spark of your characters.',
    [{ row: ['figment 4', 'figment 9'] }, {}],
    [],
    [{ points: 13 }, {}],
  ],
  [
    'Abandon a character. Gain points equal to its spark.',
    [{ row: ['figment 4', 'flame-imp 3'] }, {}],
    ['choose yours 2'],
    [{ points: 3, row: ['figment 4'], void: ['flame-imp', 'x'] }, {}],
  ],
  [
    'Gain Energy equal to the highest spark among your characters.',
    [{ row: ['figment 4'] }, {}],
    [],
    [{ energy: 12 }, {}],
  ],
  ['Gain 2 Energy.', [{}, {}], [], [{ energy: 10 }, {}]],
  ['Gain 2 Energy at the start of your next turn.', [{ production: 4 }, {}], ['end', 'end'], [{ energy: 7 }, {}]],
  [
    'Gain 1 Energy at the start of each of your next two turns.',
    [{ production: 4 }, {}],
    ['end', 'end', 'end', 'end', 'end', 'end'],
    [{ energy: 7 }, {}],
  ],
  ['Create a 2-spark figment.', [{}, {}], [], [{ row: ['figment 2'] }, {}]],
  [
    'Create two 1-spark ancient figments. Kindle 1 for each ancient you have.',
    [{}, {}],
    [],
    [{ row: ['figment 3', 'figment 1'] }, {}],
  ],
  [
    'Create a 1-spark figment for each character you have.',
    [{ row: ['flame-imp 1', 'figment 1'] }, {}],
    [],
    [{ row: ['flame-imp 1', 'figment 1', 'figment 1', 'figment 1'] }, {}],
  ],
  [
    'Create a 0-spark figment. It gains 1 spark for each card in your hand.',
    [{ hand: seven.slice(0, 3) }, {}],
    [],
    [{ row: ['figment 3'] }, {}],
  ],
  [
    'Create three 1-spark figments. Banish them at the end of your next turn.',
    [{ row: ['figment 9'] }, {}],
    ['end', 'end', 'end'],
    [{ row: ['figment 9'] }, {}],
  ],
  [
    'Create a Copy of an enemy character. Banish that character until the Copy leaves play.',
    [{}, { row: ['quarry-ox 7'] }],
    [],
    [{ row: ['quarry-ox 2'], energy: 9 }, { row: [] }],
  ],
  [
    'Create a Copy of a character in the enemy’s void.',
    [{}, { void: ['flame-imp', 'low-water'] }],
    [],
    [{ row: ['flame-imp 2'] }, { void: ['flame-imp', 'low-water'] }],
  ],
  [
    'Foresee 2. Gain 1 point for each character that went into the void.',
    [{ deck: ['flame-imp', 'low-water'] }, {}],
    ['foresee 1 2'],
    [{ points: 1, void: ['flame-imp', 'low-water', 'x'] }, {}],
  ],
  [
    'Foresee 1. If a card went into the void, gain 1 point.',
    [{ deck: ['flame-imp'] }, {}],
    ['foresee'],
    [{ points: 0, deck: ['flame-imp'] }, {}],
  ],
  [
    'Foresee 3. If two or more cards went into the void, Draw 1.',
    [{ deck: seven }, {}],
    ['foresee 1 3'],
    [{ hand: ['flame-imp'] }, {}],
  ],
  [
    'A character gains 2 spark.',
    [{ row: ['figment 1'] }, { row: ['figment 1'] }],
    ['choose enemy 1'],
    [{}, { row: ['figment 3'] }],
  ],
  [
    'Each character gains 1 spark.',
    [{ row: ['figment 1'] }, { row: ['figment 2'] }],
    [],
    [{ row: ['figment 2'] }, { row: ['figment 3'] }],
  ],
  [
    'Each of your warriors gains 2 spark through your next Judgment.',
    [{ row: ['ladder-captain 2', 'figment 1'] }, {}],
    [],
    [{ row: ['ladder-captain 4', 'figment 1'] }, {}],
  ],
  [
    'Each of your warriors gains 2 spark through your next Judgment.',
    [{ row: ['ladder-captain 2'] }, {}],
    ['end', 'end'],
    [{ row: ['ladder-captain 2'], points: 4 }, {}],
  ],
  ['An enemy character loses 5 spark.', [{}, { row: ['figment 3'] }], [], [{}, { row: ['figment 0'] }]],
  [
    'Each enemy character loses 1 spark through the next Judgment.',
    [{}, { row: ['figment 3', 'bear-beneath-the-barley 6'] }],
    [],
    [{}, { row: ['figment 2', 'bear-beneath-the-barley 6'] }],
  ],
  [
    'Return a character with 2 spark or less to hand.',
    [{ row: ['figment 3'] }, { row: ['quarry-ox 2'] }],
    [],
    [{}, { row: [], hand: ['quarry-ox'] }],
  ],
  [
    'Return each character to hand. Draw 1 for each of your characters that returned.',
    [{ row: ['flame-imp 1', 'figment 1'], deck: seven }, { row: ['quarry-ox 2'] }],
    [],
    [
      { row: [], hand: ['flame-imp', 'flame-imp'] },
      { row: [], hand: ['quarry-ox'] },
    ],
  ],
  [
    'Return up to two characters from your void to hand.',
    [{ void: ['flame-imp', 'low-water', 'quarry-ox'] }, {}],
    ['choose quarry-ox', 'choose none'],
    [{ hand: ['quarry-ox'], void: ['flame-imp', 'low-water', 'x'] }, {}],
  ],
  [
    'Banish one of your characters, then return it to play.',
    [{ row: ['flame-imp 5'] }, {}],
    [],
    [{ row: ['flame-imp 2'], banished: [] }, {}],
  ],
  [
    'Banish any number of your characters until the end of the turn.',
    [{ row: ['flame-imp 1', 'quarry-ox 2'] }, {}],
    ['choose yours 1', 'choose none'],
    [{ row: ['quarry-ox 2'] }, {}],
  ],
  [
    'Banish up to two enemy characters until your next turn.',
    [{}, { row: ['quarry-ox 2', 'figment 1'] }],
    ['choose enemy 1', 'choose none', 'end', 'end'],
    [{}, { row: ['figment 1', 'quarry-ox 2'] }],
  ],
  [
    'Banish a character until the end of your next turn.',
    [{}, { row: ['quarry-ox 2'] }],
    ['end', 'end'],
    [{}, { row: [] }],
  ],
  [
    'Banish a character until the end of your next turn.',
    [{}, { row: ['quarry-ox 2'] }],
    ['end', 'end', 'end'],
    [{}, { row: ['quarry-ox 2'] }],
  ],
  ['Banish a character.', [{}, { row: ['quarry-ox 2'] }], [], [{}, { row: [], banished: ['quarry-ox'] }]],
  [
    'Reclaim a character. It gains 1 spark.',
    [{ void: ['flame-imp', 'low-water'] }, {}],
    [],
    [{ row: ['flame-imp 3'] }, {}],
  ],
  [
    'Reclaim up to two characters that cost 2 or less.',
    [{ void: ['flame-imp', 'quarry-ox'] }, {}],
    ['choose flame-imp'],
    [{ row: ['flame-imp 2'], void: ['quarry-ox', 'x'] }, {}],
  ],
  [
    'Reclaim an event that costs 3 or less.',
    [{ row: ['figment 1'], void: ['blow-on-the-coals'] }, {}],
    [],
    [{ row: ['figment 3'], void: ['x'], banished: ['blow-on-the-coals'] }, {}],
  ],
  [
    'Reclaim a character from any void.',
    [{}, { void: ['quarry-ox'] }],
    [],
    [{ row: ['quarry-ox 2'], energy: 9 }, { void: [] }],
  ],
  [
    'Discover an event. It costs 2 less this turn.',
    [{ deck: ['flame-imp', 'nine-waves'] }, {}],
    [],
    [{ hand: ['nine-waves'] }, {}],
  ],
  [
    'Abandon any number of characters. Dissolve a character for each of them.',
    [{ row: ['figment 1'] }, { row: ['quarry-ox 2'] }],
    ['choose yours 1'],
    [{ row: [] }, { row: [], void: ['quarry-ox'] }],
  ],
  [
    'Abandon a character. If you do, the enemy Abandons two characters.',
    [{ row: ['figment 1'] }, { row: ['quarry-ox 2', 'figment 1', 'figment 2'] }],
    ['1: choose yours 1', '1: choose yours 1'],
    [{ row: [] }, { row: ['figment 2'], void: ['quarry-ox'] }],
  ],
  [
    'Abandon another character or Discard a card.',
    [{ row: ['figment 1'], hand: ['low-water'] }, {}],
    ['choose low-water'],
    [{ row: ['figment 1'], void: ['low-water', 'x'] }, {}],
  ],
  [
    'Dissolve each character with 2 spark or more.',
    [{ row: ['figment 1', 'flame-imp 2'] }, { row: ['quarry-ox 2'] }],
    [],
    [{ row: ['figment 1'], void: ['flame-imp', 'x'] }, { row: [] }],
  ],
  [
    'Discard a card, then Draw 2.',
    [{ hand: ['low-water'], deck: seven }, {}],
    [],
    [{ hand: ['flame-imp', 'flame-imp'], void: ['low-water', 'x'] }, {}],
  ],
  [
    'Copy the next event you play this turn.',
    [{ hand: ['blow-on-the-coals'], row: ['figment 1'] }, {}],
    ['play blow-on-the-coals'],
    [{ row: ['figment 5'] }, {}],
  ],
  [
    'The enemy Discards a card.',
    [{}, { hand: ['low-water', 'flame-imp'] }],
    ['1: choose flame-imp'],
    [{}, { hand: ['low-water'], void: ['flame-imp'] }],
  ],
  [
    'The enemy Discards a card of your choice.',
    [{}, { hand: ['low-water', 'flame-imp'] }],
    ['0: choose enemy low-water'],
    [{}, { hand: ['flame-imp'], void: ['low-water'] }],
  ],
  [
    'Each player Discards a card.',
    [{ hand: ['low-water'] }, { hand: ['flame-imp'] }],
    [],
    [{ hand: [], void: ['low-water', 'x'] }, { void: ['flame-imp'] }],
  ],
  [
    'Each player Abandons another character.',
    [{ row: ['figment 1'] }, { row: ['flame-imp 1'] }],
    [],
    [{ row: [] }, { row: [] }],
  ],
  [
    'Each player Draws 1.',
    [{ deck: seven }, { deck: ['quarry-ox'] }],
    [],
    [{ hand: ['flame-imp'] }, { hand: ['quarry-ox'] }],
  ],
  ['The enemy gains 2 points.', [{}, {}], [], [{ points: 0 }, { points: 2 }]],
  [
    'Put a card from your hand on top of your deck.',
    [{ hand: ['low-water'], deck: ['flame-imp'] }, {}],
    [],
    [{ hand: [], deck: ['low-water', 'flame-imp'] }, {}],
  ],
  [
    'Put the top two cards of your deck into your void.',
    [{ deck: seven }, {}],
    [],
    [{ void: ['flame-imp', 'flame-imp', 'x'] }, {}],
  ],
  [
    'The next visitor you play this turn costs 3 less.',
    [{ hand: ['doorstep-guest', 'doorstep-guest'] }, {}],
    ['play doorstep-guest', 'play doorstep-guest'],
    [{ energy: 7 }, {}],
  ],
  [
    'Play a character from your hand at no cost.',
    [{ hand: ['titan-of-forgotten-echoes'] }, {}],
    [],
    [{ row: ['titan-of-forgotten-echoes 8'], energy: 8 }, {}],
  ],
  [
    'Your figments have +2 spark for the rest of the battle.',
    [{ row: ['figment 1', 'flame-imp 1'] }, {}],
    [],
    [{ row: ['figment 3', 'flame-imp 1'] }, {}],
  ],
  ['If you have no characters, Draw 1.', [{ row: ['figment 1'], deck: seven }, {}], [], [{ hand: [] }, {}]],
  ['If you have another warrior, gain 1 point.', [{ row: ['ladder-captain 2'] }, {}], [], [{ points: 1 }, {}]],
  [
    'If you have a character that costs 5 or more, gain 1 point.',
    [{ row: ['figment 9'] }, {}],
    [],
    [{ points: 0 }, {}],
  ],
  [
    'If your leftmost character is an ancient, gain 1 point.',
    [{ row: ['tor-that-kneels 6'] }, {}],
    [],
    [{ points: 1 }, {}],
  ],
  [
    'You may return one of your characters to hand. If you do, Draw 1.',
    [{ row: ['flame-imp 1'], deck: seven }, {}],
    ['choose none'],
    [{ row: ['flame-imp 1'], hand: [] }, {}],
  ],
  [
    'Banish each enemy character with 2 spark or less until your next turn.',
    [{}, { row: ['figment 3', 'quarry-ox 2'] }],
    [],
    [{}, { row: ['figment 3'] }],
  ],
  [
    'Return each other character to hand.',
    [{ row: ['flame-imp 1'] }, { row: ['quarry-ox 2'] }],
    [],
    [{ row: [] }, { row: [] }],
  ],
];

/** A character with this text, spark 1, cost 1, played by seat 0 with 9 Energy as `x`. */
const CHARACTERS: readonly Case[] = [
  [
    'Materialized: This character gains spark equal to the spark of another character.',
    [{ row: ['figment 4'] }, {}],
    [],
    [{ row: ['figment 4', 'x 5'] }, {}],
  ],
  [
    'Materialized: This character becomes a Copy of another character.',
    [{}, { row: ['titan-of-forgotten-echoes 8'] }],
    [],
    [{ row: ['titan-of-forgotten-echoes 8'] }, {}],
  ],
  [
    'Materialized: Repeat the Materialized ability of another of your characters.',
    [{ row: ['flame-imp 1', 'torchline-runner 1'] }, {}],
    [],
    [{ row: ['flame-imp 2', 'torchline-runner 1', 'x 1'] }, {}],
  ],
  [
    'Materialized: Create a Copy of another of your characters. Banish it at the end of the turn.',
    [{ row: ['quarry-ox 2'] }, {}],
    ['end'],
    [{ row: ['quarry-ox 2', 'x 1'] }, {}],
  ],
  [
    'Materialized: Banish another character until this character leaves play.',
    [{}, { row: ['quarry-ox 2'] }],
    [],
    [{ row: ['x 1'] }, { row: [] }],
  ],
  [
    'Materialized: Return a character with less spark than this character to hand.',
    [{ row: ['figment 1'] }, { row: ['figment 0'] }],
    [],
    [{}, { row: [] }],
  ],
  [
    'Materialized: Reclaim a character. Abandon it after your next Judgment.',
    [{ void: ['boulder-sentinel'] }, {}],
    ['end', 'end'],
    [{ row: ['x 1'], banished: ['boulder-sentinel'] }, {}],
  ],
  [
    'Materialized: If another of your characters left play this turn, Kindle 3.',
    [{ row: ['roofless-boy 1', 'figment 1'] }, {}],
    [],
    [{ row: ['roofless-boy 1', 'figment 1', 'x 1'] }, {}],
  ],
  ['Judgment: Return this character to hand.', [{}, {}], ['end', 'end'], [{ row: [], hand: ['x'] }, {}]],
  [
    'Dissolved: You may Discard a card. If you do, Reclaim this character.',
    [{ hand: ['low-water', 'the-tenth-loaf'] }, {}],
    ['play the-tenth-loaf', 'choose low-water'],
    [{ row: ['x 1'] }, {}],
  ],
  [
    'When you play another explorer, this character gains 1 spark.',
    [{ hand: ['chartless-pilot', 'flame-imp'] }, {}],
    ['play chartless-pilot', 'play flame-imp'],
    [{ row: ['x 3', 'chartless-pilot 2', 'flame-imp 1'] }, {}],
  ],
  [
    'When you play your second card in a turn, gain 1 point.',
    [{ hand: ['flame-imp', 'flame-imp'] }, {}],
    ['play flame-imp', 'play flame-imp'],
    [{ points: 1 }, {}],
  ],
  [
    'When you play a Fast card in the enemy’s turn, gain 1 point.',
    [{ hand: ['shaken-coat', 'shaken-coat'] }, {}],
    ['play shaken-coat', 'end', 'end', 'play shaken-coat', 'pass'],
    [{ points: 6 }, {}],
  ],
  ['When you Abandon a character, gain 1 point.', [{ row: ['cellar-child 1'] }, {}], ['use 1'], [{ points: 1 }, {}]],
  [
    'When you Abandon or Reclaim a character, this character gains 1 spark.',
    [{ row: ['cellar-child 1'], void: ['titan-of-forgotten-echoes'] }, {}],
    ['use 1', 'reclaim titan-of-forgotten-echoes'],
    [{ row: ['x 3', 'titan-of-forgotten-echoes 10'] }, {}],
  ],
  [
    'When you Foresee, gain 1 point.',
    [{ hand: ['low-water'], deck: seven }, {}],
    ['play low-water', 'foresee'],
    [{ points: 1 }, {}],
  ],
  [
    'When you Foresee, events that went into the void gain Reclaim this turn.',
    [{ hand: ['low-water'], deck: ['blow-on-the-coals', 'flame-imp', 'flame-imp'] }, {}],
    ['play low-water', 'foresee 1', 'reclaim blow-on-the-coals'],
    [{ row: ['x 3'], banished: ['blow-on-the-coals'] }, {}],
  ],
  [
    'When this character leaves play, gain 2 points.',
    [{ hand: ['the-tenth-loaf'] }, {}],
    ['play the-tenth-loaf'],
    [{ points: 3, row: [] }, {}],
  ],
  [
    'When another of your characters leaves play, gain 2 points.',
    [{ row: ['cellar-child 1'] }, {}],
    ['use 1'],
    [{ points: 2 }, {}],
  ],
  [
    'When one of your characters returns to hand, gain 1 point.',
    [{ row: ['flame-imp 1'], hand: ['the-same-gate-again'] }, {}],
    ['play the-same-gate-again', 'choose yours 1'],
    [{ points: 1 }, {}],
  ],
  [
    'When one of your characters is Dissolved, gain 1 point.',
    [{ row: ['cellar-child 1'] }, {}],
    ['use 1'],
    [{ points: 1 }, {}],
  ],
  [
    'Once per turn, when you create a figment, gain 1 point.',
    [{ hand: ['scatter-the-brands'] }, {}],
    ['play scatter-the-brands'],
    [{ points: 1 }, {}],
  ],
  [
    'When you Kindle, gain points equal to the amount.',
    [{ hand: ['blow-on-the-coals'] }, {}],
    ['play blow-on-the-coals'],
    [{ points: 2 }, {}],
  ],
  [
    'When you gain Energy, gain 1 point.',
    [{ hand: ['coal-in-the-apron'] }, {}],
    ['play coal-in-the-apron'],
    [{ points: 1 }, {}],
  ],
  [
    'When you Discard a card, gain 1 point.',
    [{ hand: ['burn-the-letters', 'low-water'] }, {}],
    ['play burn-the-letters'],
    [{ points: 1 }, {}],
  ],
  [
    'When the enemy Discards a card, gain 1 point.',
    [{ hand: ['noon-dark-thief'] }, { hand: ['low-water'] }],
    ['play noon-dark-thief'],
    [{ points: 1 }, {}],
  ],
  ['Abandon a figment: Kindle 2.', [{ row: ['figment 1'] }, {}], ['use 2'], [{ row: ['x 3'] }, {}]],
  ['Once per turn: Draw 1.', [{ deck: seven }, {}], ['use 1'], [{ hand: ['flame-imp'] }, {}]],
  [
    'Once per turn, Abandon another character: Gain points equal to its spark.',
    [{ row: ['figment 4'] }, {}],
    ['use 2'],
    [{ points: 4, row: ['x 1'] }, {}],
  ],
  ['Once per turn, 2 Energy: Draw 1.', [{ deck: seven }, {}], ['use 1'], [{ energy: 6, hand: ['flame-imp'] }, {}]],
  [
    'Discard a card: This character gains 2 spark through your next Judgment.',
    [{ hand: ['low-water'] }, {}],
    ['use 1'],
    [{ row: ['x 3'], void: ['low-water'] }, {}],
  ],
  [
    'Static: Your other characters have +1 spark.',
    [{ row: ['figment 1'] }, {}],
    [],
    [{ row: ['figment 2', 'x 1'] }, {}],
  ],
  [
    'Static: Your events cost 1 less.',
    [{ hand: ['scatter-the-brands'] }, {}],
    ['play scatter-the-brands'],
    [{ energy: 7 }, {}],
  ],
  [
    'Static: Your first event each turn costs 1 less.',
    [{ hand: ['scatter-the-brands', 'blow-on-the-coals'] }, {}],
    ['play scatter-the-brands', 'play blow-on-the-coals'],
    [{ energy: 6 }, {}],
  ],
  [
    'Static: Enemy cards that cost 2 or less cost 1 more.',
    [{}, { production: 2, hand: ['flame-imp'] }],
    ['end', 'play flame-imp'],
    [{}, { energy: 1 }],
  ],
  [
    'Static: Your visitors have Fast.',
    [{ hand: ['doorstep-guest'] }, {}],
    ['end', 'end', 'play doorstep-guest', 'pass'],
    [{ points: 3, row: ['x 1', 'doorstep-guest 2'] }, {}],
  ],
  [
    'Static: Your leftmost character has +3 spark.',
    [{ row: ['figment 1'] }, {}],
    [],
    [{ row: ['figment 4', 'x 1'] }, {}],
  ],
  [
    'Static: This character has +2 spark while you have another warrior.',
    [{ row: ['ladder-captain 2'] }, {}],
    [],
    [{ row: ['ladder-captain 2', 'x 3'] }, {}],
  ],
  [
    'Static: This character has +1 spark for every two cards in your void.',
    [{ void: seven }, {}],
    [],
    [{ row: ['x 4'] }, {}],
  ],
  [
    'Static: This character’s spark can’t be lowered.',
    [{}, { production: 9, hand: ['gap-in-the-shields'] }],
    ['end', 'play gap-in-the-shields', 'pass'],
    [{ row: ['x 1'] }, {}],
  ],
  [
    'Static: Enemy characters with 3 spark or less don’t count at Judgment.',
    [{}, { row: ['figment 3'] }],
    ['end', 'end'],
    [{ points: 1 }, { points: 0 }],
  ],
  ['Static: You keep unspent Energy.', [{ production: 4 }, {}], ['end', 'end'], [{ energy: 13 }, {}]],
  [
    'Static: Your Materialized abilities happen twice.',
    [{ row: ['figment 1'], hand: ['flame-imp'] }, {}],
    ['play flame-imp'],
    [{ row: ['figment 3', 'x 1', 'flame-imp 1'] }, {}],
  ],
  [
    'Static: Your other characters can’t be Dissolved, Banished or returned to hand.',
    [{ row: ['figment 1'], hand: ['the-same-gate-again'] }, {}],
    ['play the-same-gate-again', 'choose yours 1'],
    [{ row: ['figment 1', 'x 1'] }, {}],
  ],
  [
    'Static: Enemy cards can’t return your characters to hand.',
    [{}, { production: 9, hand: ['lost-footing'] }],
    ['end', 'play lost-footing', 'pass'],
    [{ row: ['x 1'] }, {}],
  ],
  ['Fast. Materialized: Gain 1 point.', [{}, {}], [], [{ points: 1 }, {}]],
];

const isPass = (line: string): boolean => line === 'pass';

/** Plays what is said; a window that no line answers is passed, and a `pass` that no window waits for is left out. */
const playAll = (placed: ReturnType<typeof place>, lines: readonly string[]) => {
  let now = placed;
  for (const line of lines) {
    while (now.state.phase.endsWith('window') && !/^(?:\d: )?(?:play|pass)/.test(line)) now = play(now, 'pass');
    if (isPass(line) && !now.state.phase.endsWith('window')) continue;
    if (line.startsWith('play') && !legalTexts(now).includes(line) && now.state.phase.endsWith('window'))
      now = play(now, 'pass');
    now = play(now, line);
  }
  while (now.state.phase.endsWith('window')) now = play(now, 'pass');
  return now;
};

const held = ([own, enemy]: readonly [Side, Side]): readonly [Side, Side] => [
  { energy: 9, ...own, hand: ['x', ...(own.hand ?? [])] },
  enemy,
];

const hold = (type: 'Event' | 'Character', [text, before, lines, after]: Case): void => {
  const extra = [{ id: 'x', type, text, cost: 1, spark: 1 }];
  const now = playAll(place(held(before), { extra }), ['play x', ...lines]);
  for (const seat of [0, 1]) expect(sideOf(now, seat)).toMatchObject(after[seat]!);
};

describe('every form of the grammar does what it says', () => {
  test.each(EVENTS)('[B43] %s', (...one) => hold('Event', one));
  test.each(CHARACTERS)('[B43] %s', (...one) => hold('Character', one));

  test('[B17] Prevent a card that costs 2 or less', () => {
    const extra = [{ id: 'x', type: 'Event' as const, text: 'Fast. Prevent a card. If it costs 3 or more, Draw 1.' }];
    const sides: readonly [Side, Side] = [
      { energy: 9, hand: ['quarry-ox'] },
      { energy: 2, hand: ['x'], deck: ['low-water'] },
    ];
    expect(sideOf(play(place(sides, { extra }), 'play quarry-ox', 'play x'), 1)).toMatchObject({ hand: ['low-water'] });
  });

  test('[B30] Copy an event that is being played', () => {
    const sides: readonly [Side, Side] = [
      { energy: 9, hand: ['scatter-the-brands'] },
      { energy: 2, hand: ['borrowed-gesture'] },
    ];
    const after = play(place(sides), 'play scatter-the-brands', 'play borrowed-gesture');
    expect([sideOf(after, 0).row, sideOf(after, 1).row]).toEqual([
      ['figment 1', 'figment 1'],
      ['figment 1', 'figment 1'],
    ]);
  });

  test('[B35] what banes do from the hand', () => {
    expect(sideOf(play(place([{ hand: ['door-left-ajar'] }, {}]), 'end'), 1).points).toBe(1);
    expect(sideOf(place([{ row: ['figment 3'], hand: ['splinter-of-moonlight'] }, {}]), 0).row).toEqual(['figment 3']);
    const name = place([{ energy: 9, hand: ['a-name-not-yours', 'flame-imp', 'flame-imp', 'flame-imp'] }, {}]);
    expect(legalTexts(play(name, 'play flame-imp', 'play flame-imp'))).toEqual(['play a-name-not-yours', 'end']);
  });

  test('[B32] what a card says of its own cost', () => {
    const alone = place([{ energy: 9, hand: ['salt-road-stranger'] }, {}]);
    expect(sideOf(play(alone, 'play salt-road-stranger'), 0).energy).toBe(7);
    const song = place([{ energy: 9, row: ['ferry-fiddler 1', 'reed-piper 1'], hand: ['the-song-before-names'] }, {}]);
    expect(sideOf(play(song, 'play the-song-before-names'), 0)).toMatchObject({ energy: 1, points: 2 });
  });

  test('[B43] no effect, trigger, static, amount, value, cost or condition is left without a text here or among the examples', () => {
    const tables: readonly Table[] = [
      'effect',
      'trigger',
      'static',
      'amount',
      'value',
      'cost',
      'condition',
      'until',
      'through',
      'given',
    ];
    const used = new Set(
      [...EVENTS, ...CHARACTERS].flatMap(([text], i) => {
        const program = parseText(text, i < EVENTS.length ? 'event' : 'character');
        if (!program.ok) throw new Error(text);
        return linesOf(program.value).flatMap(({ base }) =>
          phrasesIn('line', program.value, base).map(({ table, form }) => `${table} ${form}`),
        );
      }),
    );
    const elsewhere = [
      'effect prevent-all',
      'effect prevent',
      'effect copy-played',
      'trigger targeted',
      'trigger play',
      'trigger abandon-another',
      'trigger reclaim',
      'static dearer',
      'cost this',
      'condition costs',
    ];
    const missing = tables.flatMap((table) =>
      Object.keys(FORMS[table]).flatMap((form) => (used.has(`${table} ${form}`) ? [] : [`${table} ${form}`])),
    );
    expect(missing.filter((one) => !elsewhere.includes(one))).toEqual([]);
  });
});
