import { describe, expect, test } from 'vitest';
import { errorCorrection, formatBits, makeQr, pathThrough } from './qr.ts';

/** Data codewords in a block of each kind, by version: the reader's own copy of the table, for one to four blocks. */
const READ: { readonly [version: number]: { readonly ec: number; readonly blocks: readonly number[] } } = {
  1: { ec: 10, blocks: [16] },
  2: { ec: 16, blocks: [28] },
  4: { ec: 18, blocks: [32, 32] },
  5: { ec: 24, blocks: [43, 43] },
  8: { ec: 22, blocks: [38, 38, 39, 39] },
};

const MASKS: readonly ((row: number, column: number) => number)[] = [
  (i, j) => (i + j) % 2,
  (i) => i % 2,
  (_i, j) => j % 3,
  (i, j) => (i + j) % 3,
  (i, j) => ((i >> 1) + Math.trunc(j / 3)) % 2,
  (i, j) => ((i * j) % 2) + ((i * j) % 3),
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2,
];

/** Is the module one of the patterns? Written from the standard's pictures, for versions with at most one alignment row of three. */
const isPattern = (version: number, x: number, y: number): boolean => {
  const size = 17 + version * 4;
  if (x === 6 || y === 6) return true;
  if ((x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8)) return true;
  if (version >= 7 && ((x >= size - 11 && y < 6) || (y >= size - 11 && x < 6))) return true;
  const centres = version === 1 ? [] : version === 8 ? [6, 24, 42] : [6, size - 7];
  return centres.some((cy) =>
    centres.some((cx) => {
      const corner = (cx === 6 && cy === 6) || (cx === 6 && cy === size - 7) || (cx === size - 7 && cy === 6);
      return !corner && Math.abs(x - cx) <= 2 && Math.abs(y - cy) <= 2;
    }),
  );
};

const read = (grid: readonly (readonly boolean[])[]): string => {
  const size = grid.length;
  const version = (size - 17) / 4;
  const { ec, blocks } = READ[version]!;
  const format = [0, 1, 2, 3, 4, 5, 7, 8].reduce((sum, y, i) => sum | (Number(grid[y]![8]) << i), 0);
  const mask = [...MASKS.keys()].find((one) => (formatBits(one) & 0xff) === format)!;
  const bits = pathThrough(size)
    .filter(([x, y]) => !isPattern(version, x, y))
    .map(([x, y]) => Number(grid[y]![x]) ^ Number(MASKS[mask]!(y, x) === 0));
  const total = blocks.reduce((sum, data) => sum + data + ec, 0);
  const words = Array.from({ length: total }, (_, i) => Number.parseInt(bits.slice(i * 8, i * 8 + 8).join(''), 2));
  const lists = blocks.map(() => [] as number[]);
  let at = 0;
  for (let i = 0; i < Math.max(...blocks); i += 1)
    for (const [b, data] of blocks.entries()) if (i < data) lists[b]!.push(words[at++]!);
  for (let i = 0; i < ec; i += 1) for (const list of lists) list.push(words[at++]!);
  for (const [b, list] of lists.entries())
    expect(errorCorrection(list.slice(0, blocks[b]), ec)).toEqual(list.slice(blocks[b]));
  const data = lists.flatMap((list, b) => list.slice(0, blocks[b]));
  const text = data.map((word) => word.toString(2).padStart(8, '0')).join('');
  expect(text.slice(0, 4)).toBe('0100');
  const length = Number.parseInt(text.slice(4, 12), 2);
  const bytes = Array.from({ length }, (_, i) => Number.parseInt(text.slice(12 + i * 8, 20 + i * 8), 2));
  return new TextDecoder().decode(Uint8Array.from(bytes));
};

describe('a QR code', () => {
  test('[S16] its error correction is that of the standard’s example, 01234567 in version 1-M', () => {
    const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11];
    expect(errorCorrection(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]);
  });

  test('[S16] formats are those of the standard’s table for M', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((mask) => formatBits(mask).toString(2).padStart(15, '0'))).toEqual([
      '101010000010010',
      '101000100100101',
      '101111001111100',
      '101101101001011',
      '100010111111001',
      '100000011001110',
      '100111110010111',
      '100101010100000',
    ]);
  });

  test.each([
    ['http://a/'],
    ['https://play.example/'],
    ['https://play.example/#/people?device=7K3MPQ9XAB'],
    ['http://127.0.0.1:4180/#/people?device=7K3MPQ9XAB&from=a-laptop-with-a-long-name'],
    [`https://play.example/${'ü'.repeat(60)}`],
  ])('[S16] %s is read back', (text) => expect(read(makeQr(text)!)).toBe(text));

  test('[S16] has its three corners, its timing and its quiet dark module; a text that is too long has none', () => {
    const grid = makeQr('https://play.example/')!;
    const size = grid.length;
    for (const [x, y] of [
      [0, 0],
      [size - 7, 0],
      [0, size - 7],
    ] as const)
      expect([0, 1, 2, 3, 4, 5, 6].map((i) => Number(grid[y + 3]![x + i])).join('')).toBe('1011101');
    expect(grid[6]!.slice(8, size - 8).every((dark, i) => dark === (i % 2 === 0))).toBe(true);
    expect(grid[size - 8]![8]).toBe(true);
    expect(makeQr('x'.repeat(214))).toBeNull();
  });
});
