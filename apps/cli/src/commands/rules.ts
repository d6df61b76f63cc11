import type { Pack } from '@lockstep/protocol';
import { type Block, quickReference, rulebook, type Section } from '@lockstep/words';
import { gameDir, offersFor, packOf } from '../library.ts';
import { answer, columns } from '../output.ts';

const blockText = (block: Block): string => {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'list':
      return block.items.map((item) => `  • ${item}`).join('\n');
    case 'table':
      return columns([block.head, ...block.rows]).replace(/^/gm, '  ');
  }
};

const sectionText = ({ title, blocks }: Section): string =>
  [title.toUpperCase(), ...blocks.map(blockText)].join('\n\n');

export const rules = (
  game: string,
  options: { readonly quick?: boolean; readonly pack?: string; readonly json?: boolean },
): void => {
  const pack = packOf(offersFor(game), options.pack ?? gameDir(game)) as unknown as Pack;
  const tuned = { tuning: pack.tuning };
  if (options.quick) {
    const lines = quickReference(tuned);
    answer(options, { ok: true, lines }, () => columns(lines));
    return;
  }
  const sections = rulebook(tuned);
  answer(options, { ok: true, sections }, () => sections.map(sectionText).join('\n\n\n'));
};
