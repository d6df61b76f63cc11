import { fold } from '../../packages/kernel/dist/fold.js';
import { openStream, shuffled } from '../../packages/kernel/dist/index.js';
import { bits, choices, chosen, finalOf, firstWord, nextWord, SEED_HI, traced } from '../choices.mjs';
import { accepts, entryOf, riseOf, worthOf } from './judge.mjs';
import { PUZZLE } from './puzzle.mjs';

/** The same rules for this one puzzle, for speed alone: integers in locals, tables for the rest, no validation, no log. */
const PLACES = PUZZLE.card.map((_, i) => i);

const DRAFTS = Uint16Array.from(choices(PLACES, 6), bits);

/** By set × 8: its cards one by one as bits; slot 7 is always empty. */
const NTH = new Uint16Array(4096 * 8);
for (let set = 0; set < 4096; set += 1) {
  const places = PLACES.filter((place) => (set >> place) & 1).slice(0, 7);
  places.forEach((place, i) => {
    NTH[set * 8 + i] = 1 << place;
  });
}

/** Which two slots the c-th choice of one or two cards takes: of six cards from 0, of five from 21. */
const slots = (n) => [...PLACES.slice(0, n).map((i) => [i, 7]), ...choices(PLACES.slice(0, n), 2)];
const ONE = Uint8Array.from([...slots(6), ...slots(5)], ([i]) => i);
const TWO = Uint8Array.from([...slots(6), ...slots(5)], ([, j]) => j);

/** By entry, repeat and payload: Compliance in the low byte, rise of Scrutiny above it. */
const VERDICT = new Uint16Array(3 * 8192);
const STRONGEST = new Uint16Array(4096);
for (const places of [...choices(PLACES, 1), ...choices(PLACES, 2)]) {
  const set = bits(places);
  const cards = places.map((place) => PUZZLE.card[place]);
  for (let entry = 0; entry < 3; entry += 1)
    for (let repeat = 0; repeat < 2; repeat += 1) {
      const accepted = accepts(entry, cards, repeat === 0);
      VERDICT[entry * 8192 + repeat * 4096 + set] = (riseOf(cards, accepted) << 8) | (accepted ? worthOf(cards) : 0);
    }
  const top = Math.max(...cards.map((card) => card.impact));
  STRONGEST[set] = 1 << places.find((place) => PUZZLE.card[place].impact === top);
}
const ENTRY = Uint16Array.from({ length: 9 }, (_, turn) => Math.max(0, entryOf(turn)) * 8192);

const NAME = fold('reserve');
const WORDS = new Uint32Array(12);
const ORDER = new Uint8Array(12);

/** The high half of a product, from 16-bit limbs, so that nothing leaves 32-bit integers. */
const high = (x, mHigh, mLow) => {
  const xLow = x & 0xffff;
  const xHigh = x >>> 16;
  const lowHigh = Math.imul(xLow, mHigh);
  const highLow = Math.imul(xHigh, mLow);
  const middle = (Math.imul(xLow, mLow) >>> 16) + (lowHigh & 0xffff) + (highLow & 0xffff);
  return (Math.imul(xHigh, mHigh) + (lowHigh >>> 16) + (highLow >>> 16) + (middle >>> 16)) | 0;
};

/** Philox 4×32-10 with three of its six inputs fixed. */
const block = (c0, k1, at) => {
  let x0 = c0;
  let x1 = 0;
  let x2 = NAME.a | 0;
  let x3 = NAME.b | 0;
  let key0 = SEED_HI;
  let key1 = k1;
  for (let round = 0; round < 10; round += 1) {
    const low0 = Math.imul(x0, 0xd2511f53);
    const low1 = Math.imul(x2, 0xcd9e8d57);
    const high0 = high(x0, 0xd251, 0x1f53);
    x0 = high(x2, 0xcd9e, 0x8d57) ^ x1 ^ key0;
    x1 = low1;
    x2 = high0 ^ x3 ^ key1;
    x3 = low0;
    key0 = (key0 + 0x9e3779b9) | 0;
    key1 = (key1 + 0xbb67ae85) | 0;
  }
  WORDS[at] = x0;
  WORDS[at + 1] = x1;
  WORDS[at + 2] = x2;
  WORDS[at + 3] = x3;
};

const swap = (i, j) => {
  const held = ORDER[i];
  ORDER[i] = ORDER[j];
  ORDER[j] = held;
};

/** Divisors are written out, so that each remainder is a multiplication. */
const shuffle = (lo) => {
  block(0, lo, 0);
  block(1, lo, 4);
  block(2, lo, 8);
  let unfair = 0;
  for (let i = 0; i < 12; i += 1) {
    ORDER[i] = i;
    unfair |= WORDS[i] > 0xffffffff - 11 ? 1 : 0;
  }
  if (unfair) {
    ORDER.set(shuffled(openStream({ hi: SEED_HI, lo }, 'reserve'), 12));
    return;
  }
  swap(11, WORDS[0] % 12);
  swap(10, WORDS[1] % 11);
  swap(9, WORDS[2] % 10);
  swap(8, WORDS[3] % 9);
  swap(7, WORDS[4] % 8);
  swap(6, WORDS[5] % 7);
  swap(5, WORDS[6] % 6);
  swap(4, WORDS[7] % 5);
  swap(3, WORDS[8] % 4);
  swap(2, WORDS[9] % 3);
  swap(1, WORDS[10] % 2);
};

export const play = (playout, trace) => {
  shuffle(playout);
  let word = nextWord(firstWord(playout));
  const kept = DRAFTS[chosen(word, 924)];
  if (trace) trace.push(traced(0, kept));
  let evidence = kept;
  let resistance = 100;
  let scrutiny = 1;
  let previous = 0;
  let quarantined = 0;
  let ends = 0;
  let scans = 0;
  let drawn = 0;
  for (let turn = 1; turn <= 8; turn += 1) {
    word = nextWord(word);
    const payloads = quarantined === 0 ? 21 : 15;
    let c = chosen(word, scans < 2 ? payloads + 21 : payloads);
    let rise = 2;
    if (c < payloads) {
      const usable = (evidence & ~quarantined) << 3;
      if (quarantined !== 0) c += 21;
      const payload = NTH[usable | ONE[c]] | NTH[usable | TWO[c]];
      if (trace) trace.push(traced(1, payload));
      const verdict = VERDICT[ENTRY[turn] | (payload & previous ? 4096 : 0) | payload];
      resistance -= verdict & 255;
      if (resistance <= 0) return finalOf(true, turn + 1, 0, scrutiny);
      rise = verdict >> 8;
      previous = payload;
    } else {
      c -= payloads;
      const cards = NTH[(evidence << 3) | ONE[c]] | NTH[(evidence << 3) | TWO[c]];
      if (trace) trace.push(traced(2, cards));
      evidence &= ~cards;
      for (let left = c < 6 ? 1 : 2; left > 0; left -= 1) {
        while ((kept >> ORDER[drawn]) & 1) drawn += 1;
        evidence |= 1 << ORDER[drawn];
        drawn += 1;
      }
      quarantined &= evidence;
      scans += 1;
    }
    scrutiny += rise;
    if (scrutiny >= 5) {
      scrutiny = 2;
      resistance = resistance > 85 ? 100 : resistance + 15;
      const caught = STRONGEST[previous & evidence];
      if (caught !== 0) {
        quarantined = caught;
        ends = turn + 3;
      }
    }
    if (turn + 1 >= ends) quarantined = 0;
  }
  return finalOf(false, 9, resistance, scrutiny);
};
