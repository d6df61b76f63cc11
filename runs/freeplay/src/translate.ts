import { placesOf } from '@lockstep/cards';
import { fromSaid, type Action as GatesAction, type MoveById, toSaid } from '@lockstep/gates';
import { type Mutable, type Refusal, refuse } from '@lockstep/kernel';
import { type Act, nightOf } from './act.ts';
import type { KoaAction, KoaSaid } from './koa/action.ts';
import type { Setup } from './setup.ts';

const gatesMet = new WeakMap<Act, { readonly setup: Setup; readonly gates: readonly number[] }>();

/** Gates are named by their places in the pack, and stand in slots. */
export const gatesIn = (setup: Setup, act: Act): readonly number[] => {
  const known = gatesMet.get(act);
  if (known?.setup === setup) return known.gates;
  const gates = setup.script.incident[act.incident]!.slot.map(
    (slot, i) => setup.gateAt.get(slot.gates[act.gates[i]!]!)!,
  );
  gatesMet.set(act, { setup, gates });
  return gates;
};

/** A move of this act's incident in the words of the run. */
export const sayGates = (setup: Setup, act: Act, action: GatesAction): MoveById => {
  const said: Mutable<MoveById> = toSaid(action);
  said.artifacts = said.artifacts.map((at) => act.deck[at]!);
  if (said.gate >= 0) said.gate = gatesIn(setup, act)[said.gate]!;
  return said;
};

/** The same the other way; an artifact that is not in the deck, or a gate that does not stand here, is refused. */
export const readGates = (setup: Setup, act: Act, said: MoveById): GatesAction | Refusal => {
  const artifacts = said.artifacts.map((at) => act.deck.indexOf(at));
  const stranger = artifacts.indexOf(-1);
  if (stranger >= 0)
    return refuse('not-in-hand', { artifact: setup.script.artifact[said.artifacts[stranger]!]?.id ?? null });
  const here = gatesIn(setup, act);
  const gate = said.gate < 0 ? -1 : here.indexOf(said.gate);
  if (said.gate >= 0 && gate < 0)
    return refuse('unknown-gate', {
      gate: setup.script.gate[said.gate]?.id ?? null,
      gates: here.map((at) => setup.script.gate[at]!.id),
    });
  return fromSaid({ ...said, artifacts, gate });
};

/** Where the cards of a night stand among all that can be met. */
const cardsIn = (setup: Setup, act: Act): readonly number[] => {
  if (setup.isDealt) return nightOf(setup, act).puzzle.card.map(({ id }) => setup.cardIds.indexOf(id));
  const first = setup.caseStarts[act.incident]!;
  const size = (setup.caseStarts[act.incident + 1] ?? 0) - first;
  return Array.from({ length: Math.max(0, size) }, (_, i) => first + i);
};

export const sayKoa = (setup: Setup, act: Act, { move, cards, lead, claim, minutes }: KoaAction): KoaSaid => {
  const here = cardsIn(setup, act);
  const said = (set: number): readonly number[] =>
    placesOf(set)
      .map((at) => here[at]!)
      .sort((a, b) => a - b);
  const named = lead < 0 ? said(cards) : [here[lead]!, ...said(cards & ~(1 << lead))];
  return { move, cards: named, claim, minutes };
};

export const readKoa = (setup: Setup, act: Act, { move, cards, claim, minutes }: KoaSaid): KoaAction | Refusal => {
  const here = cardsIn(setup, act);
  const places = cards.map((at) => here.indexOf(at));
  const stranger = places.indexOf(-1);
  if (stranger >= 0) return refuse('not-in-hand', { card: setup.cardIds[cards[stranger]!] ?? null });
  return {
    move,
    cards: places.reduce((set, at) => set | (1 << at), 0),
    lead: move === 'corroborate' ? (places[0] ?? -1) : -1,
    claim,
    minutes,
  };
};
