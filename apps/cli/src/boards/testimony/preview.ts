import { Refusal } from '@lockstep/kernel';
import type { Event, Explanation, Setup } from '@lockstep/testimony';
import {
  cardName,
  claimWords,
  contradictionWords,
  eventWords,
  forecast,
  refusalWords,
} from '@lockstep/words-testimony';
import { flow, wrap } from '../../terminal/layout.ts';
import type { Paint, Tint } from '../../terminal/paint.ts';
import type { Ahead } from '../lock/lock-view.ts';
import { arrow } from '../lock/meter.ts';
import { viewOf } from '../lock/try.ts';
import { explanationOf, type Koa, type KoaTry } from './try.ts';
import { LABELS, NARROW } from './words.ts';

interface Piece {
  readonly tint: Tint | 'strong';
  readonly text: string;
}

/** Pieces side by side while they fit, each in its own colour. */
const together = (pieces: readonly Piece[], width: number, paint: Paint): string[] =>
  flow(
    pieces.flatMap(({ tint, text }) => wrap(text, width, 2).map((line) => paint[tint](line))),
    width,
  );

/** Resistance after the chosen cards: one number, or two while counters are hidden. */
export const resistanceAfter = (attempt: KoaTry, { least, most, restored }: Explanation): readonly [number, number] => {
  const { resistance } = viewOf(attempt);
  return [Math.max(0, resistance - most - restored), Math.max(0, resistance - least - restored)];
};

/** From base to final damage, a step a piece. */
const damagePieces = (attempt: KoaTry, explained: Explanation): readonly Piece[] => {
  const { base, contested, corroborates, least, most, restored } = explained;
  const claims = corroborates.map(({ claim }) => claim);
  const after = resistanceAfter(attempt, explained);
  const { resistance } = viewOf(attempt);
  const back: readonly Piece[] = restored > 0 ? [{ tint: 'good', text: LABELS.restored(restored) }] : [];
  const change = after[0] === after[1] ? arrow(resistance, after[0]) : `${resistance} → ${LABELS.between(...after)}`;
  const falls: Piece = { tint: 'strong', text: LABELS.resistance(change) };
  if (contested === null)
    return [
      { tint: 'plain', text: LABELS.base(base) },
      ...(claims.length > 0 ? [{ tint: 'good', text: LABELS.agreeing(claimWords(claims)) } as const] : []),
      ...back,
      { tint: 'warn', text: LABELS.final(LABELS.between(least + restored, most + restored)) },
      falls,
    ];
  return [
    { tint: 'plain', text: LABELS.base(base) },
    ...(contested < base ? [{ tint: 'warn', text: LABELS.contested(base - contested, contested) } as const] : []),
    ...(claims.length > 0
      ? [{ tint: 'good', text: LABELS.corroboration(most - contested, claimWords(claims)) } as const]
      : []),
    ...back,
    { tint: 'strong', text: LABELS.final(String(most + restored)) },
    falls,
  ];
};

/** What an event adds to the preview beyond its damage; nothing where a number or a tick says it already. */
const eventPieces = (setup: Setup, event: Event): readonly Piece[] => {
  switch (event.kind) {
    case 'scrutiny-rose':
      return event.rises.map((rise) => ({
        tint: 'warn',
        text:
          rise.why === 'MINOR'
            ? LABELS.warning(contradictionWords(setup, { severity: 'MINOR', clash: rise.clash }))
            : LABELS.sketchy(cardName(setup, rise.card), rise.by),
      }));
    case 'refuted':
      return [{ tint: 'good', text: eventWords(setup, event) }];
    case 'concerns-open':
      return [{ tint: 'warn', text: eventWords(setup, event) }];
    case 'granted':
      return [{ tint: 'good', text: eventWords(setup, event) }];
    case 'denied':
      return [{ tint: 'bad', text: eventWords(setup, event) }];
    case 'submitted':
    case 'answered':
    case 'restored':
    case 'damaged':
    case 'addressed':
    case 'committed':
    case 'turn-ended':
      return [];
  }
};

/** T4: each reason in words, next to the disabled button. */
const blockedPieces = ({ run }: KoaTry, { contradictions }: Explanation): readonly Piece[] =>
  contradictions
    .filter(({ severity }) => severity === 'MAJOR')
    .map((found) => ({ tint: 'bad', text: LABELS.off(contradictionWords(run.setup, found)) }));

/** D05v2 §2.2: concerns, contradictions, the counter and the damage, before anything is sent (K5). */
export const previewLines = (attempt: KoaTry, { result }: Ahead<Koa>, width: number, paint: Paint): string[] => {
  const { setup } = attempt.run;
  if (result instanceof Refusal) {
    const explained = explanationOf(attempt, attempt.selection);
    if (explained.blocked) return together(blockedPieces(attempt, explained), width, paint);
    return wrap(refusalWords(setup, result), width).map((line) => paint.warn(line));
  }
  const explained = result.details;
  const happens = result.events.flatMap((event) => eventPieces(setup, event));
  // A story that falls apart does no damage and gets no answer (T2).
  if (!explained || !result.events.some(({ kind }) => kind === 'damaged')) return together(happens, width, paint);
  const { counter, concerns } = forecast(setup, explained);
  const answer: Piece = { tint: explained.counter === 'nothing' ? 'plain' : 'warn', text: counter };
  const met: Piece = { tint: explained.concerns.length > 0 ? 'fair' : 'plain', text: concerns };
  return [
    ...together(damagePieces(attempt, explained), width, paint),
    // With little room the ticks of the concerns say alone what is met.
    ...together([answer, ...(width < NARROW ? [] : [met]), ...happens], width, paint),
  ];
};
