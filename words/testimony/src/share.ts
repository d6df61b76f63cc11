import { Refusal, type Seed } from '@lockstep/kernel';
import { type Badge, type Event, testimony as game, type Setup, type View } from '@lockstep/testimony';
import { counted, type SharedClears as SharedOf, type Title, targetPrinted } from '@lockstep/words';
import { clearPlain } from './plain.ts';
import { DAILY_TITLE, PUZZLE_TITLE } from './title.ts';

/** What T15 tells of a try that ended. */
interface Ended {
  readonly date: string | null;
  readonly target: string;
  readonly scrutiny: number;
  readonly refuted: number;
  readonly counters: number;
  readonly hidden: boolean;
}

/** What is kept of a won try. */
export interface Clear extends Ended {
  readonly turns: number;
  readonly badges: readonly Badge[];
}

export type SharedClears = SharedOf<Clear>;

/** The seed changes nothing here (T46). */
const ANY_SEED: Seed = { hi: 0, lo: 0 };

/** The view a try's events lead to: badges and refuted counters are for the engine to say. */
const viewAfter = (setup: Setup, events: readonly Event[]): View => {
  let state = game.start(setup, ANY_SEED);
  for (const event of events) {
    if (event.kind !== 'submitted') continue;
    const action = game.parse(setup, ['submit', ...event.cards].join(' '));
    const next = action.ok ? game.step(setup, state, 0, action.value) : action.fault;
    if (next instanceof Refusal) throw new Error(`the events are not of this puzzle: ${next.code}`);
    state = next;
  }
  return game.view(setup, state, 0);
};

const endedOf = ({ script }: Setup, view: View, date: string | null): Ended => ({
  date,
  target: script.target,
  scrutiny: view.scrutiny,
  refuted: view.counters.filter(({ refuted }) => refuted).length,
  counters: script.counter.length,
  hidden: script.visibility === 'HIDDEN',
});

/** The same with its badges: `Granted in 3 turns, Scrutiny 0 • PERFECT` */
export const clearLine = (clear: Pick<Clear, 'turns' | 'scrutiny' | 'badges'>): string =>
  [clearPlain(clear), ...clear.badges].join(' • ');

/** The separators of the parts of a line, and of a number and its maximum. */
interface Form {
  readonly between: string;
  readonly of: string;
}
const SIGNS: Form = { between: ' • ', of: '/' };
const WORDS: Form = { between: ', ', of: ' of ' };

const scrutinyPart = ({ script }: Setup, scrutiny: number, { of }: Form): string =>
  `Scrutiny ${scrutiny}${of}${script.tuning.scrutiny_cap}`;

/** The lines of T15. */
const linesOf = (
  setup: Setup,
  ended: Ended,
  result: string,
  badges: readonly Badge[],
  seedLabel: string,
  form: Form,
): readonly string[] => {
  const { between, of } = form;
  const title = ended.date === null ? [PUZZLE_TITLE, seedLabel] : [DAILY_TITLE, ended.date];
  return [
    [...title, ...(ended.hidden ? ['HIDDEN'] : [])].join(between),
    `${targetPrinted(ended.target)} ${result}`,
    [scrutinyPart(setup, ended.scrutiny, form), `counters refuted ${ended.refuted}${of}${ended.counters}`].join(
      between,
    ),
    ...(badges.length > 0 ? [badges.join(between)] : []),
  ];
};

const sharedIn = (setup: Setup, { first, best, seedLabel }: SharedClears, form: Form): string => {
  const won = ({ turns, scrutiny }: Clear): string =>
    [counted(turns, 'turn'), scrutinyPart(setup, scrutiny, form)].join(form.between);
  const result = `granted in ${counted(first.turns, 'turn')}`;
  const better = best && won(best) !== won(first) ? [`Best: ${won(best)}`] : [];
  return [...linesOf(setup, first, result, first.badges, seedLabel, form), ...better].join('\n');
};

/** T15 to the letter; the first clear, and the best as well only where it differs (P11). */
export const shareText = (setup: Setup, shared: SharedClears): string => sharedIn(setup, shared, SIGNS);

/** The same facts for a reader who hears them: no signs. */
export const shareWords = (setup: Setup, shared: SharedClears): string => sharedIn(setup, shared, WORDS);

const deniedIn = (setup: Setup, events: readonly Event[], { date, seedLabel }: Title, form: Form): string | null =>
  events.some(({ kind }) => kind === 'denied')
    ? linesOf(setup, endedOf(setup, viewAfter(setup, events), date), 'denied', [], seedLabel, form).join('\n')
    : null;

/** T15 shares denials too; null where the try was not lost. */
export const lossText = (setup: Setup, events: readonly Event[], title: Title): string | null =>
  deniedIn(setup, events, title, SIGNS);

export const lossWords = (setup: Setup, events: readonly Event[], title: Title): string | null =>
  deniedIn(setup, events, title, WORDS);
