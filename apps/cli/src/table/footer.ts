import { Refusal } from '@lockstep/kernel';
import type { Event } from '@lockstep/protocol';
import { cardName, cardNames, refusalWords } from '@lockstep/words-protocol';
import { ASKS, BUTTON_LABELS, LABELS } from '../words.ts';
import { flow, wrap } from './layout.ts';
import { type Ahead, aheadOf, buttonsOn, cardsOn, type Model, stopOf, viewOf } from './model.ts';
import type { Paint } from './paint.ts';
import type { ProtocolRun } from './sitting.ts';

const drawnOf = (run: ProtocolRun, drawn: readonly (string | null)[]): string =>
  drawn.includes(null) ? LABELS.unknownCards(drawn.length) : cardNames(run.setup, drawn);

/** What an event comes to, in the fewest words. */
const effectOf = ({ run }: Model, event: Event): readonly string[] => {
  switch (event.kind) {
    case 'protocol-satisfied':
      return [`${LABELS.accepted} by ${LABELS.path(event.path)}`];
    case 'protocol-failed':
      return [LABELS.notAccepted];
    case 'compliance-gained':
      return [
        `Compliance ${event.compliance}${event.resonance.length > 0 ? ` (resonance ${event.resonance.join(', ')})` : ''}`,
        `Resistance ${event.resistance}`,
      ];
    case 'scanned':
      return [LABELS.swap(cardNames(run.setup, event.discarded), drawnOf(run, event.drawn))];
    case 'scrutiny-rose':
      return [`Scrutiny +${event.by}`];
    case 'audited':
      return [`${LABELS.audit}: Resistance ${event.resistance}, Scrutiny ${event.scrutiny}`];
    case 'quarantined':
      return [`${cardName(run.setup, event.card)} quarantined`];
    case 'unlocked':
      return [LABELS.unlocks];
    case 'locked-out':
      return [LABELS.outOfTurns];
    case 'drafted':
    case 'submitted':
    case 'nothing-quarantined':
    case 'turn-ended':
    case 'quarantine-ended':
    case 'protocol-changed':
      return [];
  }
};

const effectWords = (model: Model, events: readonly Event[]): string =>
  events.flatMap((event) => effectOf(model, event)).join(', ');

/** What the last step came to, for a screen with no room for the transcript. */
export const lastStepLines = (model: Model, width: number, paint: Paint): string[] => {
  const { events } = model.run.now;
  const did = events.find((event) => event.kind === 'submitted' || event.kind === 'scanned');
  if (!did) return [];
  return wrap(`${LABELS.turn(did.turn)}: ${effectWords(model, events)}.`, width, 2).map((line) => paint.faint(line));
};

const LABEL_OF = { submit: LABELS.wouldSubmit, scan: LABELS.wouldScan } as const;

/** K5: the real step on what the player can know. */
const previewLines = (model: Model, ahead: Ahead, width: number, paint: Paint): string[] => {
  const { result, kind } = ahead;
  if (kind === 'draft') {
    const { keep } = viewOf(model);
    const chosen = LABELS.chosen(model.selection.length, keep);
    return wrap(result instanceof Refusal ? chosen : `${chosen}. ${LABELS.wouldKeep}`, width);
  }
  if (result instanceof Refusal)
    return wrap(refusalWords(model.run.setup, result), width).map((line) => paint.warn(line));
  const text = `${LABEL_OF[kind]}: ${effectWords(model, result.events)}.`;
  const good = result.events.some((event) => event.kind === 'protocol-satisfied');
  return wrap(text, width, 2).map((line) => (good ? paint.good(line) : paint.warn(line)));
};

/** The line that answers: a question, a notice, what the chosen cards would do, or what to choose. */
export const statusLines = (model: Model, width: number, paint: Paint): string[] => {
  if (model.busy !== null) return wrap(model.busy, width).map((line) => paint.aura(line));
  if (model.asking) return [...wrap(model.asking.question, width).map((line) => paint.warn(line)), ASKS.keys];
  if (model.notice.length > 0)
    return model.notice.flatMap((text) => wrap(text, width, 3)).map((line) => paint.strong(line));
  const ahead = aheadOf(model);
  if (ahead) return previewLines(model, ahead, width, paint);
  const stop = stopOf(model);
  if (stop === 'draft') return wrap(LABELS.chooseDraft(viewOf(model).keep), width).map((line) => paint.faint(line));
  return stop === 'solve' ? wrap(LABELS.chooseSolve, width).map((line) => paint.faint(line)) : [];
};

export const buttonLines = (model: Model, width: number, paint: Paint): string[] => {
  const first = cardsOn(model).length;
  const buttons = buttonsOn(model).map((button, i) => {
    const focused = model.cursor === first + i;
    const label = `[ ${BUTTON_LABELS[button]} ]`;
    return `${focused ? '▸' : ' '}${focused ? paint.focus(label) : label}`;
  });
  return flow(buttons, width, ' ');
};

/** The command line, or the keys while nothing is typed. */
export const promptLine = (model: Model, width: number, paint: Paint): string => {
  const keys = model.page ? LABELS.pageKeys : width >= LABELS.keys.length + 2 ? LABELS.keys : LABELS.keysShort;
  if (model.typed === '') return `> ${paint.faint(keys)}`;
  const room = width - 3;
  const shown = [...model.typed].length > room ? `…${[...model.typed].slice(1 - room).join('')}` : model.typed;
  return `> ${shown}${paint.focus(' ')}`;
};
