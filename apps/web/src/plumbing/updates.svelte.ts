import { readPointer } from './sw/pointers.ts';

let registration: ServiceWorkerRegistration | undefined;
let waiting = $state(false);
let ready = $state(false);

export const update = {
  /** A newer version is completely cached and waits for the player's consent. Reactive. */
  get waiting(): boolean {
    return waiting;
  },
  /** All of this version is kept for playing offline. Reactive. */
  get offlineReady(): boolean {
    return ready;
  },
  /** The player's consent: every tab of the app reloads with the newer version. */
  apply(): void {
    const worker = registration?.waiting ?? registration?.active;
    // A version that is overtaken by a still newer one does not read its messages: the yes is for the newest.
    worker?.addEventListener('statechange', () => worker.state === 'redundant' && update.apply(), { once: true });
    worker?.postMessage({ kind: 'agree' });
  },
};

const look = async (scope: string): Promise<void> => {
  const [chosen, newest] = [await readPointer(scope, 'chosen'), await readPointer(scope, 'newest')];
  ready = chosen !== undefined;
  waiting = newest !== chosen;
};

const OFTEN_ENOUGH_MS = 60 * 60_000;

const follow = (found: ServiceWorkerRegistration): void => {
  registration = found;
  const now = (): void => void look(found.scope);
  found.addEventListener('updatefound', () => found.installing?.addEventListener('statechange', now));
  found.installing?.addEventListener('statechange', now);
  now();
  let asked = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - asked < OFTEN_ENOUGH_MS) return;
    asked = performance.now();
    found.update().catch(() => {}); // Offline: the next time will do.
  });
};

/** It fetches every file of the app, which would take the processor and the line from the first screen. */
const AFTER_THE_FIRST_SCREEN_MS = 3000;

/** Registers the service worker of a built app. Without one (no secure address, blocked) the app works as a page. */
export const startUpdates = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ readonly kind?: unknown } | null>) => {
    if (data?.kind === 'changed') location.reload();
  });
  const register = (): void =>
    void navigator.serviceWorker
      .register(new URL('sw.js', document.baseURI), { updateViaCache: 'none' })
      .then(follow, () => {});
  const later = (): void => void setTimeout(register, AFTER_THE_FIRST_SCREEN_MS);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
};
