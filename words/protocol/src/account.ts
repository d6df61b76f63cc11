import { type Event, type Explained, nearestPath, type Setup, type Tuning } from '@lockstep/protocol';
import { counted, factor, listed } from '@lockstep/words';
import { cardName, cardNames } from './card.ts';
import { clauseLabel, protocolName } from './names.ts';

type Gained = Extract<Event, { kind: 'compliance-gained' }>;

/** Compliance spelled out: "22 × 1.5 = 33, at most 30". */
export const sumWords = (tuning: Tuning, { base, resonance, capped, compliance }: Gained): string => {
  if (resonance.length === 0) return capped ? `${base}, at most ${compliance}` : `${compliance}`;
  const times = `${base} × ${factor(tuning.resonance_percent)}`;
  if (!capped) return `${times} = ${compliance}`;
  return `${times} = ${Math.floor((base * tuning.resonance_percent) / 100)}, at most ${compliance}`;
};

/** What an Audit gave back: nothing, where Resistance was full. */
export const healedWords = ({
  healed,
  resistance,
}: {
  readonly healed: number;
  readonly resistance: number;
}): string => (healed === 0 ? `Resistance stays ${resistance}` : `Resistance +${healed} to ${resistance}`);

/** Why a payload is not accepted: what the nearest path misses. */
export const missingWords = (explained: Explained): string => {
  const { path, missing } = nearestPath(explained);
  const which = explained.paths.length > 1 ? `Path ${path + 1} misses` : 'It misses';
  return `${which} ${listed(missing.map(clauseLabel))}.`;
};

const saidOf = (setup: Setup, event: Event, refused: Explained | null): string => {
  switch (event.kind) {
    case 'protocol-failed':
      return `Refused. ${refused ? missingWords(refused) : `No path of ${protocolName(event.protocol)} holds.`}`;
    case 'compliance-gained':
      return `Accepted: ${sumWords(setup.script.tuning, event)}. Resistance ${event.resistance}.`;
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
export const accountWords = (setup: Setup, events: readonly Event[], refused: Explained | null = null): string =>
  events
    .map((event) => saidOf(setup, event, refused))
    .filter((sentence) => sentence !== '')
    .join(' ');
