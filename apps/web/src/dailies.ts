import type { DailyId } from './games.ts';
import type { AnyBoardModule } from './play/board.ts';
import type { HomeCard } from './play/home.ts';
import type { AnyIntroModule } from './play/intro.ts';
import type { Lesson } from './play/lesson.ts';
import type { RulesText } from './play/text.ts';

/** What every game brings to the page. Nothing of it is loaded before it is asked for, and to open one loads nothing of another. */
export interface GameRow {
  board(): Promise<AnyBoardModule>;
}

/** A game that has rules to read. */
export interface WrittenRow extends GameRow {
  text(): Promise<RulesText>;
}

/** A game with a forged Daily. */
export interface DailyRow extends WrittenRow {
  home(): Promise<HomeCard>;
  /** The first screen, loaded before the board. */
  intro(): Promise<AnyIntroModule>;
  /** In the order in which they teach. One alone is entered at once. */
  lessons(): Promise<readonly Lesson[]>;
}

/** Every game with a Daily. */
export const DAILIES: { readonly [id in DailyId]: DailyRow } = {
  protocol: {
    board: async () => (await import('./boards/protocol/board.ts')).board,
    text: async () => (await import('./boards/protocol/text.ts')).text,
    home: async () => (await import('./boards/protocol/home.ts')).home,
    intro: async () => (await import('./boards/protocol/intro.ts')).intro,
    lessons: async () => (await import('./boards/protocol/lessons.ts')).lessons,
  },
  testimony: {
    board: async () => (await import('./boards/testimony/board.ts')).board,
    text: async () => (await import('./boards/testimony/text.ts')).text,
    home: async () => (await import('./boards/testimony/home.ts')).home,
    intro: async () => (await import('./boards/testimony/intro.ts')).intro,
    lessons: async () => (await import('./boards/testimony/lessons.ts')).lessons,
  },
};
