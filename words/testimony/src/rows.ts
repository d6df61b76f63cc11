import type { Event } from '@lockstep/testimony';
import { counted } from '@lockstep/words';

interface Row {
  readonly clean: number;
  readonly contested: number;
  readonly refuted: number;
  readonly end: 'granted' | 'denied' | null;
}

const rowOf = (events: readonly Event[]): Row | null => {
  const did = events.find((event) => event.kind === 'submitted');
  if (!did) return null;
  const answer = events.find((event) => event.kind === 'answered')?.answer ?? 'nothing';
  const contested = answer === 'nothing' ? 0 : answer.contested.filter((card) => did.cards.includes(card)).length;
  const refuted = events.flatMap((event) => (event.kind === 'refuted' ? (event.counters ?? []) : [])).length;
  const end = events.find(({ kind }) => kind === 'granted' || kind === 'denied')?.kind;
  return {
    clean: did.cards.length - contested,
    contested,
    refuted,
    end: end === 'granted' || end === 'denied' ? end : null,
  };
};

const rowsOf = (steps: readonly (readonly Event[])[]): readonly Row[] => steps.flatMap((events) => rowOf(events) ?? []);

const END = { granted: '🔓', denied: '🔒' } as const;

/** T15: a row for each turn: a square a card, clean or contested, and one for each counter refuted. */
export const shareRows = (steps: readonly (readonly Event[])[]): readonly string[] =>
  rowsOf(steps).map(
    ({ clean, contested, refuted, end }) =>
      `${'🟩'.repeat(clean)}${'🟨'.repeat(contested)}${'🟦'.repeat(refuted)}${end ? END[end] : ''}`,
  );

/** The same rows for a reader who hears them. */
export const rowWords = (steps: readonly (readonly Event[])[]): readonly string[] =>
  rowsOf(steps).map(({ clean, contested, refuted, end }, i) => {
    const parts = [
      ...(clean > 0 ? [`${counted(clean, 'card')} clean`] : []),
      ...(contested > 0 ? [`${counted(contested, 'card')} contested`] : []),
      ...(refuted > 0 ? [`${counted(refuted, 'counter')} refuted`] : []),
      ...(end ? [end] : []),
    ];
    return `Turn ${i + 1}: ${parts.join(', ')}`;
  });
