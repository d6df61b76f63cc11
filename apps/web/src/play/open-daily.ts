import type { AnyTypes, FinishedTry, Ref } from '@lockstep/play';
import { tick } from 'svelte';
import { DAILIES } from '../dailies.ts';
import { DAILY_IDS, type DailyId } from '../games.ts';
import type { Progress } from '../plumbing/progress/index.ts';
import { spare } from '../plumbing/spare.ts';
import type { OpenedRef } from '../plumbing/worker/messages.ts';
import type { HostLine } from './host.ts';
import { open } from './open.ts';

export interface AskedDaily {
  readonly game: DailyId;
  readonly date: string;
  readonly ref: Ref;
  readonly afresh: boolean;
  readonly whole: Promise<OpenedRef>;
  /** The try that ended it, where one did. */
  readonly last: FinishedTry | undefined;
  /** Another player's try to be compared with. */
  readonly vs: string | undefined;
  reopen(): void;
}

/** What follows the intro of a Daily. It is loaded a piece at a time, so that a tap is answered in between. */
export const openDaily = async (progress: Progress, { game, date, ref, last, vs, ...how }: AskedDaily) => {
  const { afresh, whole, reopen } = how;
  const { board: loadBoard, intro, text } = DAILIES[game];
  const board = await loadBoard();
  await spare();
  const ended = last && (await (await import('./finished.ts')).endedTry(last));
  const session = await open<AnyTypes>(progress, board, ref, { afresh, reopen, ...(ended ? { ended } : { whole }) });
  session.rival =
    vs === undefined ? null : await (await import('./read-rival.ts')).readRival(board, date, vs).catch(() => null);
  session.terms = async () => (await text()).terms?.(session.setup) ?? [];
  session.homeCards = () => Promise.all(DAILY_IDS.map(async (id) => ({ id, card: await DAILIES[id].home() })));
  // The table takes the place of the intro, and its heading the focus of the intro's.
  if (session.started && document.activeElement?.localName === 'h1')
    requestAnimationFrame(() => document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true }));
  const { Intro } = await intro();
  /** What the host says on the intro: its words come later, and where they cannot be had it is silent. */
  const greeting = async (): Promise<HostLine | null> =>
    session.started || !board.greeting ? null : board.greeting(session).catch(() => null);
  /** Its heading takes the focus. */
  const begin = async (): Promise<void> => {
    await session.perform({ kind: 'start' });
    await tick();
    document.querySelector<HTMLElement>('[data-arrive], main h1')?.focus({ preventScroll: true });
    scrollTo(0, 0);
  };
  return { Board: board.Board, Intro, session, greeting, begin };
};
