import type { LinkKind } from './labels.ts';
import type { Tape } from './seen.ts';
import { frame, pack, type TimelineItem, type TimelineLink, tick, ticksIn } from './timeline.ts';

/** Where everything on the compact tape goes, in pixels. It knows no rule: what conflicts is told to it. */

const EDGE = 10;
const BAR = 11;
const LANE = 14;
const LINKS = 21;
const AXIS = 20;
const SIGN = 18;
const LETTER = 7.4;
const LEAST_LANES = 1;

interface Drawn {
  readonly height: number;
  readonly axis: number;
  readonly ticks: readonly ReturnType<typeof tick>[];
  /** When each card of the night claims to be. */
  readonly notches: readonly { readonly x: number; readonly width: number }[];
  readonly bars: readonly {
    readonly id: string;
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly status: TimelineItem['status'];
    readonly mark: LinkKind | null;
  }[];
  readonly links: readonly { readonly kind: LinkKind; readonly path: string }[];
  readonly marks: readonly {
    readonly kind: LinkKind;
    readonly x: number;
    readonly y: number;
    readonly text: string;
  }[];
}

const RANK: { readonly [kind in LinkKind]: number } = { MAJOR: 2, MINOR: 1, CORROBORATES: 0 };

const worst = (id: string, links: readonly TimelineLink[]): LinkKind | null =>
  links
    .filter(({ a, b }) => a === id || b === id)
    .map(({ kind }) => kind)
    .sort((a, b) => RANK[b] - RANK[a])[0] ?? null;

const textOf = ({ kind, gap }: TimelineLink): string => (kind === 'CORROBORATES' ? '' : `${gap} min`);

/** Signs on the links, the worst first, as near to their middles as there is room; none where there is no more. */
const marksOn = (
  links: readonly { readonly link: TimelineLink; readonly middle: number }[],
  width: number,
): Drawn['marks'] => {
  const taken: (readonly [from: number, to: number])[] = [];
  const marks: Drawn['marks'][number][] = [];
  for (const { link, middle } of [...links].sort((a, b) => RANK[b.link.kind] - RANK[a.link.kind])) {
    const text = textOf(link);
    const size = SIGN + 6 + text.length * LETTER;
    const places = Array.from({ length: Math.max(0, Math.floor((width - size) / 4)) }, (_, i) => i * 4);
    const free = places.filter((x) => taken.every(([from, to]) => x + size <= from || to <= x));
    const [x] = free.sort((a, b) => Math.abs(a + SIGN / 2 - middle) - Math.abs(b + SIGN / 2 - middle));
    if (x === undefined) continue;
    taken.push([x, x + size]);
    marks.push({ kind: link.kind, x, y: 1, text });
  }
  return marks;
};

export const tapeLine = ({ items, links, night }: Tape, width: number): Drawn => {
  const [from, to] = frame(night);
  const at = (minute: number): number => Math.round(EDGE + ((minute - from) / (to - from)) * (width - 2 * EDGE));
  const span = (item: Pick<TimelineItem, 'from' | 'to'>, least: number) => {
    const size = Math.max(least, at(item.to) - at(item.from));
    return { x: Math.min(width - size, Math.round((at(item.from) + at(item.to) - size) / 2)), width: size };
  };
  const placed = items.map((item) => ({ item, ...span(item, BAR) }));
  const lanes = pack(
    placed.map(({ x, width: size }) => [x, x + size] as const),
    3,
  );
  const rows = Math.max(LEAST_LANES, ...lanes.map((lane) => lane + 1));
  const axis = LINKS + rows * LANE;
  const bars = placed.map(({ item: { id, status }, x, width: size }, i) => {
    const y = axis - 3 - (lanes[i]! + 1) * LANE + 2;
    return { id, x, y, width: size, status, mark: worst(id, links) };
  });

  const drawn = links.flatMap((link) => {
    const [a, b] = [link.a, link.b].map((id) => bars.find((bar) => bar.id === id));
    if (!a || !b) return [];
    const [left, right] = [a, b].map((bar) => ({ x: bar.x + bar.width / 2, y: bar.y })).sort((p, q) => p.x - q.x);
    const path = `M${left!.x} ${left!.y}V${LINKS / 2}H${right!.x}V${right!.y}`;
    return [{ link, kind: link.kind, path, middle: (left!.x + right!.x) / 2 }];
  });

  return {
    height: axis + AXIS,
    axis,
    ticks: ticksIn([from, to], Math.max(2, Math.floor(width / 90)))
      .map((minute) => tick(minute, at(minute)))
      .filter(({ x }) => x >= 22 && x <= width - 22),
    notches: night.map((card) => span(card, 5)),
    bars,
    links: drawn.map(({ kind, path }) => ({ kind, path })),
    marks: marksOn(drawn, width),
  };
};
