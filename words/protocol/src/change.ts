import type { Change, RunOf } from '@lockstep/play';
import { type Event, type Medal, medalOf, type ProtocolTypes, type Setup } from '@lockstep/protocol';
import { changedSteps, listed, type MissedEnd, swappedWords } from '@lockstep/words';
import { cardName, cardNames, MEDAL_NAME } from './card.ts';

/** What a score is called: `Gold`, or a clear without a medal. */
const medalOfScore = ({ script }: Setup, score: number): Medal | null => medalOf(script.tuning, score - 1);

const endOf = (setup: Setup, score: number, won: boolean): string => {
  const medal = medalOfScore(setup, score);
  return won && medal ? MEDAL_NAME[medal] : 'The win';
};

/** At which step the end went, in one sentence that names no card. */
export const missedWords = (setup: Setup, { step, wanted, won }: MissedEnd): string => {
  if (step === null) return won ? 'Nothing better was there to be had.' : 'It was open to the very last turn.';
  const end = endOf(setup, wanted, won);
  if (step === 0) return `${end} went with the draft: the six you kept could not reach it.`;
  return `${end} went on turn ${step}: until then it could still be reached, after it no more.`;
};

const complianceIn = (events: readonly Event[]): number =>
  events.find((event) => event.kind === 'compliance-gained')?.compliance ?? 0;

const named = (setup: Setup, ids: readonly string[]): string => listed(ids.map((id) => cardName(setup, id)));

/** The first payload after the change that has one of these cards in it, and what it is worth. */
const useOf = (
  setup: Setup,
  steps: readonly (readonly Event[])[],
  cards: readonly string[],
): { readonly turn: number; readonly payload: string; readonly worth: number } | null => {
  for (const events of steps) {
    const did = events.find((event) => event.kind === 'submitted');
    if (did?.cards.some((id) => cards.includes(id)))
      return { turn: did.turn, payload: named(setup, did.cards), worth: complianceIn(events) };
  }
  return null;
};

const whyDraft = (setup: Setup, steps: readonly (readonly Event[])[], into: readonly string[]): string => {
  const use = useOf(setup, steps, into);
  return use ? `On turn ${use.turn} you could then SUBMIT ${use.payload} for ${use.worth}.` : '';
};

const whyTurn = (
  setup: Setup,
  was: readonly Event[],
  steps: readonly (readonly Event[])[],
  out: readonly string[],
): string => {
  const [then = [], ...rest] = steps;
  const [before, after] = [complianceIn(was), complianceIn(then)];
  const rise = (events: readonly Event[]): number => events.find((event) => event.kind === 'scrutiny-rose')?.by ?? 0;
  if (after > before) return `It is worth ${after}, where yours was ${before === 0 ? 'refused' : `worth ${before}`}.`;
  if (rise(then) < rise(was)) return `Scrutiny rises by ${rise(then)} instead of ${rise(was)}.`;
  const use = useOf(setup, rest, out);
  return use ? `That leaves ${named(setup, out)} for turn ${use.turn}, worth ${use.worth} there.` : '';
};

/** The one change, why, and what it would have kept open. */
export const changeLines = (
  run: RunOf<ProtocolTypes>,
  told: readonly (readonly Event[])[],
  change: Change,
): readonly string[] => {
  const { setup } = run;
  const steps = changedSteps<ProtocolTypes>(run, change);
  const { into, out } = swappedWords(change);
  const won = told.at(-1)?.some(({ kind }) => kind === 'unlocked') ?? false;
  const medal = medalOfScore(setup, change.score);
  const then = won && medal ? `Then ${MEDAL_NAME[medal]} could still be reached.` : 'Then it could still be unlocked.';
  if (change.step === 0)
    return [
      `In the draft: ${named(setup, into)} in the place of ${named(setup, out)}.`,
      whyDraft(setup, steps.slice(1), into),
      then,
    ].filter((line) => line !== '');
  const [verb = '', ...cards] = change.instead.split(' ');
  const [, ...played] = change.played.split(' ');
  return [
    `Turn ${change.step}: ${verb.toUpperCase()} ${cardNames(setup, cards)} instead of ${cardNames(setup, played)}.`,
    whyTurn(setup, told[change.step] ?? [], steps, out),
    then,
  ].filter((line) => line !== '');
};
