import { Refusal } from '@lockstep/kernel';
import type { MomentOf } from '@lockstep/play';
import { type Event, explainPayload, protocol, type Setup } from '@lockstep/protocol';
import { cardName, cardNames, medalLine, missingWords, refusalWords, stepSum } from '@lockstep/words-protocol';
import { wrap } from '../../terminal/layout.ts';
import type { Paint, Tint } from '../../terminal/paint.ts';
import type { Ahead, EventText } from '../lock/lock-view.ts';
import { viewOf } from '../lock/try.ts';
import { LABELS as TABLE_LABELS } from '../lock/words.ts';
import { account, ending } from './result.ts';
import { type Protocol, type ProtocolTry, phaseOf } from './try.ts';
import { BUTTON_LABELS, LABELS } from './words.ts';

const drawnOf = (setup: Setup, drawn: readonly (string | null)[]): string =>
  drawn.includes(null) ? LABELS.unknownCards(drawn.length) : cardNames(setup, drawn);

/** What an event comes to, in the fewest words. */
const effectOf = (setup: Setup, event: Event, events: readonly Event[]): readonly string[] => {
  switch (event.kind) {
    case 'protocol-satisfied':
      return [`${LABELS.accepted} by ${LABELS.path(event.path)}`];
    case 'protocol-failed':
      return [LABELS.notAccepted];
    case 'compliance-gained':
      return [
        `Compliance ${stepSum(setup, events)}${event.resonance.length > 0 ? ` (resonance ${event.resonance.join(', ')})` : ''}`,
        `Resistance ${event.resistance}`,
      ];
    case 'scanned':
      return [LABELS.swap(cardNames(setup, event.discarded), drawnOf(setup, event.drawn))];
    case 'scrutiny-rose':
      return [`Scrutiny +${event.by}`];
    case 'audited':
      return [`${LABELS.audit}: Resistance ${event.resistance}, Scrutiny ${event.scrutiny}`];
    case 'quarantined':
      return [`${cardName(setup, event.card)} quarantined`];
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

const effects = (setup: Setup, events: readonly Event[]): string =>
  events.flatMap((event) => effectOf(setup, event, events)).join(', ');

const step = (events: readonly Event[]): string => {
  const did = events.find((event) => event.kind === 'submitted' || event.kind === 'scanned');
  return did ? TABLE_LABELS.turn(did.turn) : LABELS.draft;
};

const tint = ({ kind }: Event): Tint => {
  if (kind === 'protocol-satisfied' || kind === 'unlocked') return 'good';
  return kind === 'protocol-failed' || kind === 'audited' || kind === 'locked-out' ? 'bad' : 'plain';
};

/** What the nearest path still asked for, by what was on the table before. */
const missing = (setup: Setup, { text, before, events }: MomentOf<Protocol>): string => {
  const action = protocol.parse(setup, text);
  if (!before || !action.ok || action.value.kind !== 'submit') return '';
  if (!events.some(({ kind }) => kind === 'protocol-failed')) return '';
  return missingWords(explainPayload(setup, before.state, action.value.cards));
};

/** K5: the real step on what the player can know. */
const previewLines = (attempt: ProtocolTry, ahead: Ahead<Protocol>, width: number, paint: Paint): string[] => {
  const { kind, result } = ahead;
  if (kind === 'draft') {
    const chosen = LABELS.chosen(attempt.selection.length, viewOf(attempt).keep);
    return wrap(result instanceof Refusal ? chosen : `${chosen}. ${LABELS.wouldKeep}`, width);
  }
  const { setup } = attempt.run;
  if (result instanceof Refusal) return wrap(refusalWords(setup, result), width).map((line) => paint.warn(line));
  const good = result.events.some((event) => event.kind === 'protocol-satisfied');
  const missing = kind === 'submit' && !good && result.details ? ` ${missingWords(result.details)}` : '';
  const text = `${BUTTON_LABELS[kind]}: ${effects(setup, result.events)}.${missing}`;
  return wrap(text, width, 2).map((line) => (good ? paint.good(line) : paint.warn(line)));
};

export const eventText: EventText<Protocol> = {
  step,
  effects,
  tint,
  missing,
  answer: (attempt, ahead, width, paint) => {
    if (ahead) return previewLines(attempt, ahead, width, paint);
    const choose = phaseOf(attempt) === 'draft' ? LABELS.chooseDraft(viewOf(attempt).keep) : LABELS.chooseSolve;
    return wrap(choose, width).map((line) => paint.faint(line));
  },
  ending,
  account,
  clearLine: medalLine,
  lockFacts: ({ script: { target, resistance, turns, scrutiny, schedule } }) => ({
    target,
    resistance,
    turns,
    scrutiny,
    schedule,
  }),
};
