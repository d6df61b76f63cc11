export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** A part of FULL RULES. Each game has its own ids, in reading order. */
export interface Section<Id extends string = string> {
  readonly id: Id;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export const say = (text: string): Block => ({ kind: 'text', text });
export const list = (...items: readonly string[]): Block => ({ kind: 'list', items });
export const table = (head: readonly string[], ...rows: readonly (readonly string[])[]): Block => ({
  kind: 'table',
  head,
  rows,
});
