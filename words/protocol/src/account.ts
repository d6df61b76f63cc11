import { type Event, type Explanation, nearestPath, type Setup } from '@lockstep/protocol';
import { counted, factor, listed } from '@lockstep/words';
import { cardName, cardNames } from './card.ts';
import { clauseLabel, protocolName } from './names.ts';

type Gained = Extract<Event, { kind: 'compliance-gained' }>;

/** Compliance of these cards spelled out: "14 + 8 = 22", "22 × 1.5 = 33, at most 30". */
export const sumWords = (
  { script }: Setup,
  cards: readonly string[],
  { base, resonance, capped, compliance }: Gained,
): string => {
  const percent = script.tuning.resonance_percent;
  const terms = script.card.filter(({ id }) => cards.includes(id)).map(({ impact }) => impact);
  const plain = terms.length > 1 ? `${terms.join(' + ')} = ${base}` : `${base}`;
  const sum = resonance.length === 0 ? plain : `${base} × ${factor(percent)} = ${Math.floor((base * percent) / 100)}`;
  return capped ? `${sum}, at most ${compliance}` : sum;
};

/** The sum of a step whose payload was accepted; null where none was. */
export const stepSum = (setup: Setup, events: readonly Event[]): string | null => {
  const submitted = events.find((event) => event.kind === 'submitted');
  const gained = events.find((event) => event.kind === 'compliance-gained');
  return submitted && gained ? sumWords(setup, submitted.cards, gained) : null;
};

/** What an Audit gave back: nothing, where Resistance was full. */
export const healedWords = ({
  healed,
  resistance,
}: {
  readonly healed: number;
  readonly resistance: number;
}): string => (healed === 0 ? `Resistance stays ${resistance}` : `Resistance +${healed} to ${resistance}`);

/** Why a payload is not accepted: what the nearest path still asks for. */
export const missingWords = (explained: Explanation): string => {
  const { path, missing } = nearestPath(explained);
  const which = explained.paths.length > 1 ? `Path ${path + 1} still asks for` : 'It still asks for';
  return `${which} ${listed(missing.map(clauseLabel))}.`;
};

const saidOf = (setup: Setup, events: readonly Event[], event: Event, refused: Explanation | null): string => {
  switch (event.kind) {
    case 'protocol-failed':
      return `Refused. ${refused ? missingWords(refused) : `No path of ${protocolName(event.protocol)} holds.`}`;
    case 'compliance-gained':
      return `Accepted: ${stepSum(setup, events)}. Resistance ${event.resistance}.`;
    case 'scanned':
      return `SCAN: ${cardNames(setup, event.discarded)} out, ${cardNames(setup, event.drawn)} in.`;
    case 'scrutiny-rose':
      return `Scrutiny +${event.by}.`;
    case 'audited':
      return `AUDIT: ${healedWords(event)}, Scrutiny ${event.scrutiny}.`;
    case 'quarantined':
      return `${cardName(setup, event.card)} is locked away for ${counted(event.turns, 'turn')}.`;
    case 'quarantine-ended':
      return `${cardName(setup, event.card)} is back.`;
    case 'protocol-changed':
      return `Now: ${protocolName(event.protocol)}.`;
    case 'drafted':
    case 'unlocked':
    case 'locked-out':
    case 'submitted':
    case 'protocol-satisfied':
    case 'nothing-quarantined':
    case 'turn-ended':
      return '';
  }
};

/** One turn in a few words: for the eye, for a screen reader, for the terminal. */
export const accountWords = (setup: Setup, events: readonly Event[], refused: Explanation | null = null): string =>
  events
    .map((event) => saidOf(setup, events, event, refused))
    .filter((sentence) => sentence !== '')
    .join(' ');
