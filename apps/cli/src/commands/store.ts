import { copyStore, type Place } from '@lockstep/server';
import { Fault } from '../fault.ts';
import { answer } from '../output.ts';

const placeOf = (text: string): Place => (/^postgres(?:ql)?:\/\//.test(text) ? { url: text } : { dir: text });

/** To back up, to restore, and to move: a whole store to an empty place. */
export const copy = async (from: string, to: string, options: { readonly json?: boolean }): Promise<void> => {
  let tables: { readonly [table: string]: number };
  try {
    tables = await copyStore(placeOf(from), placeOf(to));
  } catch (error) {
    throw new Fault('no-store', `nothing was copied: ${(error as Error).message}`);
  }
  answer(options, { ok: true, tables }, () =>
    ['Copied.', ...Object.entries(tables).map(([table, rows]) => `  ${table}: ${rows}`)].join('\n'),
  );
};
