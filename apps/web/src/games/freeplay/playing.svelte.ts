import { type Event, type Setup, type Summary, summaryOf, type View } from '@lockstep/freeplay';
import type { Explained as AtGate } from '@lockstep/gates';
import { makeReplay, moments, type Outcome, preview, Refusal, type Source } from '@lockstep/kernel';
import { type Attempt, applyAction, type Finished, type Flags, isOver, undoCost, undoOwn } from '@lockstep/play';
import type { Explained as AtNight } from '@lockstep/testimony';
import { practiceNotice } from '@lockstep/words';
import { refusalWords } from '@lockstep/words-freeplay';
import type { SceneKeeper } from '../../play/scene-keeper.ts';
import type { Asking } from '../../play/table.svelte.ts';
import { type AnyMove, blank, type Choice, movesOf, textOf, wiresOf, withCard, withMove } from './choosing.ts';
import { entryOf } from './entry.ts';
import type { Wanted } from './key.ts';
import type { FreeplayRun } from './kinds.ts';

interface RunFacts extends Wanted {
  /** Sixteen hex digits. */
  readonly seed: string;
  /** Its draws were fresh; whoever brings a seed may play anything, and nothing of it is recorded. */
  readonly counts: boolean;
  readonly setup: Setup;
  /** The pack it was written for, where that one is published. */
  readonly from: Source | undefined;
  today(): string;
}

/** What a move would do, as far as a player can know. */
export interface Would {
  readonly view: View;
  readonly events: readonly Event[];
  readonly outcome: Outcome | undefined;
  readonly gate: AtGate | null;
  readonly night: AtNight | null;
}

/** Something is only missing yet, in place of forbidden. */
const UNFINISHED: readonly string[] = [
  'attachments',
  'path-missing',
  'strike-missing',
  'tags-missing',
  'claim-missing',
  'target-missing',
  'submission-size',
];

/** Why not: in words, and whether it is only unfinished. */
export interface Why {
  readonly code: string;
  readonly says: string;
  readonly unfinished: boolean;
}

/** One player, one run, one screen. It knows no rule: it asks the game for views and steps, and hands every change to its keeper. */
export class Playing {
  readonly facts: RunFacts;
  readonly #keeper: SceneKeeper;
  #attempt: Attempt<FreeplayRun> = $state.raw() as Attempt<FreeplayRun>;
  choice: Choice = $state.raw() as Choice;
  asking: Asking | null = $state.raw(null);
  notice = $state('');
  trouble: 'full' | 'elsewhere' | null = $state.raw(null);
  /** The moves made since it was opened: what interrupts does so once. */
  fresh = $state(0);
  /** Its end is put away: in the journal, where it counts. */
  settled = $state(false);

  constructor(facts: RunFacts, keeper: SceneKeeper, attempt: Attempt<FreeplayRun>) {
    this.facts = facts;
    this.#keeper = keeper;
    this.#attempt = attempt;
    this.choice = blank(attempt.run.game.view(attempt.run.setup, attempt.run.now.state, 0));
  }

  readonly run: FreeplayRun = $derived.by(() => this.#attempt.run);
  readonly flags: Flags = $derived.by(() => this.#attempt.flags);
  readonly over: boolean = $derived.by(() => isOver(this.#attempt));
  readonly view: View = $derived.by(() => this.run.game.view(this.facts.setup, this.run.now.state, 0));
  readonly canUndo: boolean = $derived.by(() => this.run.now.before !== undefined);
  /** Step by step, what happened. */
  readonly told: readonly (readonly Event[])[] = $derived.by(() => moments(this.run).map(({ events }) => events));
  readonly last: readonly Event[] = $derived.by(() => this.told.at(-1) ?? []);
  readonly text: string = $derived.by(() => textOf(this.view, this.choice));
  readonly would: Would | Why = $derived.by(() => this.after(this.text));
  /** Why each move cannot be made at all now; null where some way of making it can. */
  readonly barred: ReadonlyMap<AnyMove, Why | null> = $derived.by(() => {
    const open = new Set(
      this.run.game
        .legal(this.facts.setup, this.run.now.state, 0)
        .flatMap((action) => ('move' in action ? [action.move.move] : [])),
    );
    return new Map(movesOf(this.view).map((move) => [move, open.has(move) ? null : this.#whyNever(move)]));
  });
  readonly summary: Summary = $derived.by(() => {
    let first = this.run.now;
    while (first.before) first = first.before;
    return summaryOf(this.facts.setup, first.state, this.told.flat(), this.run.now.state);
  });

  /** The real step on what the player can know. */
  after(text: string): Would | Why {
    const { game, setup, now } = this.run;
    const action = game.parse(setup, text);
    if (!action.ok) return this.#why(action.fault);
    const found = preview(game, setup, now.state, 0, action.value);
    if (found instanceof Refusal) return this.#why(found);
    const known = game.mask(setup, now.state, 0);
    const next = game.step(known.setup, known.state, 0, action.value);
    if (next instanceof Refusal) return this.#why(next);
    const { events, outcome, details: explained } = found;
    const isGates = this.view.edition === 'gates';
    return {
      view: game.view(known.setup, next, 0),
      events,
      outcome,
      gate: isGates ? (explained as AtGate | null) : null,
      night: isGates ? null : (explained as unknown as AtNight | null),
    };
  }

  /** What a submission would mean, whether or not it may be made. */
  explained(text: string): unknown {
    const { game, setup, now } = this.run;
    const action = game.parse(setup, text);
    const known = game.mask(setup, now.state, 0);
    return action.ok ? (game.explain?.(known.setup, known.state, 0, action.value) ?? null) : null;
  }

  /** What REWIRE could make of the card laid out, and why not. */
  readonly wires: readonly { readonly wire: string; readonly why: string | null }[] = $derived.by(() => {
    const { choice, view } = this;
    if (choice.move !== 'rewire') return [];
    return wiresOf(this.facts.setup, view, choice).map((wire) => {
      const found = this.after(textOf(view, { ...choice, wire }));
      return { wire, why: 'says' in found ? found.says : null };
    });
  });

  pick(id: string): void {
    this.#lay(withCard(this.view, this.choice, id));
  }

  setMove(move: AnyMove): void {
    const why = this.barred.get(move);
    if (why) this.notice = why.says;
    else this.#lay(withMove(this.view, this.choice, move));
  }

  lay(part: Partial<Choice>): void {
    this.#lay({ ...this.choice, ...part });
  }

  /** The next that REWIRE may make of the card laid out. */
  nextWire(): void {
    const open = this.wires.filter(({ why }) => why === null);
    const now = open.findIndex(({ wire }) => wire === this.choice.wire);
    if (open.length > 0) this.lay({ wire: open[(now + 1) % open.length]!.wire });
  }

  async confirm(): Promise<void> {
    const { would } = this;
    if ('says' in would) this.notice = would.says;
    else await this.act(this.text);
  }

  async act(text: string): Promise<void> {
    const next = applyAction(this.#attempt, text);
    if (next instanceof Refusal) {
      this.notice = this.#why(next).says;
      return;
    }
    this.#go(next);
    this.fresh += 1;
    await this.#save();
    if (!this.over) return;
    await this.#keeper.finish(this.entry);
    this.settled = true;
  }

  undo(): void {
    if (!this.canUndo || this.over) return;
    const cost = undoCost(this.flags);
    const go = async (): Promise<void> => {
      const back = undoOwn(this.#attempt);
      if (!back) return;
      this.#go(back);
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

  /** What is recorded of it, if anything is. */
  get entry(): Finished | null {
    const { game, setup, now } = this.run;
    const { counts, today } = this.facts;
    if (!counts) return null;
    return entryOf(this.facts, this.summary, game.outcome(setup, now.state), this.flags.practice, today());
  }

  #lay(choice: Choice): void {
    this.notice = '';
    const [only] = choice.move === 'rewire' && choice.wire === null ? this.#allowed(choice) : [];
    this.choice = only === undefined ? choice : { ...choice, wire: only };
  }

  /** What the card laid out may be rewired into, the first of it first. */
  #allowed(choice: Choice): readonly string[] {
    return wiresOf(this.facts.setup, this.view, choice).filter(
      (wire) => !('says' in this.after(textOf(this.view, { ...choice, wire }))),
    );
  }

  /** Asked with the first card at the first gate: what stands in the way is none of those. */
  #whyNever(move: AnyMove): Why | null {
    const { view } = this;
    const [first] = view.gates?.hand ?? view.koa?.cards.filter(({ place }) => place === 'hand') ?? [];
    const choice = withMove(view, this.choice, move);
    const cards = first ? [first.id] : [];
    const probe = { ...choice, cards, path: 1, wire: wiresOf(this.facts.setup, view, { ...choice, cards })[0] ?? null };
    const found = this.after(textOf(view, probe));
    return 'says' in found ? found : null;
  }

  #why(refusal: Refusal): Why {
    const { code } = refusal;
    return { code, says: refusalWords(this.facts.setup, refusal), unfinished: UNFINISHED.includes(code) };
  }

  #go(attempt: Attempt<FreeplayRun>): void {
    const gate = this.choice.gate;
    this.#attempt = attempt;
    this.notice = '';
    this.choice = blank(this.view, gate);
  }

  async #save(): Promise<void> {
    this.trouble = await this.#keeper.save(this.replayText(), this.flags);
  }
}
