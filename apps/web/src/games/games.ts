import type { GameId } from './ids.ts';
import type { Parts } from './parts.ts';

/** Every game with a Daily. To open one loads nothing of another. */
export const GAMES: { readonly [id in GameId]: Parts } = {
  protocol: {
    plate: async () => (await import('./protocol/plate.ts')).plate,
    lock: async () => (await import('./protocol/lock.ts')).lock,
    table: async () => (await import('./protocol/table.ts')).table,
    wording: async () => (await import('./protocol/wording.ts')).wording,
    lesson: async () => (await import('./protocol/lesson.ts')).lesson,
  },
};
