import type { Event, Setup } from '@lockstep/battle';
import type { Seat } from '@lockstep/kernel';
import { eventWords, seatName } from '@lockstep/words-battle';

/** What is on the table already, or is said by what comes after it. */
const UNSAID: readonly Event['kind'][] = [
  'resolved',
  'window-opened',
  'passed',
  'kept',
  'turn-ended',
  'chose-secretly',
  'drew-cards',
  'battle-ended',
];

/** A card that enters because it was played was told of with its playing. */
const isSaid = (event: Event, events: readonly Event[]): boolean => {
  if (UNSAID.includes(event.kind)) return false;
  if (event.kind === 'entered') return event.how !== 'played';
  if (event.kind === 'kindled') return !events.some(({ kind }) => kind === 'spark-changed');
  if (event.kind === 'points-gained') return !events.some((one) => one.kind === 'judged' && one.by === event.by);
  return true;
};

/** A step in a few sentences. */
export const sentencesOf = (setup: Setup, events: readonly Event[]): readonly string[] =>
  events.filter((event) => isSaid(event, events)).map((event) => eventWords(setup, event));

/** On the table at a glance, so that a line has room for what was done. */
const AT_A_GLANCE: readonly Event['kind'][] = ['turn-started', 'drew', 'energy-gained', 'redrew'];

/** "Kiln Row scores nothing. Kiln Row plays Flame Imp." as one sentence: a line of the screen has no room to name it twice. */
const joinSentences = (sentences: readonly string[], name: string): string =>
  sentences.reduce((said, next) => {
    const repeats = [said.split('. ').at(-1)!, next].every((one) => one.startsWith(`${name} `));
    return repeats ? `${said.slice(0, -1)}, ${next.slice(name.length + 1)}` : `${said} ${next}`.trimStart();
  }, '');

/** What a seat did in a turn, in the order it was done. */
export const digestOf = (setup: Setup, seat: Seat, steps: readonly (readonly Event[])[]): string =>
  joinSentences(
    steps.flatMap((events) =>
      sentencesOf(
        setup,
        events.filter(({ kind }) => !AT_A_GLANCE.includes(kind)),
      ),
    ),
    seatName(setup, seat),
  );
