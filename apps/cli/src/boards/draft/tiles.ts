import {
  type Card,
  type Dreamcaller,
  type Dreamsign,
  type Rarity,
  RESONANCES,
  type Resonance,
  type Setup,
} from '@lockstep/draft';
import { kindWords } from '@lockstep/words-draft';
import { columns, flow, pad, wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import { symbolsOf } from './resonance.ts';
import { LABELS } from './words.ts';

/** Something that can be chosen, as it is drawn in a column: its name, what it is, what it says, and a foot. */
export interface Tile {
  readonly name: string;
  head(width: number, paint: Paint): readonly string[];
  readonly text: string;
  readonly aside: string;
  readonly foot: readonly string[];
}

const RARITY_BRUSH: { readonly [rarity in Rarity]: keyof Pick<Paint, 'plain' | 'fair' | 'warn' | 'deep' | 'faint'> } = {
  Common: 'plain',
  Uncommon: 'fair',
  Rare: 'warn',
  Legendary: 'deep',
  Special: 'faint',
};

/** "Rare" in its colour, then the rest. */
export const kindLine = (card: Card, paint: Paint): string => {
  const words = kindWords(card);
  return paint[RARITY_BRUSH[card.rarity]](card.rarity) + words.slice(card.rarity.length);
};

export const cardTile = (card: Card, foot: readonly string[]): Tile => ({
  name: card.name,
  head: (width, paint) => [
    ...symbolsOf(card.resonance, width, paint),
    ...(columns(kindWords(card)) <= width
      ? [kindLine(card, paint)]
      : [paint[RARITY_BRUSH[card.rarity]](card.rarity), ...wrap(card.subtype ?? card.type, width)]),
    ...wrap(`cost ${card.cost}${card.type === 'Character' ? `, spark ${card.spark}` : ''}`, width),
    `rating ${card.rating}`,
  ],
  text: card.text ?? '',
  aside: card.flavour ?? '',
  foot,
});

const bonusOf = ({ callers, callerAt }: Setup, id: string, resonance: Resonance): number =>
  (callers[callerAt.get(id)!]!.bonus[RESONANCES.indexOf(resonance)] ?? 0) / 1000;

export const callerTile = (setup: Setup, caller: Dreamcaller): Tile => ({
  name: caller.name,
  head: (width, paint) => [
    ...symbolsOf(caller.resonance, width, paint, (one) => ` +${bonusOf(setup, caller.id, one)}`),
    LABELS.brings(caller.essence_bonus),
  ],
  text: caller.text ?? '',
  aside: caller.flavour ?? '',
  foot: [],
});

export const signTile = (sign: Dreamsign): Tile => ({
  name: sign.name,
  head: (width, paint) => symbolsOf(sign.resonance, width, paint),
  text: sign.text ?? '',
  aside: sign.flavour ?? '',
  foot: [],
});

interface Place {
  readonly number: number;
  readonly focused: boolean;
  readonly off: boolean;
}

/** How much of each is shown: so many lines of its text, and the line in italics or not. */
export interface Measure {
  readonly most: number;
  readonly asides: boolean;
}

/** One column: a rule with its number, then everything of it. */
const tileLines = (
  tile: Tile,
  { number, focused, off }: Place,
  width: number,
  { most, asides }: Measure,
  paint: Paint,
): string[] => {
  const rule = `${number} ${(focused ? '━' : '─').repeat(Math.max(0, width - String(number).length - 1))}`;
  const name = wrap(tile.name, width);
  const text = tile.text === '' ? [] : wrap(tile.text, width);
  const cut = text.length > most ? [...text.slice(0, most - 1), `${text[most - 1]!.slice(0, width - 1)}…`] : text;
  const aside = asides && tile.aside !== '' ? wrap(tile.aside, width) : [];
  const lines = [
    focused ? paint.strong(rule) : paint.faint(rule),
    ...name.map((line) => (focused ? paint.focus(line) : paint.strong(line))),
    ...tile.head(width, paint),
    ...(cut.length > 0 ? ['', ...cut] : []),
    ...(aside.length > 0 ? ['', ...aside.map((line) => paint.faint(line))] : []),
  ];
  return off ? lines.map((line) => (line === '' ? '' : paint.faint(line))) : lines;
};

const GAP = 2;
const NARROWEST = 17;
const WIDEST = 34;

/** How many columns, so that rows are as even as can be. */
export const acrossFor = (n: number, width: number): number => {
  const most = Math.max(1, Math.floor((width + GAP) / (NARROWEST + GAP)));
  return n === 0 ? 1 : Math.ceil(n / Math.ceil(n / most));
};

/** All of them side by side, in as many rows as it takes. */
export const gridLines = (
  tiles: readonly (Tile & { readonly off: boolean })[],
  cursor: number,
  width: number,
  measure: Measure,
  paint: Paint,
): string[] => {
  const across = acrossFor(tiles.length, width);
  const each = Math.min(WIDEST, Math.floor((width - GAP * (across - 1)) / across));
  const rows: string[] = [];
  for (let from = 0; from < tiles.length; from += across) {
    const row = tiles.slice(from, from + across);
    const bodies = row.map((tile, i) =>
      tileLines(tile, { number: from + i + 1, focused: from + i === cursor, off: tile.off }, each, measure, paint),
    );
    const height = Math.max(...bodies.map((lines) => lines.length));
    const foots = row.map(({ foot }) => flow(foot, each, ' · '));
    for (let line = 0; line < height; line += 1)
      rows.push(
        bodies
          .map((lines) => pad(lines[line] ?? '', each))
          .join(' '.repeat(GAP))
          .trimEnd(),
      );
    for (let line = 0; line < Math.max(...foots.map((foot) => foot.length)); line += 1)
      rows.push(
        foots
          .map((foot) => pad(line < foot.length ? paint.fair(foot[line]!) : '', each))
          .join(' '.repeat(GAP))
          .trimEnd(),
      );
    if (from + across < tiles.length) rows.push('');
  }
  return rows;
};
