import { ceilDiv, floorDiv } from '@lockstep/kernel';
import type { Kit } from './kit.ts';
import type { Script } from './script.ts';
import { type Character, rankOf, sclOf } from './sheet.ts';
import { type Budget, bandOf, budgetOf, seqLevel } from './tempo.ts';
import type { RoleRow, Tuning } from './tuning.ts';
import { PILLAR_KEYS, SPEEDS } from './vocabulary.ts';

/** A participant: a hero, or a foe of one of the scene's fights. Three numbers a list, one a pillar. */
export interface Actor {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly seat: 0 | 1;
  /** The beat whose fight it belongs to; −1 for heroes. */
  readonly beat: number;
  /** Its zone when that fight begins, from 0. */
  readonly zone: number;
  readonly character: Character;
  readonly role: RoleRow;
  readonly scl: number;
  readonly attack: readonly number[];
  readonly defense: readonly number[];
  readonly resilience: readonly number[];
  readonly effect: readonly number[];
  readonly ward: readonly number[];
  readonly rank: readonly number[];
  /** E12: how many marks a track holds, and from how many on it is strained. */
  readonly track: number;
  readonly strain: number;
  /** E12: marks that stay when a track overflows. */
  readonly kept: number;
  /** What is added to the d20 of initiative but for the tags of the scene. */
  readonly initiative: number;
  readonly level: number;
  /** What a round grants, by Over-SCL Band. */
  readonly budgets: readonly Budget[];
  readonly reactions: number;
  readonly fast: boolean;
  readonly veryFast: boolean;
  /** Place of its domain in the script, −1 without one. */
  readonly domain: number;
  /** One clock a phase; empty for those the ladder takes out. */
  readonly clocks: readonly number[];
  /** Its Over-SCL Band, a phase each; at least one entry. */
  readonly overs: readonly number[];
  /** Techniques it can use, by their place in the script. */
  readonly kit: readonly number[];
  /** Those of them that are reactions it is fast enough for. */
  readonly answers: readonly number[];
}

const HUNDRED = 100;

const three = (
  character: Character,
  trait: 'attack' | 'effect' | 'defense' | 'resilience' | 'ward',
  by = 0,
): readonly number[] => PILLAR_KEYS.map((key) => Math.max(0, character[key][trait] + by));

const knows = (character: Character, kits: readonly Kit[]): readonly number[] =>
  kits.flatMap((kit) => {
    if (!kit.basic && !character.techniques.includes(kit.id)) return [];
    if (kit.basic && kit.does === 'WARD' && character[PILLAR_KEYS[kit.at]!].ward === 0) return [];
    if (kit.basic && (kit.does === 'ATTUNE' || kit.does === 'MANIFEST') && character.domain === undefined) return [];
    return [kit.index];
  });

interface Place {
  readonly id: string;
  readonly name: string;
  readonly beat: number;
  readonly zone: number;
  /** Two or more of its role stand in the fight. */
  readonly paired: boolean;
}

const makeActor = (
  script: Script,
  tuning: Tuning,
  kits: readonly Kit[],
  index: number,
  character: Character,
  place: Place,
): Actor => {
  const seat = place.beat < 0 ? 0 : 1;
  const role = script.role.find(({ id }) => id === character.role)!;
  const scl = sclOf(character);
  const { foe_attack, foe_defense } = script.difficulty;
  const track = tuning.track_base + scl;
  const overs =
    character.phase.length > 0 ? character.phase.map(({ over }) => over ?? character.over) : [character.over];
  const level = seqLevel(scl, character.speed, overs[0]!);
  const own = character.phase.map(({ clock }) => clock);
  const ofRole = place.paired && role.pair.length > 0 ? role.pair : role.clocks;
  const kit = knows(character, kits);
  return {
    index,
    id: place.id,
    name: place.name,
    seat,
    beat: place.beat,
    zone: place.zone,
    character,
    role,
    scl,
    attack: three(character, 'attack', seat === 1 ? foe_attack : 0),
    defense: three(character, 'defense', seat === 1 ? foe_defense : 0),
    resilience: three(character, 'resilience'),
    effect: three(character, 'effect'),
    ward: three(character, 'ward'),
    rank: PILLAR_KEYS.map((_, pillar) => rankOf(character, pillar)),
    track,
    strain: ceilDiv(track * tuning.strained_from, HUNDRED),
    kept: floorDiv(track * tuning.overflow_keeps, HUNDRED),
    initiative: bandOf(level) + (character.skills.awareness ?? 0),
    level,
    budgets: [0, 1, 2].map((over) => budgetOf(seqLevel(scl, character.speed, over))),
    reactions: 1 + kit.reduce((sum, at) => sum + kits[at]!.reactions, 0),
    fast: SPEEDS.indexOf(character.speed) >= 1,
    veryFast: character.speed === 'VERY_FAST',
    domain: script.domain.findIndex(({ id }) => id === character.domain),
    clocks: own.length > 0 ? own : ofRole,
    overs,
    kit,
    answers: kit.filter(
      (at) => kits[at]!.action === 'REACTION' && (!kits[at]!.improved || character.speed !== 'NORMAL'),
    ),
  };
};

/** The heroes in the order of the party, then the foes of every fight in the order of the scene. */
export const makeActors = (script: Script, tuning: Tuning, kits: readonly Kit[]): readonly Actor[] => {
  const { scene, character: characters } = script;
  const who = (id: string): Character => characters.find((one) => one.id === id)!;
  const heroes = scene.party.map((id) => ({
    character: who(id),
    place: { id, name: who(id).name, beat: -1, zone: 0, paired: false },
  }));
  const foes = scene.beat.flatMap(({ fight }, beat) =>
    (fight?.foe ?? []).map((foe) => {
      const character = who(foe.who);
      const alike = fight!.foe.filter((other) => who(other.who).role === character.role).length;
      return {
        character,
        place: { id: foe.id ?? foe.who, name: foe.name ?? character.name, beat, zone: foe.zone - 1, paired: alike > 1 },
      };
    }),
  );
  return [...heroes, ...foes].map(({ character, place }, index) =>
    makeActor(script, tuning, kits, index, character, place),
  );
};

/** Every character as a foe outside any fight: what a check outside a fight is made against. */
export const makeBystanders = (script: Script, tuning: Tuning, kits: readonly Kit[]): ReadonlyMap<string, Actor> =>
  new Map(
    script.character.map((character) => [
      character.id,
      makeActor(script, tuning, kits, -1, character, {
        id: character.id,
        name: character.name,
        beat: 0,
        zone: 0,
        paired: false,
      }),
    ]),
  );
