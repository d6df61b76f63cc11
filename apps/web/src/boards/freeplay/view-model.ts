import type { Event, Setup, Summary, View } from '@lockstep/freeplay';
import { actName } from '@lockstep/words-freeplay';
import type { Stop } from './kinds.ts';
import { FREEPLAY_WORDS } from './words.ts';

const WORDS = FREEPLAY_WORDS.table;

/** Acts and, between them, caches; what lies ahead has no title yet. */
export const stopsOf = ({ acts: all }: Setup, view: View, { acts }: Summary): readonly Stop[] =>
  all.flatMap((_, i): Stop[] => {
    const here = i === view.act - 1;
    const begun = acts[i];
    const act: Stop = {
      kind: all.length > 2 && i === all.length - 1 ? 'boss' : 'act',
      name: actName(i + 1, all.length),
      title: begun?.title,
      note: begun && WORDS.turnsUsed(begun.turns),
      state: begun?.cleared ? 'done' : here ? 'now' : 'ahead',
      result: begun?.cleared ? 'cleared' : here && view.phase === 'over' ? 'failed' : undefined,
    };
    const atCache = here && (view.phase === 'cache' || view.phase === 'crossing');
    const cache: Stop = {
      kind: 'cache',
      name: WORDS.cacheStop,
      state: atCache ? 'now' : acts[i + 1] ? 'done' : 'ahead',
    };
    return i === all.length - 1 ? [act] : [act, cache];
  });

/** What is hidden before it happens. */
export const unknownsIn = (events: readonly Event[]): readonly string[] =>
  events.flatMap((event) => {
    if (event.kind === 'drew' && event.artifacts === null) return [WORDS.cards(event.count)];
    if (event.kind === 'koa-cycled' && event.drawn === null) return [WORDS.cards(event.cards.length)];
    if (event.kind === 'koa-flagged' && event.counter === null) return [FREEPLAY_WORDS.night.hiddenCounter];
    if (event.kind === 'act-began' && event.incident === null) return [WORDS.nextAct];
    if (event.kind === 'event-met' && event.event === null) return [WORDS.eventAhead];
    if (event.kind === 'doors-opened' && event.incidents === null) return [WORDS.doorsAhead];
    return event.kind === 'cache-opened' && event.offers === null ? [WORDS.cacheOffers] : [];
  });
