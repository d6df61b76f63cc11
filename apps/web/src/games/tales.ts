import type { Section } from '@lockstep/words';
import type { Component } from 'svelte';
import type { Progress } from '../plumbing/progress/index.ts';
import type { Route } from '../plumbing/route.ts';
import type { TaleId } from './ids.ts';

interface Loaded<Props extends Record<string, unknown>> {
  readonly default: Component<Props>;
}

/** What such a game brings to the page, each part loaded when it is needed. */
export interface Tale {
  shelf(): Promise<Loaded<{ progress: Progress; date: string }>>;
  scene(): Promise<Loaded<{ progress: Progress; scene: string; query: Route['query'] }>>;
  replay(): Promise<Loaded<{ text: string }>>;
  rules(): Promise<{
    quickReference(pack: unknown): readonly (readonly [string, string])[];
    rulebook(pack: unknown): readonly Section[];
  }>;
}

/** Every game that tells scenes. To open one loads nothing of another game. */
export const TALES: { readonly [id in TaleId]: Tale } = {
  encounter: {
    shelf: () => import('./encounter/Shelf.svelte'),
    scene: () => import('./encounter/Scene.svelte'),
    replay: () => import('./encounter/Replay.svelte'),
    rules: async () => (await import('./encounter/rules.ts')).rules,
  },
  draft: {
    shelf: () => import('./draft/Shelf.svelte'),
    scene: () => import('./draft/Scene.svelte'),
    replay: () => import('./draft/Replay.svelte'),
    rules: async () => (await import('./draft/rules.ts')).rules,
  },
  freeplay: {
    shelf: () => import('./freeplay/Shelf.svelte'),
    scene: () => import('./freeplay/Scene.svelte'),
    replay: () => import('./freeplay/Replay.svelte'),
    rules: async () => (await import('./freeplay/rules.ts')).rules,
  },
};
