import type { Moment } from '@lockstep/kernel';
import {
  type Card,
  type Event,
  explainPayload,
  type Medal,
  protocol,
  type Setup,
  type State,
  type Tag,
} from '@lockstep/protocol';
import { protocolName } from './names.ts';
import type { When } from './voice.ts';

/** Something to remark on: who is in it, and the numbers a line may name. */
export interface Occasion {
  readonly when: When;
  /** Said each time, or only now and then, so that she does not count down aloud. */
  readonly always: boolean;
  /** Cards a line's tag or trust may fit; the first is named where a line fits none in particular. */
  readonly cards: readonly Card[];
  /** Where a line with a tag is about what two cards share, only these fit. */
  readonly shared?: readonly Tag[];
  readonly facts: { readonly [placeholder: string]: string };
}

export type Step = Moment<State, Event>;

const WON: { readonly [medal in Medal | 'none']: When } = {
  GOLD: 'gold',
  SILVER: 'silver',
  BRONZE: 'bronze',
  none: 'clear',
};

/** Cards that came back from the previous payload, if that alone is why no path held. */
const cameBack = (setup: Setup, step: Step): readonly Card[] => {
  const parsed = protocol.parse(setup, step.text);
  if (!step.before || !parsed.ok) return [];
  const before = step.before.state;
  const alone = explainPayload(setup, before, parsed.value.cards).paths.some((path) =>
    path.clauses.every(({ clause, holds }) => holds || clause.kind === 'no-repeat'),
  );
  if (!alone) return [];
  return setup.script.card.filter((_, i) => ((before.previous & parsed.value.cards) >> i) & 1);
};

/** All a step gives her to say, the most telling first. */
export const occasionsOf = (setup: Setup, step: Step): readonly Occasion[] => {
  const { script } = setup;
  const cardsOf = (ids: readonly string[]): Card[] =>
    script.card.filter(({ id }) => ids.includes(id)).sort((a, b) => b.impact - a.impact);
  const facts = { resistance: String(step.state.resistance) };
  const found: Occasion[] = [];
  const add = (when: When, cards: readonly Card[] = [], more: Partial<Occasion> = {}): void => {
    found.push({ when, always: true, cards, ...more, facts: { ...facts, ...more.facts } });
  };

  const event = <Kind extends Event['kind']>(kind: Kind) =>
    step.events.find((one): one is Extract<Event, { kind: Kind }> => one.kind === kind);
  const unlocked = event('unlocked');
  const submitted = event('submitted');
  const failed = event('protocol-failed');
  const satisfied = event('protocol-satisfied');
  const gained = event('compliance-gained');
  const caught = event('quarantined');
  const freed = event('quarantine-ended');
  const scanned = event('scanned');
  const left = event('turn-ended')?.turnsLeft;

  if (unlocked) add(WON[unlocked.medal ?? 'none'], [], { facts: { turns: String(unlocked.turnsLeft) } });
  if (event('locked-out')) add('loss');
  if (caught) add('audit', cardsOf([caught.card]));
  if (event('nothing-quarantined')) add('audit-empty');
  if (submitted && failed) {
    const more = { facts: { protocol: protocolName(failed.protocol) } };
    const back = cameBack(setup, step);
    if (back.length > 0) add('repeated', back, more);
    add('rejected', cardsOf(submitted.cards), more);
  }
  if (left === 1) add('last-turn', [], { always: false });
  if (freed) add('quarantine-over', cardsOf([freed.card]), { always: false });
  if (gained && step.state.resistance <= script.tuning.compliance_cap) add('low', [], { always: false });
  if (scanned) add('scan', cardsOf(scanned.discarded));
  if (submitted && satisfied && gained) {
    const cards = cardsOf(submitted.cards);
    const more = { facts: { protocol: protocolName(satisfied.protocol), compliance: String(gained.compliance) } };
    // A capped pair is both: which of the two she mentions is left to chance.
    if (gained.capped) add('capped', cards, { ...more, always: gained.resonance.length === 0 });
    if (gained.resonance.length > 0) add('resonance', cards, { ...more, shared: gained.resonance });
    add('accepted', cards, more);
  }
  // Nothing to react to but the draft itself: she opens again, with another line.
  if (event('drafted')) add('opening');
  return found;
};
