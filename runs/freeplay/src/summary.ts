import type { Event } from './action.ts';
import { turnsOf } from './case.ts';
import { FACTS, type Fact } from './kit.ts';
import type { Setup } from './setup.ts';
import type { Edition } from './shelf.ts';
import type { Ending, State } from './state.ts';

/** What a run came to: kept of every run that ends, whichever way. */
export interface Summary {
  readonly edition: Edition;
  /** It brings notes, and cannot be lost: no statistics count it. */
  readonly teaches: boolean;
  readonly kit: string;
  readonly level: number;
  readonly ending: Ending | null;
  readonly acts: readonly {
    readonly incident: string;
    readonly title: string;
    readonly turns: number;
    /** How many turns there were, without those a run that returns gave. */
    readonly budget: number;
    readonly cleared: boolean;
  }[];
  readonly facts: { readonly [fact in Fact]: number };
  /** How often an INJECT passed by each path: "gate.SENSOR_DRIFT.2"; with 0 for a gate that was met and never passed so. */
  readonly codex: { readonly [path: string]: number };
}

const COUNTED: { readonly [kind: string]: Fact } = {
  injected: 'injects',
  flagged: 'flags',
  rewired: 'rewires',
  corroborated: 'corroborates',
  cycled: 'cycles',
  exploited: 'exploits',
  submitted: 'submits',
  'koa-flagged': 'flags',
  'koa-rewired': 'rewires',
  'koa-corroborated': 'corroborates',
  'koa-cycled': 'cycles',
  'koa-exploited': 'exploits',
  cleared: 'gates',
  'audit-began': 'audits',
  'tool-used': 'tools',
};

/** Moves take a turn each; these events stand for one. */
const TURNS: readonly string[] = [
  'injected',
  'flagged',
  'rewired',
  'corroborated',
  'cycled',
  'exploited',
  'submitted',
  'koa-flagged',
  'koa-rewired',
  'koa-corroborated',
  'koa-cycled',
  'koa-exploited',
];

/** A CYCLE or EXPLOIT that brings Scrutiny to its cap loses before it does anything: the rise alone tells that it was made. */
const LOSING: { readonly [why in 'CYCLE' | 'EXPLOIT']: Fact } = { CYCLE: 'cycles', EXPLOIT: 'exploits' };

const budgetOf = ({ edition, script, nights, difficulty }: Setup, id: string): number => {
  const incident = script.incident.find((one) => one.id === id);
  if (edition === 'gates') return Math.max(1, (incident?.turns ?? 0) + difficulty.turns);
  const night = nights.find((one) => one.id === id);
  return night ? turnsOf(night.difficulty, script.koa, difficulty) : 0;
};

/** Reads a run from what was told of it: the first act's incident from the state it began with. */
export const summaryOf = (setup: Setup, first: State, told: readonly Event[], now: State): Summary => {
  const facts = Object.fromEntries(FACTS.map((fact) => [fact, 0])) as { [fact in Fact]: number };
  const codex: { [path: string]: number } = {};
  const all = setup.edition === 'gates' ? setup.script.incident : setup.nights;
  const titleOf = (id: string): string => all.find((one) => one.id === id)?.title ?? id;
  const begun = all[first.act.incident]!.id;
  const actOf = (id: string) => ({
    incident: id,
    title: titleOf(id),
    turns: 0,
    budget: budgetOf(setup, id),
    cleared: false,
  });
  const acts = [actOf(begun)];
  facts.peak = setup.edition === 'gates' ? first.scrutiny : 0;
  for (const [i, event] of told.entries()) {
    const before = told[i - 1];
    const act = acts.at(-1)!;
    const fact = COUNTED[event.kind];
    if (fact) facts[fact] += 1;
    if (TURNS.includes(event.kind)) {
      facts.turns += 1;
      act.turns += 1;
    }
    if (event.kind === 'koa-lost' && event.reason === 'story-fell-apart' && before?.kind === 'koa-scrutiny') {
      facts[LOSING[before.why]] += 1;
      facts.turns += 1;
      act.turns += 1;
    }
    if (event.kind === 'act-began' && event.incident !== null) acts.push(actOf(event.incident));
    if (event.kind === 'act-cleared') {
      facts.acts += 1;
      act.cleared = true;
    }
    if (event.kind === 'checked') {
      if (event.path === null) facts.failed += 1;
      event.table.forEach((_, path) => {
        const key = `${event.gate}.${path + 1}`;
        codex[key] = (codex[key] ?? 0) + (event.path === path + 1 ? 1 : 0);
      });
    }
    if (event.kind === 'refuted') facts.refuted += event.counters?.length ?? 0;
    if (event.kind === 'credits-gained') facts.credits += event.by;
    if (
      event.kind === 'scrutiny-changed' ||
      event.kind === 'scrutiny-rose' ||
      event.kind === 'koa-scrutiny' ||
      event.kind === 'act-began'
    )
      facts.peak = Math.max(facts.peak, event.scrutiny);
  }
  const level = setup.script.level.find(({ id }) => id === setup.script.firmware)!.number;
  facts.won = now.ended === 'won' ? 1 : 0;
  facts.level = Math.max(0, level);
  const teaches = setup.script.scene.guide.length > 0;
  return { edition: setup.edition, teaches, kit: setup.script.kit.id, level, ending: now.ended, acts, facts, codex };
};
