import { spokenFor } from '../games.ts';
import { gameDir, packOf } from '../library.ts';
import { answer } from '../output.ts';
import { streams } from '../streams.ts';
import { paintWith } from '../terminal/paint.ts';
import { quickLines, rulesLines } from '../terminal/rules.ts';

const WIDEST = 100;

export const rules = async (
  game: string,
  options: { readonly quick?: boolean; readonly pack?: string; readonly json?: boolean },
): Promise<void> => {
  const { text, module } = await spokenFor(game);
  const pack = packOf(module, options.pack ?? gameDir(game));
  const { output, env } = streams();
  const { columns = 80, isTTY } = output;
  const width = Math.min(columns, WIDEST);
  const paint = paintWith(isTTY === true && !env.NO_COLOR);
  if (options.quick) {
    const lines = text.quickReference(pack);
    answer(options, { ok: true, lines }, () => quickLines(lines, width, paint).join('\n').trimEnd());
    return;
  }
  const sections = text.rulebook(pack);
  answer(options, { ok: true, sections }, () => rulesLines(sections, null, width, paint).join('\n').trimEnd());
};
