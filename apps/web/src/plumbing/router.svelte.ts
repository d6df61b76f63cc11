import { makeDay } from '@lockstep/calendar';
import { hrefOf, parseRoute, type Route } from './route.ts';
import { today } from './today.ts';

export { hrefOf, type Route, type RouteName } from './route.ts';

/** So long is waited for a screen that is still being loaded before its heading is given up. */
const HEADING_WITHIN_MS = 5000;

const here = (): Route => parseRoute(location.hash, makeDay(today()));

let current = $state.raw<Route>(here());

/** Where the player is. Reactive. */
export const route: Route = {
  get name() {
    return current.name;
  },
  get params() {
    return current.params;
  },
  get query() {
    return current.query;
  },
};

/** To another screen; `replace` leaves no way back to this one. */
export const go = (path: string, replace = false): void => {
  if (replace) location.replace(hrefOf(path));
  else location.hash = path;
};

const scrollOf = (state: unknown): number => {
  const kept = state as { readonly scroll?: unknown } | null;
  return typeof kept?.scroll === 'number' ? kept.scroll : 0;
};

/** A screen may be on its way still: its heading is the first one that was not there before. */
const arrive = (before: HTMLElement | null, samePlace: boolean, scroll: number): void => {
  const began = performance.now();
  const look = (): void => {
    const heading = document.querySelector<HTMLElement>('h1');
    if (heading && (heading !== before || samePlace)) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      scrollTo(0, scroll);
    } else if (performance.now() - began < HEADING_WITHIN_MS) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/** Begins to follow the address. Once, before the first screen. */
export const startRouter = (): void => {
  history.scrollRestoration = 'manual';
  let waiting: ReturnType<typeof setTimeout> | undefined;
  addEventListener('scroll', () => {
    clearTimeout(waiting);
    // Browsers allow only so many changes of the history in a while.
    waiting = setTimeout(() => history.replaceState({ scroll: scrollY }, ''), 150);
  });
  addEventListener('popstate', ({ state }) => {
    clearTimeout(waiting);
    const before = document.querySelector<HTMLElement>('h1');
    const next = here();
    const samePlace = next.name === current.name;
    current = next;
    arrive(before, samePlace, scrollOf(state));
  });
};
