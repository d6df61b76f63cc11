/** ADR8 §4.1: what can be attacked and defended. Body defends Violence, Soul Influence, Mind Revelation (E2). */
export const PILLARS = ['VIOLENCE', 'INFLUENCE', 'REVELATION'] as const;
export type Pillar = (typeof PILLARS)[number];

/** In TOML and on sheets: `violence = { attack = 4, … }`. */
export const PILLAR_KEYS = ['violence', 'influence', 'revelation'] as const;
export type PillarKey = (typeof PILLAR_KEYS)[number];

/** E12: one track a pillar, in the pillars' order. */
export const TRACKS = ['BLOOD', 'FATE', 'STAIN'] as const;
export type Track = (typeof TRACKS)[number];

/** What the rungs of a pillar's ladder are called, the lowest first. Rung 0 has no name. */
export const LADDERS: { readonly [pillar in Pillar]: readonly [string, string, string, string] } = {
  VIOLENCE: ['Injured', 'Maimed', 'Mortally Wounded', 'Ruined'],
  INFLUENCE: ['Rattled', 'Discredited', 'Isolated', 'Broken'],
  REVELATION: ['Shaken', 'Haunted', 'Deranged', 'Shattered'],
};

/** ADR8 §1.2. Its place in the list is the number of bands it adds. */
export const SPEEDS = ['NORMAL', 'FAST', 'VERY_FAST'] as const;
export type Speed = (typeof SPEEDS)[number];

/** ADR8 §2.4. */
export const SLOTS = ['MAJOR', 'MINOR', 'BONUS', 'REACTION'] as const;
export type Slot = (typeof SLOTS)[number];

/** ADR8 §5.1, in order. */
export const STAGES = ['UPKEEP', 'INTENT', 'CLASH', 'REACTION', 'AFTERMATH'] as const;
export type Stage = (typeof STAGES)[number];

/** E2: how a build leans moves points between its two caps. */
export const LEANS = ['BALANCED', 'BLOOD_FORWARD', 'WARD_FORWARD'] as const;
export type Lean = (typeof LEANS)[number];

/** E17. */
export const ROLES = ['HERO', 'RIVAL', 'MINION', 'SQUAD', 'ELITE', 'BOSS'] as const;
export type Role = (typeof ROLES)[number];

/** What a technique does when it is used. The last four are reactions. */
export const DEEDS = [
  'ATTACK',
  'FEINT',
  'SETUP',
  'ADVANCE',
  'MANIFEST',
  'GUARD',
  'WARD',
  'ASSIST',
  'MOVE',
  'ATTUNE',
  'PREPARE',
  'PARRY',
  'BRACE',
  'RIPOSTE',
  'INTERPOSE',
] as const;
export type Deed = (typeof DEEDS)[number];

/** Tags of a technique; those in NUMBERED are written with a number: "area 1". */
export const TAGS = [
  'reach',
  'area',
  'light',
  'accurate',
  'piercing',
  'brutal',
  'lingering',
  'mark',
  'exploit',
  'reactive',
  'improved-reaction',
  'sustained',
  'shared',
  'unbound',
  'prepared',
  'tiring',
  'backlash',
  'traceable',
] as const;
export type Tag = (typeof TAGS)[number];
export const NUMBERED: readonly Tag[] = ['area', 'piercing', 'brutal', 'lingering'];

/** E4: what opens a Reaction Window. */
export const TRIGGERS = ['TARGETED', 'ALLY_TARGETED', 'THREATENED', 'CLOCK', 'DOMAIN'] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** ADR8 §3.4: what a Nuance rider may do to a scene tag. */
export const RIDERS = ['ADD', 'REMOVE'] as const;
export type Rider = (typeof RIDERS)[number];

/** E25: whether the roster or initiative decides where simultaneous things have to be put in an order. */
export const TIES = ['ROSTER', 'INITIATIVE'] as const;

/** E8: what a Nuance can raise: contact of an attack alone, or whatever its actor rolled. */
export const NUANCED_ROLLS = ['ATTACKS', 'ROLLS'] as const;

/** E28: whether who is taken out makes checks as before, or is away until a Beat or the end of the scene brings them back. */
export const TAKEN_OUT = ['CHECKS', 'AWAY'] as const;

/** E21: whether the invokes of an attack whose target is gone are spent all the same, or come back in the next round. */
export const GONE_INVOKES = ['SPENT', 'BACK'] as const;

/** E45: whether a Nuance and a parry are asked for where they would change nothing. */
export const IDLE_WINDOWS = ['OPEN', 'SHUT'] as const;

/** E48: whether a side that is ready shows how each of its actors begins. */
export const TELLS = ['HIDDEN', 'SHOWN'] as const;

/** E16, in order. */
export const DOMAIN_STATES = ['DORMANT', 'ATTUNED', 'MANIFESTED', 'COLLAPSED'] as const;
export type DomainState = (typeof DOMAIN_STATES)[number];

/** What a domain moves at the end of a Beat (ADR8 §6.3): it makes an invoke, consumes one of the other side, or drives a clock. */
export const DOMAIN_MOVES = ['NOTHING', 'TAG', 'CONSUME', 'PRESSURE', 'MAIN'] as const;
export type DomainMove = (typeof DOMAIN_MOVES)[number];

/** What a clock of a scene counts: its goal, what threatens it, or the story around both. */
export const CLOCK_KINDS = ['GOAL', 'DANGER', 'STORY'] as const;
export type ClockKind = (typeof CLOCK_KINDS)[number];

export const CLOCK_SIZES = [4, 6, 8] as const;

export const DIFFICULTIES = ['STORY', 'STANDARD', 'HARD'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const MOODS = ['CALM', 'WARM', 'WRY', 'TENSE', 'ANGRY', 'AFRAID', 'GRIEVING', 'RESOLVED'] as const;
export type Mood = (typeof MOODS)[number];

export const SKILLS = ['awareness', 'athletics', 'stealth', 'craft', 'lore', 'medicine', 'rapport', 'command'] as const;
export type Skill = (typeof SKILLS)[number];

/** The two sides, by seat: the heroes, and their opponents. */
export const SIDES = ['HEROES', 'FOES'] as const;
export type Side = (typeof SIDES)[number];

export const MOST_ACTORS = 12;
export const MOST_ZONES = 4;
/** Every technique is a move for each who knows it: more of them than a scene can use would only take time. */
export const MOST_TECHNIQUES = 200;
export const MOST_CHARACTERS = 40;
