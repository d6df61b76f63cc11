/** The parts of FULL RULES, in reading order. The seven of D29 §17 keep theirs. */
export const SECTION_IDS = [
  'goal',
  'draft',
  'payload',
  'protocols',
  'compliance',
  'resonance',
  'scrutiny',
  'scan',
  'medals',
  'practice',
  'glossary',
] as const;
export type SectionId = (typeof SECTION_IDS)[number];

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

export interface Section {
  readonly id: SectionId;
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
