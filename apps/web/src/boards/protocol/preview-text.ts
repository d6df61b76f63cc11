import { Refusal } from '@lockstep/kernel';
import type { Event, Explanation, Kind, ProtocolTypes } from '@lockstep/protocol';
import { missingWords, stepSum } from '@lockstep/words-protocol';
import type { GameSession } from '../../play/session.svelte.ts';

/** What a previewed action would do, in words and numbers. */
export interface PreviewText {
  readonly refusal: string | null;
  readonly events: readonly Event[];
  readonly explained: Explanation | null;
  readonly resistance: number | null;
  readonly scrutiny: number | null;
  readonly accepted: boolean;
  readonly compliance: number;
  /** Compliance spelled out, where it is accepted. */
  readonly sum: string;
  /** Why it is not accepted, where it is not. */
  readonly missing: string;
  /** By how much Scrutiny rises. */
  readonly rose: number;
  readonly audit: boolean;
  readonly unlocks: boolean;
}

const NOTHING: PreviewText = {
  refusal: null,
  events: [],
  explained: null,
  resistance: null,
  scrutiny: null,
  accepted: false,
  compliance: 0,
  sum: '',
  missing: '',
  rose: 0,
  audit: false,
  unlocks: false,
};

export const shownOf = (session: GameSession<ProtocolTypes>, kind: Kind): PreviewText => {
  const { view, setup, text } = session;
  const option = session.options('verb').find(({ id }) => id === kind);
  if (view.phase !== 'solve' || !option?.text || session.laid.length === 0) return NOTHING;
  const shown = session.preview(option.text);
  if (shown instanceof Refusal) return { ...NOTHING, refusal: text.refusalWords(setup, shown) };
  let [resistance, scrutiny, compliance, rose] = [view.resistance, view.scrutiny, 0, 0];
  for (const event of shown.events) {
    if (event.kind === 'compliance-gained') compliance = event.compliance;
    if (event.kind === 'scrutiny-rose') rose = event.by;
    if (event.kind === 'compliance-gained' || event.kind === 'audited') resistance = event.resistance;
    if (event.kind === 'scrutiny-rose' || event.kind === 'audited') scrutiny = event.scrutiny;
  }
  const happens = (what: Event['kind']): boolean => shown.events.some((event) => event.kind === what);
  const accepted = happens('protocol-satisfied');
  return {
    refusal: null,
    events: shown.events,
    explained: shown.details,
    resistance,
    scrutiny,
    accepted,
    compliance,
    sum: stepSum(setup, shown.events) ?? '',
    missing: accepted || !shown.details ? '' : missingWords(shown.details),
    rose,
    audit: happens('audited'),
    unlocks: happens('unlocked'),
  };
};
