import { RULES_LABEL, START_LABEL, START_PUZZLE_LABEL } from '@lockstep/words';
import type { Command } from './command.ts';
import { BUTTON_LABELS } from './words.ts';

export interface Button {
  readonly label: string;
  readonly command: Command;
  /** It would be refused now; pressing it says why. */
  readonly off?: boolean;
}

/** The buttons any game may put on its board. */
export const HINT: Button = { label: BUTTON_LABELS.hint, command: { do: 'hint', level: 'next', sure: false } };
export const UNDO: Button = { label: BUTTON_LABELS.undo, command: { do: 'undo', sure: false } };
export const RULES: Button = { label: BUTTON_LABELS.rules, command: { do: 'show', page: 'rules' } };
export const QUIT: Button = { label: BUTTON_LABELS.quit, command: { do: 'quit' } };

const RETRY: Button = { label: BUTTON_LABELS.retry, command: { do: 'retry', sure: false } };
const AFTER: readonly Button[] = [
  { label: BUTTON_LABELS.share, command: { do: 'show', page: 'share' } },
  { label: BUTTON_LABELS.solution, command: { do: 'solution', sure: false } },
  RULES,
  QUIT,
];

/** The result: begin again, what the game adds, and what every game has. */
export const resultButtons = (others: readonly Button[]): readonly Button[] => [RETRY, ...others, ...AFTER];

/** Without the brackets, which every button gets when it is drawn. */
const bare = (label: string): string => label.slice(2, -2);

/** The Lock: begin, read, or choose another way to play. */
export const lockButtons = (date: string | null, others: readonly Button[]): readonly Button[] => [
  { label: bare(date === null ? START_PUZZLE_LABEL : START_LABEL), command: { do: 'start' } },
  { label: bare(RULES_LABEL), command: { do: 'show', page: 'rules' } },
  ...others,
];
