/** Until it is asked for, a sheet that the page lists is a link of this kind, which browsers leave alone. */
const LATER = 'later';

/** Loads a style sheet that the page lists. One that did not come can be asked for again. */
export const loadSheet = (name: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const link = document.querySelector<HTMLLinkElement>(`[data-sheet="${name}"]`)!;
    if (link.sheet) return resolve(link);
    link.addEventListener('load', resolve);
    link.addEventListener('error', (event) => {
      link.rel = LATER;
      reject(event);
    });
    if (link.rel === LATER) link.rel = 'stylesheet';
  });
