import { playOut, shippedPack, shippedSetup, tableOf } from '@lockstep/conformance';
import {
  type Action,
  type Difficulty,
  type Event,
  encounter,
  gameModule,
  type Pack,
  playedTuning,
  type Setup,
  type State,
  type Tuning,
  type View,
} from '@lockstep/encounter';
import { moments, parseSeed, type Run } from '@lockstep/kernel';

export const pack: Pack = shippedPack(gameModule);

/** A scene of the pack. */
export const shippedScene = (scene: string, difficulty: Difficulty = 'STANDARD'): Setup =>
  shippedSetup(gameModule, { scene, difficulty });

export const SCENES: readonly string[] = pack.scene.map(({ id }) => id);

/** The numbers of docs/spec/encounter.md, whatever the pack is tuned to. */
export const TUNING: Tuning = playedTuning({
  die_base: 4,
  die_most: 12,
  margins: [1, 5, 9, 13],
  points_per_scl: 30,
  cap_per_scl: 4,
  lean: 2,
  trait_per_scl: 2,
  trait_base: 1,
  resist_base: 10,
  minor_less: 2,
  bonus_less: 3,
  clock_cap: 3,
  beat_checks: 3,
  pressure: 6,
  track_base: 3,
  endurance: 12,
  endurance_rung: 2,
  micro_uses: 2,
  recovered_marks: 2,
  accurate: 2,
  guard: 3,
  assist: 2,
  invoke: 3,
  setup_target: 12,
  setup_invokes: 2,
  setup_great: 4,
  domain_base: 10,
  strain: 6,
  stamina_cap: 3,
  cost: 1,
});

const technique = (name: string, action: string, does: string, more: object = {}) => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  action,
  does,
  ...more,
});
const basic = (name: string, action: string, does: string, more: object = {}) =>
  technique(name, action, does, { basic: true, ...more });
const IMPROVED = { tags: ['improved-reaction'] };
const CURRENTS = { domain: 'nine-currents' };

const TECHNIQUES = [
  basic('Strike', 'MAJOR', 'ATTACK'),
  basic('Unveil', 'MAJOR', 'ATTACK', { pillar: 'REVELATION' }),
  basic('Advance', 'MAJOR', 'ADVANCE'),
  basic('Push Domain', 'MAJOR', 'MANIFEST'),
  basic('Guard', 'MINOR', 'GUARD'),
  basic('Move', 'MINOR', 'MOVE'),
  basic('Set Up', 'MINOR', 'SETUP', { tags: ['mark'] }),
  basic('Assist', 'MINOR', 'ASSIST'),
  basic('Ward Body', 'MINOR', 'WARD'),
  basic('Prepare', 'MINOR', 'PREPARE'),
  basic('Attune', 'MINOR', 'ATTUNE'),
  basic('Feint a Word', 'BONUS', 'FEINT', { pillar: 'INFLUENCE' }),
  basic('Jab', 'BONUS', 'ATTACK'),
  basic('Parry', 'REACTION', 'PARRY'),
  basic('Brace', 'REACTION', 'BRACE'),
  technique('Plum Branch', 'MAJOR', 'ATTACK', { virtual: 1, tags: ['tiring'] }),
  technique('Shut Gate', 'MAJOR', 'ATTACK', { virtual: 1, tags: ['brutal 1', 'tiring'], uses: 1 }),
  technique('Long Thread', 'MAJOR', 'ATTACK', { tags: ['reach', 'light'] }),
  technique('Early News', 'MAJOR', 'ATTACK', { tags: ['prepared'] }),
  technique('Stone Fist', 'MINOR', 'ATTACK', { tags: ['accurate'] }),
  technique('Short Cut', 'MINOR', 'ADVANCE', { virtual: 1 }),
  technique('Ridge Tiles', 'MINOR', 'MOVE', { rider: ['ADD', 'REMOVE'] }),
  technique('Wet Hands', 'MINOR', 'ATTUNE', { reactions: 1 }),
  technique('Held Breath', 'BONUS', 'PREPARE'),
  technique('Undertow', 'MAJOR', 'ATTACK', { ...CURRENTS, tags: ['lingering 1'] }),
  technique('Ninth Sluice', 'MAJOR', 'ATTACK', { ...CURRENTS, needs: 'MANIFESTED', tags: ['area 2', 'accurate'] }),
  technique('Sword Answer', 'REACTION', 'RIPOSTE', { ...IMPROVED, triggers: ['TARGETED', 'THREATENED'] }),
  technique('Into the Rain', 'REACTION', 'INTERPOSE', { ...IMPROVED, triggers: ['ALLY_TARGETED'] }),
  technique('Lamp Under Robe', 'REACTION', 'WARD', {
    pillar: 'REVELATION',
    tags: ['reactive'],
    triggers: ['TARGETED', 'DOMAIN'],
  }),
];

const somebody = (name: string, techniques: readonly string[] = [], more: object = {}) => {
  const traits = { attack: 3, effect: 3, defense: 3, resilience: 3 };
  return {
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    roots: { body: 1, mind: 1, soul: 1, control: 1, fate: 1, spirit: 1 },
    violence: { ...traits, ward: 2 },
    influence: traits,
    revelation: { ...traits, ward: 1 },
    techniques,
    ...more,
  };
};

const CHARACTERS = [
  somebody('Lin Yue', ['plum-branch', 'sword-answer', 'into-the-rain'], { speed: 'FAST' }),
  somebody('Bao Shen', ['stone-fist', 'undertow', 'ninth-sluice', 'wet-hands'], CURRENTS),
  somebody('Sister Wei', ['lamp-under-robe']),
  somebody('Jin', ['long-thread', 'early-news', 'short-cut', 'ridge-tiles', 'held-breath'], { speed: 'VERY_FAST' }),
  somebody('Old Tao'),
  somebody('Captain Hu', ['shut-gate'], { role: 'RIVAL' }),
  somebody('Gate Guards', [], { role: 'SQUAD' }),
  somebody('The Ink Widow', ['sword-answer'], { role: 'ELITE', speed: 'FAST' }),
  somebody('The Hollow Abbot', [], { role: 'BOSS', speed: 'VERY_FAST' }),
];

/** A night at a landing, with everything in it that a sentence may name. */
const NIGHT = {
  id: 'night-landing',
  title: 'The Night Landing',
  kind: 'SQUAD',
  line: 'Four people, one boat, and somebody asleep in it.',
  minutes: 3,
  party: ['lin-yue', 'bao-shen', 'sister-wei', 'jin'],
  tag: [
    { id: 'loose-rope', name: 'A loose rope' },
    { id: 'wet-planks', name: 'Wet planks', side: 'FOES', lasts: 2 },
  ],
  clock: [
    { id: 'boat-free', name: 'The boat comes free', size: 8, kind: 'GOAL' },
    { id: 'the-drum', name: 'The drum', size: 6, kind: 'DANGER' },
  ],
  beat: [
    {
      id: 'on-the-bank',
      place: 'river',
      objective: true,
      choice: [
        { id: 'cut-the-rope', label: 'Enough. Cut the rope.', to: 'at-the-boat' },
        {
          id: 'wade-out',
          label: 'Wade out to it',
          check: { contest: 'OBSTACLE', skill: 'athletics', against: 12, clock: 'boat-free', danger: 'the-drum' },
          again: true,
        },
        {
          id: 'ask-the-captain',
          label: 'Ask the captain to look away',
          check: { contest: 'SOCIAL', pillar: 'INFLUENCE', foe: 'captain-hu', danger: 'the-drum' },
        },
        { id: 'pull-the-rope', label: 'Pull', tag: 'loose-rope', to: 'at-the-boat' },
        { id: 'ask-the-river', label: 'Ask the river', domain: 'nine-currents', to: 'at-the-boat' },
      ],
      next: [{ to: 'at-the-boat' }],
    },
    {
      id: 'at-the-boat',
      fight: {
        zones: 3,
        foe: [
          { id: 'guards-on-the-left', who: 'gate-guards', name: 'Left Guards' },
          { who: 'captain-hu', zone: 2 },
          { id: 'ink-widow', who: 'the-ink-widow', zone: 2 },
          { id: 'hollow-abbot', who: 'the-hollow-abbot', zone: 3 },
        ],
        goal: 'boat-free',
        danger: 'the-drum',
        won: 'open-water',
        lost: 'on-the-stones',
        withdraw: 'on-the-stones',
      },
    },
    { id: 'open-water', end: { result: 'WON', title: 'Open Water', line: 'Nobody follows.' } },
    { id: 'on-the-stones', end: { result: 'LOST', title: 'On the Stones' } },
  ],
};

/** Complete in itself: no edit of the pack changes it. */
export const night = (): Setup =>
  tableOf(encounter).read({
    tuning: TUNING,
    scene: NIGHT,
    character: CHARACTERS,
    technique: TECHNIQUES,
    domain: [{ id: 'nine-currents', name: 'Nine Currents', pillar: 'VIOLENCE' }],
  });

export type EncounterRun = Run<Setup, State, Action, Event, View>;

/** A scene of random play, to its end or to a limit of steps. */
export const wandered = (setup: Setup, name: string): EncounterRun =>
  playOut(encounter, setup, parseSeed(name), parseSeed(`${name} choices`));

export const eventsOf = (run: EncounterRun): readonly Event[] => moments(run).flatMap(({ events }) => events);

/** Ids that are English words as well. */
const PLAIN = ['set-up'];

/** Every id of a scene that is no word: what a sentence must not have in it. */
export const idsOf = ({ script, actors }: Setup): readonly string[] => {
  const { scene } = script;
  const things = [
    ...[...script.character, ...script.technique, ...script.domain, ...actors],
    ...[...scene.beat, ...scene.clock, ...scene.tag, ...scene.beat.flatMap(({ choice }) => choice)],
  ];
  return [...new Set(things.map(({ id }) => id).filter((id) => id.includes('-') && !PLAIN.includes(id)))];
};

/** A code or constant of the machine: "ALLY_TARGETED", "MAJOR", "undefined". The names of ratings are words. */
export const MACHINE = /undefined|null|NaN|\[object|[{}]|[A-Za-z]_[A-Za-z]|\b(?!(?:SCL|OCR|DCR|CL|SL)\b)[A-Z]{2,}\b/;
