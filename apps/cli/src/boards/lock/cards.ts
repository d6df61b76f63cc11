import { TRUST_SIGN } from '@lockstep/words';
import { clipped, columns, flow, pad, padLeft, twoColumns, wrap } from '../../terminal/layout.ts';
import type { Paint, Tint } from '../../terminal/paint.ts';
import { LABELS } from './words.ts';

/** A note on a card, and the same in a sign. */
export interface Note {
  readonly tint: Tint;
  readonly sign: string;
  readonly text: string;
}

/** A card as any game's grid draws it. */
export interface Card {
  readonly id: string;
  readonly name: string;
  /** Its one number, on its edge. */
  readonly worth: number;
  readonly trust: keyof typeof TRUST_SIGN;
  /** What it brings. */
  readonly marks: string;
  /** What else is to be known of it; empty where there is nothing. */
  readonly more: string;
  /** What is to be said of it just now, the worst first. */
  readonly notes: readonly Note[];
  /** Its one line after the name, where there is no more room; without it a card keeps all its lines. */
  readonly brief?: string;
  /** What it says of itself. */
  readonly line: string;
}

/** What a game calls a card's worth and its marks. */
export interface CardLabels {
  readonly worth: string;
  readonly marks: string;
}

export interface CardCell {
  readonly card: Card;
  readonly number: string;
  readonly chosen: boolean;
  readonly focused: boolean;
}

/** Cards as lines, how many stand side by side, and which lines hold the one under the cursor. */
export interface Grid {
  readonly lines: readonly string[];
  readonly across: number;
  readonly from: number;
  readonly to: number;
  /** Each card has one line, and there is more to know of it. */
  readonly brief: boolean;
}

/** Marks and what is more; on one line where they fit. */
const markLines = ({ marks, more }: Card, width: number): string[] => {
  if (more === '') return wrap(marks, width);
  const one = `${marks} · ${more}`;
  return columns(one) <= width ? [one] : [...wrap(marks, width), ...wrap(more, width)];
};

const TINT_OF: { readonly [trust in Card['trust']]: Tint } = { VERIFIED: 'good', PLAUSIBLE: 'fair', SKETCHY: 'warn' };

const trustOf = ({ trust }: Card, paint: Paint): string => paint[TINT_OF[trust]](`${TRUST_SIGN[trust]} ${trust}`);

/** Notes side by side where they fit; one longer than the line is wrapped. */
const noteLines = ({ notes }: Card, width: number, paint: Paint): string[] =>
  flow(
    notes.flatMap(({ tint, text }) => wrap(text, width).map((line) => paint[tint](line))),
    width,
  );

const BOX = { plain: '╭─╮│╰╯', focus: '┏━┓┃┗┛' } as const;

/** A card as a card: number and worth on its edge. */
const box = (
  { card, number, chosen, focused }: CardCell,
  labels: CardLabels,
  width: number,
  height: number,
  paint: Paint,
): string[] => {
  const [tl, line, tr, side, bl, br] = [...(focused ? BOX.focus : BOX.plain)] as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const edge = chosen ? paint.good : focused ? paint.strong : paint.faint;
  const inner = width - 4;
  const left = `${tl}${line} ${number}${chosen ? ' ✓' : ''} `;
  const right = ` ${labels.worth} ${card.worth} ${tr}`;
  const top = left + line.repeat(Math.max(0, width - columns(left) - columns(right))) + right;
  const rows = [
    ...wrap(card.name, inner).map((text) => paint.strong(text)),
    trustOf(card, paint),
    ...wrap(card.marks, inner),
    ...(card.more === '' ? [] : wrap(card.more, inner).map((text) => paint.faint(text))),
    ...noteLines(card, inner, paint),
  ];
  const filled = [...rows, ...Array.from({ length: Math.max(0, height - rows.length) }, () => '')];
  return [
    edge(top),
    ...filled.map((row) => `${edge(side)} ${pad(row, inner)} ${edge(side)}`),
    edge(bl + line.repeat(width - 2) + br),
  ];
};

const LEAST_BOX = 24;

export const boxGrid = (shown: readonly CardCell[], labels: CardLabels, width: number, paint: Paint): Grid => {
  const across = Math.max(1, Math.min(6, Math.floor((width + 1) / (LEAST_BOX + 1)), shown.length));
  const each = Math.floor((width - (across - 1)) / across);
  const lines: string[] = [];
  let [from, to] = [0, 0];
  for (let at = 0; at < shown.length; at += across) {
    const row = shown.slice(at, at + across);
    const height = Math.max(...row.map((one) => box(one, labels, each, 0, paint).length - 2));
    const start = lines.length;
    const drawn = row.map((one) => box(one, labels, each, height, paint));
    lines.push(...drawn.reduce((left, right, i) => twoColumns(left, i * (each + 1) - 1, right, ' ')));
    if (row.some(({ focused }) => focused)) [from, to] = [start, lines.length];
  }
  return { lines, across, from, to, brief: false };
};

const HEAD_WIDTH = 7;
/** Where tags begin in the table: after number, name, worth and trust. */
const tableStart = (name: number): number => HEAD_WIDTH + name + 4 + 2 + 13;
const isTable = (width: number, name: number): boolean => width - tableStart(name) >= 26;
const tableHead = (labels: CardLabels, name: number): string =>
  `${padLeft(labels.worth, HEAD_WIDTH + name + 4)}  ${pad(LABELS.trust, 13)}${labels.marks}`;

/** A card as a line of a table where the width allows, as a short block where it does not. */
const entry = (
  { card, number, chosen, focused }: CardCell,
  labels: CardLabels,
  width: number,
  name: number,
  paint: Paint,
): string[] => {
  const head = `${focused ? '▸' : ' '}${chosen ? '✓' : '·'} ${padLeft(number, 2)}  `;
  const called = focused ? paint.focus(card.name) : chosen ? paint.strong(card.name) : card.name;
  const left = (chosen ? paint.good(head) : head) + pad(called, name) + padLeft(String(card.worth), 4);
  const trust = pad(trustOf(card, paint), 13);
  const wide = tableStart(name);
  if (isTable(width, name)) {
    const [first = '', ...others] = markLines(card, width - wide);
    const notes = noteLines(card, width - wide, paint);
    return [`${left}  ${trust}${first}`, ...[...others, ...notes].map((text) => ' '.repeat(wide) + text)];
  }
  const under = ' '.repeat(columns(head));
  const worth = padLeft(`${labels.worth} ${card.worth}`, Math.max(0, width - columns(head) - columns(card.name)));
  const room = width - columns(head);
  const [first = '', ...others] = markLines(card, room - 13);
  const beneath = others.length === 0 ? [trust + first] : [trust + card.marks, ...wrap(card.more, room)];
  const block = columns(trust + card.marks) <= room ? beneath : [trust.trimEnd(), ...markLines(card, room)];
  const notes = noteLines(card, room, paint);
  return [(chosen ? paint.good(head) : head) + called + worth, ...[...block, ...notes].map((text) => under + text)];
};

/** All there is to know of a card that has one line in the list. */
export const detailLines = (card: Card, labels: CardLabels, width: number): string[] => {
  const { name, trust, worth, marks, more } = card;
  const facts = [name, `${TRUST_SIGN[trust]} ${trust}`, `${labels.worth} ${worth}`, marks, more];
  const lines = facts.filter((fact) => fact !== '').flatMap((fact) => wrap(fact, width));
  return flow(lines, width);
};

const LEAST_NAME = 16;
/** Cursor, number and sign of trust before the name of a card in one line; its worth after it. */
const BRIEF_HEAD = 7;
const BRIEF_WORTH = 4;

const signsOf = ({ notes }: Card, paint: Paint): string => notes.map(({ tint, sign }) => paint[tint](sign)).join(' ');

/** What follows a card's worth: the least there is to know of it, and the signs of its notes. */
const briefRest = (card: Card, paint: Paint): string =>
  [card.brief ?? '', signsOf(card, paint)].filter((text) => text !== '').join(' ');

/** Columns for the names of cards in one line each: they give way, but only so far, and not where most would not fit anyway. */
const briefName = (shown: readonly CardCell[], longest: number, width: number, paint: Paint): number => {
  const most = width - BRIEF_HEAD - BRIEF_WORTH;
  const rooms = shown.map(({ card }) => most - 2 - columns(briefRest(card, paint)));
  const fitting = rooms.filter((room) => room >= LEAST_NAME);
  return Math.min(longest, fitting.length * 2 < rooms.length ? most : Math.min(...fitting));
};

const briefEntry = (
  { card, number, chosen, focused }: CardCell,
  width: number,
  name: number,
  paint: Paint,
): string[] => {
  const head = `${focused ? '▸' : ' '}${chosen ? '✓' : '·'}${padLeft(number, 2)} `;
  const sign = paint[TINT_OF[card.trust]](TRUST_SIGN[card.trust]);
  const called = clipped(card.name, name);
  const drawn = focused ? paint.focus(called) : chosen ? paint.strong(called) : called;
  const worth = padLeft(String(card.worth), BRIEF_WORTH);
  const left = `${chosen ? paint.good(head) : head}${sign} ${pad(drawn, name)}${worth}`;
  const one = `${left}  ${briefRest(card, paint)}`;
  if (columns(one) <= width) return [one.trimEnd()];
  const room = width - BRIEF_HEAD;
  const rest = flow(
    [...wrap(card.brief ?? '', room), signsOf(card, paint)].filter((line) => line !== ''),
    room,
  );
  return [left, ...rest.map((line) => ' '.repeat(BRIEF_HEAD) + line)];
};

/** `bare`: in one line each, where the game says what that line has to hold. */
export const listGrid = (
  shown: readonly CardCell[],
  labels: CardLabels,
  width: number,
  paint: Paint,
  bare: boolean,
): Grid => {
  const longest = Math.max(...shown.map(({ card }) => card.name.length));
  const name = Math.min(longest, width - 6 - 4);
  const brief = bare && shown.every(({ card }) => card.brief !== undefined);
  const short = briefName(shown, longest, width, paint);
  const lines = isTable(width, name) && !brief ? [paint.faint(tableHead(labels, name))] : [];
  let [from, to] = [0, 0];
  for (const one of shown) {
    const start = lines.length;
    lines.push(...(brief ? briefEntry(one, width, short, paint) : entry(one, labels, width, name, paint)));
    if (one.focused) [from, to] = [start, lines.length];
  }
  return { lines, across: 1, from, to, brief };
};
