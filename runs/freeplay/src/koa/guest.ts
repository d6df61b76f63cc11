import { placesOf, SIZE } from '@lockstep/cards';
import {
  type Card,
  contradictionOf,
  damageSeen,
  mask,
  playable,
  proofSet,
  submissions,
  type Setup as Testimony,
} from '@lockstep/testimony';
import { type KoaAction, makeKoa } from './action.ts';
import { koaCorroborations } from './corroborate.ts';
import { canCycle } from './cycle.ts';
import { canExploit } from './exploit.ts';
import { cardsAfter, copy, type KoaState, type Night, parseEdit, testimonyOf, withFlagged } from './incident.ts';
import { koaMove } from './moves.ts';
import { rewirings } from './rewire.ts';

/** What the competent guest believes: what an unseen counter leaves of a card, and what agreeing claims add to all of them. */
const BELIEF = { unseen: 0.82, agreeing: 1.12, scrutiny: 1.5, concern: 60, refuted: 3 };

interface Hand {
  /** The cards worth submitting in the end, as a set. */
  readonly cards: number;
  readonly damage: number;
}

/** What a card will do, as far as can be seen. */
const expected = (setup: Testimony, state: KoaState, card: Card): number => {
  if (card.anchored || card.proves.length === 0) return card.power;
  const { refuted } = state.story;
  const contested = setup.script.counter.some(
    ({ targets }, i) => ((refuted >> i) & 1) === 0 && targets.some((proof) => card.proves.includes(proof)),
  );
  return contested ? card.power / 2 : setup.unknown === 0 ? card.power : card.power * BELIEF.unseen;
};

/** Which cards contradict each other, and which strain the story. */
interface Reading {
  readonly cards: readonly Card[];
  readonly major: readonly number[];
  readonly minor: readonly number[];
}

const readAll = ({ tables }: Testimony, cards: readonly Card[]): Reading => {
  const major = cards.map(() => 0);
  const minor = cards.map(() => 0);
  for (const { a, b, found } of tables.contradictions) {
    const masks = found.severity === 'MAJOR' ? major : minor;
    masks[a]! |= 1 << b;
    masks[b]! |= 1 << a;
  }
  return { cards, major, minor };
};

/** The same after one card was changed. */
const readChanged = ({ script }: Testimony, before: Reading, cards: readonly Card[], changed: number): Reading => {
  const bit = 1 << changed;
  const major = before.major.map((mask) => mask & ~bit);
  const minor = before.minor.map((mask) => mask & ~bit);
  major[changed] = 0;
  minor[changed] = 0;
  cards.forEach((card, place) => {
    const severity = place === changed ? undefined : contradictionOf(script.conflict, card, cards[changed]!)?.severity;
    if (severity === undefined) return;
    const masks = severity === 'MAJOR' ? major : minor;
    masks[place]! |= bit;
    masks[changed]! |= 1 << place;
  });
  return { cards, major, minor };
};

/** The best set of cards to tell: no MAJOR among them or with the story, Scrutiny bearable, every concern met. */
const bestHand = (setup: Testimony, state: KoaState, reading: Reading): Hand => {
  const { tables, script } = setup;
  const { story } = state;
  const { cards, major, minor } = reading;
  const held = placesOf(story.hand).filter((place) => (major[place]! & story.story) === 0);
  const worth = held.map((place) => expected(setup, state, cards[place]!));
  const proves = held.map((place) => proofSet(cards[place]!.proves));
  const most = (script.turns - story.turn + 1) * script.tuning.most_cards;
  const cap = script.tuning.scrutiny_cap;
  let best: Hand = { cards: 0, damage: -1 };
  let top = Number.NEGATIVE_INFINITY;
  const visit = (at: number, set: number, size: number, sum: number, rise: number, proofs: number): void => {
    if (at === held.length) {
      const open = (tables.concerns & ~proofs) !== 0;
      const damage = sum * BELIEF.agreeing - (open ? BELIEF.concern : 0);
      const value = damage - BELIEF.scrutiny * rise;
      if (size <= most && value > top) {
        top = value;
        best = { cards: set, damage };
      }
      return;
    }
    const place = held[at]!;
    if ((major[place]! & set) === 0) {
      const strain = SIZE[minor[place]! & (set | story.story)]! * script.tuning.minor_scrutiny;
      const doubt = cards[place]!.trust === 'SKETCHY' ? script.tuning.sketchy_scrutiny : 0;
      const risen = rise + strain + doubt;
      if (story.scrutiny + risen < cap)
        visit(at + 1, set | (1 << place), size + 1, sum + worth[at]!, risen, proofs | proves[at]!);
    }
    visit(at + 1, set, size, sum, rise, proofs);
  };
  visit(0, 0, 0, 0, 0, tables.proofs[story.story]!);
  return best;
};

/** Of a chosen set, what to submit now: refutations first, then what agrees. */
const bestSubmission = (setup: Testimony, state: KoaState, cards: number): KoaAction | undefined => {
  const { story } = state;
  const left = setup.script.turns - story.turn + 1;
  const needed = Math.ceil(placesOf(cards).length / Math.max(1, left));
  let best: KoaAction | undefined;
  let top = Number.NEGATIVE_INFINITY;
  for (const { cards: set } of submissions(setup.tables, cards, setup.script.tuning.most_cards)) {
    const places = placesOf(set);
    const { least, most, restored } = damageSeen(setup, story, set);
    const refutes = places.filter((place) => setup.script.card[place]!.refutes.length > 0).length;
    const sum = places.reduce((all, place) => all + expected(setup, state, setup.script.card[place]!), 0);
    const gained = (least + most) / 2 + restored - sum;
    const value = gained + BELIEF.refuted * refutes - (places.length < needed ? 10 : 0) - 0.1 * places.length;
    if (value > top) {
      top = value;
      best = makeKoa('submit', set);
    }
  }
  return best;
};

/** A look at what she hides, where turns can be spared for it and no token that an EXPLOIT needs. */
const isWorthFlag = ({ rules, puzzle }: Night, { story, tokens }: KoaState, unknown: number, hand: Hand): boolean => {
  if (unknown === 0 || tokens < rules.flag_cost) return false;
  const spare = puzzle.turns - story.turn - Math.ceil(placesOf(hand.cards).length / puzzle.tuning.most_cards);
  const left = tokens - rules.flag_cost;
  return spare >= 2 && (left >= rules.exploit_cost || tokens < rules.exploit_cost);
};

/** The competent guest of KOA: plans the whole story by what can be seen, and uses the other moves where it falls short. */
export const guest = (night: Night, state: KoaState): KoaAction => {
  const { rules } = night;
  const { setup } = mask(testimonyOf(night, state.edits), withFlagged(state));
  const { story } = state;
  const left = setup.script.turns - story.turn + 1;
  const open = (setup.tables.concerns & ~setup.tables.proofs[story.story]!) !== 0;
  const safe = story.scrutiny + rules.exploit_scrutiny < rules.scrutiny_cap;
  if (canExploit(night, state) && safe && !open && story.resistance <= rules.exploit_damage)
    return makeKoa('exploit', 0);

  const reading = readAll(setup, cardsAfter(night, state.edits));
  const hand = bestHand(setup, state, reading);
  const submission = bestSubmission(setup, state, hand.cards);
  if (hand.damage < story.resistance && left > 1) {
    let helped: { readonly action: KoaAction; readonly damage: number } | undefined;
    /** Which anchor goes with a card makes no difference: what is made of it is tried once. */
    const tried = new Set<number>();
    for (const action of [...koaCorroborations(night, state), ...rewirings(night, state)]) {
      const next = copy(state);
      if (koaMove(night, next, action)) continue;
      const edit = next.edits.at(-1)!;
      if (tried.has(edit)) continue;
      tried.add(edit);
      const after = readChanged(setup, reading, cardsAfter(night, next.edits), parseEdit(edit).card);
      const { damage } = bestHand(setup, next, after);
      if (!helped || damage > helped.damage) helped = { action, damage };
    }
    if (helped && helped.damage > hand.damage + 2) return helped.action;
    if (isWorthFlag(night, state, setup.unknown, hand)) return makeKoa('flag', 0);
    const idle = placesOf(story.hand & ~hand.cards);
    if (canCycle(state) && idle.length > 0 && story.scrutiny + rules.cycle_scrutiny < rules.scrutiny_cap)
      return makeKoa(
        'cycle',
        idle.slice(0, Math.min(rules.cycle_most, placesOf(state.down).length)).reduce((set, at) => set | (1 << at), 0),
      );
    if (canExploit(night, state) && safe && story.resistance - hand.damage <= rules.exploit_damage + 6)
      return makeKoa('exploit', 0);
  }
  return submission ?? lastResort(night, state);
};

/** Where nothing good is left: whatever can still be done. */
const lastResort = (night: Night, state: KoaState): KoaAction => {
  if (canCycle(state)) {
    const cards = cardsAfter(night, state.edits);
    const [weakest] = placesOf(state.story.hand).sort((a, b) => cards[a]!.power - cards[b]!.power);
    return makeKoa('cycle', 1 << weakest!);
  }
  if (canExploit(night, state)) return makeKoa('exploit', 0);
  const setup = testimonyOf(night, state.edits);
  const [first] = submissions(setup.tables, playable(setup, state.story), setup.script.tuning.most_cards);
  return first ? makeKoa('submit', first.cards) : rewirings(night, state)[0]!;
};
