import type { PackOffers } from '@lockstep/kernel';
import type { Fetcher } from '../plumbing/worker/content.ts';
import type { Tale } from '../plumbing/worker/telling.ts';

/** How a face is drawn. */
interface Look {
  readonly hue: number;
  readonly hair: string;
  readonly face: string;
  readonly feature: string;
}

export interface ShelvedScene {
  readonly id: string;
  readonly title: string;
  /** In words: "A duel". */
  readonly kind: string;
  readonly line: string;
  readonly minutes: number;
  readonly place: string;
  readonly party: readonly { readonly name: string; readonly look: Look }[];
}

/** What stands on the shelf of a game that tells scenes, as the build writes it down. */
export interface Shelf {
  readonly title: string;
  readonly scenes: readonly ShelvedScene[];
  readonly difficulties: readonly { readonly id: string; readonly name: string; readonly line: string }[];
}

/** What a game that tells scenes brings to the worker. */
export interface Teller {
  offers(): Promise<PackOffers>;
  open(editions: readonly number[], fetchText: Fetcher): Promise<Tale>;
}
