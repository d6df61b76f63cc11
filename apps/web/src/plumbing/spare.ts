/** Resolves once what is on the page now has been drawn. */
export const drawn = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

const LONGEST_WAIT_MS = 500;

/** Resolves when the page has nothing better to do: work that can wait is done in pieces, each in spare time of its own. */
export const spare = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: LONGEST_WAIT_MS });
    else setTimeout(done);
  });
