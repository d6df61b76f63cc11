import type { Json } from '@lockstep/kernel';

const isNamed = (card: unknown): card is { readonly id: string; readonly name: string } => {
  const { id, name } = (card ?? {}) as { readonly id?: unknown; readonly name?: unknown };
  return typeof id === 'string' && typeof name === 'string';
};

/** The names of the cards of a written puzzle, by their ids. */
export const cardNames = (setup: Json): ReadonlyMap<string, string> => {
  const { card } = (setup ?? {}) as { readonly card?: unknown };
  return new Map((Array.isArray(card) ? card : []).filter(isNamed).map(({ id, name }) => [id, name]));
};
