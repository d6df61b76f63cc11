import { settings } from '../../plumbing/settings.svelte.ts';
import { isStaged } from '../../stage/stage.ts';

/** Time to read what a step came to, after it has played itself out. */
const PAUSE_MS = 420;

/**
 * Which of the steps of a battle is on the table. What the enemy did comes as a whole turn; it is told one step after the other, a tap
 * or a key ends that, and any step can be looked at again. Where nothing moves, the last step is shown at once.
 */
export class StepPlayback {
  /** How many steps there are, and how many of them are told. */
  #all = $state(0);
  #told = $state(0);
  /** How many steps lie before what is looked at; null where it is the present. */
  #back = $state<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #lasts: (step: number) => number;

  /** `lasts`: how long a step plays itself out, by its number from 0. */
  constructor(steps: number, lasts: (step: number) => number) {
    this.#all = steps;
    this.#told = steps;
    this.#lasts = lasts;
  }

  /** The steps that are on the table. */
  readonly shown: number = $derived.by(() => this.#back ?? Math.min(this.#told, this.#all));
  /** Steps are still being told. */
  readonly busy: boolean = $derived.by(() => this.#told < this.#all);
  /** An earlier step is looked at. */
  readonly looking: boolean = $derived.by(() => this.#back !== null);

  /** Steps were added or taken back. */
  follow(steps: number): void {
    if (steps === this.#all) return;
    const more = steps > this.#all;
    this.#all = steps;
    this.#back = null;
    if (!more || !isStaged()) this.end();
    else if (this.#timer === undefined) this.#next();
  }

  #next(): void {
    this.#timer = undefined;
    this.#told += 1;
    if (!this.busy) return;
    const pace = settings.speed === 'slow' ? 2 : 1;
    const lasts = this.#lasts(this.#told - 1);
    this.#timer = setTimeout(() => this.#next(), lasts === 0 ? 0 : (lasts + PAUSE_MS) * pace);
  }

  /** The rest at once. */
  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#told = this.#all;
  }

  /** Looks at the battle as it was after so many steps; at all of them it is the present again. */
  look(steps: number): void {
    this.end();
    this.#back = steps >= this.#all ? null : Math.max(0, steps);
  }
}
