import { LEDGERS as OWN } from '@lockstep/testimony';
import { COURTROOM, wordsFound } from '@lockstep/words';
import { expect, test } from 'vitest';
import { LEDGERS } from './ledgers.ts';
import { TESTIMONY_WORDS } from './words.ts';

test('[T11] home’s ledgers are the game’s own', () => {
  expect(Object.fromEntries(LEDGERS.map(({ id, name }) => [name, id]))).toEqual(OWN);
});

test('[K6] no screen of the game is a court', () => {
  const said = JSON.stringify(TESTIMONY_WORDS, (_, value: unknown) =>
    typeof value === 'function' ? String(value) : value,
  );
  expect(wordsFound(said, COURTROOM)).toEqual([]);
});
