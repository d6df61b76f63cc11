import type { Page } from './pages.ts';
import { ENCOUNTER_WORDS } from './words.ts';

const WORDS = ENCOUNTER_WORDS.fight;

/** Who took something on this page, and what: a hit that comes, one that is answered, all that landed at the end of a round. */
export const struckIn = (page: Page): ReadonlyMap<string, string> => {
  const worst = new Map<string, number>();
  const raise = (id: string, degree: number): void => {
    if (degree > 0) worst.set(id, Math.max(degree, worst.get(id) ?? 0));
  };
  if (page.kind === 'clash') raise(page.event.target, page.event.degree);
  for (const event of page.notes) if (event.kind === 'landed') raise(event.target, event.degree);
  return new Map([...worst].map(([id, degree]) => [id, WORDS.struck(degree)]));
};
