import { fail, type Issue, ok, type Path, type Result } from '@lockstep/kernel';
import { duplicateIds, issue, parseShape, reference } from '@lockstep/shape';
import { type Actor, makeActors, makeBystanders } from './actor.ts';
import { type CarriedState, checkCarried, openTags, parseCarried, partyWith } from './carried.ts';
import { type Ground, makeGround } from './ground.ts';
import { type Kit, makeKit } from './kit.ts';
import { lint } from './lint.ts';
import { type Move, makeMoves, makePicks, type Pick } from './move.ts';
import { SCRIPT, type Script } from './script.ts';
import { checkBuild } from './sheet.ts';
import { checkTechnique } from './technique.ts';
import { playedTuning, type Tuning } from './tuning.ts';
import { ROLES, SIDES } from './vocabulary.ts';

export interface Setup {
  readonly script: Script;
  /** The script's numbers with those it does not name. */
  readonly tuning: Tuning;
  readonly kits: readonly Kit[];
  readonly actors: readonly Actor[];
  readonly moves: readonly Move[];
  /** The moves of each actor. */
  readonly movesOf: readonly (readonly Move[])[];
  readonly picks: readonly Pick[];
  /** Text to move or pick. */
  readonly moveAt: ReadonlyMap<string, number>;
  readonly pickAt: ReadonlyMap<string, number>;
  /** For each actor and technique with limited uses, a place in the state's list; −1 for the others. */
  readonly usesAt: readonly (readonly number[])[];
  readonly limits: number;
  readonly heroes: number;
  /** What earlier scenes left, and which tags are there from the start. */
  readonly carried: CarriedState;
  readonly openTags: readonly boolean[];
  /** What each seat spends invokes from, in order: places in the state's list. */
  readonly purses: readonly (readonly number[])[];
  /** The fight of each beat that has one. */
  readonly grounds: readonly (Ground | null)[];
  /** Characters a check is made against who stand in no fight. */
  readonly bystanders: ReadonlyMap<string, Actor>;
  /** The place of the scene's main clock. */
  readonly main: number;
  readonly beatAt: ReadonlyMap<string, number>;
  readonly clockAt: ReadonlyMap<string, number>;
  readonly tagAt: ReadonlyMap<string, number>;
}

/** Characters, techniques and domains: right in themselves and known to each other. */
export const checkCast = ({ character, technique, domain, role, tuning }: Cast): readonly Issue[] => {
  const techniques = technique.map(({ id }) => id);
  const domains = domain.map(({ id }) => id);
  const played = playedTuning(tuning);
  return [
    ...duplicateIds(character, 'character'),
    ...duplicateIds(technique, 'technique'),
    ...duplicateIds(domain, 'domain'),
    ...ROLES.filter((id) => !role.some((row) => row.id === id)).map((id) =>
      issue('missing-row', ['role'], `a row with id = "${id}"`, role.map((row) => row.id).join(', ') || 'none'),
    ),
    ...technique.flatMap((one, i) => [
      ...checkTechnique(one, ['technique', i]),
      ...(one.domain === undefined ? [] : reference(one.domain, domains, ['technique', i, 'domain'], 'domain')),
    ]),
    ...character.flatMap((one, i) => {
      const path: Path = ['character', i];
      const row = role.find(({ id }) => id === one.role);
      return [
        ...one.techniques.flatMap((id, j) => reference(id, techniques, [...path, 'techniques', j], 'technique')),
        ...(one.domain === undefined ? [] : reference(one.domain, domains, [...path, 'domain'], 'domain')),
        ...(row ? checkBuild(one, technique, played, row, path) : []),
      ];
    }),
  ];
};
type Cast = globalThis.Pick<Script, 'character' | 'technique' | 'domain' | 'role' | 'tuning'>;

const checkScript = (script: Script): readonly Issue[] => [
  ...checkCast(script),
  ...lint(
    script.scene,
    script.character.map(({ id }) => id),
    script.domain.map(({ id }) => id),
    ['scene'],
  ),
  ...checkCarried(script.scene, script.carried, ['carried']),
];

const places = (things: readonly { readonly id: string }[]): ReadonlyMap<string, number> =>
  new Map(things.map(({ id }, i) => [id, i]));

/** A reader puts so many keys into an object one by one that the engine keeps it as a hash table; a copy is a plain record, quick to read. */
const quick = (script: Script): Script => ({ ...script });

const makeSetup = (written: Script): Setup => {
  const carried = parseCarried(written.carried);
  const party = partyWith(written.scene, carried);
  const script = quick(
    party.length === written.scene.party.length
      ? written
      : { ...written, scene: { ...written.scene, party: [...party] } },
  );
  const tuning = playedTuning(script.tuning);
  const kits = script.technique.map((technique, index) => makeKit(technique, index, script.domain));
  const actors = makeActors(script, tuning, kits);
  const moves = makeMoves(actors, kits, script.scene);
  const picks = makePicks(actors, kits, script.scene);
  let limits = 0;
  const usesAt = actors.map(({ kit }) =>
    kits.map(({ index, uses }) => {
      if (uses === 0 || !kit.includes(index)) return -1;
      limits += 1;
      return limits - 1;
    }),
  );
  const clockAt = places(script.scene.clock);
  const tagAt = places(script.scene.tag);
  return {
    script,
    tuning,
    kits,
    actors,
    moves,
    movesOf: actors.map(({ index }) => moves.filter(({ actor }) => actor === index)),
    picks,
    moveAt: new Map(moves.map(({ text, index }) => [text, index])),
    pickAt: new Map(picks.map(({ text, index }) => [text, index])),
    usesAt,
    limits,
    heroes: script.scene.party.length,
    carried,
    openTags: openTags(script.scene, carried),
    purses: SIDES.map((side, seat) => [
      seat,
      ...script.scene.tag.flatMap((tag, i) => (tag.side === side ? [i + 2] : [])),
    ]),
    grounds: script.scene.beat.map(({ fight, over }, at) =>
      fight
        ? makeGround(
            script,
            tuning,
            { fight, over },
            { clockAt, tagAt },
            actors.filter(({ beat }) => beat < 0 || beat === at),
          )
        : null,
    ),
    bystanders: makeBystanders(script, tuning, kits),
    main: script.scene.main === undefined ? 0 : clockAt.get(script.scene.main)!,
    beatAt: places(script.scene.beat),
    clockAt,
    tagAt,
  };
};

export const parseSetup = (input: unknown): Result<Setup, readonly Issue[]> => {
  const shaped = parseShape(SCRIPT, input);
  if (!shaped.ok) return shaped;
  const issues = checkScript(shaped.value).filter(({ severity }) => severity === 'error');
  return issues.length > 0 ? fail(issues) : ok(makeSetup(shaped.value));
};
