import type { Event, Setup } from '@lockstep/battle';
import type { Seat } from '@lockstep/kernel';
import { counted } from '@lockstep/words';
import { cardName, subjectVerb } from './names.ts';

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

/** Points a seat gained by one cause: its Judgments, or a card. */
interface Cause {
  readonly name: string;
  readonly points: number;
}

/** Where the points of a seat came from: all Judgments together, and each card whose text brought any, the most first. */
const causesOf = (setup: Setup, events: readonly Event[], seat: Seat): readonly Cause[] => {
  const sums = new Map<string, number>();
  let source = '';
  for (const event of events) {
    if (event.kind === 'judged') source = 'Judgment';
    else if (event.kind === 'played' || event.kind === 'reclaimed') source = event.card;
    else if (event.kind === 'used' || event.kind === 'ability-resolved') source = event.source;
    else if (event.kind === 'points-gained' && event.seat === seat)
      sums.set(source, (sums.get(source) ?? 0) + event.by);
  }
  return [...sums]
    .map(([id, points]) => ({ name: id === 'Judgment' ? 'Judgments' : cardName(setup, id), points }))
    .sort((a, b) => b.points - a.points || (a.name < b.name ? -1 : 1));
};

const joined = (causes: readonly Cause[]): string => {
  const said = causes.map(({ name, points }) => `${points} by ${name}`);
  return said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')} and ${said.at(-1)}`;
};

const MOST_CAUSES = 3;

/** The Judgment that brought a seat most, with what stood against what. */
const dearest = (
  events: readonly Event[],
  seat: Seat,
): { readonly turn: number; readonly judged: Of<'judged'> } | null => {
  let turn = 0;
  let found: { readonly turn: number; readonly judged: Of<'judged'> } | null = null;
  for (const event of events) {
    if (event.kind === 'turn-started') turn = event.turn;
    if (event.kind === 'judged' && event.seat === seat && event.by > (found?.judged.by ?? 0))
      found = { turn, judged: event };
  }
  return found;
};

/** What decided a battle: where the winner's points came from, and the one Judgment that weighed most. Empty before its end. */
export const verdictWords = (setup: Setup, events: readonly Event[]): string => {
  const ended = events.find((event): event is Of<'battle-ended'> => event.kind === 'battle-ended');
  if (!ended) return '';
  const { winner } = ended;
  if (winner === null) return `After ${setup.tuning.turns_most} turns both sides have ${ended.points[0]} points.`;
  const causes = causesOf(setup, events, winner).slice(0, MOST_CAUSES);
  const most = dearest(events, winner);
  return [
    `${subjectVerb(setup, winner, 'wins')} with ${counted(ended.points[winner]!, 'point')}: ${joined(causes)}.`,
    ...(most
      ? [
          `The Judgment of turn ${most.turn} weighed most: ${most.judged.totals[winner]} spark against ${most.judged.totals[1 - winner]}, ${counted(most.judged.by, 'point')}.`,
        ]
      : []),
  ].join(' ');
};
