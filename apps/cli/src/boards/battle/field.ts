import type { SeatView, View } from '@lockstep/battle';
import { cardName, type Names } from '@lockstep/words-battle';
import { columns, ends, flow, pad, wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import { LABELS } from './words.ts';

const ENEMY = 1;

const short = (name: string): string => name.replace(/^a figment$/, 'figment');

/** Characters with their places and spark, and what they come to. */
const rowLines = (names: Names, { row, total }: SeatView, width: number, paint: Paint): readonly string[] => {
  const coins = row.map(
    ({ card, spark, used }, i) =>
      `${paint.faint(String(i + 1))} ${short(cardName(names, card))} ${paint.strong(String(spark))}${used ? paint.faint(LABELS.used) : ''}`,
  );
  const sum = LABELS.total(total);
  const lines = coins.length === 0 ? [paint.faint(LABELS.nobody)] : flow(coins, width - columns(sum) - 4);
  return lines.flatMap((line, i) =>
    i === 0 ? ends(`  ${line}`, paint.strong(sum), width) : [pad(`  ${line}`, width).trimEnd()],
  );
};

/** "KILN ROW  8 of 20 points · Energy 3 of 5 · hand 4 · deck 19 · void 2" */
const seatLines = (seat: SeatView, own: boolean, width: number, paint: Paint): readonly string[] =>
  flow(
    [
      paint.strong(seat.name.toUpperCase()),
      paint.strong(LABELS.points(seat.points, seat.pointsToWin)),
      LABELS.energy(seat.energy, seat.production),
      ...(own ? [] : [LABELS.hand(seat.handSize)]),
      LABELS.deck(seat.deckSize),
      LABELS.void(seat.void.length),
    ],
    width,
    ' · ',
  );

/** The first hand, while it can still be put back. */
const handLines = (names: Names, { phase, seats }: View, width: number): readonly string[] => {
  if (phase !== 'redraw-first' && phase !== 'redraw-second') return [];
  const cards = seats[0]!.hand.map(({ card, cost }) => `${cardName(names, card)} (${LABELS.cost(cost)})`);
  return ['', ...wrap(`${LABELS.firstHand}: ${cards.join(', ')}.`, width, 2)];
};

/** Both rows with the Judgment to come between them. */
export const fieldLines = (names: Names, view: View, width: number, paint: Paint): readonly string[] => {
  const [own, enemy] = view.seats as readonly [SeatView, SeatView];
  const next = LABELS.judgment(own.gains, enemy.gains, view.judges === ENEMY);
  const played = view.played.map(({ card }) => cardName(names, card));
  return [
    ...seatLines(enemy, false, width, paint),
    ...rowLines(names, enemy, width, paint),
    ...wrap(next, width).map((line) => paint.warn(line)),
    ...rowLines(names, own, width, paint),
    ...seatLines(own, true, width, paint),
    ...handLines(names, view, width),
    ...(played.length === 0 ? [] : wrap(LABELS.beingPlayed(played), width).map((line) => paint.fair(line))),
  ];
};
