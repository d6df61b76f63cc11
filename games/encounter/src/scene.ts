import { integer, name, text } from '@lockstep/shape';
import * as v from 'valibot';
import { MEMORY } from './memory.ts';
import { clockSize } from './tuning.ts';
import { CLOCK_KINDS, DIFFICULTIES, MOODS, MOST_ZONES, PILLARS, SIDES, SKILLS } from './vocabulary.ts';

/** Tags and choices are kept as bits of one number. */
const MOST_BITS = 30;

/** What a scene is about, as its shelf shows it. */
export const SCENE_KINDS = ['LESSON', 'DUEL', 'SOCIAL', 'INVESTIGATION', 'CHASE', 'SQUAD', 'BOSS'] as const;

/** Where it is set: how the stage is drawn. */
export const PLACES = [
  'courtyard',
  'bridge',
  'teahouse',
  'archive',
  'rooftops',
  'gate',
  'shrine',
  'river',
  'hall',
] as const;

/** One line of speech; "narrator" is no character. */
const SPEECH = v.strictObject({
  speaker: v.optional(name, 'narrator'),
  line: text(400),
  mood: v.optional(v.picklist(MOODS), 'CALM'),
});

/** A pacing element (ADR8 §6.1): a clock moves, or a scene tag is made or lost. */
const PACE = v.strictObject({
  clock: v.optional(name),
  by: v.optional(integer(1, 3), 1),
  tag: v.optional(name),
  drop: v.optional(name),
});

/** The contest table: an opposed roll against a foe's Defense, or a target number. */
const CHECK = v.strictObject({
  contest: v.picklist(['OBSTACLE', 'SOCIAL', 'INVESTIGATION', 'ENDURANCE', 'ATTACK']),
  /** The Attack (ENDURANCE: the Resilience) of this pillar, or a skill. */
  pillar: v.optional(v.picklist(PILLARS)),
  skill: v.optional(v.picklist(SKILLS)),
  against: v.optional(integer(1, 40)),
  foe: v.optional(name),
  /** The clock that rises by the degree of success; the one that rises by that of failure. */
  clock: v.optional(name),
  danger: v.optional(name),
});
export type Check = v.InferOutput<typeof CHECK>;

const AFTER = v.strictObject({
  say: v.optional(v.array(SPEECH), []),
  pace: v.optional(v.array(PACE), []),
  /** Closes the Beat and goes on there. */
  to: v.optional(name),
});

const CHOICE = v.strictObject({
  id: name,
  label: text(120),
  /** Without a check it is a decision: it closes the Beat by its `to`, or by the Beat's `next`. */
  check: v.optional(CHECK),
  /** Only while this scene tag is there, or once this domain is attuned. */
  tag: v.optional(name),
  domain: v.optional(name),
  passes: v.optional(AFTER, {}),
  fails: v.optional(AFTER, {}),
  say: v.optional(v.array(SPEECH), []),
  pace: v.optional(v.array(PACE), []),
  to: v.optional(name),
  /** Can be tried again in the same Beat. */
  again: v.optional(v.boolean(), false),
});
export type Choice = v.InferOutput<typeof CHOICE>;

const FIGHT = v.strictObject({
  zones: v.optional(integer(1, MOST_ZONES), 1),
  /** Where the heroes stand, from 1. */
  heroes: v.optional(integer(1, MOST_ZONES), 1),
  foe: v.pipe(
    v.array(
      v.strictObject({
        id: v.optional(name),
        who: name,
        /** What this one is called, where one character is used for several foes. */
        name: v.optional(text(40)),
        zone: v.optional(integer(1, MOST_ZONES), 1),
      }),
    ),
    v.minLength(1),
    v.maxLength(8),
  ),
  pressure: v.optional(clockSize),
  /** What may be attacked here; everything where nothing is said. */
  pillars: v.optional(v.pipe(v.array(v.picklist(PILLARS)), v.minLength(1)), [...PILLARS]),
  /** E47: the techniques that heroes can declare here, by id; everything they know where nothing is said. */
  only: v.optional(v.pipe(v.array(name), v.minLength(1))),
  /** E47: what is added to them when a round begins, and stays. */
  adds: v.optional(v.array(v.strictObject({ round: integer(2, 20), only: v.pipe(v.array(name), v.minLength(1)) }))),
  /** What is said when a round begins. */
  say: v.optional(v.array(v.strictObject({ round: integer(1, 20), ...SPEECH.entries })), []),
  /** Full: the heroes win. ADVANCE moves it against this number. */
  goal: v.optional(name),
  advance: v.optional(integer(1, 40), 12),
  /** Full: the heroes lose. */
  danger: v.optional(name),
  pace: v.optional(v.array(PACE), []),
  won: name,
  lost: name,
  /** Both sides out at once. */
  drawn: v.optional(name),
  /** Where leaving leads; without it the fight cannot be left. */
  withdraw: v.optional(name),
  /** E11: how often greedy players who came to it won it, with the wounds and clocks they brought; its rating where it was measured. */
  met: v.optional(
    v.array(v.strictObject({ difficulty: v.picklist(DIFFICULTIES), won: integer(0, 9999), games: integer(1, 9999) })),
  ),
});
export type Fight = v.InferOutput<typeof FIGHT>;

const END = v.strictObject({
  result: v.picklist(['WON', 'LOST', 'DRAWN']),
  title: text(80),
  line: v.optional(text(400)),
});

const BEAT = v.strictObject({
  id: name,
  place: v.optional(v.picklist(PLACES)),
  say: v.optional(v.array(SPEECH), []),
  choice: v.optional(v.pipe(v.array(CHOICE), v.maxLength(MOST_BITS)), []),
  fight: v.optional(FIGHT),
  end: v.optional(END),
  /** ADR8 §1.2: the Over-SCL Band of heroes and foes in its fight, always or while a scene tag is there. */
  over: v.optional(v.array(v.strictObject({ who: name, band: integer(0, 2), tag: v.optional(name) }))),
  /** E10: closing it with a passed check, or winning its fight, is a meaningful objective. */
  objective: v.optional(v.boolean(), false),
  /** What moves when it closes; the main clock by one where nothing is said. */
  pace: v.optional(v.array(PACE), []),
  next: v.optional(v.array(v.strictObject({ clock: v.optional(name), tag: v.optional(name), to: name })), []),
});
export type Beat = v.InferOutput<typeof BEAT>;

export const SCENE = v.strictObject({
  id: name,
  title: text(60),
  kind: v.picklist(SCENE_KINDS),
  line: text(300),
  /** How long it takes, shown before it starts. */
  minutes: integer(1, 60),
  /** Its place on the shelf. */
  order: v.optional(integer(0, 99), 50),
  tier: v.optional(integer(0, 12), 2),
  /** Who plays it. */
  party: v.pipe(v.array(name), v.minLength(1), v.maxLength(4)),

  // Without defaults, so that a pack which does not name them keeps its hash (K9).

  /** Its place on the river: how many li above the sea, and on which bank. */
  river: v.optional(v.strictObject({ li: integer(0, 99), bank: v.picklist(['WEST', 'EAST']) })),
  /** Closed on the shelf until one of these is remembered, and what is said of it until then. */
  opens: v.optional(v.strictObject({ from: v.pipe(v.array(MEMORY), v.minLength(1)), line: text(200) })),
  /** Who joins the party where one of these is remembered. */
  ally: v.optional(
    v.array(v.strictObject({ who: name, from: v.pipe(v.array(MEMORY), v.minLength(1)), line: v.optional(text(200)) })),
  ),
  /** Tags that go on into later scenes where they are there at the end. */
  keeps: v.optional(v.array(name)),
  /** The party leaves it unhurt. */
  heals: v.optional(v.boolean()),

  tag: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          id: name,
          name: text(40),
          side: v.optional(v.picklist(SIDES), 'HEROES'),
          invokes: v.optional(integer(0, 4), 2),
          /** There from the start, and what it adds to its side's initiative. */
          open: v.optional(v.boolean(), false),
          initiative: v.optional(integer(0, 4), 0),
          /** Gone after so many Upkeeps; 0 stays. */
          lasts: v.optional(integer(0, 9), 0),
          /** There from the start where one of these is remembered. */
          from: v.optional(v.array(MEMORY)),
        }),
      ),
      v.maxLength(MOST_BITS),
    ),
    [],
  ),
  clock: v.pipe(
    v.array(
      v.strictObject({
        id: name,
        name: text(40),
        size: clockSize,
        kind: v.picklist(CLOCK_KINDS),
        /** Where the scene goes, at the end of the Beat that filled it. */
        to: v.optional(name),
      }),
    ),
    v.minLength(1),
    v.maxLength(6),
  ),
  /** The clock that moves when nothing else does; the first where nothing is said. */
  main: v.optional(name),
  beat: v.pipe(v.array(BEAT), v.minLength(1), v.maxLength(60)),
});
export type Scene = v.InferOutput<typeof SCENE>;
export type Pace = v.InferOutput<typeof PACE>;
export type Speech = v.InferOutput<typeof SPEECH>;
