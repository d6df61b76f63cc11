import { Refusal } from '@lockstep/kernel';
import type { Event } from './action.ts';
import { explainSubmission } from './explain.ts';
import { outcome, playable } from './outcome.ts';
import { mask } from './secret.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { submit } from './submit.ts';
import { submissions } from './tables.ts';
import type { Mood } from './vocabulary.ts';

const SUSPICIOUS_FROM = 2;

/** Some submission wins now, whatever unseen counters she may hold. */
const canWin = (setup: Setup, state: State): boolean => {
  const at = mask(setup, state);
  return submissions(at.setup.tables, playable(at.setup, at.state), setup.script.tuning.most_cards).some(
    ({ cards }) => {
      const next = submit(at.setup, at.state, cards);
      return !(next instanceof Refusal) && outcome(at.setup, next)?.result === 'won';
    },
  );
};

/** T12, in its precedence. `last` are the events of the latest submission, `selected` the cards laid out for the next. */
export const moodOf = (setup: Setup, state: State, last: readonly Event[], selected: number): Mood => {
  const ended = outcome(setup, state);
  if (ended?.result === 'lost') return 'SMUG';
  if (ended?.result === 'won' || canWin(setup, state)) return 'RESIGNED';
  if (selected !== 0 && explainSubmission(setup, state, selected).blocked) return 'BLOCKED';
  const happened = (kind: Event['kind']): boolean => last.some((event) => event.kind === kind);
  if (last.some((event) => event.kind === 'refuted' && event.counters?.length !== 0)) return 'GRUDGING';
  const minor = last.some((event) => event.kind === 'scrutiny-rose' && event.rises.some(({ why }) => why === 'MINOR'));
  if (minor || state.scrutiny >= SUSPICIOUS_FROM) return 'SUSPICIOUS';
  const corroborated = last.some((event) => event.kind === 'damaged' && event.shared.length > 0);
  if (corroborated || (happened('submitted') && !happened('scrutiny-rose'))) return 'IMPRESSED';
  return selected === 0 ? 'NEUTRAL' : 'CURIOUS';
};
