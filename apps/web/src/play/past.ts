import type { Entry, FinishedTry } from '@lockstep/play';
import { DAILIES } from '../dailies.ts';
import { DAILY_IDS, PLACES, SCENE_IDS } from '../games.ts';
import { HISTORY } from '../strings/history.ts';
import { dateWords } from './date-words.ts';
import { shelfOf } from './shelf.ts';

/** A finished try of any game, in words. */
export interface Past {
  readonly game: string;
  readonly gameTitle: string;
  readonly title: string;
  readonly result: string;
  /** When it was played, where its title does not say so. */
  readonly when: string;
  readonly won: boolean;
  readonly practice: boolean;
  readonly on: string;
  /** Where the same can be played again. */
  readonly path: string;
  readonly replay: string | null;
}

/** What can be found of a game with scenes: its endings, where they are counted. */
export interface Endings {
  readonly title: string;
  readonly found: number;
  readonly all: number;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** How the entries of one game are told. */
interface Teller {
  readonly game: string;
  readonly title: string;
  readonly ledgers: readonly string[];
  tell(entry: FinishedTry): Pick<Past, 'title' | 'result' | 'path'>;
}

const dailyTellers = (): Promise<readonly Teller[]> =>
  Promise.all(
    DAILY_IDS.map(async (game): Promise<Teller> => {
      const { title, ledgers, entryWords } = await DAILIES[game].home();
      return {
        game,
        title,
        ledgers: ledgers.map(({ id }) => id),
        tell: (entry) => ({
          title: `${title}, ${dateWords(entry.daily)}`,
          result: entryWords(entry),
          path: `/${game}/${entry.daily}`,
        }),
      };
    }),
  );

/** How it ended: each kind of game keeps facts of its own. */
export const factWords = ({ won, facts }: FinishedTry, archetypes?: readonly string[]): string => {
  const { score, archetype, rounds, battles, points, enemy, acts } = facts;
  if (archetypes && score !== undefined) return HISTORY.score(archetypes[archetype ?? 0] ?? '', score);
  const how = won ? HISTORY.won : HISTORY.lost;
  if (rounds !== undefined) return HISTORY.rounds(how, rounds);
  if (battles !== undefined) return HISTORY.battles(how, battles);
  if (points !== undefined && enemy !== undefined) return HISTORY.points(how, points, enemy);
  return acts === undefined || won ? how : HISTORY.acts(how, acts);
};

const sceneTellers = (): Promise<readonly Teller[]> =>
  Promise.all(
    SCENE_IDS.map(async (game): Promise<Teller> => {
      const shelf = await shelfOf(game);
      const { title, scenes } = shelf;
      const archetypes = 'archetypes' in shelf ? shelf.archetypes : undefined;
      const today = 'today' in shelf ? shelf.today : undefined;
      const { scene: word } = PLACES[game];
      return {
        game,
        title,
        ledgers: [game],
        tell: (entry) => {
          const result = factWords(entry, archetypes);
          if (DATE.test(entry.daily) && today)
            return {
              title: `${title}, ${dateWords(entry.daily)}`,
              result,
              path: `/${word}/${today.scene}?date=${entry.daily}`,
            };
          const scene = scenes.find(({ id }) => entry.daily === id || entry.daily.startsWith(`${id}-`));
          return { title: scene?.title ?? entry.daily, result, path: `/${word}/${scene?.id ?? entry.daily}` };
        },
      };
    }),
  );

/** Every try that ended, of all games, the newest first. */
export const pastOf = async (entries: readonly Entry[]): Promise<readonly Past[]> => {
  const tellers = [...(await dailyTellers()), ...(await sceneTellers())];
  return entries
    .flatMap((entry): Past[] => {
      const teller = tellers.find(({ ledgers }) => ledgers.includes(entry.game));
      if (entry.kind !== 'finished' || !teller) return [];
      const { won, practice, on, replay = null } = entry;
      const when = on === entry.daily ? '' : dateWords(on);
      return [{ game: teller.game, gameTitle: teller.title, ...teller.tell(entry), when, won, practice, on, replay }];
    })
    .reverse();
};

/** How many endings of each scene were found, where a shelf says how many there are. */
export const endingsOf = async (entries: readonly Entry[]): Promise<readonly Endings[]> => {
  const shelves = await Promise.all(SCENE_IDS.map(async (game) => ({ game, shelf: await shelfOf(game) })));
  return shelves.flatMap(({ game, shelf: { scenes } }) =>
    scenes.flatMap((scene) => {
      if (!('endings' in scene)) return [];
      const found = entries.flatMap((entry) =>
        entry.kind === 'finished' && entry.game === game && entry.daily === scene.id ? (entry.facts.ending ?? []) : [],
      );
      return [{ title: scene.title, found: new Set(found).size, all: scene.endings }];
    }),
  );
};

/** Of all that was played, what holds every word that is searched for. */
export const searchPast = (past: readonly Past[], text: string, wanted: string): readonly Past[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return past.filter((one) => {
    const told = [one.title, one.gameTitle, one.result, one.when, one.on].join(' ').toLowerCase();
    return (wanted === '' || one.game === wanted) && words.every((word) => told.includes(word));
  });
};
