/**
 * A QR code (ISO/IEC 18004) of a short text: bytes, error correction M, versions 1 to 10, which hold up to 213 bytes. Answers rows of dark
 * modules, without the quiet zone.
 */

/** For each version: codewords of error correction a block, blocks of the first kind, their data codewords, blocks with one more. */
const BLOCKS: readonly (readonly [ec: number, blocks: number, data: number, longer: number])[] = [
  [10, 1, 16, 0],
  [16, 1, 28, 0],
  [26, 1, 44, 0],
  [18, 2, 32, 0],
  [24, 2, 43, 0],
  [16, 4, 27, 0],
  [18, 4, 31, 0],
  [22, 2, 38, 2],
  [22, 3, 36, 2],
  [26, 4, 43, 1],
];

/** Centres of the alignment patterns. */
const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

/** The field of 256 elements, by powers of 2 modulo x⁸ + x⁴ + x³ + x² + 1. */
const POWERS = new Uint8Array(255);
const LOGS = new Uint8Array(256);
for (let i = 0, value = 1; i < 255; i += 1) {
  POWERS[i] = value;
  LOGS[value] = i;
  value = (value << 1) ^ (value & 128 ? 0x11d : 0);
}
const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : POWERS[(LOGS[a]! + LOGS[b]!) % 255]!);

/** What is left of the data, as a polynomial, after division by the generator of so many roots. */
export const errorCorrection = (data: readonly number[], size: number): readonly number[] => {
  let generator = [1];
  for (let i = 0; i < size; i += 1) {
    const root = POWERS[i]!;
    generator = [...generator, 0].map((value, at) => value ^ times(generator[at - 1] ?? 0, root));
  }
  const rest = [...data, ...Array<number>(size).fill(0)];
  for (let i = 0; i < data.length; i += 1) {
    const lead = rest[i]!;
    for (const [at, value] of generator.entries()) rest[i + at]! ^= times(value, lead);
  }
  return rest.slice(data.length);
};

const capacityOf = ([, blocks, data, longer]: (typeof BLOCKS)[number]): number => (blocks + longer) * data + longer;

/** Mode, length, bytes, terminator and padding, as codewords. */
const dataOf = (bytes: Uint8Array, version: number, capacity: number): readonly number[] => {
  const bits: number[] = [];
  const put = (value: number, size: number): void => {
    for (let i = size - 1; i >= 0; i -= 1) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, capacity * 8 - bits.length));
  put(0, -bits.length & 7);
  for (let i = 0; bits.length < capacity * 8; i += 1) put(i % 2 === 0 ? 0xec : 0x11, 8);
  return Array.from({ length: capacity }, (_, i) => Number.parseInt(bits.slice(i * 8, i * 8 + 8).join(''), 2));
};

/** The codewords of all blocks in turns: first of the data, then of the error correction. */
const interleave = (
  data: readonly number[],
  [ec, blocks, size, longer]: (typeof BLOCKS)[number],
): readonly number[] => {
  let at = 0;
  const parts = Array.from({ length: blocks + longer }, (_, i) => {
    const part = data.slice(at, at + size + (i < blocks ? 0 : 1));
    at += part.length;
    return part;
  });
  const corrections = parts.map((part) => errorCorrection(part, ec));
  const turns = (lists: readonly (readonly number[])[], length: number): number[] =>
    Array.from({ length }, (_, i) => lists.flatMap((list) => list[i] ?? [])).flat();
  return [...turns(parts, size + 1), ...turns(corrections, ec)];
};

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** A value followed by what a BCH code adds to it. */
const withCheck = (value: number, generator: number, size: number): number => {
  let rest = value << size;
  for (let i = 31 - Math.clz32(rest); rest >> size > 0; i = 31 - Math.clz32(rest)) rest ^= generator << (i - size);
  return (value << size) | rest;
};

/** Error correction M is 00. */
export const formatBits = (mask: number): number => withCheck(mask, 0x537, 10) ^ 0x5412;

type Grid = (boolean | null)[][];

/** Everything that is the same for all texts of a version; null where the codewords go. */
const framed = (version: number): Grid => {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const square = (left: number, top: number, reach: number, dark: (ring: number) => boolean): void => {
    for (let y = -reach; y <= reach; y += 1)
      for (let x = -reach; x <= reach; x += 1)
        if (grid[top + y]?.[left + x] !== undefined)
          grid[top + y]![left + x] = dark(Math.max(Math.abs(x), Math.abs(y)));
  };
  for (let i = 8; i < size - 8; i += 1) {
    grid[6]![i] = i % 2 === 0;
    grid[i]![6] = i % 2 === 0;
  }
  const centres = ALIGNMENT[version - 1]!;
  const last = centres.at(-1);
  for (const y of centres)
    for (const x of centres)
      if (!(x === 6 && (y === 6 || y === last)) && !(y === 6 && x === last)) square(x, y, 2, (ring) => ring !== 1);
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, (ring) => ring !== 2 && ring !== 4);
  // The places of the format, so that no codeword goes there; then the version.
  setFormat(grid, 0);
  if (version >= 7) {
    const bits = withCheck(version, 0x1f25, 12);
    for (let i = 0; i < 18; i += 1) {
      const [a, b] = [Math.floor(i / 3), (i % 3) + size - 11];
      grid[a]![b] = grid[b]![a] = ((bits >> i) & 1) === 1;
    }
  }
  return grid;
};

const setFormat = (grid: Grid, bits: number): void => {
  const size = grid.length;
  for (let i = 0; i < 15; i += 1) {
    const dark = ((bits >> i) & 1) === 1;
    const near = i < 6 ? i : i < 8 ? i + 1 : size - 15 + i;
    const side = i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i;
    grid[near]![8] = dark;
    grid[8]![side] = dark;
  }
  grid[size - 8]![8] = true;
};

/** The way of the codewords: columns of two from the right, up and down by turns, past the column of the timing pattern. */
export const pathThrough = (size: number): readonly (readonly [x: number, y: number])[] => {
  const path: (readonly [number, number])[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (let i = 0; i < size; i += 1) for (const x of [right, right - 1]) path.push([x, up ? size - 1 - i : i]);
    up = !up;
  }
  return path;
};

/** How hard a grid is to read: long runs, blocks of four, what looks like a corner, too much of one colour. */
const penalty = (grid: readonly (readonly boolean[])[]): number => {
  const size = grid.length;
  const lines = [...grid, ...grid.map((_, x) => grid.map((row) => row[x]!))].map((row) =>
    row.map((dark) => (dark ? '1' : '0')).join(''),
  );
  let sum = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    for (const corner of ['10111010000', '00001011101'])
      for (let at = line.indexOf(corner); at >= 0; at = line.indexOf(corner, at + 1)) sum += 40;
  }
  for (let y = 1; y < size; y += 1)
    for (let x = 1; x < size; x += 1)
      if (grid[y]![x] === grid[y]![x - 1] && grid[y]![x] === grid[y - 1]![x] && grid[y]![x] === grid[y - 1]![x - 1])
        sum += 3;
  const dark = grid.flat().filter(Boolean).length;
  return sum + 10 * Math.floor(Math.abs((20 * dark) / (size * size) - 10));
};

/** Null for a text that is too long. */
export const makeQr = (text: string): readonly (readonly boolean[])[] | null => {
  const bytes = new TextEncoder().encode(text);
  const version = 1 + BLOCKS.findIndex((block, i) => capacityOf(block) >= bytes.length + (i < 9 ? 2 : 3));
  const block = BLOCKS[version - 1];
  if (!block) return null;
  const words = interleave(dataOf(bytes, version, capacityOf(block)), block);
  const frame = framed(version);
  const free = pathThrough(frame.length).filter(([x, y]) => frame[y]![x] === null);
  const masked = MASKS.map((isFlipped, mask) => {
    const grid: Grid = frame.map((row) => [...row]);
    for (const [i, [x, y]] of free.entries())
      grid[y]![x] = ((((words[i >> 3] ?? 0) >> (7 - (i & 7))) & 1) === 1) !== isFlipped(x, y);
    setFormat(grid, formatBits(mask));
    return grid as boolean[][];
  });
  const sums = masked.map(penalty);
  return masked[sums.indexOf(Math.min(...sums))]!;
};
