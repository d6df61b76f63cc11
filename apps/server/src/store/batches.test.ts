import { expect, test } from 'vitest';
import { inBatches } from './batches.ts';

interface Item {
  readonly subject: string;
  readonly value: number;
}

const item = (value: number, subject = String(value)): Item => ({ subject, value });

/** A writer that tells its batches, and what it was asked to fail on. */
const writer = (fails: (batch: readonly Item[]) => boolean = () => false) => {
  const batches: number[][] = [];
  const add = inBatches<Item, number>({
    most: 3,
    subject: ({ subject }) => subject,
    write: async (batch) => {
      batches.push(batch.map(({ value }) => value));
      await new Promise((next) => setImmediate(next));
      if (fails(batch)) throw new Error('no');
      return batch.map(({ value }) => value * 10);
    },
  });
  return { add, batches };
};

test('[S6] what comes together is written together, in order, so many at most', async () => {
  const { add, batches } = writer();
  expect(await Promise.all([1, 2, 3, 4].map((value) => add(item(value))))).toEqual([10, 20, 30, 40]);
  expect(batches).toEqual([[1, 2, 3], [4]]);
  expect(await add(item(5))).toBe(50);
});

test('[S6] two of one subject are never in one batch', async () => {
  const { add, batches } = writer();
  await Promise.all([add(item(1, 'a')), add(item(2, 'a')), add(item(3, 'b'))]);
  expect(batches).toEqual([[1, 3], [2]]);
});

test('[S6] one that cannot be written takes no other with it', async () => {
  const { add, batches } = writer((batch) => batch.some(({ value }) => value === 2));
  const answers = await Promise.allSettled([1, 2, 3].map((value) => add(item(value))));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(batches).toEqual([[1, 2, 3], [1], [2], [3]]);
});

test('[S12] a store that is away is asked twice, not once for each that waits', async () => {
  const { add, batches } = writer(() => true);
  const answers = await Promise.allSettled([1, 2, 3].map((value) => add(item(value))));
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(batches).toEqual([[1, 2, 3], [1]]);
});
