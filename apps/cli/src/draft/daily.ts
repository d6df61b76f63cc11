import { draft as game } from '@lockstep/draft';
import { type GameModule, type Json, makeSeed, seedOfDate } from '@lockstep/kernel';
import { counted, titleWords } from '@lockstep/words';
import { GAME_TITLE, seedLabel } from '@lockstep/words-draft';
import type { Store } from '../store.ts';
import type { ToldDaily } from '../told-table.ts';
import { openDesk, TODAY } from './desk.ts';
import { LABELS } from './words.ts';

/** The quest of a date, and what is recorded of it: for a script, and for a person. */
export const daily = (store: Store, offers: GameModule, date: string | undefined): ToldDaily => {
  const desk = openDesk(store, offers, date === undefined ? {} : { date });
  const quest = desk.shelf(desk.preset).find(({ name }) => name === TODAY)!;
  const pack = desk.pack as unknown as Json;
  const { scene, preset } = offers.today!(pack) as { readonly scene: string; readonly preset: string };
  const { title } = desk.pack.route.find(({ id }) => id === scene)!;
  const of = quest.date!;
  const seed = seedOfDate(game.id, of);
  const { firstClear, best } = quest.records;
  const [first, top] = [firstClear, best].map((clear) => clear?.facts.score ?? null);
  const streak = desk.streak();
  return {
    facts: {
      game: game.id,
      date: of,
      seed: makeSeed(seed),
      label: seedLabel(seed),
      scene,
      preset,
      streak,
      first: first ?? null,
      best: top ?? null,
    },
    lines: [
      GAME_TITLE.toUpperCase(),
      titleWords({ date: of, seedLabel: seedLabel(seed) }),
      '',
      `${title}, about ${counted(quest.minutes, 'minute')}`,
      quest.line,
      '',
      first === null || first === undefined ? LABELS.notYet(of) : LABELS.first(first, top ?? first),
      `Streak: ${streak}`,
    ],
  };
};
