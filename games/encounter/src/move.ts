import type { Actor } from './actor.ts';
import type { Kit } from './kit.ts';
import type { Scene } from './scene.ts';

/** E13: what invokes buy, with what each costs. "+3" and "reroll" come with `exploit`, the other two with any Major. */
export const INVOKES = ['none', '+3', 'reroll', '+6', '+3-reroll'] as const;
export type Invoke = (typeof INVOKES)[number];
export const INVOKE_COST: readonly number[] = [0, 1, 1, 2, 2];
/** How many times the invoke's bonus, and whether the roll is made twice. */
export const INVOKE_TIMES: readonly number[] = [0, 1, 0, 2, 1];
export const INVOKE_REROLL: readonly boolean[] = [false, false, true, false, true];

/** USE a technique; turn a Bonus into a Minor with Prepared; take the Nuance as a Minor; or name the counter Prepared waits for. */
export const MOVE_KINDS = ['USE', 'CONVERT', 'NUANCE', 'WATCH'] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

export const MAJOR = 0;
export const MINOR = 1;
export const BONUS = 2;

/** One thing that can be declared in Intent. All moves of a scene are made once; an action names one by its place. */
export interface Move {
  readonly index: number;
  readonly kind: MoveKind;
  readonly actor: number;
  /** Place of the technique, −1 where there is none. */
  readonly kit: number;
  /** MAJOR, MINOR, BONUS; −1 where none is spent. */
  readonly slot: number;
  /** An actor; of a MOVE a zone; −1 where there is none. */
  readonly target: number;
  readonly invoke: number;
  readonly text: string;
}

const SLOT_WORD = ['as-major', 'as-minor', 'as-bonus'] as const;

const slotOf = (kit: Kit): number => ['MAJOR', 'MINOR', 'BONUS'].indexOf(kit.action);

const targetsOf = (actors: readonly Actor[], actor: Actor, kit: Kit, zones: number): readonly number[] => {
  const met = (one: Actor): boolean => actor.beat < 0 || one.beat < 0 || actor.beat === one.beat;
  switch (kit.does) {
    case 'ATTACK':
    case 'FEINT':
      return actors.filter((one) => one.seat !== actor.seat && met(one)).map(({ index }) => index);
    case 'ASSIST':
      return actors.filter((one) => one.seat === actor.seat && one !== actor && met(one)).map(({ index }) => index);
    case 'MOVE':
      return Array.from({ length: zones }, (_, zone) => zone);
    case 'SETUP':
    case 'ADVANCE':
    case 'MANIFEST':
    case 'GUARD':
    case 'WARD':
    case 'ATTUNE':
    case 'PREPARE':
    case 'PARRY':
    case 'BRACE':
    case 'RIPOSTE':
    case 'INTERPOSE':
      return [-1];
  }
};

const invokesOf = (kit: Kit, slot: number): readonly number[] => {
  if (kit.does !== 'ATTACK' && kit.does !== 'FEINT') return [0];
  return [0, ...(kit.exploit ? [1, 2] : []), ...(slot === MAJOR ? [3, 4] : [])];
};

const textOf = (
  actors: readonly Actor[],
  actor: Actor,
  kit: Kit,
  slot: number,
  target: number,
  invoke: number,
): string => {
  const words = ['declare', actor.id, kit.id];
  if (target >= 0) words.push(kit.does === 'MOVE' ? `zone-${target + 1}` : actors[target]!.id);
  if (slot !== slotOf(kit)) words.push(SLOT_WORD[slot]!);
  if (invoke > 0) words.push(INVOKES[invoke]!);
  return words.join(' ');
};

type Bare = Omit<Move, 'index'>;

const usesOf = (actors: readonly Actor[], actor: Actor, kit: Kit, zones: number): readonly Bare[] => {
  const slots = kit.light ? [MAJOR, MINOR] : [slotOf(kit)];
  return slots.flatMap((slot) =>
    targetsOf(actors, actor, kit, zones).flatMap((target) =>
      invokesOf(kit, slot).map((invoke) => ({
        kind: 'USE' as const,
        actor: actor.index,
        kit: kit.index,
        slot,
        target,
        invoke,
        text: textOf(actors, actor, kit, slot, target, invoke),
      })),
    ),
  );
};

const special = (kind: MoveKind, actor: Actor, kit: number, text: string): Bare => ({
  kind,
  actor: actor.index,
  kit,
  slot: -1,
  target: -1,
  invoke: 0,
  text,
});

/** Every move of a scene, actor by actor: their order is the order of `legal`. */
export const makeMoves = (actors: readonly Actor[], kits: readonly Kit[], scene: Scene): readonly Move[] => {
  const zones = Math.max(0, ...scene.beat.map(({ fight }) => fight?.zones ?? 0));
  if (zones === 0) return [];
  const bare = actors.flatMap((actor) => {
    const known = actor.kit.map((at) => kits[at]!);
    return [
      ...known.filter(({ action }) => action !== 'REACTION').flatMap((kit) => usesOf(actors, actor, kit, zones)),
      special('CONVERT', actor, -1, `convert ${actor.id}`),
      special('NUANCE', actor, -1, `nuance ${actor.id} minor`),
      ...known
        .filter(({ action }) => action === 'REACTION')
        .map((kit) => special('WATCH', actor, kit.index, `watch ${actor.id} ${kit.id}`)),
    ];
  });
  return bare.map(({ kind, actor, kit, slot, target, invoke, text }, index) => ({
    index,
    kind,
    actor,
    kit,
    slot,
    target,
    invoke,
    text,
  }));
};

/** A check outside a fight: who makes it, with what. */
export interface Pick {
  readonly index: number;
  readonly beat: number;
  /** Its place among the choices of the beat. */
  readonly choice: number;
  /** −1 for a decision without a check. */
  readonly actor: number;
  /** A technique that does ADVANCE, −1 without. */
  readonly kit: number;
  readonly invoke: number;
  readonly text: string;
}

export const makePicks = (actors: readonly Actor[], kits: readonly Kit[], scene: Scene): readonly Pick[] => {
  const heroes = actors.filter(({ seat }) => seat === 0);
  const bare = scene.beat.flatMap(({ choice: choices }, beat) =>
    choices.flatMap(({ id, check }, choice) => {
      if (!check) return [{ beat, choice, actor: -1, kit: -1, invoke: 0, text: `choose ${id}` }];
      return heroes.flatMap((hero) => {
        const helps = hero.kit.filter(
          (at) =>
            kits[at]!.does === 'ADVANCE' &&
            !kits[at]!.basic &&
            !kits[at]!.prepared &&
            kits[at]!.pillar === check.pillar,
        );
        return [-1, ...helps].flatMap((kit) =>
          [0, 1, 2].map((invoke) => ({
            beat,
            choice,
            actor: hero.index,
            kit,
            invoke,
            text: [
              `choose ${id} ${hero.id}`,
              ...(kit < 0 ? [] : [`with ${kits[kit]!.id}`]),
              ...(invoke > 0 ? [INVOKES[invoke]!] : []),
            ].join(' '),
          })),
        );
      });
    }),
  );
  return bare.map((pick, index) => ({ index, ...pick }));
};
