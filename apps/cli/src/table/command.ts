import type { HintLevel, Json } from '@lockstep/kernel';

/** How a puzzle is played where not as it is published: `{ literal: true }`. */
export type Options = { readonly [name: string]: Json };

/** All a player can ask of the table, by key, button or typed word. */
export type Command =
  | { readonly do: 'start' }
  /** Another way to play the puzzle, while it has not begun. */
  | { readonly do: 'vary'; readonly options: Options }
  | { readonly do: 'play'; readonly kind: string; readonly cards: readonly string[] }
  | { readonly do: 'pick'; readonly cards: readonly string[] }
  | { readonly do: 'undo'; readonly sure: boolean }
  | { readonly do: 'redo' }
  /** `next` goes one level further than the last hint given here. */
  | { readonly do: 'hint'; readonly level: HintLevel | 'next'; readonly sure: boolean }
  | { readonly do: 'solution'; readonly sure: boolean }
  | { readonly do: 'show'; readonly page: string; readonly part?: string }
  | { readonly do: 'look' }
  | { readonly do: 'retry'; readonly sure: boolean }
  | { readonly do: 'quit' };
