import type { GateView } from '@lockstep/gates';
import { clauseWords, gateWords } from '@lockstep/words-freeplay';
import { clipped, columns, flow, pad, wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import { artifactLine } from './card.ts';
import type { Item } from './menu.ts';
import { injectAt } from './preview.ts';
import { type LaidMove, laidOf, type Model, type RunView } from './run-view.ts';
import { bar } from './top.ts';
import { LABELS } from './words.ts';

const mark = (focused: boolean): string => (focused ? '▸' : ' ');

/** Name, strength as a bar with what would come off, and what holds there. */
const lockLine = (
  held: LaidMove,
  runView: RunView,
  gate: GateView,
  at: number,
  focused: boolean,
  width: number,
  paint: Paint,
): string => {
  const seen = injectAt(runView, held, gate.id);
  const then = seen?.strength ?? gate.strength;
  const size = width > 100 ? 24 : width > 70 ? 14 : 8;
  const aimed = held.gate === gate.id;
  const value = then === gate.strength ? `${gate.strength}` : `${gate.strength} → ${then}`;
  const facts = [
    `${value}/${gate.strengthMax}`,
    ...(gate.flagEnds === null ? [] : [LABELS.declared(gate.flagEnds)]),
    ...(gate.disabled ? [LABELS.off] : []),
  ].join(' · ');
  const room = Math.min(26, width - size - 14);
  const name = clipped(`${at} ${gate.name}`, room);
  const shown = focused ? paint.focus(name) : aimed ? paint.strong(name) : name;
  const head = `${mark(focused)}${aimed ? '◎' : ' '} ${pad(shown, room)} `;
  return `${head}${bar(gate.strength, then, gate.strengthMax, size, paint)} ${clipped(facts, Math.max(7, width - columns(head) - size - 1))}`;
};

/** A path: its number, its Damage, and each clause with whether what is taken up meets it. */
export const pathLines = (
  model: Model,
  runView: RunView,
  gate: GateView,
  width: number,
  whole: boolean,
  paint: Paint,
): string[] => {
  const seen = injectAt(runView, laidOf(model), gate.id);
  return gate.paths.flatMap(({ base, clauses, declared, struck }, p) => {
    const asked = clauses.map((clause, c) => {
      if (struck === c + 1) return { text: `(${clauseWords(clause)})`, brush: paint.faint };
      const words = clauseWords(clause);
      if (!seen) return { text: words, brush: paint.plain };
      return seen.table[p]?.[c]
        ? { text: `✓ ${words}`, brush: paint.good }
        : { text: `✗ ${words}`, brush: paint.faint };
    });
    const met = seen?.path === p + 1;
    const lead = `   ${met ? '★' : declared ? '⚑' : ' '}${p + 1} ${String(base).padStart(2)}  `;
    const room = width - columns(lead);
    const plainText = asked.map(({ text }) => text).join('  ');
    const [first = '', ...more] =
      columns(plainText) <= room
        ? [asked.map(({ text, brush }) => brush(text)).join('  ')]
        : whole
          ? flow(
              asked.map(({ text, brush }) => brush(clipped(text, room))),
              room,
            )
          : [clipped(plainText, room)];
    const start = met ? paint.good(lead) : declared ? paint.fair(lead) : lead;
    return [`${start}${first}`, ...more.map((line) => ' '.repeat(columns(lead)) + line)];
  });
};

/** The gates as locks; the one aimed at shows its paths, and with room enough so do the others. */
export const gateLines = (
  model: Model,
  runView: RunView,
  items: readonly Item[],
  width: number,
  whole: boolean,
  paint: Paint,
): string[] => {
  const held = laidOf(model);
  return (runView.view.gates?.gates ?? []).flatMap((gate, i) => {
    if (gate.cleared) return [paint.faint(`   ${i + 1} ${gate.name}, ${LABELS.cleared}`)];
    const focused = items[model.cursor]?.zone === 'gate' && items[model.cursor]!.id === gate.id;
    const open = whole || held.gate === gate.id;
    return [
      lockLine(held, runView, gate, i + 1, focused, width, paint),
      ...(whole && held.gate === gate.id
        ? gateWords(gate).flatMap((text) => wrap(`      ${text}`, width, 6).map((line) => paint.faint(line)))
        : []),
      ...(open ? pathLines(model, runView, gate, width, whole, paint) : []),
    ];
  });
};

/** A line for each card of a hand: number, whether it is taken up, name, and the rest of it. */
export const handRows = (
  model: Model,
  items: readonly Item[],
  about: (id: string) => string,
  width: number,
  paint: Paint,
): string[] => {
  const cards = items.map((item, i) => ({ item, i })).filter(({ item }) => item.zone === 'card');
  const longest = Math.min(Math.floor(width / 3), Math.max(0, ...cards.map(({ item }) => columns(item.label))));
  return cards.map(({ item, i }, n) => {
    const focused = i === model.cursor;
    const name = clipped(item.label, longest);
    const shown = focused ? paint.focus(name) : item.chosen ? paint.strong(name) : name;
    const lead = `${mark(focused)}${n + 1} ${item.chosen ? paint.good('✓') : ' '} `;
    const text = clipped(about(item.id), Math.max(0, width - longest - 7));
    return `${lead}${pad(shown, longest)}  ${item.chosen ? text : paint.faint(text)}`;
  });
};

export const handLines = (
  model: Model,
  runView: RunView,
  items: readonly Item[],
  width: number,
  paint: Paint,
): string[] =>
  handRows(
    model,
    items,
    (id) => {
      const card = runView.view.gates?.hand.find((one) => one.id === id);
      return card ? artifactLine(card) : '';
    },
    width,
    paint,
  );

const cell = (model: Model, item: Item, at: number, paint: Paint): string => {
  const focused = at === model.cursor;
  const text = `${item.chosen ? '✓' : ''}${item.label}${item.note === '' ? '' : ` ${item.note}`}`;
  const brush = focused ? paint.focus : item.off !== null ? paint.faint : item.chosen ? paint.good : paint.strong;
  return `${focused ? '▸' : item.off === null ? ' ' : '·'}${brush(text)}`;
};

/** "Corroborate 3": a tool that is no thing to take along, so that it is only shown. */
export const corroborateCharges = ({ view }: RunView): readonly string[] =>
  (view.gates?.tools ?? []).flatMap(({ id, name, charges }) =>
    id === 'tool.CORROBORATE' ? [`${name} ${LABELS.charges(charges)}`] : [],
  );

/** Tools, or moves, side by side. A dot marks what cannot be done now. */
export const rowLines = (
  model: Model,
  items: readonly Item[],
  zone: Item['zone'],
  label: string,
  width: number,
  paint: Paint,
  shown: readonly string[] = [],
): string[] => {
  const cells = [
    ...shown.map((text) => ` ${paint.faint(text)}`),
    ...items.flatMap((item, i) => (item.zone === zone ? [cell(model, item, i, paint)] : [])),
  ];
  if (cells.length === 0) return [];
  const lead = pad(paint.faint(label), 6);
  const [first = '', ...more] = flow(cells, width - columns(lead) - 1, ' ');
  return [`${lead} ${first}`, ...more.map((line) => `${' '.repeat(columns(lead))} ${line}`)];
};
