import type { Event } from '@lockstep/battle';
import type { Seat } from '@lockstep/kernel';
import { counted, listed } from '@lockstep/words';
import { capital, cardName, isYou, type Names, subjectVerb } from './names.ts';

/** Points a seat gained by one cause: its Judgments, or a card. */
interface Cause {
  readonly name: string;
  readonly points: number;
}

const JUDGMENTS = 'Judgments';

/** Where the points of a seat came from: all Judgments together, and each card whose text brought any, the most first. */
const causesOf = (names: Names, events: readonly Event[], seat: Seat): readonly Cause[] => {
  const sums = new Map<string, number>();
  let source = '';
  for (const event of events) {
    if (event.kind === 'judged') source = JUDGMENTS;
    else if (event.kind === 'played' || event.kind === 'reclaimed') source = event.card;
    else if (event.kind === 'used' || event.kind === 'ability-resolved') source = event.source;
    else if (event.kind === 'points-gained' && event.seat === seat)
      sums.set(source, (sums.get(source) ?? 0) + event.by);
  }
  return [...sums]
    .map(([id, points]) => ({ name: id === JUDGMENTS ? id : cardName(names, id), points }))
    .sort((a, b) => b.points - a.points || (a.name < b.name ? -1 : 1));
};

/** A Judgment that brought a seat points: when, how many, with what on both sides, and who stood in the seat's row. */
interface Judged {
  readonly turn: number;
  readonly by: number;
  readonly totals: readonly number[];
  readonly row: readonly Standing[];
}

interface Standing {
  readonly card: string;
}

const judgmentsOf = (events: readonly Event[], seat: Seat): readonly Judged[] => {
  const row: Standing[] = [];
  const judged: Judged[] = [];
  let turn = 0;
  for (const event of events) {
    if (event.kind === 'turn-started') turn = event.turn;
    else if (event.kind === 'entered' && event.seat === seat) row.splice(event.place - 1, 0, { card: event.card });
    else if (event.kind === 'left' && event.seat === seat) row.splice(event.place - 1, 1);
    else if (event.kind === 'became-copy' && event.seat === seat) row[event.place - 1] = { card: event.card };
    else if (event.kind === 'judged' && event.seat === seat && event.by > 0)
      judged.push({ turn, by: event.by, totals: event.totals, row: [...row] });
  }
  return judged;
};

const FIGMENT = 'figment';
/** Who stood in so many of a seat's Judgments is named. */
const LEAST_STOOD = 2;

/** The character that stood in most of these Judgments, and in how many; of equals the one that came first. */
const longestIn = (judged: readonly Judged[]): { readonly card: string; readonly times: number } | null => {
  const times = new Map<Standing, number>();
  for (const { row } of judged) for (const one of row) times.set(one, (times.get(one) ?? 0) + 1);
  const [found] = [...times].filter(([{ card }]) => card !== FIGMENT).sort(([, a], [, b]) => b - a);
  return found && found[1] >= LEAST_STOOD ? { card: found[0].card, times: found[1] } : null;
};

const shareWords = (times: number, of: number): string =>
  times < of ? `${times} of them` : of === 2 ? 'both' : `all ${of} of them`;

const judgmentWords = (names: Names, judged: readonly Judged[], winner: Seat): readonly string[] => {
  const most = judged.reduce<Judged | null>((best, one) => (best === null || one.by > best.by ? one : best), null);
  if (!most) return [];
  const longest = longestIn(judged);
  const spark = `${most.totals[winner]} spark against ${most.totals[1 - winner]}`;
  return [
    judged.length === 1
      ? `One Judgment brought points, on turn ${most.turn}: ${spark}.`
      : `Of ${judged.length} Judgments that brought points the heaviest was on turn ${most.turn}: ${spark}.`,
    ...(longest
      ? [capital(`${cardName(names, longest.card)} stood in ${shareWords(longest.times, judged.length)}.`)]
      : []),
  ];
};

const MOST_CAUSES = 3;

/** What decided a battle: where the winner's points came from, the Judgment that weighed most and who stood longest. Empty before its end. */
export const verdictWords = (names: Names, events: readonly Event[]): string => {
  const ended = events.filter((event) => event.kind === 'battle-ended').at(-1);
  if (!ended) return '';
  const { winner, points } = ended;
  if (winner === null) return `Neither side was ahead in the end: ${points.join(' to ')}.`;
  const causes = causesOf(names, events, winner).slice(0, MOST_CAUSES);
  const won = `${subjectVerb(names, winner, 'wins')} with ${counted(points[winner]!, 'point')}`;
  const brought = listed(causes.map(({ name, points: by }) => `${by === points[winner] ? 'all' : by} by ${name}`));
  return [
    isYou(names, 1 - winner) ? `${won}. What lost it: ${brought}.` : `${won}: ${brought}.`,
    ...judgmentWords(names, judgmentsOf(events, winner), winner),
  ].join(' ');
};
