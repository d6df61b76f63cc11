import { moments } from '@lockstep/kernel';
import type { RunOf } from '@lockstep/play';
import {
  type Event,
  testimony as game,
  type Testimony as Koa,
  type Rise,
  type Setup,
  unprovable,
} from '@lockstep/testimony';
import { counted, listed } from '@lockstep/words';
import { claimWords } from './claim.ts';
import { gapWords } from './clash.ts';
import { riseWords } from './event.ts';
import { cardName, cardNames, counterName } from './names.ts';

/** A reason in the fewest words: the cards of a clash are on the tape. */
const briefRise = (setup: Setup, rise: Rise): string =>
  rise.why === 'SKETCHY'
    ? `${cardName(setup, rise.card)} is SKETCHY`
    : `${claimWords(rise.clash.claims)} ${gapWords(rise.clash.minutes)}`;

/** What a turn came to stands first, what it cost last. */
const ORDER: { readonly [kind in Event['kind']]?: number } = {
  damaged: 1,
  restored: 2,
  addressed: 3,
  'concerns-open': 4,
  refuted: 5,
  answered: 6,
  'scrutiny-rose': 7,
};

/** The part of an event that belongs into a short account; null where others say it. */
const told = (setup: Setup, event: Event): string | null => {
  switch (event.kind) {
    case 'scrutiny-rose':
      return `Scrutiny +${event.by}: ${event.rises.map((rise) => briefRise(setup, rise)).join('; ')}.`;
    case 'refuted':
      return event.counters && event.counters.length > 0
        ? `${cardName(setup, event.card)} refuted ${listed(event.counters.map((id) => counterName(setup, id)))}.`
        : null;
    case 'answered':
      return typeof event.answer === 'object' && event.answer !== null
        ? `${counterName(setup, event.answer.counter)} contested ${cardNames(setup, event.answer.contested)}.`
        : null;
    case 'restored':
      return `${event.damage} came back.`;
    case 'damaged':
      return event.damage === null ? null : `${event.damage} damage: Resistance is ${event.resistance}.`;
    case 'addressed':
      return `${listed(event.concerns)} settled.`;
    case 'concerns-open':
      return `She still wants ${listed(event.concerns)}.`;
    case 'submitted':
    case 'committed':
    case 'turn-ended':
    case 'granted':
    case 'denied':
      return null;
  }
};

/** A turn in a sentence or two: what it did, what it settled, what she answered, what it cost. */
export const accountWords = (setup: Setup, events: readonly Event[]): string =>
  [...events]
    .sort((a, b) => (ORDER[a.kind] ?? 0) - (ORDER[b.kind] ?? 0))
    .flatMap((event) => told(setup, event) ?? [])
    .join(' ');

type Told = readonly (readonly Event[])[];

const last = <Kind extends Event['kind']>(steps: Told, kind: Kind) =>
  steps
    .flat()
    .filter((event): event is Extract<Event, { kind: Kind }> => event.kind === kind)
    .at(-1);

/** After which turn a concern that stayed open could not be settled any more, and why; null where all could to the end. */
const unprovableSince = (run: RunOf<Koa>): string | null => {
  const { setup } = run;
  for (const [i, { state }] of moments(run).entries()) {
    const lost = unprovable(game.view(setup, state, 0));
    if (lost.length === 0) continue;
    const blocked = new Set(lost.flatMap((concern) => concern.blocked.map(({ id }) => id)));
    const why = blocked.size > 0 ? `your story blocked ${cardNames(setup, [...blocked])}` : 'no card for it was left';
    return `${listed(lost.map(({ proof }) => proof))} could no longer be proven after turn ${i + 1}: ${why}.`;
  }
  return null;
};

/** Why a night was lost, in one sentence with its turn; null where it was not. */
export const lossReason = (run: RunOf<Koa>): string | null => {
  const { script } = run.setup;
  const steps = moments(run).map(({ events }) => events);
  const [denied, submitted] = [last(steps, 'denied'), last(steps, 'submitted')];
  if (!denied || !submitted) return null;
  const turn = `Turn ${submitted.turn}`;
  const rose = last(steps.slice(-1), 'scrutiny-rose');
  if (denied.reason === 'story-fell-apart')
    return `${turn}: Scrutiny reached ${script.tuning.scrutiny_cap} (${listed(riseWords(run.setup, rose?.rises ?? []))}), and your story fell apart.`;
  const since = unprovableSince(run);
  if (since !== null) return since;
  const settled = steps.flat().flatMap((event) => (event.kind === 'addressed' ? event.concerns : []));
  const open = script.concern.filter((proof) => !settled.includes(proof));
  const left = last(steps, 'damaged')?.resistance ?? script.resistance;
  const missing = [
    ...(left > 0 ? [`${counted(left, 'point')} of Resistance ${left === 1 ? 'was' : 'were'} left`] : []),
    ...(open.length > 0 ? [`${listed(open)} stayed open`] : []),
  ];
  const how = denied.reason === 'turns-used-up' ? 'was the last one' : 'left you nothing you could submit';
  return `${turn} ${how}: ${listed(missing)}.`;
};
