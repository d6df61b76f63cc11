import { streams } from '../../streams.ts';

/** Where the same puzzle is played in a browser. The terminal knows no site of its own: LOCKSTEP_SITE names one. Null without it or a date. */
export const linkOf = (game: string, date: string | null): string | null => {
  const site = streams().env.LOCKSTEP_SITE;
  return site && date !== null ? `${site.replace(/\/?$/, '/')}#/${game}/${date}` : null;
};
