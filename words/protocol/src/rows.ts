import type { Event, Setup } from '@lockstep/protocol';
import { breakdown } from './breakdown.ts';

/** How wide a row is: a full one stands for the most Compliance a turn allows. */
const WIDTH = 3;
const EMPTY = '⬛';

const filled = (sign: string, count: number): string => sign.repeat(count) + EMPTY.repeat(WIDTH - count);

interface Row {
  readonly kind: 'accepted' | 'refused' | 'scan';
  readonly parts: number;
  readonly compliance: number;
  readonly audited: boolean;
  readonly end: 'unlocked' | 'locked-out' | null;
}

const rowsOf = (setup: Setup, steps: readonly (readonly Event[])[]): readonly Row[] => {
  const { compliance_cap: cap } = setup.script.tuning;
  const turns = steps.filter((events) => events.some(({ kind }) => kind === 'submitted' || kind === 'scanned'));
  return breakdown(setup, steps).map(({ compliance, audited }, i) => {
    const events = turns[i]!;
    const has = (kind: Event['kind']): boolean => events.some((event) => event.kind === kind);
    return {
      kind: has('scanned') ? 'scan' : has('protocol-satisfied') ? 'accepted' : 'refused',
      parts: Math.max(1, Math.ceil((compliance * WIDTH) / cap)),
      compliance,
      audited,
      end: has('unlocked') ? 'unlocked' : has('locked-out') ? 'locked-out' : null,
    };
  });
};

const END = { unlocked: '🔓', 'locked-out': '🔒' } as const;

/** P11: a row for each turn: how much was accepted, refused, a SCAN, an Audit. */
export const shareRows = (setup: Setup, steps: readonly (readonly Event[])[]): readonly string[] =>
  rowsOf(setup, steps).map(({ kind, parts, audited, end }) => {
    const row = kind === 'accepted' ? filled('🟩', parts) : filled(kind === 'scan' ? '🔍' : '🟥', 1);
    return `${row}${audited ? '🚨' : ''}${end ? END[end] : ''}`;
  });

/** The same rows for a reader who hears them. */
export const rowWords = (setup: Setup, steps: readonly (readonly Event[])[]): readonly string[] =>
  rowsOf(setup, steps).map(({ kind, compliance, audited, end }, i) => {
    const what = kind === 'accepted' ? `accepted, Compliance ${compliance}` : kind === 'scan' ? 'a SCAN' : 'refused';
    const more = [...(audited ? ['an Audit'] : []), ...(end ? [end === 'unlocked' ? 'unlocked' : 'locked out'] : [])];
    return `Turn ${i + 1}: ${[what, ...more].join(', ')}`;
  });
