import { parseDay } from '@lockstep/calendar';
import { moments, type Seed } from '@lockstep/kernel';
import type { MomentOf, Types } from '@lockstep/play';
import { HINT_LEVELS } from '@lockstep/play';
import type { GameSession } from './session.svelte.ts';

/** What a host says: the line as shown, and as written, to tell one from another. */
export interface HostLine {
  readonly text: string;
  readonly said: string;
}

/** Where a host speaks. */
export interface Stage<Setup> {
  readonly setup: Setup;
  readonly seed: Seed;
  readonly lock: string;
  readonly day?: number | undefined;
}

/** What a host has to say: on the intro, after each step, and to a request for help. */
export interface Speech<G extends Types, Line extends HostLine> {
  now(stage: Stage<G['setup']>, steps: readonly MomentOf<G>[], locked: boolean): Line;
  /** To the cards picked so far, where the host has something to say to those. */
  selection?(stage: Stage<G['setup']>, steps: readonly MomentOf<G>[], picked: readonly string[]): Line | null;
  remark(stage: Stage<G['setup']>, when: 'hint' | 'undo', nth: number, last: string): Line;
}

/** What the host says now: to what is picked, to a hint or an undo, or to the last step. */
export const hostLine = <G extends Types, Line extends HostLine>(
  speech: Speech<G, Line>,
  session: GameSession<G>,
  picked: readonly string[],
): Line => {
  const { run, setup, facts, notice, started } = session;
  const date = parseDay(facts.date ?? '');
  const stage = { setup, seed: run.seed, lock: facts.subject?.name ?? '', day: date.ok ? date.value : undefined };
  const steps = moments(run);
  const selected = picked.length > 0 ? speech.selection?.(stage, steps, picked) : null;
  if (selected) return selected;
  const line = speech.now(stage, steps, !started);
  if (notice?.kind === 'hint') return speech.remark(stage, 'hint', HINT_LEVELS.indexOf(notice.found.level), line.said);
  return run.undone.length > 0 ? speech.remark(stage, 'undo', run.undone.length - 1, line.said) : line;
};
