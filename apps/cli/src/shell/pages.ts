import type { Types } from '@lockstep/play';
import type { Section } from '@lockstep/words';
import { wrap } from '../terminal/layout.ts';
import type { Paint } from '../terminal/paint.ts';
import { quickLines, rulesLines, tableLines } from '../terminal/rules.ts';
import type { Lines, Words } from './board.ts';
import type { Model } from './model.ts';
import { HELP_HEAD, PAGE_TITLES } from './words.ts';

/** The rules of the game at hand, its own numbers included. */
const rulebookOf = <G extends Types>({ host, session }: Model<G>): readonly Section[] =>
  host.game.text.rulebook(host.pack, session?.attempt.run.setup);

export const partsOf = <G extends Types>(model: Model<G>): readonly string[] => rulebookOf(model).map(({ id }) => id);

/** Every word that can be typed here. */
export const wordsOf = <G extends Types>(model: Model<G>): Words => model.host.game.board.words(model);

export const helpLines = <G extends Types>(model: Model<G>, texts: Lines, width: number, paint: Paint): Lines => [
  ...texts.flatMap((text) => [...wrap(text, width), '']),
  ...tableLines(HELP_HEAD, Object.values(wordsOf(model)), width, paint),
];

const shareLines = <G extends Types>(model: Model<G>, width: number): Lines => {
  const { board } = model.host.game;
  if (!model.session) return [board.notices.nothingOpen];
  return board.share(model, model.part === 'words').flatMap((line) => wrap(line, width, line.startsWith('  ') ? 2 : 0));
};

type Shared = keyof typeof PAGE_TITLES;

const isShared = (page: string): page is Shared => Object.hasOwn(PAGE_TITLES, page);

export const pageTitle = <G extends Types>({ host }: Model<G>, page: string): string =>
  isShared(page) ? PAGE_TITLES[page] : (host.game.board.pages[page]?.title ?? '');

export const pageLines = <G extends Types>(model: Model<G>, page: string, width: number, paint: Paint): Lines => {
  const { game, pack } = model.host;
  if (!isShared(page)) return game.board.pages[page]?.lines(model, width, paint) ?? [];
  switch (page) {
    case 'rules':
      return rulesLines(rulebookOf(model), model.part, width, paint);
    case 'quick':
      return quickLines(game.text.quickReference(pack, model.session?.attempt.run.setup), width, paint);
    case 'share':
      return shareLines(model, width);
    case 'help':
      return helpLines(model, game.board.help.screen, width, paint);
  }
};
