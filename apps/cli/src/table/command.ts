import type { HintLevel } from '@lockstep/kernel';
import type { Kind } from '@lockstep/protocol';

export const PAGES = ['rules', 'quick', 'protocol', 'log', 'share', 'help', 'solution'] as const;
export type Page = (typeof PAGES)[number];

/** All a player can ask of the table, by key, button or typed word. */
export type Command =
  | { readonly do: 'start' }
  | { readonly do: 'play'; readonly kind: Kind; readonly cards: readonly string[] }
  | { readonly do: 'pick'; readonly cards: readonly string[] }
  | { readonly do: 'undo'; readonly sure: boolean }
  | { readonly do: 'redo' }
  /** `next` goes one level further than the last hint given here. */
  | { readonly do: 'hint'; readonly level: HintLevel | 'next'; readonly sure: boolean }
  | { readonly do: 'solution'; readonly sure: boolean }
  | { readonly do: 'show'; readonly page: Page; readonly part?: string }
  | { readonly do: 'look' }
  | { readonly do: 'retry'; readonly sure: boolean }
  | { readonly do: 'quit' };
