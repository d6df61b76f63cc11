import { act, begin, moments, type Outcome, Refusal, type Seat } from '@lockstep/kernel';
import {
  type Ahead,
  type AnyTypes,
  beginSession,
  type Command,
  type Confirmation,
  canRedo,
  canUndo,
  type Effect,
  type Entry,
  type Flags,
  isEnded,
  type LaidPieces,
  laidIn,
  makeSaved,
  type Notice,
  type Option,
  OWN,
  outcomeOf,
  type PerformResult,
  type Prompt,
  perform,
  previewOf,
  promptFor,
  promptOf,
  type Records,
  type Result,
  type RunOf,
  replayOf,
  type Session,
  type Streak,
  sightOf,
  stepsOf,
  type Types,
  viewOf,
} from '@lockstep/play';
import type { Analysis, Bots, Position, WorkerApi } from '../plumbing/worker/messages.ts';
import type { Facts } from './facts.ts';
import type { HomeCard } from './home.ts';
import type { Keep, Trouble } from './keep.ts';
import type { Rival } from './rival.ts';
import type { SessionText } from './text.ts';

/** What a session needs to carry its effects out. */
export interface Services {
  readonly keep: Keep;
  readonly worker: Pick<WorkerApi, 'hint' | 'solution' | 'bots' | 'change' | 'analysis'>;
  /** Everything recorded of the player. */
  entries(): Promise<readonly Entry[]>;
  /** Opens the reference again. */
  reopen(): void;
  /** Calls back whenever another tab may have gone on with the try; answers with a way to stop. */
  onDoubt?(callback: () => void): () => void;
}

/** What changes a try: not to be done while another tab is ahead of this one. */
const MOVES: readonly Command['kind'][] = ['act', 'confirm', 'undo', 'redo', 'retry', 'hint', 'solution', 'yes'];

/**
 * One player at one game on the page: the value of packages/play made reactive, and its effects carried out. It knows no rule and
 * decides nothing: every change goes through `perform`.
 */
export class GameSession<G extends Types = AnyTypes> {
  readonly facts: Facts;
  readonly text: SessionText<G>;
  readonly #services: Services;
  #value: Session<G> = $state.raw() as Session<G>;
  /** Why the last save failed, if it did. */
  trouble: Trouble = $state.raw(null);
  /** Why the worker did not answer. */
  fault: unknown = $state.raw(null);
  /** The end is recorded, where it counts. */
  settled = $state(false);
  /** Actions since it was opened: what interrupts does so once. */
  fresh = $state(0);
  /** Consecutive dates, where the game has dates. */
  streak: Streak | null = $state.raw(null);
  /** Another player's try of the same puzzle, to be compared with at the end. */
  rival: Rival | null = $state.raw(null);
  /** The words of the game, each with its sentence; null where they cannot be looked up. */
  terms: (() => Promise<readonly (readonly [term: string, says: string])[]>) | null = null;
  /** What home shows of each Daily; the page that opens a Daily gives it. */
  homeCards: () => Promise<readonly { readonly id: string; readonly card: HomeCard }[]> = async () => [];

  constructor(
    session: Session<G>,
    facts: Facts,
    text: SessionText<G>,
    services: Services,
    streak: Streak | null = null,
  ) {
    this.#value = session;
    this.facts = facts;
    this.text = text;
    this.#services = services;
    this.streak = streak;
    services.onDoubt?.(() => void this.#look());
    void this.after(beginSession(session));
  }

  readonly value: Session<G> = $derived.by(() => this.#value);
  readonly run: RunOf<G> = $derived.by(() => this.#value.attempt.run);
  readonly setup: G['setup'] = $derived.by(() => this.run.setup);
  readonly view: G['view'] = $derived.by(() => viewOf(this.#value));
  readonly prompt: Prompt = $derived.by(() => promptOf(this.#value));
  readonly laid: LaidPieces = $derived.by(() => this.#value.laid);
  readonly flags: Flags = $derived.by(() => this.#value.attempt.flags);
  /** A hint was given in this try. */
  readonly hinted: boolean = $derived.by(() => this.#value.attempt.heard !== null);
  /** Whose seat the screen is for, and whether it is being handed to them. */
  readonly seat: Seat = $derived.by(() => this.#value.seat);
  readonly handed: boolean = $derived.by(() => this.#value.handed);
  readonly people: readonly Seat[] = $derived.by(() => this.#value.people);
  readonly started: boolean = $derived.by(() => this.#value.started);
  readonly over: boolean = $derived.by(() => isEnded(this.#value));
  readonly outcome: Outcome | undefined = $derived.by(() => outcomeOf(this.#value));
  /** Step by step, what the player was told. */
  readonly steps: readonly (readonly G['event'][])[] = $derived.by(() => stepsOf(this.#value));
  readonly last: readonly G['event'][] = $derived.by(() => this.steps.at(-1) ?? []);
  readonly canUndo: boolean = $derived.by(() => canUndo(this.#value));
  readonly canRedo: boolean = $derived.by(() => canRedo(this.#value));
  readonly confirmation: Confirmation | null = $derived.by(() => this.#value.confirmation);
  readonly notice: Notice<G> | null = $derived.by(() => this.#value.notice);
  readonly waiting: Session<G>['waiting'] = $derived.by(() => this.#value.waiting);
  readonly thinking: boolean = $derived.by(() => this.#value.waiting !== null);
  readonly solution: Session<G>['solution'] = $derived.by(() => this.#value.solution);
  readonly change: Session<G>['change'] = $derived.by(() => this.#value.change);
  readonly records: Records = $derived.by(() => this.#value.records);
  /** What the try would be recorded as. */
  readonly result: Result = $derived.by(() => this.#value.playable.recorder.entry(this.run));
  /** Nothing of this try is recorded: a seed of the player's own, a lesson, a replay. */
  readonly unrecorded: boolean = $derived.by(
    () => this.flags.unrecorded === true || !this.#value.playable.recorder.ledger(this.facts.ref, this.setup),
  );

  /** Carries a command out, and what follows from it. */
  perform(command: Command): Promise<void> {
    if (this.trouble === 'other-tab' && MOVES.includes(command.kind)) return Promise.resolve();
    return this.after(perform(this.#value, command));
  }

  act(text: string): Promise<void> {
    return this.perform({ kind: 'act', text });
  }

  /** What an action would do, as far as the player can know. */
  preview(text: string): Ahead<G> | Refusal {
    return previewOf(this.#value, text);
  }

  laidIn(zone: string): readonly string[] {
    return laidIn(this.laid, zone);
  }

  options(zone: string): readonly Option[] {
    return this.prompt.options.filter((option) => option.zone === zone);
  }

  /** What could be chosen if these were laid down. */
  promptWith(laid: LaidPieces): Prompt {
    return promptFor(this.#value.playable, sightOf(this.#value), laid);
  }

  /** What an action means, whether or not it may be carried out, as far as the player can know. */
  explain(text: string): unknown {
    const { game, setup } = this.run;
    const action = game.parse(setup, text);
    const sight = sightOf(this.#value);
    return action.ok ? (game.explain?.(sight.setup, sight.state, this.seat, action.value) ?? null) : null;
  }

  /** Whether a refusal only names what is not laid down yet. */
  isIncomplete({ code }: Refusal): boolean {
    return this.#value.playable.incomplete?.includes(code) ?? false;
  }

  entries(): Promise<readonly Entry[]> {
    return this.#services.entries();
  }

  analysis(): Promise<Analysis> {
    return this.#services.worker.analysis(this.run.game.id, this.#position());
  }

  replayText(): string {
    return replayOf<G>(this.run, this.#value.opening);
  }

  /** A line of the same puzzle from its start, as a replay. */
  replayOfLine(line: readonly string[]): string {
    const { game, setup, seed } = this.run;
    let run = begin(game, setup, seed) as RunOf<G>;
    for (const text of line) {
      const action = game.parse(setup, text);
      const next = action.ok ? act(run, OWN, action.value) : action.fault;
      if (next instanceof Refusal) throw new Error(`a line was refused: ${next.code}`);
      run = next as RunOf<G>;
    }
    return replayOf<G>(run, this.#value.opening);
  }

  /** Told before the next move, where another tab has made one. An end stays as it was reached. */
  async #look(): Promise<void> {
    if (this.over || this.trouble !== null) return;
    if (!(await this.#services.keep.isCurrent()) && !this.over) this.trouble = 'other-tab';
  }

  /** Opens what is saved now, such as another tab left it. */
  reopen(): void {
    this.#services.reopen();
  }

  async saveAgain(): Promise<void> {
    await this.#carryOut({ kind: 'save' }, this.#value);
  }

  /** What a command came to, here or elsewhere, is shown and its effects are carried out. */
  async after({ session, effects }: PerformResult<G>): Promise<void> {
    if (session.attempt.run.now.turn > this.run.now.turn) this.fresh += 1;
    this.#value = session;
    for (const effect of effects) await this.#carryOut(effect, session);
  }

  async #carryOut(effect: Effect, session: Session<G>): Promise<void> {
    const { keep, reopen } = this.#services;
    switch (effect.kind) {
      case 'save': {
        const { attempt, opening } = session;
        this.trouble = await keep.save(makeSaved<G>(attempt.run, opening, attempt.flags));
        return;
      }
      case 'discard':
        return keep.discard();
      case 'finish': {
        const { records, streak } = await keep.finish(effect.entry);
        this.streak = streak;
        this.settled = true;
        return this.perform({ kind: 'records', records });
      }
      case 'solution-shown':
        await keep.solutionShown();
        return this.perform({ kind: 'records', records: { ...this.records, solutionShown: true } });
      case 'reopen':
        reopen();
        return;
      case 'ask':
        return this.#ask(effect);
    }
  }

  async #ask(effect: Extract<Effect, { kind: 'ask' }>): Promise<void> {
    this.fault = null;
    const answer = await this.#answer(effect).catch((fault: unknown): Command => {
      this.fault = fault;
      return { kind: 'failed', what: effect.what };
    });
    return this.perform(answer);
  }

  async #answer(effect: Extract<Effect, { kind: 'ask' }>): Promise<Command> {
    const { worker } = this.#services;
    const { id } = this.run.game;
    switch (effect.what) {
      case 'hint':
        return {
          kind: 'hint-found',
          found: await worker.hint(id, this.#position(), effect.level, this.#value.playable.adviser),
        };
      case 'solution': {
        const found = await worker.solution(id, this.#position());
        return { kind: 'solution-found', found: { level: 'line', ...found, hindsight: true } };
      }
      case 'change':
        return { kind: 'change-found', change: await worker.change(id, this.#position()) };
      case 'bots':
        return { kind: 'bots-played', lines: await worker.bots(id, this.#position(), effect.bots as Bots) };
    }
  }

  #position(): Position {
    const { game, setup } = this.run;
    return {
      setup: game.makeSetup(setup),
      seed: this.facts.seedText,
      actions: moments(this.run).map(({ text }) => text),
    };
  }
}
