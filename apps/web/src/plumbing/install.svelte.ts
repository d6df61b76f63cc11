import { settings } from './settings.svelte.ts';

/** Not before the player has seen enough to want to keep it. */
const FINISHED_GAMES = 3;

interface InstallEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

let caught = $state.raw<InstallEvent | undefined>();
let finished = $state(0);

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  caught = event as InstallEvent;
});
addEventListener('appinstalled', () => {
  caught = undefined;
});

export const install = {
  /** The browser can install it. Reactive. */
  get available(): boolean {
    return caught !== undefined;
  },
  /** Time to offer it, quietly and once. Reactive. */
  get offered(): boolean {
    return caught !== undefined && finished >= FINISHED_GAMES && !settings.installOffered;
  },
  /** How many games the player has finished so far. */
  finished(games: number): void {
    finished = games;
  },
  async ask(): Promise<void> {
    const event = caught;
    caught = undefined;
    settings.installOffered = true;
    await event?.prompt();
  },
  dismiss(): void {
    settings.installOffered = true;
  },
};
