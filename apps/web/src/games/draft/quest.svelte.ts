import type { Event, Setup, View } from '@lockstep/draft';
import { makeReplay, moments, Refusal, type Source } from '@lockstep/kernel';
import { type Attempt, applyAction, type Finished, type Flags, isOver, undoCost, undoOwn } from '@lockstep/play';
import { practiceNotice } from '@lockstep/words';
import { refusalWords } from '@lockstep/words-draft';
import type { SceneKeeper } from '../../play/scene-keeper.ts';
import type { Asking } from '../../play/table.svelte.ts';
import { ARCHETYPES } from './archetypes.ts';
import { linesOf } from './drawn.ts';
import type { DraftRun } from './kinds.ts';

interface QuestFacts {
  readonly scene: string;
  readonly preset: string;
  readonly date: string | null;
  /** Sixteen hex digits. */
  readonly seed: string;
  /** The address names the seed or the date, so that to begin again is to begin the same. */
  readonly fixed: boolean;
  readonly setup: Setup;
  /** The pack it was written for, where that one is published. */
  readonly from: Source | undefined;
  today(): string;
}

/** What can be picked here, in the order it is shown: the text of an action each. */
const optionsOf = (setup: Setup, { site, dreamcallers, offer, dreamsigns, deck }: View): readonly string[] => {
  switch (site) {
    case 'DREAMCALLER':
      return dreamcallers.map((id) => `choose ${id}`);
    case 'DRAFT':
    case 'DISCOVERY':
    case 'BATTLE':
      return offer.map(({ card }) => `take ${card}`);
    case 'SHOP':
    case 'SPECIALTY':
      return offer.map(({ card }) => `buy ${card}`);
    case 'OFFERING':
    case 'SIGNS':
      return dreamsigns.map((id) => `accept ${id}`);
    case 'PURGE':
      return linesOf(setup, deck).map(({ card }) => `purge ${card.id}`);
    case 'END':
      return [];
  }
};

/**
 * One player, one quest, one screen. It knows no rule: it asks the game for views and steps, and hands every change to its keeper.
 */
export class Quest {
  readonly facts: QuestFacts;
  readonly #keeper: SceneKeeper;
  #attempt: Attempt<DraftRun> = $state.raw() as Attempt<DraftRun>;
  /** Which of the options is looked at; −1 for none. */
  picked = $state(-1);
  asking: Asking | null = $state.raw(null);
  notice = $state('');
  trouble: 'full' | 'elsewhere' | null = $state.raw(null);

  constructor(facts: QuestFacts, keeper: SceneKeeper, attempt: Attempt<DraftRun>) {
    this.facts = facts;
    this.#keeper = keeper;
    this.#attempt = attempt;
  }

  readonly run: DraftRun = $derived.by(() => this.#attempt.run);
  readonly flags: Flags = $derived.by(() => this.#attempt.flags);
  readonly over: boolean = $derived.by(() => isOver(this.#attempt));
  readonly view: View = $derived.by(() => this.run.game.view(this.facts.setup, this.run.now.state, 0));
  readonly options: readonly string[] = $derived.by(() => optionsOf(this.facts.setup, this.view));
  readonly canUndo: boolean = $derived.by(() => this.run.now.before !== undefined);
  /** Step by step, what happened. */
  readonly told: readonly (readonly Event[])[] = $derived.by(() => moments(this.run).map(({ events }) => events));
  /** Why each option cannot be done; null where it can. */
  readonly barred: readonly (string | null)[] = $derived.by(() => this.options.map((text) => this.refusal(text)));
  /** How things would stand after the option that is looked at, as far as the player can know. */
  readonly next: View | null = $derived.by(() => {
    const text = this.options[this.picked];
    const found = text === undefined ? null : this.after(text);
    return found instanceof Refusal ? null : found;
  });

  /** The real step on what the player can know. */
  after(text: string): View | Refusal {
    const { game, setup, now } = this.run;
    const action = game.parse(setup, text);
    if (!action.ok) return action.fault;
    const known = game.mask(setup, now.state, 0);
    const state = game.step(known.setup, known.state, 0, action.value);
    return state instanceof Refusal ? state : game.view(known.setup, state, 0);
  }

  refusal(text: string): string | null {
    const found = this.after(text);
    return found instanceof Refusal ? refusalWords(this.facts.setup, found) : null;
  }

  /** The first time an option is looked at, the second time it is done. */
  pick(at: number): void {
    if (this.picked === at) void this.confirm();
    else this.look(at);
  }

  look(at: number): void {
    this.notice = this.barred[at] ?? '';
    this.picked = this.options[at] !== undefined && this.barred[at] === null ? at : -1;
  }

  async confirm(): Promise<void> {
    const text = this.options[this.picked];
    if (text !== undefined) await this.act(text);
  }

  async act(text: string): Promise<void> {
    const next = applyAction(this.#attempt, text);
    if (next instanceof Refusal) {
      this.notice = refusalWords(this.facts.setup, next);
      return;
    }
    this.#go(next);
    await this.#save();
    if (this.over) await this.#keeper.finish(this.entry);
  }

  undo(): void {
    if (!this.canUndo) return;
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

  /** Under which name it is recorded. */
  get ledger(): string {
    const { date, scene, preset } = this.facts;
    return date ?? `${scene}-${preset}`;
  }

  /** What is recorded of it. */
  get entry(): Finished {
    const { archetype, score, deck } = this.view;
    return {
      kind: 'finished',
      game: this.run.game.id,
      daily: this.ledger,
      on: this.facts.today(),
      won: true,
      practice: this.flags.practice,
      merit: [score],
      facts: { score, cards: deck.length, archetype: ARCHETYPES.indexOf(archetype) },
    };
  }

  #go(attempt: Attempt<DraftRun>): void {
    this.#attempt = attempt;
    this.notice = '';
    this.picked = -1;
  }

  async #save(): Promise<void> {
    this.trouble = await this.#keeper.save(this.replayText(), this.flags);
  }
}
