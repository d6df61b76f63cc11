import { RULES_LABEL, startLabel, type Title } from '@lockstep/words';
import type { Command } from '../../shell/command.ts';
import { BUTTON_LABELS } from './words.ts';

export interface Button {
  readonly label: string;
  /** A verb acts on the cards that are laid down. */
  readonly does: Command | { readonly verb: string };
  /** It would be refused now; pressing it says why. */
  readonly off?: boolean;
}

/** The buttons any game may put on its board. */
export const HINT: Button = {
  label: BUTTON_LABELS.hint,
  does: { do: 'session', command: { kind: 'hint', level: 'next' } },
};
export const UNDO: Button = { label: BUTTON_LABELS.undo, does: { do: 'session', command: { kind: 'undo' } } };
export const RULES: Button = { label: BUTTON_LABELS.rules, does: { do: 'show', page: 'rules' } };
export const QUIT: Button = { label: BUTTON_LABELS.quit, does: { do: 'quit' } };

const RETRY: Button = { label: BUTTON_LABELS.retry, does: { do: 'session', command: { kind: 'retry' } } };
const SHARE: Button = { label: BUTTON_LABELS.share, does: { do: 'show', page: 'share' } };
const CHANGE: Button = { label: BUTTON_LABELS.change, does: { do: 'session', command: { kind: 'change' } } };
const AFTER: readonly Button[] = [
  { label: BUTTON_LABELS.solution, does: { do: 'session', command: { kind: 'solution' } } },
  RULES,
  QUIT,
];

/** The result: begin again, what would have won a lost try, and what every game has. A lesson is not shared. */
export const resultButtons = (lost: boolean, shared: boolean): readonly Button[] => [
  RETRY,
  ...(lost ? [CHANGE] : []),
  ...(shared ? [SHARE] : []),
  ...AFTER,
];

/** Without the brackets, which every button gets when it is drawn. */
const bare = (label: string): string => label.slice(2, -2);

/** The Lock: begin, read, or choose another way to play. */
export const lockButtons = (title: Title, others: readonly Button[]): readonly Button[] => [
  {
    label: bare(startLabel(title)),
    does: { do: 'session', command: { kind: 'start' } },
  },
  { label: bare(RULES_LABEL), does: { do: 'show', page: 'rules' } },
  ...others,
];
