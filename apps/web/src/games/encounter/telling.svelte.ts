import type { Action, Setup, View } from '@lockstep/encounter';
import { makeReplay, moments, type Preview, preview, Refusal, type Source } from '@lockstep/kernel';
import { type Attempt, applyAction, type Finished, type Flags, isOver, undoCost, undoOwn } from '@lockstep/play';
import { practiceNotice } from '@lockstep/words';
import { refusalWords } from '@lockstep/words-encounter';
import type { SceneKeeper } from '../../play/scene-keeper.ts';
import type { Asking } from '../../play/table.svelte.ts';
import type { Bots, Position } from '../../plumbing/worker/messages.ts';
import type { EncounterRun } from './kinds.ts';
import { type Page, pagesOf, resumeAt } from './pages.ts';

export interface SceneFacts {
  readonly scene: string;
  readonly setup: Setup;
  readonly seedText: string;
  /** The pack it was written for, where that one is published. */
  readonly from: Source | undefined;
  answer(position: Position, bots: Bots): Promise<readonly string[]>;
  today(): string;
}

/** The seat of the one other, whom a bot plays. */
const OTHER = 1;
const HARDNESS = ['STORY', 'STANDARD', 'HARD'] as const;

/**
 * One player, one scene, one screen. It knows no rule: it asks the game for views, previews and steps and the worker for what the
 * other side does, and hands every change to its keeper. What the other side declared lies sealed in the run; nothing here but the
 * game's own views and the pages, which leave it out, is ever shown.
 */
export class Telling {
  readonly facts: SceneFacts;
  readonly #keeper: SceneKeeper;
  #attempt: Attempt<EncounterRun> = $state.raw() as Attempt<EncounterRun>;
  /** How many pages were looked at. */
  seen = $state(0);
  /** All that is left of this telling at once. */
  all = $state(false);
  asking: Asking | null = $state.raw(null);
  notice = $state('');
  thinking = $state(false);
  /** The other side did not answer. */
  silent = $state(false);
  trouble: 'full' | 'elsewhere' | null = $state.raw(null);

  constructor(facts: SceneFacts, keeper: SceneKeeper, attempt: Attempt<EncounterRun>) {
    this.facts = facts;
    this.#keeper = keeper;
    this.#attempt = attempt;
    this.seen = resumeAt(attempt.run, pagesOf(attempt.run));
  }

  readonly run: EncounterRun = $derived.by(() => this.#attempt.run);
  readonly flags: Flags = $derived.by(() => this.#attempt.flags);
  readonly over: boolean = $derived.by(() => isOver(this.#attempt));
  readonly pages: readonly Page[] = $derived.by(() => pagesOf(this.run));
  /** What is being told; null where it is the player's turn, or the other's, or the end. */
  readonly page: Page | null = $derived.by(() => this.pages[this.seen] ?? null);
  readonly now: View = $derived.by(() => this.run.game.view(this.facts.setup, this.run.now.state, 0));
  /** How things stand on the page that is shown. */
  readonly view: View = $derived.by(() =>
    this.page ? this.run.game.view(this.facts.setup, this.page.state, 0) : this.now,
  );
  readonly mine: boolean = $derived.by(() => this.now.toMove.includes(0) && !this.now.toMove.includes(OTHER));
  readonly legal: readonly Action[] = $derived.by(() => this.run.game.legal(this.facts.setup, this.run.now.state, 0));
  readonly texts: ReadonlySet<string> = $derived.by(
    () => new Set(this.legal.map((action) => this.run.game.format(this.facts.setup, action))),
  );
  readonly canUndo: boolean = $derived.by(() => moments(this.run).some(({ seat }) => seat === 0));

  /** What an action would do, as far as the player can know; exact odds are in it. */
  preview(text: string): Preview<EncounterRun['now']['events'][number]> | Refusal {
    const { game, setup, now } = this.run;
    const action = game.parse(setup, text);
    return action.ok ? preview(game, setup, now.state, 0, action.value) : action.fault;
  }

  /** The next page. On the last of a Beat that asks for nothing, the next Beat. */
  next(): void {
    this.all = false;
    if (this.seen < this.pages.length) this.seen += 1;
    if (this.seen < this.pages.length || this.over) return;
    const { phase, choices, mayGoOn } = this.now;
    if (phase === 'BEAT' && choices.length === 0 && mayGoOn) void this.act('go-on');
  }

  /** Past everything of the round that is being told. */
  skip(count: number): void {
    this.seen += Math.max(0, count - 1);
    this.next();
  }

  async act(text: string): Promise<void> {
    if (this.thinking || this.silent) return;
    const next = applyAction(this.#attempt, text);
    if (next instanceof Refusal) {
      this.notice = refusalWords(this.facts.setup, next);
      return;
    }
    // What is being waited for is shown at once, not only when it has come.
    this.thinking = next.run.game.toMove(next.run.setup, next.run.now.state).includes(OTHER);
    this.#go(next);
    await this.#save();
    await this.answer();
  }

  /** Lets the other side do whatever it has to do now. */
  async answer(): Promise<void> {
    this.silent = false;
    const { game, setup, now } = this.run;
    if (game.toMove(setup, now.state).includes(OTHER)) {
      this.thinking = true;
      try {
        const lines = await this.facts.answer(this.#position(), { [OTHER]: setup.script.difficulty.opponent });
        let attempt = this.#attempt;
        for (const line of lines) {
          const next = applyAction(attempt, line.replace(/^\d+: /, ''), OTHER);
          if (next instanceof Refusal) throw new Error(`the answer was refused: ${next.code}`);
          attempt = next;
        }
        this.#attempt = attempt;
      } catch {
        this.silent = true;
        return;
      } finally {
        this.thinking = false;
      }
      await this.#save();
    }
    if (this.over) await this.#keeper.finish(this.entry);
  }

  undo(): void {
    if (!this.canUndo || this.thinking) return;
    const cost = undoCost(this.flags);
    const go = async (): Promise<void> => {
      const back = undoOwn(this.#attempt);
      if (!back) return;
      this.#go(back);
      this.seen = this.pages.length;
      await this.#save();
    };
    if (cost === null) void go();
    else this.asking = { question: practiceNotice(cost), yes: () => void go() };
  }

  async abandon(): Promise<void> {
    await this.#keeper.abandon();
  }

  replayText(): string {
    return makeReplay(this.run, this.facts.from);
  }

  async saveAgain(): Promise<void> {
    await this.#save();
  }

  /** What is recorded of it. */
  get entry(): Finished {
    const { setup, scene, today } = this.facts;
    const won = this.now.outcome?.result === 'won';
    const { rounds } = this.run.now.state;
    return {
      kind: 'finished',
      game: this.run.game.id,
      daily: scene,
      on: today(),
      won,
      practice: this.flags.practice,
      merit: [won ? 1 : 0, -rounds],
      facts: { rounds, difficulty: HARDNESS.indexOf(setup.script.difficulty.id) },
    };
  }

  #position(): Position {
    const { setup, seedText } = this.facts;
    return {
      setup: this.run.game.makeSetup(setup),
      seed: seedText,
      actions: moments(this.run).map(({ text }) => text),
    };
  }

  #go(attempt: Attempt<EncounterRun>): void {
    this.#attempt = attempt;
    this.notice = '';
    this.all = false;
  }

  async #save(): Promise<void> {
    this.trouble = await this.#keeper.save(this.replayText(), this.flags);
  }
}
