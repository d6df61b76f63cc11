import {
  type Action,
  type Event,
  freeplay as game,
  isOfGate,
  isSetUp,
  type Setup,
  type State,
} from '@lockstep/freeplay';
import type { SetUp } from '@lockstep/gates';
import { preview, Refusal } from '@lockstep/kernel';
import type { Explanation as StoryExplained } from '@lockstep/testimony';
import { forecast } from '@lockstep/words-testimony';
import { eventWords } from './event.ts';
import { storyOf } from './names.ts';
import { refusalWords } from './refusal.ts';

/** What a move would do, as far as a player can know it. */
export interface Preview {
  readonly refused: boolean;
  /** Why, as a code; null for a move that would be made. */
  readonly code: string | null;
  /** Short sentences, in the order things would happen; of a refused move why it is. */
  readonly lines: readonly string[];
  readonly events: readonly Event[];
}

/** What the player has just chosen, and what follows from the turn itself, need no words ahead of time. */
const OBVIOUS: readonly Event['kind'][] = [
  'injected',
  'cycled',
  'submitted',
  'committed',
  'discarded',
  'turn-ended',
  'tool-used',
  'cache-left',
  'reshuffled',
];

/** Of a submission: concerns, contradictions, her answer, the damage, Scrutiny. */
const storyLines = (setup: Setup, explained: StoryExplained): readonly string[] => {
  const told = forecast(
    storyOf(
      setup,
      explained.cards.map(({ id }) => id),
    ),
    explained,
  );
  return [...told.contradictions.map(({ text }) => text), told.counter, told.damage, told.concerns, told.scrutiny];
};

const ENDINGS: readonly Event['kind'][] = ['koa-won', 'koa-lost', 'run-won', 'run-lost', 'concerns-open', 'koa-token'];

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A CYCLE draws twice: what it swaps, then up to the larger next hand. */
const toldAs = (setup: Setup, action: Action, events: readonly Event[], event: Event): string => {
  const words = eventWords(setup, event);
  const cycles = action.kind === 'gates' && action.move.move === 'cycle';
  const next = events.findIndex(({ kind }) => kind === 'turn-ended');
  return cycles && event.kind === 'drew' && next >= 0 && events.indexOf(event) > next
    ? `The next hand is ${setup.script.tuning.hand_after_cycle}: ${lowered(words)}`
    : words;
};

/** What a move that does no Damage is good for. */
export const setUpWords = ({ hitNow, hitThen }: SetUp): string =>
  hitNow === hitThen
    ? `Your best hit with this stays ${hitThen} Damage.`
    : `Your best hit with this: ${hitNow} → ${hitThen} Damage.`;

/** K5: the real step on what the player can know. */
export const previewWords = (setup: Setup, state: State, action: Action): Preview => {
  const seen = preview(game, setup, state, 0, action);
  if (seen instanceof Refusal)
    return { refused: true, code: seen.code, lines: [refusalWords(setup, seen)], events: [] };
  const { events } = seen;
  const { details } = seen;
  const told = details && !isOfGate(details) && !isSetUp(details) ? storyLines(setup, details) : null;
  const setsUp = details && isSetUp(details) ? [setUpWords(details)] : [];
  const lines = events
    .filter(({ kind }) => (told ? ENDINGS.includes(kind) : !OBVIOUS.includes(kind)))
    .map((event) => toldAs(setup, action, events, event));
  return {
    refused: false,
    code: null,
    lines: told ? [...told, ...lines] : [...setsUp, ...lines],
    events,
  };
};
