import { idsOf, placesOf } from '@lockstep/cards';
import { openStream, Refusal, refuse } from '@lockstep/kernel';
import {
  type Card,
  claimsOf,
  hidden,
  isRefutation,
  LAST_MINUTE,
  makeState,
  minuteOf,
  type Event as StoryEvent,
  submit,
  TRUSTS,
} from '@lockstep/testimony';
import { type KoaAction, type KoaEvent, makeKoa } from './action.ts';
import {
  cardsAfter,
  type KoaState,
  type Making,
  makeEdit,
  type Night,
  openly,
  parseEdit,
  seenBy,
  testimonyOf,
} from './incident.ts';

const ROOMS: readonly string[] = ['BEDROOM', 'KITCHEN', 'LIVING_ROOM', 'BATHROOM'];

export const KOA_COST = (night: Night, move: KoaAction['move']): number => {
  const { flag_cost, rewire_cost, exploit_cost } = night.rules;
  return move === 'flag' ? flag_cost : move === 'rewire' ? rewire_cost : move === 'exploit' ? exploit_cost : 0;
};

/** A move that is no submission: a turn passes, Resistance and Scrutiny move. */
const pass = (state: Making, damage: number, scrutiny: number, cap: number): void => {
  const { story } = state;
  const risen = Math.min(cap, story.scrutiny + scrutiny);
  const fallen = scrutiny > 0 && risen === cap;
  state.story = makeState(
    fallen ? story.turn : story.turn + 1,
    fallen ? story.resistance : story.resistance - damage,
    risen,
    story.hand,
    story.story,
    story.refuted,
    story.shown,
    story.contested,
    story.unsure,
  );
};

const pay = (night: Night, state: Making, move: KoaAction['move'], log?: KoaEvent[]): void => {
  const cost = KOA_COST(night, move);
  if (cost === 0) return;
  state.tokens -= cost;
  log?.push({ kind: 'koa-paid', tokens: cost, left: state.tokens });
};

export const gain = (
  night: Night,
  state: Making,
  why: 'PUZZLE' | 'REFUTED',
  amount: number,
  log?: KoaEvent[],
): void => {
  if (amount === 0) return;
  const tokens = Math.min(night.rules.tokens_most, state.tokens + amount);
  log?.push({ kind: 'koa-token', why, by: tokens - state.tokens, tokens });
  state.tokens = tokens;
};

const bits = (set: number): number => placesOf(set).length;

/** What the run tells itself at the end of a night; the rest of a submission is told as in the Daily. */
const ENDINGS: readonly StoryEvent['kind'][] = ['granted', 'denied'];

/** SUBMIT: the Daily's own rules; a counter refuted is worth a token. */
const submitted = (night: Night, state: Making, { cards }: KoaAction, log?: KoaEvent[]): Refusal | undefined => {
  const setup = seenBy(night, state);
  const told: StoryEvent[] | undefined = log ? [] : undefined;
  const before = state.story.refuted;
  const next = submit(setup, state.story, cards, told);
  if (next instanceof Refusal) return next;
  state.story = next;
  if (told) log!.push(...told.filter(({ kind }) => !ENDINGS.includes(kind)));
  const refuted = bits(next.refuted & ~before);
  gain(night, state, 'REFUTED', refuted * night.rules.tokens_per_counter, log);
  return undefined;
};

/** FLAG: the first hidden counter of her list is shown. */
const flagged = (night: Night, state: Making, log?: KoaEvent[]): Refusal | undefined => {
  const setup = testimonyOf(night, state.edits);
  const unseen = hidden(setup, openly(state));
  if (unseen === 0) return refuse('nothing-hidden');
  const place = 31 - Math.clz32(unseen & -unseen);
  const counter = state.seed === null ? null : setup.puzzle.counter[place]!.id;
  log?.push({ kind: 'koa-flagged', turn: state.story.turn, counter });
  pay(night, state, 'flag', log);
  state.flagged |= 1 << place;
  pass(state, 0, 0, night.rules.scrutiny_cap);
  return undefined;
};

const isEdited = (state: KoaState, card: number, trust: boolean): boolean =>
  state.edits.some((written) => {
    const edit = parseEdit(written);
    return edit.card === card && (edit.kind === 'trust') === trust;
  });

/** Where a claim of a card would be taken, in words; undefined where the allowlist does not go. */
const rewritten = (night: Night, card: Card, { claim, minutes }: Pick<KoaAction, 'claim' | 'minutes'>) => {
  const { timeRange, location, state } = card.claims;
  if (claim === 'location')
    return location !== undefined && ROOMS.includes(location) ? { from: location, to: 'HOME' } : undefined;
  if (claim === 'state') return state === 'DROWSY' ? { from: state, to: 'AWAKE' } : undefined;
  if (claim !== 'time' || timeRange === undefined || !night.rules.rewire_minutes.includes(minutes)) return undefined;
  const [from, to] = timeRange.map(minuteOf) as [number, number];
  if (from + minutes < 0 || to + minutes > LAST_MINUTE) return undefined;
  return { from: timeRange.join('–'), to: `${minutes > 0 ? '+' : '−'}${Math.abs(minutes)}` };
};

/** REWIRE: one claim of a held card, once a card. */
const rewired = (night: Night, state: Making, action: KoaAction, log?: KoaEvent[]): Refusal | undefined => {
  const place = placesOf(action.cards)[0]!;
  const card = cardsAfter(night, state.edits)[place]!;
  if (isEdited(state, place, false)) return refuse('already-rewired', { card: card.id });
  const change = rewritten(night, card, action);
  if (!change || action.claim === null)
    return refuse('off-allowlist', { card: card.id, claim: action.claim, minutes: action.minutes });
  log?.push({ kind: 'koa-rewired', turn: state.story.turn, card: card.id, claim: action.claim, ...change });
  pay(night, state, 'rewire', log);
  state.edits = [...state.edits, makeEdit({ card: place, kind: action.claim, minutes: action.minutes })];
  pass(state, 0, 0, night.rules.scrutiny_cap);
  return undefined;
};

/** CORROBORATE: an anchor in hand that shares a claim lifts trust, and no counter contests the card. */
const corroborated = (
  night: Night,
  state: Making,
  { cards, lead }: KoaAction,
  log?: KoaEvent[],
): Refusal | undefined => {
  if (state.corroborations === 0) return refuse('corroborated-already', { uses: night.corroborations });
  const all = cardsAfter(night, state.edits);
  const card = all[lead]!;
  const anchor = all[placesOf(cards & ~(1 << lead))[0]!]!;
  if (isEdited(state, lead, true)) return refuse('already-corroborated', { card: card.id });
  if (!claimsOf(card).some((claim) => claimsOf(anchor).includes(claim)))
    return refuse('no-shared-claim', { card: card.id, anchor: anchor.id });
  const to = TRUSTS[Math.min(TRUSTS.length - 1, TRUSTS.indexOf(card.trust) + 1)]!;
  log?.push({
    kind: 'koa-corroborated',
    turn: state.story.turn,
    card: card.id,
    anchor: anchor.id,
    trust: to === card.trust ? null : { from: card.trust, to },
  });
  state.corroborations -= 1;
  state.edits = [...state.edits, makeEdit({ card: lead, kind: 'trust', minutes: 0 })];
  pass(state, 0, 0, night.rules.scrutiny_cap);
  return undefined;
};

export const canCycle = (state: KoaState): boolean =>
  state.cycles > 0 && state.down !== 0 && (state.story.hand !== 0 || state.unseen > 0);

/** CYCLE: up to two cards leave for good, as many come from those face down. */
const cycled = (night: Night, state: Making, { cards }: KoaAction, log?: KoaEvent[]): Refusal | undefined => {
  const { puzzle, rules } = night;
  if (state.cycles === 0) return refuse('cycled-already', { uses: night.cycles });
  const size = bits(cards);
  if (size > bits(state.down)) return refuse('nothing-face-down', { down: bits(state.down) });
  const { turn, hand } = state.story;
  let drawn = 0;
  if (state.seed === null && size < bits(state.down)) state.unseen += size;
  else {
    const stream = state.seed === null ? undefined : openStream(state.seed, 'down', state.drawAt);
    for (let i = 0; i < size; i += 1) {
      const left = placesOf(state.down);
      const card = left[stream ? stream.below(left.length) : 0]!;
      state.down &= ~(1 << card);
      drawn |= 1 << card;
    }
    if (stream) state.drawAt = stream.at;
  }
  log?.push({
    kind: 'koa-cycled',
    turn,
    cards: idsOf(puzzle.card, cards),
    drawn: state.unseen > 0 ? null : idsOf(puzzle.card, drawn),
  });
  state.cycles -= 1;
  pass(state, 0, rules.cycle_scrutiny, rules.scrutiny_cap);
  const { story } = state;
  state.story = makeState(
    story.turn,
    story.resistance,
    story.scrutiny,
    (hand & ~cards) | drawn,
    story.story,
    story.refuted,
    story.shown,
    story.contested,
    story.unsure,
  );
  log?.push({ kind: 'koa-scrutiny', why: 'CYCLE', by: rules.cycle_scrutiny, scrutiny: story.scrutiny });
  return undefined;
};

export const canExploit = (night: Night, state: KoaState): boolean => state.tokens >= night.rules.exploit_cost;

/** EXPLOIT: damage no counter contests. Scrutiny comes first, as everywhere with KOA. */
const exploited = (night: Night, state: Making, log?: KoaEvent[]): undefined => {
  const { rules } = night;
  const { turn, resistance } = state.story;
  pay(night, state, 'exploit', log);
  pass(state, rules.exploit_damage, rules.exploit_scrutiny, rules.scrutiny_cap);
  const { story } = state;
  log?.push({ kind: 'koa-scrutiny', why: 'EXPLOIT', by: rules.exploit_scrutiny, scrutiny: story.scrutiny });
  if (story.resistance < resistance || rules.exploit_damage === 0)
    log?.push({
      kind: 'koa-exploited',
      turn,
      damage: rules.exploit_damage,
      resistance: Math.max(0, story.resistance),
    });
  return undefined;
};

const TAKES: { readonly [move in KoaAction['move']]: readonly [least: number, most: number] } = {
  submit: [1, 3],
  flag: [0, 0],
  rewire: [1, 1],
  corroborate: [2, 2],
  cycle: [1, 2],
  exploit: [0, 0],
};

const barred = (night: Night, state: KoaState, { move, cards }: KoaAction): Refusal | undefined => {
  const cost = KOA_COST(night, move);
  if (cost > state.tokens) return refuse('no-tokens', { move, cost, tokens: state.tokens });
  if (move === 'submit') return undefined;
  const elsewhere = cards & ~state.story.hand;
  if (elsewhere !== 0) return refuse('not-in-hand', { card: idsOf(night.puzzle.card, elsewhere)[0] ?? null });
  const [least, rawMost] = TAKES[move];
  const most = move === 'cycle' ? night.rules.cycle_most : rawMost;
  const found = bits(cards);
  return found < least || found > most ? refuse('attachments', { move, least, most, found }) : undefined;
};

/** One move of a night; the state in the making is changed, or nothing is and why is answered. */
export const koaMove = (night: Night, state: Making, action: KoaAction, log?: KoaEvent[]): Refusal | undefined => {
  const refused = barred(night, state, action);
  if (refused) return refused;
  switch (action.move) {
    case 'submit':
      return submitted(night, state, action, log);
    case 'flag':
      return flagged(night, state, log);
    case 'rewire':
      return rewired(night, state, action, log);
    case 'corroborate':
      return corroborated(night, state, action, log);
    case 'cycle':
      return cycled(night, state, action, log);
    case 'exploit':
      return exploited(night, state, log);
  }
};

/** Every REWIRE that would not be refused. */
export const rewirings = (night: Night, state: KoaState): KoaAction[] => {
  if (state.tokens < night.rules.rewire_cost) return [];
  const cards = cardsAfter(night, state.edits);
  return placesOf(state.story.hand).flatMap((place) => {
    if (isEdited(state, place, false)) return [];
    const tried = [
      ...night.rules.rewire_minutes.map((minutes) => ({ claim: 'time', minutes }) as const),
      { claim: 'location', minutes: 0 } as const,
      { claim: 'state', minutes: 0 } as const,
    ];
    return tried
      .filter((change) => rewritten(night, cards[place]!, change) !== undefined)
      .map((change) => makeKoa('rewire', 1 << place, change));
  });
};

/** Every CORROBORATE that would not be refused. */
export const koaCorroborations = (night: Night, state: KoaState): KoaAction[] => {
  if (state.corroborations === 0) return [];
  const cards = cardsAfter(night, state.edits);
  const held = placesOf(state.story.hand).filter((place) => !isRefutation(cards[place]!));
  return held.flatMap((lead) =>
    isEdited(state, lead, true)
      ? []
      : held
          .filter((other) => other !== lead)
          .filter((other) => claimsOf(cards[lead]!).some((claim) => claimsOf(cards[other]!).includes(claim)))
          .map((other) => makeKoa('corroborate', (1 << lead) | (1 << other), { lead })),
  );
};
