import type { Event } from './action.ts';
import { explainSubmission } from './explain.ts';
import { outcome } from './outcome.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import type { Mood } from './vocabulary.ts';

const SUSPICIOUS_FROM = 2;
/** T12: at most this part of Resistance is left, a fifth. */
const RESIGNED_SHARE = 5;

/** A look ahead would tell what only a hint may, so she gives up by what is left alone. */
const isNearlyWon = ({ script }: Setup, { resistance }: State): boolean =>
  resistance * RESIGNED_SHARE <= script.resistance;

/** T12, in its precedence. `last` are the events of the latest submission, `selected` the cards laid out for the next. */
export const moodOf = (setup: Setup, state: State, last: readonly Event[], selected: number): Mood => {
  const ended = outcome(setup, state);
  if (ended?.result === 'lost') return 'SMUG';
  if (ended?.result === 'won' || isNearlyWon(setup, state)) return 'RESIGNED';
  if (selected !== 0 && explainSubmission(setup, state, selected).blocked) return 'BLOCKED';
  const happened = (kind: Event['kind']): boolean => last.some((event) => event.kind === kind);
  if (last.some((event) => event.kind === 'refuted' && event.counters?.length !== 0)) return 'GRUDGING';
  const minor = last.some((event) => event.kind === 'scrutiny-rose' && event.rises.some(({ why }) => why === 'MINOR'));
  if (minor || state.scrutiny >= SUSPICIOUS_FROM) return 'SUSPICIOUS';
  const corroborated = last.some((event) => event.kind === 'damaged' && event.shared.length > 0);
  if (corroborated || (happened('submitted') && !happened('scrutiny-rose'))) return 'IMPRESSED';
  return selected === 0 ? 'NEUTRAL' : 'CURIOUS';
};
