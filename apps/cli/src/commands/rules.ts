import type { Pack } from '@lockstep/protocol';
import { quickReference, rulebook } from '@lockstep/words-protocol';
import { gameDir, offersFor, packOf } from '../library.ts';
import { answer } from '../output.ts';
import { rulesText } from '../table/index.ts';

const WIDEST = 100;

export const rules = (
  game: string,
  options: { readonly quick?: boolean; readonly pack?: string; readonly json?: boolean },
): void => {
  const { tuning } = packOf(offersFor(game), options.pack ?? gameDir(game)) as unknown as Pack;
  const { columns = 80, isTTY } = process.stdout;
  const shape = {
    quick: options.quick === true,
    width: Math.min(columns, WIDEST),
    colour: isTTY === true && !process.env.NO_COLOR,
  };
  const value = options.quick ? { lines: quickReference({ tuning }) } : { sections: rulebook({ tuning }) };
  answer(options, { ok: true, ...value }, () => rulesText({ tuning }, shape));
};
