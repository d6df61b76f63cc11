/**
 * The packed numbers of a state: actors, hits and bit sets. Only this file knows where each of them is; the rules read and write them
 * through the functions below, which an engine inlines.
 */

/** The fields of an actor, `SIZE` numbers each. Those marked "three" have one number a pillar: the field plus the pillar. */
export const STATUS = 0;
export const ZONE = 1;
export const INITIATIVE = 2;
/** Three. */
export const RUNG = 3;
/** Three. */
export const MARKS = 6;
/** Three: 0 down, 1 up, 2 up and sustained. */
export const WARDED = 9;
/** Three: Upkeeps that still leave a mark. */
export const LINGER = 12;
/** Rounds that Guard still lasts. */
export const GUARDED = 15;
/** 1 until the round ends, 2 until it is used. */
export const PREPARED = 16;
/** Reactions used this round. */
export const REACTED = 17;
/** Nuances used this round. */
export const NUANCED = 18;
/** Micro-recoveries tried in this scene. */
export const MICRO = 19;
export const DOMAIN = 20;
export const STRAINED = 21;
export const STAGE = 22;
export const STAMINA = 23;
/** One more than the place of the technique that Prepared waits with. */
export const WATCHING = 24;
/** Majors declared this round. */
export const MAJORS = 25;
export const SIZE = 26;

export const ABSENT = 0;
export const STANDING = 1;
export const OUT = 2;
export const TAKEN = 3;

type Numbers = readonly number[];

export const statusOf = (actors: Numbers, index: number): number => actors[index * SIZE + STATUS]!;
export const isStanding = (actors: Numbers, index: number): boolean => actors[index * SIZE + STATUS] === STANDING;
export const zoneOf = (actors: Numbers, index: number): number => actors[index * SIZE + ZONE]!;
export const initiativeOf = (actors: Numbers, index: number): number => actors[index * SIZE + INITIATIVE]!;
export const rungOf = (actors: Numbers, index: number, pillar: number): number => actors[index * SIZE + RUNG + pillar]!;
export const marksOf = (actors: Numbers, index: number, pillar: number): number =>
  actors[index * SIZE + MARKS + pillar]!;
export const wardOf = (actors: Numbers, index: number, pillar: number): number =>
  actors[index * SIZE + WARDED + pillar]!;
export const lingerOf = (actors: Numbers, index: number, pillar: number): number =>
  actors[index * SIZE + LINGER + pillar]!;
export const guardOf = (actors: Numbers, index: number): number => actors[index * SIZE + GUARDED]!;
export const preparedOf = (actors: Numbers, index: number): number => actors[index * SIZE + PREPARED]!;
export const reactionsUsed = (actors: Numbers, index: number): number => actors[index * SIZE + REACTED]!;
export const nuancesUsed = (actors: Numbers, index: number): number => actors[index * SIZE + NUANCED]!;
export const microsUsed = (actors: Numbers, index: number): number => actors[index * SIZE + MICRO]!;
export const domainOf = (actors: Numbers, index: number): number => actors[index * SIZE + DOMAIN]!;
export const strainedOf = (actors: Numbers, index: number): number => actors[index * SIZE + STRAINED]!;
export const stageOf = (actors: Numbers, index: number): number => actors[index * SIZE + STAGE]!;
export const staminaOf = (actors: Numbers, index: number): number => actors[index * SIZE + STAMINA]!;
export const watchingOf = (actors: Numbers, index: number): number => actors[index * SIZE + WATCHING]!;
export const majorsOf = (actors: Numbers, index: number): number => actors[index * SIZE + MAJORS]!;

/** The numbers of so many actors before anything happened. */
export const noNumbers = (actors: number): number[] => new Array<number>(actors * SIZE).fill(0);

/** Any one of them: the field, plus the pillar where it has three. */
export const numberOf = (actors: Numbers, index: number, field: number): number => actors[index * SIZE + field]!;

export const setActor = (actors: number[], index: number, field: number, value: number): void => {
  actors[index * SIZE + field] = value;
};
export const addActor = (actors: number[], index: number, field: number, by: number): void => {
  actors[index * SIZE + field]! += by;
};
/** To this at least. */
export const raiseActor = (actors: number[], index: number, field: number, least: number): void => {
  if (actors[index * SIZE + field]! < least) actors[index * SIZE + field] = least;
};

/** The fields of a hit, `HIT` numbers each. A hit is named by the place of its first number, `at`. */
const H_ACTOR = 0;
export const H_TARGET = 1;
export const H_KIT = 2;
export const H_SLOT = 3;
const H_TOTAL = 4;
export const H_CONTACT = 5;
/** By how much the resistance beat its number, and what its natural added to the degree. */
export const H_MARGIN = 6;
const H_NATURAL = 7;
export const H_DEGREE = 8;
/** Bits: answered by a reaction, made in a window. */
export const H_FLAGS = 9;
export const HIT = 10;
export const ANSWERED = 1;
export const IN_WINDOW = 2;

export const hitActor = (hits: Numbers, at: number): number => hits[at + H_ACTOR]!;
/** Negative where it aims at the ground of the fight. */
export const hitTarget = (hits: Numbers, at: number): number => hits[at + H_TARGET]!;
export const hitKit = (hits: Numbers, at: number): number => hits[at + H_KIT]!;
export const hitSlot = (hits: Numbers, at: number): number => hits[at + H_SLOT]!;
export const hitTotal = (hits: Numbers, at: number): number => hits[at + H_TOTAL]!;
export const hitContact = (hits: Numbers, at: number): number => hits[at + H_CONTACT]!;
export const hitMargin = (hits: Numbers, at: number): number => hits[at + H_MARGIN]!;
export const hitNatural = (hits: Numbers, at: number): number => hits[at + H_NATURAL]!;
export const degreeAt = (hits: Numbers, at: number): number => hits[at + H_DEGREE]!;
export const hitFlags = (hits: Numbers, at: number): number => hits[at + H_FLAGS]!;

export const setHit = (hits: number[], at: number, field: number, value: number): void => {
  hits[at + field] = value;
};

/** Bit sets in one number: tags held, clocks due, choices tried, actors who entered. */
export const hasBit = (bits: number, place: number): boolean => ((bits >> place) & 1) === 1;
export const onlyBit = (bits: number, place: number): number => bits & (1 << place);
export const withBit = (bits: number, place: number): number => bits | (1 << place);
export const withoutBit = (bits: number, place: number): number => bits & ~(1 << place);
