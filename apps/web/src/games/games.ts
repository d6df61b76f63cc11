import type { GameId } from './ids.ts';
import type { Parts } from './parts.ts';

/** Every game with a Daily. To open one loads nothing of another. */
export const GAMES: { readonly [id in GameId]: Parts } = {
  protocol: {
    plate: async () => (await import('./protocol/plate.ts')).plate,
    lock: async () => (await import('./protocol/lock.ts')).lock,
    table: async () => (await import('./protocol/table.ts')).table,
    wording: async () => (await import('./protocol/wording.ts')).wording,
    lessons: async () => (await import('./protocol/lessons.ts')).lessons,
  },
  testimony: {
    plate: async () => (await import('./testimony/plate.ts')).plate,
    lock: async () => (await import('./testimony/lock.ts')).lock,
    table: async () => (await import('./testimony/table.ts')).table,
    wording: async () => (await import('./testimony/wording.ts')).wording,
    lessons: async () => (await import('./testimony/lessons.ts')).lessons,
  },
};
