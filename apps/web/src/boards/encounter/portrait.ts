import type { Mood } from '@lockstep/encounter';
import type { Extra, Look } from './kinds.ts';

/** A brush stroke: thin at both ends, `thick` in the middle. */
export const brush = (x1: number, y1: number, cx: number, cy: number, x2: number, y2: number, thick: number): string =>
  `M${x1} ${y1}Q${cx} ${cy - thick} ${x2} ${y2}Q${cx} ${cy + thick} ${x1} ${y1}Z`;

/** Heights of a brow: outer end, bend, inner end, and how thick it is. */
type Brow = readonly [outer: number, bend: number, inner: number, thick: number];

interface Face {
  readonly brows: readonly [left: Brow, right: Brow];
  /** Heights of an eye: its corners, its lids. A lid below the corners is shut. */
  readonly eye: readonly [outer: number, inner: number, upper: number, lower: number];
  /** How large the iris is and how far it looks aside; 0 where the eye is shut. */
  readonly iris: readonly [radius: number, aside: number];
  readonly mouth: string;
  /** Fine lines: a crease, a dimple. */
  readonly fine?: string;
  /** Sweat or a tear. */
  readonly drop?: string;
  readonly blush?: true;
  /** Degrees the head leans forward. */
  readonly lean: number;
}

const both = (brow: Brow) => [brow, brow] as const;

export const FACES: { readonly [mood in Mood]: Face } = {
  CALM: {
    brows: both([47, 42, 47, 1.8]),
    eye: [55.5, 56, 50, 60],
    iris: [3, 0],
    mouth: 'M58 76.5Q64 78 71 75.5',
    lean: 0,
  },
  WARM: {
    brows: both([45.5, 39.5, 45.5, 1.7]),
    eye: [56.5, 56.5, 49, 57],
    iris: [3, 0],
    mouth: 'M55.5 73.5Q64 83 74 72.5Q65 77 55.5 73.5Z',
    blush: true,
    lean: -3,
  },
  WRY: {
    brows: [
      [47.5, 45.5, 49, 1.9],
      [43, 35.5, 43.5, 1.9],
    ],
    eye: [55.5, 56, 52, 59],
    iris: [3, 2],
    mouth: 'M56.5 76.5Q66 79.5 74 71.5',
    fine: 'M75.5 69.5q2 1.5 1.5 4',
    lean: -4,
  },
  TENSE: {
    brows: both([45.5, 45, 50.5, 2.2]),
    eye: [55, 56.5, 51.5, 58.5],
    iris: [2.4, 0],
    mouth: 'M57.5 77.2L71.5 76.4',
    fine: 'M62.5 47v4M65.5 47v4',
    drop: 'M84 40q4.5 6 0 9q-4.5-3 0-9Z',
    lean: 2,
  },
  ANGRY: {
    brows: both([41.5, 45, 53, 3]),
    eye: [53, 57.5, 52.5, 60],
    iris: [2.2, 0],
    mouth: 'M55.5 80.5Q57 72 65 73Q73 72 74.5 79.5Q65 75.5 55.5 80.5Z',
    fine: 'M62 45.5l1.2 5M66.8 45.5l-1.2 5',
    lean: 4,
  },
  AFRAID: {
    brows: both([48, 41.5, 40, 1.5]),
    eye: [55, 55.5, 45.5, 63.5],
    iris: [2, 0],
    mouth: 'M59.5 80Q60 73 65 73.2Q70 73 70.8 79Q65 76.5 59.5 80Z',
    drop: 'M85 38q4.5 6 0 9q-4.5-3 0-9ZM43 66q3 4.5 0 6.5q-3-2 0-6.5Z',
    lean: -5,
  },
  GRIEVING: {
    brows: both([49.5, 44, 42, 1.6]),
    eye: [55.5, 56, 61, 61],
    iris: [0, 0],
    mouth: 'M58.5 79Q64.5 74 71 78.5',
    drop: 'M51 61.5q4.5 8 0 12q-4.5-4 0-12Z',
    lean: 8,
  },
  RESOLVED: {
    brows: both([44, 45.5, 50, 2.7]),
    eye: [54, 56, 50, 60],
    iris: [3.2, 0],
    mouth: 'M57 76.8Q65 75.6 73 76.2',
    lean: 0,
  },
};

export const HEADS: { readonly [face in Look['face']]: string } = {
  narrow: 'M40 46C39 58 43 70 50 78Q58 88 65 88Q72 87 77 77C82 69 84 58 83.5 46C83 30 74 22 62 22S40 31 40 46Z',
  round: 'M38 48C36 62 41 75 51 82Q62 89 73 82C82 75 87 62 86 48C85 31 76 22 62 22S38 32 38 48Z',
  square: 'M38 44L39 64Q40 74 48 81L57 87Q64 89 71 87L80 80Q86 73 86 63L86.5 44C85 30 76 22 62 22S39 30 38 44Z',
};

interface Hair {
  /** On the shoulders, where it does not move with the head. */
  readonly back?: string;
  readonly knot?: string;
  readonly front?: string;
  readonly strands?: string;
  readonly cloth?: string;
  readonly sheer?: string;
  /** A pin, a band, a jewel. */
  readonly gold?: string;
}

const PARTED = 'M37 60C32 34 44 15 62 15S93 34 87.5 60C86 46 78 38 65 28C54 38 40 46 37 60Z';

export const HAIRS: { readonly [hair in Look['hair']]: Hair } = {
  topknot: {
    knot: 'M48 8C48-3 74-4 74 7C75 14 68 18 61 18S48 15 48 8Z',
    front: 'M38 61C32 34 44 15 62 15S92 33 86.5 59C85 48 82 39 75 34C64 39 51 36 45.5 41C40 45 40 53 38 61Z',
    strands: 'M43 33Q52 21 64 19M49 34Q58 25 72 25M54 7Q60 1 68 4',
    gold: 'M53 15.5Q61 19 69 15V18.5Q61 22 53 19ZM43 11.5 80 4.5 80.5 6.5 43.5 13.5Z',
  },
  loose: {
    back: 'M62 12C38 11 31 34 31 54C31 84 27 104 18 120Q34 124 46 112L80 112Q92 124 106 120C97 104 94 84 93.5 54C93 33 86 12 62 12Z',
    front: 'M36 66C30 36 42 14 62 14C84 14 94 36 88.5 66C88 50 82 40 71 30C63 43 47 42 41.5 49C38 53 38.5 60 36 66Z',
    strands: 'M40 36Q48 20 64 18M45 40Q56 33 67 27M34 84Q32 100 26 114M92 84Q94 100 100 114',
  },
  braid: {
    front: PARTED,
    back: 'M37 50q-10 12-3 24q-9 7-3 17q-8 7-2 17q-6 7 0 14l7 6q7-8 1-15q8-7 2-17q7-8 1-18q6-12 3-24Z',
    strands: 'M42 40Q50 25 62 20M84 40Q76 26 66 21M32 80q5 1 8 6M30 97q5 1 8 6M30 112q4 1 7 5',
    gold: 'M29 119q5 3 10 0l0 4q-5 3-10 0Z',
  },
  shaved: { strands: 'M56 29h.01M62.5 27.5h.01M69 29h.01' },
  hood: {
    front: 'M40 48C42 30 53 24 62 24S83 31 84.5 48C79 38 73 35 64 37.5C56 34 46 38 40 48Z',
    cloth:
      'M62 4C34 3 24 32 28.5 62C30 80 38 94 50 101L50 88C41 78 38 60 40 46C42 31 51 25 62 25S83 32 84.5 46C86 62 84 78 76 88L75 101C88 94 94 80 95.5 62C100 32 90 5 62 4Z',
    strands: 'M35 40Q40 16 60 12M90 44Q86 22 72 14M33 66Q36 82 46 92',
  },
  veil: {
    front: PARTED,
    sheer:
      'M62 7C36 6 26 30 26 56C26 84 19 106 11 126L43 126C38 104 37 80 37.5 56C40 35 50 24 62 23C76 23 86 36 87.5 56C89 82 89 104 83 126H114C106 106 99 84 99 56C98 30 88 8 62 7Z',
    strands: 'M30 60Q31 92 22 122M95 60Q95 92 104 122',
    gold: 'M39 41Q52 30 65 34.5Q78 31 86 41L86 43.5Q77 34.5 65 38Q52 34 39.5 44ZM65 32.5l3.5 5.5-3.5 6-3.5-6Z',
  },
};

/** Worn over the hair: the crown, and what stands out of it. */
export const HATS: { readonly [hat in NonNullable<Extra['hat']>]: { readonly crown: string; readonly lines: string } } =
  {
    straw: {
      crown: 'M62 -3C70 4 92 26 113 39Q104 47 62 48T11 39C32 26 54 4 62 -3Z',
      lines: 'M62 0 40 44M62 0 62 46M62 0 85 44M27 33Q62 42 98 33M42 18Q62 25 83 18',
    },
    helmet: {
      crown: 'M36 47C33 22 45 9 62 9S92 22 88 47Q76 37 62 37T36 47Z',
      lines: 'M62 9V37M40 30Q62 21 86 30M62 9Q57-2 70-5Q66 3 66 9',
    },
  };

/** By the id of an actor or of its character. */
export const EXTRAS: { readonly [id: string]: Extra } = {
  'old-tao': { grey: true },
  'mother-ash': { grey: true },
  'gao-ming': { grey: true },
  'captain-hu': { hat: 'helmet' },
  'boy-with-hat': { hair: 'topknot', hat: 'straw' },
  'kitchen-boy': { hair: 'topknot' },
};
