import { makeCarried, memoriesOf, partyWith, type Wound } from './carried.ts';
import { parseMemory } from './memory.ts';
import type { Pack } from './pack.ts';
import type { Scene } from './scene.ts';
import { scenesOf } from './shelf.ts';
import { playedTuning } from './tuning.ts';
import { PILLAR_KEYS } from './vocabulary.ts';

/** One scene that was played to its end and counts, as the record keeps it; the oldest first. */
export interface PastScene {
  readonly game: string;
  readonly daily: string;
  readonly won: boolean;
  readonly practice: boolean;
  readonly facts: { readonly [fact: string]: number };
}

/** E42: names of facts in which an entry keeps what goes on. */
export const tagFact = (tag: string): string => `tag ${tag}`;
export const woundFact = (hero: string, pillar: number): string => `wound ${hero} ${PILLAR_KEYS[pillar]}`;

/** The beats in which a scene can end, in its own order: an entry names the one it ended in by its place. */
export const endsOf = ({ beat }: Pick<Scene, 'beat'>): readonly Scene['beat'][number][] =>
  beat.filter(({ end }) => end !== undefined);

/** What is left of a scene that was told: the end that counts, every end ever found, its tags that go on. */
interface Told {
  readonly last: string;
  readonly found: ReadonlySet<string>;
  readonly tags: readonly string[];
  readonly won: boolean;
}

/** What the record remembers of all scenes. */
export interface Serial {
  readonly told: ReadonlyMap<string, Told>;
  readonly wounds: readonly Wound[];
}

const woundsIn = (scene: Scene, { facts }: PastScene, heroes: readonly string[]): readonly Wound[] =>
  scene.heals
    ? []
    : heroes.flatMap((hero) =>
        PILLAR_KEYS.flatMap((_, pillar) => {
          const rung = facts[woundFact(hero, pillar)] ?? 0;
          return rung > 0 ? [{ hero, pillar, rung }] : [];
        }),
      );

/** E43: who sat a scene out rested: each condition is one rung lower. */
const rested = (wounds: readonly Wound[]): readonly Wound[] =>
  wounds.flatMap(({ rung, ...rest }) => (rung > 1 ? [{ ...rest, rung: rung - 1 }] : []));

/** E42: of each scene the last end that counts; practice is no part of the serial. `except` is a scene that is told again. */
const serialOf = (pack: Pack, past: readonly PastScene[], except?: string): Serial => {
  const told = new Map<string, Told>();
  let wounds: readonly Wound[] = [];
  for (const entry of past) {
    const scene = pack.scene.find(({ id }) => id === entry.daily);
    if (!scene || entry.game !== 'encounter' || entry.practice || scene.id === except) continue;
    const last = endsOf(scene)[entry.facts.ending ?? -1];
    if (!last) continue;
    const before = told.get(scene.id);
    told.set(scene.id, {
      last: last.id,
      found: new Set([...(before?.found ?? []), last.id]),
      tags: (scene.keeps ?? []).filter((tag) => entry.facts[tagFact(tag)] === 1),
      won: entry.won || (before?.won ?? false),
    });
    const heroes = [...scene.party, ...(scene.ally ?? []).map(({ who }) => who)];
    wounds = [...rested(wounds.filter(({ hero }) => !heroes.includes(hero))), ...woundsIn(scene, entry, heroes)];
  }
  return { told, wounds };
};

/** Whether something is remembered. */
const remembers = ({ told }: Serial, memory: string): boolean => {
  const parsed = parseMemory(memory);
  const scene = parsed && told.get(parsed.scene);
  if (!scene) return false;
  return parsed.kind === 'END' ? scene.last === parsed.id : scene.tags.includes(parsed.id);
};

/** E42: what of the record goes into a scene, as `makeCarried` spells it; null for nothing. A scene told again begins as if it had not been told. */
export const carriedInto = (pack: Pack, id: string, past: readonly PastScene[]): string | null => {
  const scene = pack.scene.find((one) => one.id === id);
  if (!scene) return null;
  const serial = serialOf(pack, past, id);
  const memories = memoriesOf(scene).filter((memory) => remembers(serial, memory));
  const party = partyWith(scene, { memories, wounds: [] });
  const most = playedTuning(pack.tuning).carried_rung;
  const wounds = serial.wounds.flatMap((wound) =>
    party.includes(wound.hero) && most > 0 ? [{ ...wound, rung: Math.min(wound.rung, most) }] : [],
  );
  const carried = makeCarried({ memories, wounds });
  return carried === '' ? null : carried;
};

/** Why one scene matters to another: a memory of the first opens the second, brings an ally or puts a tag there. */
export interface Door {
  readonly from: string;
  readonly memory: string;
  readonly does: 'OPENS' | 'JOINS' | 'LEAVES';
  /** Who joins, or the tag that is there; null where the scene itself opens. */
  readonly what: string | null;
  readonly held: boolean;
}

/** A scene on the river. */
export interface Landing {
  readonly scene: string;
  readonly title: string;
  readonly li: number;
  readonly bank: 'WEST' | 'EAST';
  readonly open: boolean;
  /** Why it is closed, or what opened it; null where it was always open. */
  readonly reason: string | null;
  readonly ends: readonly {
    readonly id: string;
    readonly title: string;
    readonly result: 'WON' | 'LOST' | 'DRAWN';
    readonly found: boolean;
  }[];
  /** The end that counts; null where it was not told yet. */
  readonly last: string | null;
  readonly won: boolean;
  readonly heals: boolean;
  readonly doors: readonly Door[];
}

export interface River {
  /** From the sea upriver. */
  readonly landings: readonly Landing[];
  readonly wounds: readonly Wound[];
}

const doorsOf = (serial: Serial, { opens, ally = [], tag }: Scene): readonly Door[] => {
  const door = (memory: string, does: Door['does'], what: string | null): Door => ({
    from: parseMemory(memory)!.scene,
    memory,
    does,
    what,
    held: remembers(serial, memory),
  });
  return [
    ...(opens?.from ?? []).map((memory) => door(memory, 'OPENS', null)),
    ...ally.flatMap(({ who, from }) => from.map((memory) => door(memory, 'JOINS', who))),
    ...tag.flatMap(({ id, from = [] }) => from.map((memory) => door(memory, 'LEAVES', id))),
  ];
};

/** E44: every scene of a pack with what is open and why. */
export const riverOf = (pack: Pack, past: readonly PastScene[]): River => {
  const serial = serialOf(pack, past);
  const landings = scenesOf(pack).map((scene): Landing => {
    const doors = doorsOf(serial, scene);
    const told = serial.told.get(scene.id);
    return {
      scene: scene.id,
      title: scene.title,
      li: scene.river?.li ?? scene.order,
      bank: scene.river?.bank ?? 'WEST',
      open: scene.opens === undefined || doors.some(({ does, held }) => does === 'OPENS' && held),
      reason: scene.opens?.line ?? null,
      ends: endsOf(scene).map(({ id, end }) => ({
        id,
        title: end!.title,
        result: end!.result,
        found: told?.found.has(id) ?? false,
      })),
      last: told?.last ?? null,
      won: told?.won ?? false,
      heals: scene.heals ?? false,
      doors,
    };
  });
  return {
    landings: landings
      .map((landing, i) => ({ landing, i }))
      .sort((a, b) => a.landing.li - b.landing.li || a.i - b.i)
      .map(({ landing }) => landing),
    wounds: serial.wounds,
  };
};
