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

/** All that a section says, a line for each text, item and row. */
export const sectionText = ({ title, blocks }: Section): string =>
  [
    title,
    ...blocks.flatMap((block) => {
      if (block.kind === 'text') return [block.text];
      return block.kind === 'list' ? block.items : [block.head, ...block.rows].map((row) => row.join(' | '));
    }),
  ].join('\n');
