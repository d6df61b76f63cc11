import type { CardView } from '@lockstep/protocol';
import { TRUST_SIGN } from '@lockstep/words-protocol';
import { LABELS } from '../words.ts';
import { beside, columns, pad, padLeft, wrap } from './layout.ts';
import { cardsOn, type Model, numberOf } from './model.ts';
import type { Paint } from './paint.ts';

/** Cards as lines, how many stand side by side, and which lines hold the one under the cursor. */
export interface Grid {
  readonly lines: readonly string[];
  readonly across: number;
  readonly from: number;
  readonly to: number;
}

interface Shown {
  readonly card: CardView;
  readonly number: string;
  readonly chosen: boolean;
  readonly focused: boolean;
}

const shownOf = (model: Model): readonly Shown[] =>
  cardsOn(model).map((card, i) => ({
    card,
    number: String(numberOf(model, card.id)),
    chosen: model.selection.includes(card.id),
    focused: model.cursor === i,
  }));

const marks = ({ tags }: CardView): string => (tags.length > 0 ? tags.join(' ') : LABELS.noTags);

/** Tags, then traits; on one line where they fit. */
const markLines = (card: CardView, width: number): string[] => {
  if (card.traits.length === 0) return wrap(marks(card), width);
  const one = `${marks(card)} · ${card.traits.join(' ')}`;
  return columns(one) <= width ? [one] : [...wrap(marks(card), width), ...wrap(card.traits.join(' '), width)];
};

const trustOf = ({ trust }: CardView): string => `${TRUST_SIGN[trust]} ${trust}`;

const quarantineOf = ({ quarantine }: CardView): string[] => (quarantine > 0 ? [LABELS.quarantined(quarantine)] : []);

const BOX = { plain: '╭─╮│╰╯', focus: '┏━┓┃┗┛' } as const;

/** A card as a card: number and Impact on its edge. */
const box = ({ card, number, chosen, focused }: Shown, width: number, height: number, paint: Paint): string[] => {
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
  const right = ` ${LABELS.impact} ${card.impact} ${tr}`;
  const top = left + line.repeat(Math.max(0, width - columns(left) - columns(right))) + right;
  const rows = [
    ...wrap(card.name, inner).map((text) => paint.strong(text)),
    paint.trust[card.trust](trustOf(card)),
    ...wrap(marks(card), inner),
    ...(card.traits.length > 0 ? wrap(card.traits.join(' '), inner).map((text) => paint.faint(text)) : []),
    ...quarantineOf(card).flatMap((text) => wrap(text, inner).map((one) => paint.bad(one))),
  ];
  const filled = [...rows, ...Array.from({ length: Math.max(0, height - rows.length) }, () => '')];
  return [
    edge(top),
    ...filled.map((row) => `${edge(side)} ${pad(row, inner)} ${edge(side)}`),
    edge(bl + line.repeat(width - 2) + br),
  ];
};

const boxRows = (shown: Shown, width: number, paint: Paint): number => box(shown, width, 0, paint).length - 2;

const LEAST_BOX = 24;

export const boxGrid = (model: Model, width: number, paint: Paint): Grid => {
  const shown = shownOf(model);
  const across = Math.max(1, Math.min(6, Math.floor((width + 1) / (LEAST_BOX + 1)), shown.length));
  const each = Math.floor((width - (across - 1)) / across);
  const lines: string[] = [];
  let [from, to] = [0, 0];
  for (let at = 0; at < shown.length; at += across) {
    const row = shown.slice(at, at + across);
    const height = Math.max(...row.map((one) => boxRows(one, each, paint)));
    const start = lines.length;
    const drawn = row.map((one) => box(one, each, height, paint));
    lines.push(...drawn.reduce((left, right, i) => beside(left, i * (each + 1) - 1, right, ' ')));
    if (row.some(({ focused }) => focused)) [from, to] = [start, lines.length];
  }
  return { lines, across, from, to };
};

const HEAD_WIDTH = 7;
/** Where tags begin in the table: after number, name, Impact and trust. */
const tableStart = (name: number): number => HEAD_WIDTH + name + 4 + 2 + 13;
const isTable = (width: number, name: number): boolean => width - tableStart(name) >= 26;
const tableHead = (name: number): string =>
  `${padLeft(LABELS.impact, HEAD_WIDTH + name + 4)}  ${pad(LABELS.trust, 13)}${LABELS.marks}`;

/** A card as a line of a table where the width allows, as a short block where it does not. */
const entry = ({ card, number, chosen, focused }: Shown, width: number, name: number, paint: Paint): string[] => {
  const head = `${focused ? '▸' : ' '}${chosen ? '✓' : '·'} ${padLeft(number, 2)}  `;
  const called = focused ? paint.focus(card.name) : chosen ? paint.strong(card.name) : card.name;
  const left = (chosen ? paint.good(head) : head) + pad(called, name) + padLeft(String(card.impact), 4);
  const trust = pad(paint.trust[card.trust](trustOf(card)), 13);
  const quarantine = quarantineOf(card).map((text) => paint.bad(text));
  const wide = tableStart(name);
  if (isTable(width, name)) {
    const [first = '', ...others] = markLines(card, width - wide);
    return [`${left}  ${trust}${first}`, ...[...others, ...quarantine].map((text) => ' '.repeat(wide) + text)];
  }
  const under = ' '.repeat(columns(head));
  const impact = padLeft(`${LABELS.impact} ${card.impact}`, Math.max(0, width - columns(head) - columns(card.name)));
  const room = width - columns(head);
  const [first = '', ...others] = markLines(card, room - 13);
  const beneath = others.length === 0 ? [trust + first] : [trust + marks(card), ...wrap(card.traits.join(' '), room)];
  const block = columns(trust + marks(card)) <= room ? beneath : [trust.trimEnd(), ...markLines(card, room)];
  return [
    (chosen ? paint.good(head) : head) + called + impact,
    ...[...block, ...quarantine].map((text) => under + text),
  ];
};

export const listGrid = (model: Model, width: number, paint: Paint): Grid => {
  const shown = shownOf(model);
  const longest = Math.max(...shown.map(({ card }) => card.name.length));
  const name = Math.min(longest, width - 6 - 4);
  const lines = isTable(width, name) ? [paint.faint(tableHead(name))] : [];
  let [from, to] = [0, 0];
  for (const one of shown) {
    const start = lines.length;
    lines.push(...entry(one, width, name, paint));
    if (one.focused) [from, to] = [start, lines.length];
  }
  return { lines, across: 1, from, to };
};

/** What the card under the cursor says of itself: flavour, shown where there is room to spare. */
export const flavourLines = (model: Model, width: number, paint: Paint): string[] => {
  const line = cardsOn(model)[model.cursor]?.line;
  return line ? wrap(line, width - 2).map((text) => `  ${paint.faint(text)}`) : [];
};
