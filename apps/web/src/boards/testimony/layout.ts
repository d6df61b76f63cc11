import type { LinkKind } from './labels.ts';
import {
  claimLine,
  type Extent,
  frame,
  gapText,
  pack,
  type TimelineItem,
  type TimelineLink,
  tick,
  ticksIn,
} from './timeline.ts';

/** Where everything on the timeline goes, in pixels. It knows no rule: what conflicts is told to it. */

/** Parts of a rem: sizes follow the player's text size. */
export const SIZE = { axis: 2, name: 1.05, said: 1, bar: 0.9, row: 1.6, lane: 0.7, edge: 0.75, pill: 1.3 } as const;
/** Mean width of a letter, in rem, at the size it is set in. */
const LETTER = { name: 0.46, said: 0.43, pill: 0.47 } as const;
const RANK: { readonly [kind in LinkKind]: number } = { MAJOR: 2, MINOR: 1, CORROBORATES: 0 };

interface Placed {
  readonly item: TimelineItem;
  readonly x: number;
  readonly width: number;
  readonly instant: boolean;
  readonly name: string;
  readonly textX: number;
  readonly extent: Extent;
}

interface Bar extends Placed {
  readonly y: number;
  /** The worst that is said of it. */
  readonly mark: LinkKind | null;
}

interface Connection {
  readonly link: TimelineLink;
  readonly path: string;
  readonly ends: readonly (readonly [x: number, y: number])[];
  readonly pill: { readonly x: number; readonly y: number; readonly width: number; readonly text: string };
}

interface Layout {
  readonly height: number;
  readonly ticks: readonly ReturnType<typeof tick>[];
  readonly bars: readonly Bar[];
  readonly connections: readonly Connection[];
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

const worst = (id: string, links: readonly TimelineLink[]): LinkKind | null =>
  links
    .filter(({ a, b }) => a === id || b === id)
    .reduce<LinkKind | null>((found, { kind }) => (found && RANK[found] >= RANK[kind] ? found : kind), null);

/** A bar with its two lines of text above it, which stay on the tape. */
const place = (item: TimelineItem, at: (minute: number) => number, width: number, rem: number): Placed => {
  const edge = SIZE.edge * rem;
  const instant = item.from === item.to;
  const diamond = SIZE.bar * rem * 1.3;
  const x = at(item.from) - (instant ? diamond / 2 : 0);
  const size = instant ? diamond : Math.max(4, at(item.to) - x);
  const name = cut(item.name, Math.floor((width - 2 * edge) / (LETTER.name * rem)));
  const text = Math.max(name.length * LETTER.name, claimLine(item).length * LETTER.said) * rem;
  const textX = within(x + 6, edge, Math.max(edge, width - edge - text));
  return { item, x, width: size, instant, name, textX, extent: [Math.min(x, textX), Math.max(x + size, textX + text)] };
};

/** The two sides that face each other, or a minute both bars share. */
const facing = (upper: Placed, lower: Placed) => {
  const start = (bar: Placed): number => bar.x + 2;
  const end = (bar: Placed): number => bar.x + bar.width - 2;
  if (upper.item.to < lower.item.from) return { from: end(upper), to: start(lower) };
  if (lower.item.to < upper.item.from) return { from: start(upper), to: end(lower) };
  const shared = within(start(lower), start(upper), end(upper));
  return { from: shared, to: within(shared, start(lower), end(lower)) };
};

/** No two links hang on one point of a bar: the next one moves further in. */
const hanger = () => {
  const hung = new Map<string, number>();
  return (bar: Placed, x: number): number => {
    const middle = bar.x + bar.width / 2;
    if (bar.instant) return middle;
    const key = `${bar.item.id} ${Math.round(x)}`;
    const before = hung.get(key) ?? 0;
    hung.set(key, before + 1);
    return within(x + (x < middle ? 6 : -6) * before, bar.x + 1, bar.x + bar.width - 1);
  };
};

const pillOf = (link: TimelineLink, middle: number, width: number, rem: number) => {
  const sizeOf = (text: string): number => Math.round((text.length * LETTER.pill + SIZE.pill + 0.6) * rem);
  const whole = gapText(link, true);
  const text = sizeOf(whole) <= width * 0.58 ? whole : gapText(link, false);
  const size = sizeOf(text);
  return { x: within(middle - size / 2, 0, width - size), width: size, text };
};

/** Down from the upper bar, along, and to the lower one; round at the bends. */
const elbow = (x1: number, y1: number, y: number, x2: number, y2: number): string => {
  const bend = Math.min(5, Math.abs(x2 - x1) / 2, Math.abs(y - y1), Math.abs(y2 - y));
  if (bend < 1) return `M${x1} ${y1}V${y}H${x2}V${y2}`;
  const along = Math.sign(x2 - x1) * bend;
  const on = Math.sign(y2 - y) * bend;
  return `M${x1} ${y1}V${y - bend}Q${x1} ${y} ${x1 + along} ${y}H${x2 - along}Q${x2} ${y} ${x2} ${y + on}V${y2}`;
};

export const layout = (
  items: readonly TimelineItem[],
  told: readonly TimelineLink[],
  width: number,
  rem: number,
  /** What the tape has room for; more than the items where its scale is to stay as it is. */
  night: Parameters<typeof frame>[0] = items,
): Layout => {
  const edge = SIZE.edge * rem;
  const [from, to] = frame(night);
  const at = (minute: number): number => Math.round(edge + ((minute - from) / (to - from)) * (width - 2 * edge));

  const placed = [...items].sort((a, b) => a.from - b.from || a.to - b.to).map((item) => place(item, at, width, rem));
  const lanes = pack(
    placed.map(({ extent }) => extent),
    rem * 0.75,
  );
  const found = new Map(placed.map((bar, i) => [bar.item.id, { bar, lane: lanes[i]! }]));

  const links = told.filter(({ a, b }) => found.has(a) && found.has(b));
  const hang = hanger();
  const planned = links.map((link) => {
    const pair = [found.get(link.a)!, found.get(link.b)!].sort((a, b) => a.lane - b.lane);
    const [upper, lower] = [pair[0]!, pair[1]!];
    const sides = facing(upper.bar, lower.bar);
    const [x1, x2] = [hang(upper.bar, sides.from), hang(lower.bar, sides.to)];
    const pill = pillOf(link, (x1 + x2) / 2, width, rem);
    const extent: Extent = [Math.min(pill.x, x1, x2), Math.max(pill.x + pill.width, x1, x2)];
    return { link, upper: upper.lane, lower: lower.lane, x1, x2, pill, extent };
  });

  /** Under each lane is a channel, with as many rows as its links need. */
  const barY: number[] = [];
  const middleOf = new Map<TimelineLink, number>();
  let y = SIZE.axis * rem;
  for (let lane = 0; lane <= Math.max(-1, ...lanes); lane++) {
    barY.push(y + (SIZE.name + SIZE.said) * rem);
    y = barY[lane]! + SIZE.bar * rem + 4;
    const here = planned.filter(({ upper }) => upper === lane);
    const rows = pack(
      here.map(({ extent }) => extent),
      6,
    );
    for (const [i, { link }] of here.entries()) middleOf.set(link, Math.round(y + (rows[i]! + 0.5) * SIZE.row * rem));
    y += (Math.max(-1, ...rows) + 1) * SIZE.row * rem + SIZE.lane * rem;
  }

  return {
    height: Math.ceil(y),
    ticks: ticksIn([from, to], Math.max(2, Math.floor((width - 2 * edge) / (rem * 3.6))))
      .map((minute) => tick(minute, at(minute)))
      .filter(({ x }) => x >= rem * 1.4 && x <= width - rem * 1.4),
    bars: placed.map((bar, i) => ({ ...bar, y: barY[lanes[i]!]!, mark: worst(bar.item.id, links) })),
    connections: planned.map(({ link, upper, lower, x1, x2, pill }) => {
      const middle = middleOf.get(link)!;
      const y1 = barY[upper]! + SIZE.bar * rem;
      const y2 = upper === lower ? y1 : barY[lower]!;
      const ends = [
        [x1, y1],
        [x2, y2],
      ] as const;
      return { link, path: elbow(x1, y1, middle, x2, y2), ends, pill: { ...pill, y: middle } };
    }),
  };
};
