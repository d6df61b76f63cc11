import { Refusal } from '@lockstep/kernel';
import type { Event, Explained, Kind } from '@lockstep/protocol';
import type { ProtocolTable } from './kinds.ts';

/** What a previewed action would do, in words and numbers. */
export interface Shown {
  readonly refusal: string | null;
  readonly sentences: readonly string[];
  readonly explained: Explained | null;
  readonly resistance: number | null;
  readonly scrutiny: number | null;
  readonly accepted: boolean;
  readonly compliance: number;
  readonly audit: boolean;
  readonly unlocks: boolean;
}

const NOTHING: Shown = {
  refusal: null,
  sentences: [],
  explained: null,
  resistance: null,
  scrutiny: null,
  accepted: false,
  compliance: 0,
  audit: false,
  unlocks: false,
};

export const shownOf = (table: ProtocolTable, kind: Kind): Shown => {
  const { view, picked } = table;
  if (view.phase !== 'solve' || picked.length === 0) return NOTHING;
  const shown = table.preview(kind);
  if (shown instanceof Refusal) return { ...NOTHING, refusal: table.refusalWords(shown) };
  let [resistance, scrutiny, compliance] = [view.resistance, view.scrutiny, 0];
  for (const event of shown.events) {
    if (event.kind === 'compliance-gained') compliance = event.compliance;
    if (event.kind === 'compliance-gained' || event.kind === 'audited') resistance = event.resistance;
    if (event.kind === 'scrutiny-rose' || event.kind === 'audited') scrutiny = event.scrutiny;
  }
  const happens = (what: Event['kind']): boolean => shown.events.some((event) => event.kind === what);
  return {
    refusal: null,
    sentences: table.sentences(shown.events),
    explained: shown.details as unknown as Explained | null,
    resistance,
    scrutiny,
    accepted: happens('protocol-satisfied'),
    compliance,
    audit: happens('audited'),
    unlocks: happens('unlocked'),
  };
};

/** A SCAN cannot be looked through beforehand, so it is asked about first. */
export const askToScan = (table: ProtocolTable, question: string): void => {
  const { refusal, sentences } = shownOf(table, 'scan');
  if (refusal) table.notice = [refusal];
  else table.asking = { question: [question, ...sentences].join('\n'), yes: () => void table.play('scan') };
};
