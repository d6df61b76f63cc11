import {
  act,
  begin,
  type HintLevel,
  makeReplay,
  moments,
  type Preview,
  preview,
  Refusal,
  type Run,
  redo,
  undo,
} from '@lockstep/kernel';
import {
  afterHint,
  afterSolution,
  afterUndo,
  type Flags,
  freshFlags,
  hintCost,
  nextHint,
  type PracticeCause,
  solutionCost,
  undoCost,
} from '@lockstep/progress';
import {
  type Action,
  type Event,
  type Explained,
  type Kind,
  protocol,
  type Setup,
  type State,
  type View,
} from '@lockstep/protocol';
import { practiceNotice } from '@lockstep/words';
import {
  type Clear,
  clearOf,
  eventWords,
  type Hint,
  hintLines,
  type Line,
  refusalWords,
  type Stage,
} from '@lockstep/words-protocol';
import type { Keeper, Puzzle, Records } from './puzzle.ts';

export type ProtocolRun = Run<Setup, State, Action, Event, View>;

/** A question that must be answered with yes before something is done. */
export interface Asking {
  readonly question: string;
  yes(): void;
}

/** What a previewed action would do, in words and numbers. */
export interface Shown {
  readonly refusal: string | null;
  readonly sentences: readonly string[];
  readonly explained: Explained | null;
  readonly resistance: number | null;
  readonly scrutiny: number | null;
  readonly accepted: boolean;
  readonly compliance: number;
  readonly audit: boolean;
  readonly unlocks: boolean;
}

const NOTHING: Shown = {
  refusal: null,
  sentences: [],
  explained: null,
  resistance: null,
  scrutiny: null,
  accepted: false,
  compliance: 0,
  audit: false,
  unlocks: false,
};

/**
 * One player, one puzzle, one screen. It knows no rule: it asks the game for the view, the preview and the step, and hands every
 * change to its keeper before it is shown as done.
 */
export class Table {
  readonly puzzle: Puzzle;
  readonly #keeper: Keeper;
  run: ProtocolRun = $state.raw() as ProtocolRun;
  flags: Flags = $state.raw() as Flags;
  records: Records = $state.raw() as Records;
  /** On the Lock, before START. */
  locked = $state(true);
  picked: readonly string[] = $state.raw([]);
  asking: Asking | null = $state.raw(null);
  notice: readonly string[] = $state.raw([]);
  heard: HintLevel | null = $state.raw(null);
  solution: readonly string[] | null = $state.raw(null);
  thinking = $state(false);
  /** Why the last save failed, if it did. */
  trouble: 'full' | 'elsewhere' | null = $state.raw(null);
  #remark: Line | null = $state.raw(null);
  #remarks = 0;
  #heardAt: unknown = null;

  constructor(puzzle: Puzzle, keeper: Keeper, begun?: { readonly run: ProtocolRun; readonly flags: Flags }) {
    this.puzzle = puzzle;
    this.#keeper = keeper;
    this.records = puzzle.records;
    this.run = begun?.run ?? begin(protocol, puzzle.setup, puzzle.seed);
    this.flags = begun?.flags ?? freshFlags(puzzle.records.solutionShown);
    this.locked = this.run.now.before === undefined;
  }

  readonly view: View = $derived.by(() => protocol.view(this.puzzle.setup, this.run.now.state, 0));

  readonly steps: readonly (readonly Event[])[] = $derived.by(() => moments(this.run).map((moment) => moment.events));

  readonly clear: Clear | null = $derived.by(() => clearOf(this.puzzle.setup, this.steps.flat(), this.puzzle.date));

  readonly #stage: Stage = $derived.by(() => ({
    setup: this.puzzle.setup,
    seed: this.puzzle.seed,
    lock: this.puzzle.lock.name,
  }));

  /** What AURA says now. */
  readonly line: Line = $derived.by(() => {
    if (this.#remark) return this.#remark;
    return this.puzzle.speech.now(this.#stage, moments(this.run), this.locked);
  });

  readonly submitShown: Shown = $derived.by(() => this.#show('submit'));

  readonly canUndo: boolean = $derived.by(() => this.run.now.before !== undefined);
  readonly canRedo: boolean = $derived.by(() => this.run.undone.length > 0);

  sentences(events: readonly Event[]): readonly string[] {
    return events.map((event) => eventWords(this.puzzle.setup, event));
  }

  #show(kind: Kind): Shown {
    if (this.view.phase !== 'solve' || this.picked.length === 0) return NOTHING;
    const action = protocol.parse(this.puzzle.setup, [kind, ...this.picked].join(' '));
    const shown: Preview<Event> | Refusal = action.ok
      ? preview(protocol, this.puzzle.setup, this.run.now.state, 0, action.value)
      : action.fault;
    if (shown instanceof Refusal) return { ...NOTHING, refusal: refusalWords(this.puzzle.setup, shown) };
    let [resistance, scrutiny, compliance] = [this.view.resistance, this.view.scrutiny, 0];
    for (const event of shown.events) {
      if (event.kind === 'compliance-gained') compliance = event.compliance;
      if (event.kind === 'compliance-gained' || event.kind === 'audited') resistance = event.resistance;
      if (event.kind === 'scrutiny-rose' || event.kind === 'audited') scrutiny = event.scrutiny;
    }
    const happens = (kind: Event['kind']): boolean => shown.events.some((event) => event.kind === kind);
    return {
      refusal: null,
      sentences: this.sentences(shown.events),
      explained: shown.explained as unknown as Explained | null,
      resistance,
      scrutiny,
      accepted: happens('protocol-satisfied'),
      compliance,
      audit: happens('audited'),
      unlocks: happens('unlocked'),
    };
  }

  start(): void {
    this.locked = false;
  }

  /** Picks a card or puts it back. In the draft as many as are kept, else as many as there are slots. */
  pick(id: string, most: number): void {
    this.notice = [];
    if (this.picked.includes(id)) this.picked = this.picked.filter((one) => one !== id);
    else if (this.picked.length < most) this.picked = [...this.picked, id];
  }

  async play(kind: Kind): Promise<void> {
    const action = protocol.parse(this.puzzle.setup, [kind, ...this.picked].join(' '));
    const next = action.ok ? act(this.run, 0, action.value) : action.fault;
    if (next instanceof Refusal) {
      this.notice = [refusalWords(this.puzzle.setup, next)];
      return;
    }
    this.#remark = null;
    await this.#go(next, this.flags);
    if (this.view.outcome) await this.#finish();
  }

  scan(question: string): void {
    const shown = this.#show('scan');
    if (shown.refusal) this.notice = [shown.refusal];
    else this.asking = { question: [question, ...shown.sentences].join('\n'), yes: () => void this.play('scan') };
  }

  undo(): void {
    if (!this.canUndo) return;
    this.#priced(undoCost(this.flags), async () => {
      await this.#go(undo(this.run), afterUndo(this.flags));
      this.#say('undo');
    });
  }

  async redo(): Promise<void> {
    if (this.canRedo) await this.#go(redo(this.run), this.flags);
  }

  hint(): void {
    const heard = this.#heardAt === this.run.now ? this.heard : null;
    const level = nextHint(heard);
    const cost = hintCost(this.flags, level, heard);
    this.#priced(cost, async () => {
      const given = await this.#think<Hint>(() => this.puzzle.brain.hint(this.#position(), level));
      if (!given) return;
      this.flags = afterHint(this.flags, level, cost);
      this.heard = level;
      this.#heardAt = this.run.now;
      await this.#save();
      this.notice = hintLines(this.puzzle.setup, given, this.view.phase === 'draft');
      this.#say('hint');
    });
  }

  showSolution(): void {
    const over = this.view.phase === 'result';
    this.#priced(solutionCost(this.flags, over), async () => {
      const position = { ...this.#position(), actions: [] };
      const given = await this.#think<Hint>(() => this.puzzle.brain.hint(position, 'line'));
      if (!given) return;
      this.flags = afterSolution(this.flags, over);
      this.records = { ...this.records, solutionShown: true };
      await this.#keeper.solutionShown();
      if (!over) await this.#save();
      this.solution = hintLines(this.puzzle.setup, given, true);
    });
  }

  turningPoint(): Promise<{ step: number; instead: string; score: number } | null | undefined> {
    return this.#think(() => this.puzzle.brain.turningPoint(this.#position()));
  }

  /** A new try: at once after an ending, with a question in the middle of one. */
  retry(question: string): void {
    const again = async (): Promise<void> => {
      await this.#keeper.abandon();
      this.solution = null;
      this.heard = null;
      this.#remark = null;
      this.locked = false;
      await this.#go(begin(protocol, this.puzzle.setup, this.puzzle.seed), freshFlags(this.records.solutionShown));
    };
    if (this.view.phase === 'result' || !this.canUndo) void again();
    else this.asking = { question, yes: () => void again() };
  }

  replayText(): string {
    return makeReplay(this.run, this.puzzle.from);
  }

  async saveAgain(): Promise<void> {
    await this.#save();
  }

  #position(): { setup: Setup['puzzle']; seed: string; actions: readonly string[] } {
    return {
      setup: this.puzzle.setup.puzzle,
      seed: this.puzzle.seedText,
      actions: moments(this.run).map(({ text }) => text),
    };
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

  async #go(run: ProtocolRun, flags: Flags): Promise<void> {
    this.run = run;
    this.flags = flags;
    this.picked = [];
    this.notice = [];
    await this.#save();
  }

  async #save(): Promise<void> {
    this.trouble = await this.#keeper.save(this.replayText(), this.flags);
  }

  async #finish(): Promise<void> {
    this.records = await this.#keeper.finish(this.clear, this.flags);
  }
}
