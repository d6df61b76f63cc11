import type { Encounter, View } from '@lockstep/encounter';
import type { GameSession } from '../../play/session.svelte.ts';
import { type Page, pagesOf, resumeAt } from './pages.ts';

/**
 * How far the player has read. What happens in a step is told page by page, and the next decision waits until all of it was looked
 * at. What the other side declared is sealed: pages leave it out.
 */
export class PageReader {
  readonly #session: GameSession<Encounter>;
  #seen = $state(0);
  /** All that is left of this telling at once. */
  all = $state(false);

  constructor(session: GameSession<Encounter>) {
    this.#session = session;
    this.#seen = resumeAt(session.run, pagesOf(session.run), session.seat);
  }

  readonly pages: readonly Page[] = $derived.by(() => pagesOf(this.#session.run));
  /** How many pages were looked at; an undo takes pages away. */
  readonly seen: number = $derived.by(() => Math.min(this.#seen, this.pages.length));
  /** What is being told; null where it is the player's turn, or the other's, or the end. */
  readonly page: Page | null = $derived.by(() => this.pages[this.seen] ?? null);
  /** How things are on the page that is shown. */
  readonly view: View = $derived.by(() => {
    const { run, setup, view, seat } = this.#session;
    return this.page ? run.game.view(setup, this.page.state, seat) : view;
  });

  /** An action leads on from what is told: pages that an undo took away are not read again. */
  mark(): void {
    this.#seen = this.seen;
    this.all = false;
  }

  /** The next page. On the last of a Beat that asks for nothing, the next Beat. */
  next(): void {
    this.mark();
    if (this.#seen < this.pages.length) this.#seen += 1;
    const { over, view } = this.#session;
    if (this.seen < this.pages.length || over) return;
    if (view.phase === 'BEAT' && view.choices.length === 0 && view.mayGoOn) void this.#session.act('go-on');
  }

  /** Past everything of the round that is being told. */
  skip(count: number): void {
    this.#seen += Math.max(0, count - 1);
    this.next();
  }
}
