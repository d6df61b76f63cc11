import type { Names } from '@lockstep/gates';
import { fail, type Issue, ok, type Result } from '@lockstep/kernel';
import { issue, parseShape } from '@lockstep/shape';
import { type Case, checkCase, nightsOf } from './case.ts';
import type { Incident } from './incident.ts';
import { type DealtNight, tryDeal } from './night.ts';
import { checkScript, SCRIPT, type Script } from './script.ts';
import type { Edition } from './shelf.ts';

/** What all rows of a level add up to. */
export interface Difficulty {
  readonly strength: number;
  readonly resistance: number;
  readonly turns: number;
  readonly scrutiny: number;
  readonly auditReturn: number;
  readonly prices: number;
  readonly charges: number;
  readonly strictness: [number, number][] | null;
}

export interface Setup {
  readonly script: Script;
  readonly edition: Edition;
  readonly difficulty: Difficulty;
  /** The places of the incidents or cases that may come in each act. */
  readonly acts: readonly (readonly number[])[];
  /** The kit's deck, as places among all artifacts, in their order: so is every deck of a run. */
  readonly deck: readonly number[];
  readonly gateAt: ReadonlyMap<string, number>;
  /** What artifacts and gates are called. */
  readonly names: Names;
  /** What can be met of the KOA edition, and whether it is dealt. */
  readonly nights: readonly (Case | DealtNight)[];
  readonly isDealt: boolean;
  /** The ids of all cards that can be met, and of written nights where those of each begin. */
  readonly cardIds: readonly string[];
  readonly caseStarts: readonly number[];
}

export const difficultyOf = ({ level }: Pick<Script, 'level'>, firmware: string): Difficulty => {
  const { number } = level.find(({ id }) => id === firmware)!;
  const rows = level
    .filter((one) => (number < 0 ? one.number === number : one.number >= 0 && one.number <= number))
    .sort((a, b) => a.number - b.number);
  const sum = (of: (row: (typeof rows)[number]) => number): number => rows.reduce((all, row) => all + of(row), 0);
  return {
    strength: sum((row) => row.strength),
    resistance: sum((row) => row.resistance),
    turns: sum((row) => row.turns),
    scrutiny: sum((row) => row.scrutiny),
    auditReturn: sum((row) => row.audit_return),
    prices: sum((row) => row.prices),
    charges: sum((row) => row.charges),
    strictness: rows.reduce<Difficulty['strictness']>((last, row) => row.strictness ?? last, null),
  };
};

const actsOf = (script: Script): readonly (readonly number[])[] => {
  const { scene, incident } = script;
  const all: readonly (Incident | Case | DealtNight)[] = scene.edition === 'gates' ? incident : nightsOf(script);
  const places = all.map((_, i) => i);
  if (scene.acts) return scene.acts.map((ids) => places.filter((i) => ids.includes(all[i]!.id)));
  return [1, 2, 3].map((act) => places.filter((i) => all[i]!.act === act));
};

export const compile = (script: Script): Setup => {
  const artifactAt = new Map(script.artifact.map(({ id }, i) => [id, i]));
  const cards = script.case.map(({ card, down }) => [...card, ...down].map(({ id }) => id));
  const starts = [0];
  for (const list of cards) starts.push(starts.at(-1)! + list.length);
  const isDealt = (script.night ?? []).length > 0;
  return {
    script,
    edition: script.scene.edition,
    nights: nightsOf(script),
    isDealt,
    difficulty: difficultyOf(script, script.firmware),
    acts: actsOf(script),
    deck: script.kit.deck.map((id) => artifactAt.get(id)!).sort((a, b) => a - b),
    gateAt: new Map(script.gate.map(({ id }, i) => [id, i])),
    names: { artifacts: script.artifact.map(({ id }) => id), gates: script.gate.map(({ id }) => id) },
    cardIds: isDealt ? (script.card ?? []).map(({ id }) => id) : cards.flat(),
    caseStarts: starts,
  };
};

/** What is wrong with a night as it is met on the level of the run. Of a dealt one the first deal is tried: others may fall back to it. */
const checkNight = ({ script, difficulty }: Setup, night: Case | DealtNight, i: number): readonly Issue[] => {
  if (!('deals' in night)) return checkCase(night, script.koa, ['case', i], difficulty);
  const dealt = tryDeal(script, night, night.deals[0]!);
  return dealt
    ? checkCase({ ...dealt, difficulty: night.difficulty, down: [] }, script.koa, ['night', i], difficulty)
    : [issue('undealable', ['night', i, 'deals', 0], 'an attempt of the dealer that makes a night', night.deals[0])];
};

/** The content that was checked last: shells parse the same one again and again, and dealing takes a millisecond a night. */
let lastChecked = { key: '', issues: [] as readonly Issue[] };

const checkMet = (setup: Setup): readonly Issue[] => {
  if (setup.edition === 'gates') return [];
  const { koa, row, card, counter } = setup.script;
  const { resistance, turns } = setup.difficulty;
  const key = JSON.stringify([setup.nights, koa, row, card, counter, resistance, turns]);
  if (key !== lastChecked.key)
    lastChecked = { key, issues: setup.nights.flatMap((night, i) => checkNight(setup, night, i)) };
  return lastChecked.issues;
};

export const parseSetup = (input: unknown): Result<Setup, readonly Issue[]> => {
  const shaped = parseShape(SCRIPT, input);
  if (!shaped.ok) return shaped;
  const issues = checkScript(shaped.value);
  if (issues.length > 0) return fail(issues);
  const setup = compile(shaped.value);
  const unplayable = checkMet(setup);
  return unplayable.length > 0 ? fail(unplayable) : ok(setup);
};
