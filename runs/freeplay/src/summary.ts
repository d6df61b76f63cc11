import type { Event } from './action.ts';
import { FACTS, type Fact } from './kit.ts';
import type { Setup } from './setup.ts';
import type { Edition } from './shelf.ts';
import type { Ending, State } from './state.ts';

/** What a run came to: kept of every run that ends, whichever way. */
export interface Summary {
  readonly edition: Edition;
  readonly kit: string;
  readonly level: number;
  readonly ending: Ending | null;
  readonly acts: readonly {
    readonly incident: string;
    readonly title: string;
    readonly turns: number;
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

/** Reads a run from what was told of it: the first act's incident from the state it began with. */
export const summaryOf = (setup: Setup, first: State, told: readonly Event[], now: State): Summary => {
  const facts = Object.fromEntries(FACTS.map((fact) => [fact, 0])) as { [fact in Fact]: number };
  const codex: { [path: string]: number } = {};
  const all = setup.edition === 'gates' ? setup.script.incident : setup.nights;
  const titleOf = (id: string): string => all.find((one) => one.id === id)?.title ?? id;
  const begun = all[first.act.incident]!.id;
  const acts = [{ incident: begun, title: titleOf(begun), turns: 0, cleared: false }];
  facts.peak = setup.edition === 'gates' ? first.scrutiny : 0;
  for (const event of told) {
    const act = acts.at(-1)!;
    const fact = COUNTED[event.kind];
    if (fact) facts[fact] += 1;
    if (TURNS.includes(event.kind)) {
      facts.turns += 1;
      act.turns += 1;
    }
    if (event.kind === 'act-began' && event.incident !== null)
      acts.push({ incident: event.incident, title: titleOf(event.incident), turns: 0, cleared: false });
    if (event.kind === 'act-cleared') {
      facts.acts += 1;
      act.cleared = true;
    }
    if (event.kind === 'checked') {
      if (event.path === null) facts.failed += 1;
      event.table.forEach((_, i) => {
        const key = `${event.gate}.${i + 1}`;
        codex[key] = (codex[key] ?? 0) + (event.path === i + 1 ? 1 : 0);
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
  return { edition: setup.edition, kit: setup.script.kit.id, level, ending: now.ended, acts, facts, codex };
};
