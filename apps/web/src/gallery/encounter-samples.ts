import type { ComponentProps } from 'svelte';
import type BeatLedger from '../boards/encounter/BeatLedger.svelte';
import type ClashCard from '../boards/encounter/ClashCard.svelte';
import type IntentCard from '../boards/encounter/IntentCard.svelte';
import type SceneCard from '../boards/encounter/SceneCard.svelte';
import type TechniqueButton from '../boards/encounter/TechniqueButton.svelte';
import type { Clock, Fighter, Ladder, Look, Mood, Pips, Place, Roll } from '../boards/encounter/types.ts';

const lin: Look = { hue: 205, hair: 'topknot', face: 'narrow', feature: 'none' };
const bao: Look = { hue: 28, hair: 'shaved', face: 'square', feature: 'earring' };
const qiao: Look = { hue: 338, hair: 'loose', face: 'round', feature: 'earring' };
const wei: Look = { hue: 160, hair: 'veil', face: 'round', feature: 'none' };
const hu: Look = { hue: 8, hair: 'topknot', face: 'square', feature: 'eyepatch' };
const guard: Look = { hue: 220, hair: 'hood', face: 'square', feature: 'none' };
const thief: Look = { hue: 245, hair: 'hood', face: 'narrow', feature: 'mask' };
const abbot: Look = { hue: 355, hair: 'shaved', face: 'narrow', feature: 'lines' };

export const LIN = lin;
export const HU = hu;

export const CAST: readonly { readonly name: string; readonly look: Look; readonly mood: Mood }[] = [
  { name: 'Lin Yue', look: lin, mood: 'CALM' },
  { name: 'Bao Shen', look: bao, mood: 'WARM' },
  { name: 'Madam Qiao', look: qiao, mood: 'WRY' },
  { name: 'Sister Wei', look: wei, mood: 'CALM' },
  { name: 'Jin', look: { hue: 48, hair: 'braid', face: 'narrow', feature: 'none' }, mood: 'AFRAID' },
  { name: 'Old Tao', look: { hue: 95, hair: 'topknot', face: 'narrow', feature: 'beard' }, mood: 'WARM' },
  { name: 'Captain Hu', look: hu, mood: 'ANGRY' },
  { name: 'Magistrate Sun', look: { hue: 268, hair: 'loose', face: 'square', feature: 'lines' }, mood: 'WRY' },
  { name: 'Ink Widow', look: { hue: 290, hair: 'veil', face: 'narrow', feature: 'scar' }, mood: 'RESOLVED' },
  { name: 'Gate Guards', look: guard, mood: 'TENSE' },
  { name: 'Lantern Thief', look: thief, mood: 'WRY' },
  { name: 'Hollow Abbot', look: abbot, mood: 'GRIEVING' },
];

export const MOODS: readonly Mood[] = ['CALM', 'WARM', 'WRY', 'TENSE', 'ANGRY', 'AFRAID', 'GRIEVING', 'RESOLVED'];

export const PLACES: readonly Place[] = [
  'courtyard',
  'bridge',
  'teahouse',
  'archive',
  'rooftops',
  'gate',
  'shrine',
  'river',
  'hall',
];

const ladder = (pillar: Ladder['pillar'], rung: number, rungName: string | null, marks: number): Ladder => ({
  pillar,
  rung,
  rungName,
  marks,
  max: 5,
  strained: marks >= 3,
});
export const UNHURT: readonly Ladder[] = [
  ladder('VIOLENCE', 0, null, 0),
  ladder('INFLUENCE', 0, null, 1),
  ladder('REVELATION', 0, null, 0),
];
const HURT: readonly Ladder[] = [
  ladder('VIOLENCE', 2, 'Maimed', 3),
  ladder('INFLUENCE', 1, 'Rattled', 0),
  ladder('REVELATION', 0, null, 2),
];
export const BROKEN: readonly Ladder[] = [
  ladder('VIOLENCE', 3, 'Mortally Wounded', 4),
  ladder('INFLUENCE', 4, 'Broken', 5),
  ladder('REVELATION', 1, 'Shaken', 0),
];

const pip = (used: number, total: number) => ({ used, total });
export const NORMAL: Pips = { MAJOR: pip(0, 1), MINOR: pip(1, 1), BONUS: pip(0, 1), REACTION: pip(0, 1) };
export const QUICK: Pips = {
  MAJOR: pip(1, 2),
  MINOR: pip(0, 2),
  BONUS: pip(1, 2),
  REACTION: pip(0, 1),
  NUANCE: pip(0, 1),
};

export const CLOCKS: readonly Clock[] = [
  { name: 'The ferry is loaded', size: 8, filled: 3, kind: 'GOAL', coming: 2 },
  { name: 'The bell rings', size: 6, filled: 4, kind: 'DANGER', coming: 1 },
  { name: 'What the clerk knows', size: 4, filled: 1, kind: 'STORY' },
  { name: 'Pressure', size: 6, filled: 2, kind: 'PRESSURE', coming: 1 },
  { name: 'Nine Currents', size: 6, filled: 5, kind: 'STRAIN' },
  { name: 'First phase', size: 6, filled: 6, kind: 'STAMINA' },
];

export const FIGHTERS: readonly Fighter[] = [
  {
    id: 'lin-yue',
    name: 'Lin Yue',
    role: 'HERO',
    side: 'HEROES',
    look: lin,
    mood: 'RESOLVED',
    ocr: 10,
    dcr: 8,
    zone: 'Bridge head',
    pips: QUICK,
    ladders: UNHURT,
    guard: true,
  },
  {
    id: 'bao-shen',
    name: 'Bao Shen',
    role: 'HERO',
    side: 'HEROES',
    look: bao,
    mood: 'TENSE',
    ocr: 7,
    dcr: 11,
    zone: 'Bridge head',
    pips: NORMAL,
    ladders: HURT,
    ward: ['VIOLENCE', 'REVELATION'],
    prepared: true,
  },
  {
    id: 'captain-hu',
    name: 'Captain Hu',
    role: 'RIVAL',
    side: 'FOES',
    look: hu,
    mood: 'ANGRY',
    ocr: 9,
    dcr: 8,
    zone: 'Gate',
    pips: NORMAL,
    ladders: HURT.map((one) => ({ ...one, rung: one.rung > 1 ? 1 : 0, rungName: one.rung > 1 ? 'Injured' : null })),
  },
  {
    id: 'gate-guards',
    name: 'Gate Guards',
    role: 'SQUAD',
    side: 'FOES',
    look: guard,
    ocr: 9,
    dcr: 7,
    zone: 'Gate',
    pips: NORMAL,
    ladders: [],
    stamina: { name: 'Cohesion', size: 4, filled: 1, kind: 'STAMINA', coming: 2 },
  },
  {
    id: 'hollow-abbot',
    name: 'The Hollow Abbot of the Empty Bell',
    role: 'BOSS',
    side: 'FOES',
    look: abbot,
    mood: 'GRIEVING',
    ocr: 12,
    dcr: 12,
    zone: 'Bell tower',
    pips: QUICK,
    ladders: UNHURT,
    stamina: { name: 'Second phase', size: 6, filled: 2, kind: 'STAMINA' },
    ward: ['INFLUENCE'],
  },
  {
    id: 'lantern-thief',
    name: 'Lantern Thief',
    role: 'MINION',
    side: 'FOES',
    look: thief,
    mood: 'AFRAID',
    ocr: 8,
    dcr: 6,
    zone: 'Rooftop',
    pips: NORMAL,
    ladders: BROKEN,
    out: true,
  },
];

export const INTENTS: readonly ComponentProps<typeof IntentCard>[] = [
  {
    faceDown: false,
    actor: 'Lin Yue',
    side: 'HEROES',
    slot: 'MAJOR',
    technique: 'Swallow Crosses the River',
    pillar: 'VIOLENCE',
    target: 'Captain Hu',
  },
  {
    faceDown: false,
    actor: 'Madam Qiao',
    side: 'HEROES',
    slot: 'MINOR',
    technique: 'A Name Remembered',
    pillar: 'INFLUENCE',
    target: 'Gate Guards',
    spent: true,
  },
  {
    faceDown: true,
    actor: 'Captain Hu',
    side: 'FOES',
    slot: 'MAJOR',
    technique: 'Spear That Shuts the Gate',
    pillar: 'VIOLENCE',
    target: 'Bao Shen',
  },
  { faceDown: true, actor: 'Bao Shen', side: 'HEROES', slot: 'BONUS', technique: 'Guard', target: null },
];

export const TECHNIQUES: readonly ComponentProps<typeof TechniqueButton>[] = [
  {
    name: 'Swallow Crosses the River',
    slot: 'MAJOR',
    pillar: 'VIOLENCE',
    tags: ['reach', 'piercing 2'],
    line: 'One long step, and the sword is already there.',
    odds: '62.4 % hits',
  },
  {
    name: 'A Name Remembered',
    slot: 'MINOR',
    pillar: 'INFLUENCE',
    tags: ['light', 'mark'],
    odds: '48.0 % hits',
    selected: true,
  },
  {
    name: 'Lamp in a Still Room',
    slot: 'MAJOR',
    pillar: 'REVELATION',
    tags: ['area 1', 'backlash'],
    line: 'What they hoped nobody saw is seen.',
    reason: 'No Major left this round.',
  },
  { name: 'Guard', slot: 'MINOR', line: '+3 to every Defense this round.' },
  { name: 'Parry', slot: 'REACTION', pillar: 'VIOLENCE', odds: '35.1 % turns it aside' },
];

export const ATTACK: Roll = {
  label: 'Lin Yue, Attack',
  d20: 14,
  natural: null,
  dice: [{ sides: 6, value: 5, kept: true }],
  parts: [
    { label: 'Attack', value: 5 },
    { label: 'invoke', value: 3 },
  ],
  total: 27,
};
export const DEFENCE: Roll = {
  label: 'Captain Hu, Defense',
  d20: 11,
  natural: null,
  dice: [
    { sides: 8, value: 3, kept: false },
    { sides: 8, value: 4, kept: true },
  ],
  parts: [
    { label: 'Defense', value: 4 },
    { label: 'Injured', value: -1 },
  ],
  total: 18,
};
const RESIST: Roll = {
  label: 'Captain Hu, Resilience',
  d20: 1,
  natural: 1,
  dice: [{ sides: 8, value: 6, kept: true }],
  parts: [{ label: 'Resilience', value: 4 }],
  total: 11,
};
export const BEST: Roll = { ...ATTACK, label: 'Jin, Attack', d20: 20, natural: 20, total: 33 };

export const CLASH: ComponentProps<typeof ClashCard> = {
  attacker: { name: 'Lin Yue', look: lin },
  target: { name: 'Captain Hu', look: hu },
  technique: 'Swallow Crosses the River',
  slot: 'MAJOR',
  pillar: 'VIOLENCE',
  attack: ATTACK,
  defence: DEFENCE,
  margin: 9,
  contact: 3,
  resistance: { roll: RESIST, against: 15 },
  degree: 4,
  effects: ['Captain Hu is Maimed.', 'Three marks of Blood: the track is strained.'],
};
export const MISS: ComponentProps<typeof ClashCard> = {
  ...CLASH,
  technique: 'A Name Remembered',
  slot: 'MINOR',
  pillar: 'INFLUENCE',
  defence: 30,
  margin: -3,
  contact: -1,
  resistance: null,
  degree: 0,
  effects: ['Captain Hu does not look round.'],
};

export const ODDS = [
  { label: 'No contact', percent: 37.6 },
  { label: 'Degree 1', percent: 28.25, good: true },
  { label: 'Degree 2', percent: 21.1, good: true },
  { label: 'Degree 3', percent: 13.01, good: true },
  { label: 'Degree 4', percent: 0.04, good: true },
];

export const SCENES: readonly Omit<ComponentProps<typeof SceneCard>, 'party'>[] = [
  {
    title: 'The Lesson on the Bridge',
    kind: 'Duel',
    line: 'Old Tao has one more thing to teach, and says so with a stick.',
    minutes: 10,
    place: 'bridge',
    state: 'won',
    href: '#/gallery',
  },
  {
    title: 'Nine Cups of Tea',
    kind: 'Contest',
    line: 'The magistrate will sign anything, if he believes he thought of it.',
    minutes: 15,
    place: 'teahouse',
    state: 'begun',
    difficulty: 'STANDARD',
    href: '#/gallery',
  },
  {
    title: 'The Shelf That Was Not There',
    kind: 'Investigation',
    line: 'Somebody has filed a murder under weather.',
    minutes: 15,
    place: 'archive',
    difficulty: 'STORY',
    href: '#/gallery',
  },
  {
    title: 'Lanterns over the Roofs',
    kind: 'Chase',
    line: 'The thief is quick. The tiles are wet.',
    minutes: 12,
    place: 'rooftops',
    state: 'lost',
    difficulty: 'HARD',
    href: '#/gallery',
  },
];

export const ENTRIES: ComponentProps<typeof BeatLedger>['entries'] = [
  { beat: 1, text: 'Lin Yue crosses the bridge. The guards close ranks.' },
  { beat: 2, text: 'Captain Hu is Injured.' },
  { beat: 2, text: 'The ferry is loaded: 1 to 3 of 8.' },
  { beat: 3, text: 'Bao Shen is Maimed, and stays where he is.' },
];
