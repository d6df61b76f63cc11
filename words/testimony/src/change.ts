import { moments } from '@lockstep/kernel';
import type { Change, RunOf } from '@lockstep/play';
import {
  type Event,
  testimony as game,
  type Testimony as Koa,
  resultOf,
  type Setup,
  unprovable,
} from '@lockstep/testimony';
import { changedSteps, counted, listed, type MissedEnd, swappedWords } from '@lockstep/words';
import { cardName, cardNames } from './names.ts';
import { unprovableWords } from './says.ts';

/** At which step the end went, in one sentence that names no card. */
export const missedWords = (setup: Setup, { step, wanted, won }: MissedEnd): string => {
  if (step === null) return won ? 'Nothing better was there to be had.' : 'It was open to the very last turn.';
  if (!won) return `The win went on turn ${step + 1}: until then a story could still hold, after it none could.`;
  const { turns, scrutiny } = resultOf(setup, wanted);
  return `${counted(turns, 'turn')} at Scrutiny ${scrutiny} went on turn ${step + 1}: until then it could still be reached, after it no more.`;
};

const damageIn = (events: readonly Event[]): number => events.find((event) => event.kind === 'damaged')?.damage ?? 0;

const riseIn = (events: readonly Event[]): number => events.find((event) => event.kind === 'scrutiny-rose')?.by ?? 0;

const isContested = (events: readonly Event[]): boolean => {
  const answer = events.find((event) => event.kind === 'answered')?.answer ?? 'nothing';
  return answer !== 'nothing' && answer.contested.length > 0;
};

const named = (setup: Setup, ids: readonly string[]): string => listed(ids.map((id) => cardName(setup, id)));

const whyTurn = (
  setup: Setup,
  was: readonly Event[],
  steps: readonly (readonly Event[])[],
  out: readonly string[],
): string => {
  const [then = [], ...rest] = steps;
  const [before, after] = [damageIn(was), damageIn(then)];
  if (isContested(was) && !isContested(then)) return 'KOA then has nothing to contest it with.';
  if (after > before) return `It does ${after} damage, where yours did ${before}.`;
  if (riseIn(then) < riseIn(was)) return `Scrutiny rises by ${riseIn(then)} instead of ${riseIn(was)}.`;
  const later = rest.find((events) =>
    events.some((event) => event.kind === 'submitted' && event.cards.some((id) => out.includes(id))),
  );
  const turn = later?.find((event) => event.kind === 'submitted')?.turn;
  return later && turn ? `That leaves ${named(setup, out)} for turn ${turn}: ${damageIn(later)} damage there.` : '';
};

/** The one change, why, and what it would have kept open. */
export const changeLines = (
  run: RunOf<Koa>,
  told: readonly (readonly Event[])[],
  change: Change,
): readonly string[] => {
  const { setup } = run;
  const steps = changedSteps<Koa>(run, change);
  const [, ...cards] = change.instead.split(' ');
  const [, ...played] = change.played.split(' ');
  const won = told.at(-1)?.some(({ kind }) => kind === 'granted') ?? false;
  const { turns, scrutiny } = resultOf(setup, change.score);
  const then = won
    ? `Then it could still be granted in ${counted(turns, 'turn')} at Scrutiny ${scrutiny}.`
    : 'Then it could still be granted.';
  const [lost] = unprovable(game.view(setup, moments(run)[change.step]!.state, 0));
  const why = lost
    ? `After yours ${unprovableWords(setup, lost)}`
    : whyTurn(setup, told[change.step] ?? [], steps, swappedWords(change).out);
  return [
    `Turn ${change.step + 1}: SUBMIT ${cardNames(setup, cards)} instead of ${cardNames(setup, played)}.`,
    why,
    then,
  ].filter((line) => line !== '');
};
