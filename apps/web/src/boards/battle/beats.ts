import type { Event, View } from '@lockstep/battle';
import type { Seat } from '@lockstep/kernel';
import type { Beat, Tone } from '../../stage/beat.ts';
import { count, fly, snap } from './flights.ts';
import { YOU } from './view-model.ts';
import { BATTLE_WORDS } from './words.ts';

const WORDS = BATTLE_WORDS.stage;

/** Good for the player, or not. */
const toneOf = (seat: Seat, good: boolean): Tone => ((seat === YOU) === good ? 'good' : 'bad');

const characters = (view: View, seat: Seat): readonly string[] =>
  view.seats[seat]!.row.map(({ number }) => `character:${number}`);

/** Where what left the table went. */
const goalOf = (events: readonly Event[], card: string, seat: Seat): string => {
  const left = events.find((event) => event.kind === 'left' && event.card === card && event.seat === seat);
  return left?.kind === 'left' && left.to === 'hand' && seat === YOU ? 'hand' : `side:${seat}`;
};

/** Who came, who went and who changed: told by the rows before and after, since places shift within a step. */
const rowBeats = (before: View, after: View, events: readonly Event[]): readonly Beat[] =>
  after.seats.flatMap(({ row }, seat) => {
    const old = before.seats[seat]!.row;
    const numbers = row.map(({ number }) => number);
    return [
      ...old
        .filter(({ number }) => !numbers.includes(number))
        .map(
          ({ number, card }): Beat => ({
            kind: 'carry',
            what: [`character:${number}`],
            to: goalOf(events, card, seat),
          }),
        ),
      ...row.flatMap(({ number, spark }): readonly Beat[] => {
        const was = old.find((one) => one.number === number);
        if (!was) return [{ kind: 'react', what: `character:${number}`, how: 'glow' }];
        const by = spark - was.spark;
        return by === 0
          ? []
          : [
              {
                kind: 'delta',
                at: `character:${number}`,
                tone: toneOf(seat, by > 0),
                says: by > 0 ? `+${by}` : `−${-by}`,
              },
            ];
      }),
    ];
  });

const playedBeats = (event: Extract<Event, { kind: 'played' }>): readonly Beat[] => [
  {
    kind: 'carry',
    what: [event.seat === YOU ? `card:${event.card}` : 'enemy-hand'],
    to: `row:${event.seat}`,
  },
];

const judgedBeats = (before: View, after: View, event: Extract<Event, { kind: 'judged' }>): readonly Beat[] => {
  const { seat, totals, by } = event;
  const counts = totals.map((to, of) => count(`total:${of}`, 0, to));
  if (by === 0) return [...counts, { kind: 'react', what: 'moon', how: 'nod' }];
  const from = before.seats[seat]!.points;
  const to = after.seats[seat]!.points;
  return [
    ...counts,
    fly(characters(after, seat), `points:${seat}`, toneOf(seat, true)),
    count(`points:${seat}`, from, to),
    { kind: 'delta', at: `points:${seat}`, tone: toneOf(seat, true), says: `+${by}` },
    { kind: 'react', what: 'moon', how: 'glow' },
  ];
};

const beatsFor = (before: View, after: View, event: Event, judged: boolean): readonly Beat[] => {
  switch (event.kind) {
    case 'played':
      return playedBeats(event);
    case 'judged':
      return judgedBeats(before, after, event);
    case 'points-gained': {
      if (judged) return [];
      const to = event.points;
      return [
        count(`points:${event.seat}`, to - event.by, to),
        { kind: 'delta', at: `points:${event.seat}`, tone: toneOf(event.seat, true), says: `+${event.by}` },
      ];
    }
    case 'prevented':
      return [snap('played'), { kind: 'stamp', at: 'moon', tone: toneOf(event.seat, false), says: WORDS.prevented }];
    case 'all-prevented':
      return [{ kind: 'stamp', at: 'moon', tone: toneOf(event.seat, true), says: WORDS.prevented }];
    case 'energy-gained':
      return [{ kind: 'delta', at: `energy:${event.seat}`, tone: toneOf(event.seat, true), says: `+${event.by}` }];
    case 'used':
    case 'discarded':
      return [{ kind: 'react', what: `side:${event.seat}`, how: 'nod' }];
    case 'kept':
    case 'redrew':
    case 'turn-started':
    case 'ability-resolved':
    case 'energy-promised':
    case 'drew':
    case 'drew-cards':
    case 'window-opened':
    case 'passed':
    case 'resolved':
    case 'entered':
    case 'left':
    case 'kindled':
    case 'spark-changed':
    case 'foresaw':
    case 'foresaw-cards':
    case 'put-in-void':
    case 'put-on-top':
    case 'discovered':
    case 'discovered-card':
    case 'hand-shown':
    case 'taken-from-void':
    case 'reclaimed':
    case 'copies-next':
    case 'became-copy':
    case 'cost-lowered':
    case 'reclaim-gained':
    case 'figments-strengthened':
    case 'chose':
    case 'chose-secretly':
    case 'declined':
    case 'queue-dropped':
    case 'turn-ended':
    case 'battle-ended':
      return [];
  }
};

/** What a step looks like on the table. */
export const beatsOf = (before: View, after: View, events: readonly Event[]): readonly Beat[] => {
  const judged = events.some(({ kind }) => kind === 'judged');
  return [...events.flatMap((event) => beatsFor(before, after, event, judged)), ...rowBeats(before, after, events)];
};
