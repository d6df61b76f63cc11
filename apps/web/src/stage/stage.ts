import { settings } from '../plumbing/settings.svelte.ts';
import type { Beat, TableSnapshot } from './beat.ts';

const loadPlayer = () => import('./play.ts');
let player: ReturnType<typeof loadPlayer> | undefined;
let skip: (() => void) | undefined;

/** Motion was not refused here or by the system, and turns are not told at once. */
export const isStaged = (): boolean => {
  if (settings.speed === 'instant' || settings.motion === 'reduced') return false;
  return settings.motion === 'full' || !matchMedia('(prefers-reduced-motion: reduce)').matches;
};

/** Loads what plays turns, once a table is on the screen. */
export const prepareStage = (): void => {
  if (isStaged()) player ??= loadPlayer();
};

/** Everything that can move, before the page is changed. */
export const look = (root: HTMLElement): TableSnapshot => ({
  root,
  places: new Map(
    [...root.querySelectorAll<HTMLElement>('[data-stage]')].map((element) => [
      element.dataset.stage ?? '',
      { box: element.getBoundingClientRect(), copy: element.cloneNode(true) as HTMLElement },
    ]),
  ),
});

/** Plays a turn over a page that already shows its end. Nothing waits for it; the next turn, a tap or a key ends it. */
export const playTurn = async (before: TableSnapshot, beats: readonly Beat[]): Promise<void> => {
  skip?.();
  skip = undefined;
  if (beats.length === 0 || !isStaged()) return;
  let ended = false;
  skip = () => {
    ended = true;
  };
  player ??= loadPlayer();
  const { play } = await player.catch(() => ({ play: undefined }));
  if (ended || !play || !before.root.isConnected) return;
  skip = play(before, beats, settings.speed === 'slow' ? 2 : 1);
};
