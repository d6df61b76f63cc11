import type { Seating, Verdict } from '@lockstep/forge';
import { canonical } from '@lockstep/kernel';

/** What a genuine replay proves, in words. */

export const steps = ({ steps: count }: Verdict): string => `${count} ${count === 1 ? 'step' : 'steps'}`;

const choices = (options: Verdict['options'] | Verdict['setup']): string => {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return '';
  const named = Object.entries(options).flatMap(([name, value]) =>
    name === 'scene' ? [] : [value === true ? name : `${name} ${typeof value === 'string' ? value : canonical(value)}`],
  );
  return named.length === 0 ? '' : `, ${named.join(', ')}`;
};

const sceneName = ({ setup }: Verdict): string =>
  String((setup as { readonly scene?: unknown } | null)?.scene ?? 'a scene');

export const subjectWords = (verdict: Verdict): string => {
  const { kind, date, edition, options, setup, changed } = verdict;
  switch (kind) {
    case 'daily':
      return `Daily of ${date}${options === null ? '' : choices(options)}`;
    case 'scene':
      return `${sceneName(verdict)} as published in edition ${edition}${choices(setup)}`;
    case 'changed':
      return `${sceneName(verdict)}, changed: not as published in edition ${edition} (${changed.join(', ')})`;
    case 'own':
      return 'a setup of its own, not a published one';
  }
};

const seatWords = (seating: Seating, seat: number): string => {
  if (seating === 'person') return `seat ${seat} a person`;
  return seating === 'unknown' ? `seat ${seat} not named` : `seat ${seat} the bot ${seating.bot}`;
};

const endWords = ({ outcome, steps: count }: Verdict): string => {
  if (!outcome) return count === 0 ? 'nothing was played: not a result' : 'the game is not over: not a result';
  const scores = outcome.scores.join(' and ');
  return `${outcome.result} (${outcome.reason}), ${outcome.scores.length === 1 ? 'score' : 'scores'} ${scores}`;
};

export const verdictLines = (verdict: Verdict): readonly string[] => [
  `  ${verdict.game}: ${subjectWords(verdict)}; seed ${verdict.seed}`,
  ...(verdict.seats.length > 1 ? [`  ${verdict.seats.map(seatWords).join(', ')}`] : []),
  `  ${endWords(verdict)}`,
];
