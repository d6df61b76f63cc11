import { begin, makeReplay, moments, type Preview, preview, Refusal } from '@lockstep/kernel';
import {
  type Attempt,
  applyAction,
  type Flags,
  freshFlags,
  hintCostHere,
  isOver,
  openAttempt,
  type PracticeCause,
  redoOwn,
  restart,
  solutionCost,
  undoCost,
  undoOwn,
  withHint,
  withSolution,
} from '@lockstep/play';
import { practiceNotice } from '@lockstep/words';
import type { Position, Turn } from '../plumbing/worker/messages.ts';
import type { Kinds, RunOf } from './kinds.ts';
import type { Keeper, Puzzle, Records, Stage } from './puzzle.ts';

/** A question that must be answered with yes before something is done. */
export interface Asking {
  readonly question: string;
  yes(): void;
}

/**
 * One player, one puzzle, one screen, whichever game it is. It knows no rule: it asks the game for the view, the preview and the
 * step, and hands every change to its keeper before it is shown as done.
 */
export class Table<K extends Kinds> {
  readonly puzzle: Puzzle<K>;
  readonly #keeper: Keeper<K['clear']>;
  #attempt: Attempt<RunOf<K>> = $state.raw() as Attempt<RunOf<K>>;
  records: Records<K['clear']> = $state.raw() as Records<K['clear']>;
  /** On the Lock, before START. */
  locked = $state(true);
  picked: readonly string[] = $state.raw([]);
  asking: Asking | null = $state.raw(null);
  notice: readonly string[] = $state.raw([]);
  solution: readonly string[] | null = $state.raw(null);
  thinking = $state(false);
  /** Why the last save failed, if it did. */
  trouble: 'full' | 'elsewhere' | null = $state.raw(null);
  #remark: K['line'] | null = $state.raw(null);
  #remarks = 0;

  constructor(puzzle: Puzzle<K>, keeper: Keeper<K['clear']>, begun?: Attempt<RunOf<K>>) {
    const { of, setup, seed, records } = puzzle;
    this.puzzle = puzzle;
    this.#keeper = keeper;
    this.records = records;
    this.#attempt = begun ?? openAttempt(begin(of.game, setup, seed), freshFlags(records.solutionShown));
    this.locked = this.run.now.before === undefined;
  }

  readonly run: RunOf<K> = $derived.by(() => this.#attempt.run);
  readonly flags: Flags = $derived.by(() => this.#attempt.flags);
  /** A hint was given in this try. */
  readonly heard: boolean = $derived.by(() => this.#attempt.heard !== null);
  readonly over: boolean = $derived.by(() => isOver(this.#attempt));

  readonly view: K['view'] = $derived.by(() => this.puzzle.of.game.view(this.puzzle.setup, this.run.now.state, 0));

  readonly steps: readonly (readonly K['event'][])[] = $derived.by(() =>
    moments(this.run).map((moment) => moment.events),
  );

  readonly clear: K['clear'] | null = $derived.by(() =>
    this.puzzle.of.wording.clearOf(this.puzzle.setup, this.steps.flat(), this.puzzle.date),
  );

  readonly #stage: Stage<K['setup']> = $derived.by(() => ({
    setup: this.puzzle.setup,
    seed: this.puzzle.seed,
    lock: this.puzzle.subject.name,
  }));

  /** What the host says now. */
  readonly line: K['line'] = $derived.by(() => {
    const { speech } = this.puzzle;
    const steps = moments(this.run);
    const picked = this.picked.length > 0 ? speech.selection?.(this.#stage, steps, this.picked) : null;
    return picked ?? this.#remark ?? speech.now(this.#stage, steps, this.locked);
  });

  readonly canUndo: boolean = $derived.by(() => this.run.now.before !== undefined);
  readonly canRedo: boolean = $derived.by(() => this.run.undone.length > 0);

  sentences(events: readonly K['event'][]): readonly string[] {
    return events.map((event) => this.puzzle.of.wording.eventWords(this.puzzle.setup, event));
  }

  refusalWords(refusal: Refusal): string {
    return this.puzzle.of.wording.refusalWords(this.puzzle.setup, refusal);
  }

  /** What an action with the picked cards would do. */
  preview(kind: string): Preview<K['event']> | Refusal {
    const { game } = this.puzzle.of;
    const action = game.parse(this.puzzle.setup, this.#actionText(kind));
    return action.ok ? preview(game, this.puzzle.setup, this.run.now.state, 0, action.value) : action.fault;
  }

  start(): void {
    this.locked = false;
  }

  /** Picks a card or puts it back, with as many as `most` at once. */
  pick(id: string, most: number): void {
    this.notice = [];
    if (this.picked.includes(id)) this.picked = this.picked.filter((one) => one !== id);
    else if (this.picked.length < most) this.picked = [...this.picked, id];
  }

  /** Plays an action with the picked cards. */
  async play(kind: string): Promise<void> {
    const next = applyAction(this.#attempt, this.#actionText(kind));
    if (next instanceof Refusal) {
      this.notice = [this.refusalWords(next)];
      return;
    }
    this.#remark = null;
    await this.#go(next);
    if (this.over) this.records = await this.#keeper.finish(this.clear, this.flags);
  }

  undo(): void {
    if (!this.canUndo) return;
    this.#priced(undoCost(this.flags), async () => {
      const back = undoOwn(this.#attempt);
      if (!back) return;
      await this.#go(back);
      this.#say('undo');
    });
  }

  async redo(): Promise<void> {
    const on = redoOwn(this.#attempt);
    if (on) await this.#go(on);
  }

  hint(): void {
    const { level, cost } = hintCostHere(this.#attempt, 'next');
    this.#priced(cost, async () => {
      const { brain, of, setup } = this.puzzle;
      const found = await this.#think(() => brain.hint(of.game.id, this.#position(), level));
      if (!found) return;
      const opening = of.isOpening(this.view);
      this.#attempt = withHint(this.#attempt, level, cost);
      await this.#remember();
      await this.#save();
      this.notice = of.wording.hintLines(setup, found, opening);
      this.#say('hint');
    });
  }

  showSolution(): void {
    this.#priced(solutionCost(this.flags, this.over), async () => {
      const { brain, of, setup } = this.puzzle;
      const found = await this.#think(() => brain.solution(of.game.id, this.#position()));
      if (!found) return;
      this.#attempt = withSolution(this.#attempt);
      await this.#remember();
      if (!this.over) await this.#save();
      this.solution = of.wording.hintLines(setup, { level: 'line', ...found, hindsight: true }, true);
    });
  }

  turningPoint(): Promise<Turn | null | undefined> {
    return this.#think(() => this.puzzle.brain.turningPoint(this.puzzle.of.game.id, this.#position()));
  }

  /** A new try: at once after an ending, with a question in the middle of one. */
  retry(question: string): void {
    const again = async (): Promise<void> => {
      await this.#keeper.abandon();
      this.solution = null;
      this.#remark = null;
      this.locked = false;
      await this.#go(restart(this.#attempt));
    };
    if (this.over || !this.canUndo) void again();
    else this.asking = { question, yes: () => void again() };
  }

  replayText(): string {
    return makeReplay(this.run, this.puzzle.from);
  }

  async saveAgain(): Promise<void> {
    await this.#save();
  }

  #actionText(kind: string): string {
    return [kind, ...this.picked].join(' ');
  }

  #position(): Position {
    const { of, setup, seedText } = this.puzzle;
    return { setup: of.game.makeSetup(setup), seed: seedText, actions: moments(this.run).map(({ text }) => text) };
  }

  /** P13: what costs something says so first. */
  #priced(cost: PracticeCause | null, go: () => Promise<void>): void {
    if (cost === null) void go();
    else this.asking = { question: practiceNotice(cost), yes: () => void go() };
  }

  async #think<Value>(ask: () => Promise<Value>): Promise<Value | undefined> {
    this.thinking = true;
    try {
      return await ask();
    } catch (fault) {
      this.notice = [this.puzzle.faultWords(fault)];
      return undefined;
    } finally {
      this.thinking = false;
    }
  }

  #say(when: 'hint' | 'undo'): void {
    this.#remark = this.puzzle.speech.remark(this.#stage, when, this.#remarks, this.line.said);
    this.#remarks += 1;
  }

  async #go(attempt: Attempt<RunOf<K>>): Promise<void> {
    this.#attempt = attempt;
    this.picked = [];
    this.notice = [];
    await this.#save();
  }

  /** P13: a solution that was seen, as a whole or as a hint, stays known to every later try. */
  async #remember(): Promise<void> {
    if (!this.flags.solutionShown || this.records.solutionShown) return;
    this.records = { ...this.records, solutionShown: true };
    await this.#keeper.solutionShown();
  }

  async #save(): Promise<void> {
    this.trouble = await this.#keeper.save(this.replayText(), this.flags);
  }
}

// biome-ignore lint/suspicious/noExplicitAny: screens that serve every game
export type AnyTable = Table<any>;
