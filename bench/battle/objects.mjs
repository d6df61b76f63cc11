// biome-ignore-all lint/performance/noAccumulatingSpread: copying all is what this rival is measured for
import { openStream, pick, shuffled } from '../../packages/kernel/dist/index.js';
import { CARDS, deckOf, TUNING } from './plain-decks.mjs';

/**
 * The same battle the way one would write it first: an object an effect, an object a card, every change a copy of all around it, texts
 * read by a list of patterns, lists filtered again wherever one is needed.
 *
 * The same as ours: turns, Judgment, windows, answers, the queue of triggers, choices as steps, the order of what is legal, the shuffles.
 * Left out: every phrase these two decks do not have (Statics but one, Reclaim, Copies, Banish, Discover, changes of cost), dreamcallers
 * and dreamsigns. So it does less in a turn than ours.
 */
const WORDS = { a: 1, an: 1, two: 2, three: 3 };

const PATTERNS = [
  [/^Kindle (\d)(?: for each (\w+) you have)?$/, (n, each) => ({ kind: 'kindle', n: Number(n), each })],
  [/^Draw (\d)$/, (n) => ({ kind: 'draw', n: Number(n) })],
  [/^Gain (\d) points?(?: for each (\w+) you have)?$/, (n, each) => ({ kind: 'points', n: Number(n), each })],
  [/^Gain points equal to its spark$/, () => ({ kind: 'points-of-it' })],
  [/^Gain (\d) Energy$/, (n) => ({ kind: 'energy', n: Number(n) })],
  [/^Gain (\d) Energy at the start of your next turn$/, (n) => ({ kind: 'promise', n: Number(n) })],
  [
    /^Create (a|two|three) (\d)-spark figments?$/,
    (count, n) => ({ kind: 'create', count: WORDS[count], spark: Number(n) }),
  ],
  [/^Foresee (\d)$/, (n) => ({ kind: 'foresee', n: Number(n) })],
  [/^Abandon a character$/, () => ({ kind: 'abandon', chooses: 'own' })],
  [/^Abandon this character$/, () => ({ kind: 'abandon-this' })],
  [
    /^Dissolve a character with (\d) spark or less$/,
    (most) => ({ kind: 'dissolve', chooses: 'any', most: Number(most) }),
  ],
  [/^Return a character to hand$/, () => ({ kind: 'return', chooses: 'any' })],
  [/^Return an enemy character to hand$/, () => ({ kind: 'return', chooses: 'enemy' })],
  [/^An enemy character loses (\d) spark$/, (n) => ({ kind: 'lose', chooses: 'enemy', n: Number(n) })],
  [/^A character gains (\d) spark through the next Judgment$/, (n) => ({ kind: 'gain', chooses: 'any', n: Number(n) })],
  [/^Discard a card$/, () => ({ kind: 'discard', chooses: 'hand' })],
  [/^Prevent a card that costs (\d) or less$/, (most) => ({ kind: 'prevent', most: Number(most) })],
];

const TRIGGERS = [
  [/^Materialized: /, () => ({ on: 'enters', own: true })],
  [/^Judgment: /, () => ({ on: 'judgment' })],
  [/^When this character leaves play, /, () => ({ on: 'leaves', own: true })],
  [/^When another of your characters leaves play, /, () => ({ on: 'leaves', own: false })],
  [/^When you create a figment, /, () => ({ on: 'figment' })],
  [/^Once per turn, when you play an event, /, () => ({ on: 'plays', kind: 'event', once: true })],
  [/^When you play an event, /, () => ({ on: 'plays', kind: 'event' })],
  [/^When you play another (\w+), /, (kind) => ({ on: 'plays', kind })],
];

const matchOf = (patterns, text) => {
  for (const [pattern, make] of patterns) {
    const found = pattern.exec(text);
    if (found) return { ...make(...found.slice(1)), length: found[0].length };
  }
};

const effectsOf = (text) =>
  text
    .replace(/\.$/, '')
    .split(/\. |, then /)
    .map((sentence) => {
      const said = sentence[0].toUpperCase() + sentence.slice(1);
      const effect = matchOf(PATTERNS, said);
      if (!effect) throw new Error(`the rival does not read: ${said}`);
      return effect;
    });

const readCard = (card, place) => {
  const fast = card.text.startsWith('Fast. ');
  const text = fast ? card.text.slice(6) : card.text;
  const base = { ...card, place, fast, kinds: [card.type, card.subtype ?? ''].map((kind) => kind.toLowerCase()) };
  if (card.type === 'Event') return { ...base, effects: effectsOf(text), abilities: [] };
  if (text === 'Static: Your other characters have +1 spark.') return { ...base, leads: 1, abilities: [] };
  const trigger = matchOf(TRIGGERS, text);
  if (trigger) return { ...base, abilities: [{ ...trigger, effects: effectsOf(text.slice(trigger.length)) }] };
  const [cost, does] = text.split(': ');
  return { ...base, abilities: [], use: [...effectsOf(cost), ...effectsOf(does)] };
};

const READ = new Map();
const cardOf = (id) => {
  if (!READ.has(id)) {
    const place = CARDS.findIndex((card) => card.id === id);
    READ.set(id, readCard(CARDS[place], place));
  }
  return READ.get(id);
};

const other = (seat) => 1 - seat;
const withPlayer = (state, seat, change) => ({
  ...state,
  players: state.players.map((player, i) => (i === seat ? { ...player, ...change(player) } : player)),
});
const withFrame = (state, change) => ({
  ...state,
  frames: state.frames.map((frame, i) => (i === state.frames.length - 1 ? { ...frame, ...change } : frame)),
});

const sparkOf = (state, seat, character) => {
  const led = state.players[seat].row
    .filter(({ uid, card }) => uid !== character.uid && card?.leads)
    .reduce((sum, { card }) => sum + card.leads, 0);
  const passing = character.passing.reduce((sum, { by }) => sum + by, 0);
  return Math.max(0, character.printed + character.permanent + passing + led);
};
const totalOf = (state, seat) =>
  state.players[seat].row.reduce((sum, character) => sum + sparkOf(state, seat, character), 0);

const withCharacter = (state, seat, uid, change) =>
  withPlayer(state, seat, ({ row }) => ({
    row: row.map((character) => (character.uid === uid ? { ...character, ...change(character) } : character)),
  }));

/** Every ability of a row that hears what happened goes to the queue, left to right. */
const trigger = (state, seat, hears) =>
  state.players[seat].row.reduce((before, character) => {
    const heard = (character.card?.abilities ?? []).filter((ability) => hears(ability, character));
    return heard.reduce((now, ability) => {
      if (ability.once && character.used) return now;
      const marked = ability.once ? withCharacter(now, seat, character.uid, () => ({ used: true })) : now;
      return { ...marked, queue: [...marked.queue, { effects: ability.effects, seat, uid: character.uid }] };
    }, before);
  }, state);

const gainPoints = (state, seat, by) => {
  if (by <= 0) return state;
  const gained = withPlayer(state, seat, ({ points }) => ({ points: points + by }));
  return gained.players[seat].points >= TUNING.points_to_win ? { ...gained, winner: seat } : gained;
};

const draw = (state, seat, n) =>
  withPlayer(state, seat, ({ deck, hand }) => {
    const count = Math.max(0, Math.min(n, deck.length, TUNING.hand_most - hand.length));
    return {
      deck: deck.slice(0, deck.length - count),
      hand: [...hand, ...deck.slice(deck.length - count).reverse()],
    };
  });

const shuffle = (state, seat) =>
  withPlayer(state, seat, ({ deck, shuffles }) => {
    const stream = openStream(state.seed, `deck ${seat}`, shuffles);
    const order = shuffled(stream, deck.length);
    return { deck: order.map((i) => deck[i]), shuffles: stream.at };
  });

const enter = (state, seat, card, copy, printed) => {
  const uid = state.nextUid;
  const character = { uid, card, copy, printed, permanent: 0, passing: [], used: false };
  const entered = withPlayer({ ...state, nextUid: uid + 1 }, seat, ({ row }) => ({ row: [...row, character] }));
  return card
    ? trigger(entered, seat, ({ on }, one) => on === 'enters' && one.uid === uid)
    : trigger(entered, seat, ({ on }) => on === 'figment');
};

const leave = (state, seat, uid, to) => {
  const heard = trigger(state, seat, ({ on, own }, one) => on === 'leaves' && own === (one.uid === uid));
  return withPlayer(heard, seat, ({ row, hand, void: gone }) => {
    const { copy } = row.find((one) => one.uid === uid);
    const rest = row.filter((one) => one.uid !== uid);
    if (!copy) return { row: rest };
    return to === 'hand' && hand.length < TUNING.hand_most
      ? { row: rest, hand: [...hand, copy] }
      : { row: rest, void: [...gone, copy] };
  });
};

const countOf = (state, seat, each) => {
  if (each === undefined) return 1;
  return state.players[seat].row.filter(({ card }) => each === 'character' || card?.kinds.includes(each)).length;
};

/** The next Judgment of either seat, by its turn. */
const nextJudgment = ({ turn, phase }) => (phase === 'judgment' ? turn : turn + 1);

/** What can be chosen for an effect, in the order it is listed. */
const optionsOf = (state, seat, { chooses, most }) => {
  if (chooses === 'hand') {
    const { hand } = state.players[seat];
    return hand
      .filter(({ card }, i) => hand.findIndex((one) => one.card === card) === i)
      .sort((a, b) => a.card.place - b.card.place)
      .map((copy) => ({ kind: 'choose-card', at: copy.card.place, copy }));
  }
  const of = (owner, kind) =>
    state.players[owner].row
      .map((character, i) => ({ kind, at: i + 1, character, owner }))
      .filter(({ character }) => most === undefined || sparkOf(state, owner, character) <= most);
  return [
    ...(chooses === 'enemy' ? [] : of(seat, 'choose-yours')),
    ...(chooses === 'own' ? [] : of(other(seat), 'choose-enemy')),
  ];
};

/** An effect that has what it chooses, or chooses nothing. */
const APPLY = {
  kindle: (state, { seat }, { n, each }) => {
    const [leftmost] = state.players[seat].row;
    const by = n * countOf(state, seat, each);
    return leftmost && by > 0
      ? withCharacter(state, seat, leftmost.uid, ({ permanent }) => ({ permanent: permanent + by }))
      : state;
  },
  draw: (state, { seat }, { n }) => draw(state, seat, n),
  points: (state, { seat }, { n, each }) => gainPoints(state, seat, n * countOf(state, seat, each)),
  'points-of-it': (state, { seat, itSpark }) => gainPoints(state, seat, itSpark ?? 0),
  energy: (state, { seat }, { n }) => withPlayer(state, seat, ({ energy }) => ({ energy: energy + n })),
  promise: (state, { seat }, { n }) =>
    withPlayer(state, seat, ({ promises }) => ({
      promises: [...promises, { n, turn: state.active === seat ? state.turn + 2 : state.turn + 1 }],
    })),
  create: (state, { seat }, { count, spark }) => {
    let made = state;
    for (let i = 0; i < count && made.players[seat].row.length < TUNING.characters_most; i += 1)
      made = enter(made, seat, undefined, undefined, spark);
    return made;
  },
  foresee: (state, { seat }, { n }, { bits }) =>
    withPlayer(state, seat, ({ deck, void: gone }) => {
      const seen = deck.slice(-n).reverse();
      const out = seen.filter((_, i) => (bits >> i) & 1);
      return { deck: deck.filter((copy) => !out.includes(copy)), void: [...gone, ...out] };
    }),
  abandon: (state, frame, _effect, { character, owner }) => {
    const itSpark = sparkOf(state, owner, character);
    return withFrame(leave(state, owner, character.uid, 'void'), { ...frame, itSpark });
  },
  'abandon-this': (state, { seat, uid }) => leave(state, seat, uid, 'void'),
  dissolve: (state, _frame, _effect, { character, owner }) => leave(state, owner, character.uid, 'void'),
  return: (state, _frame, _effect, { character, owner }) => leave(state, owner, character.uid, 'hand'),
  lose: (state, _frame, { n }, { character, owner }) => {
    const by = Math.min(n, sparkOf(state, owner, character));
    return withCharacter(state, owner, character.uid, ({ permanent }) => ({ permanent: permanent - by }));
  },
  gain: (state, _frame, { n }, { character, owner }) =>
    withCharacter(state, owner, character.uid, ({ passing }) => ({
      passing: [...passing, { by: n, until: nextJudgment(state) }],
    })),
  discard: (state, { seat }, _effect, { copy }) =>
    withPlayer(state, seat, ({ hand, void: gone }) => ({
      hand: hand.filter((one) => one !== copy),
      void: [...gone, copy],
    })),
  prevent: (state, _frame, { most }) => {
    const answered = state.played.at(-1);
    if (!answered || answered.copy.card.cost > most) return state;
    const left = { ...state, played: state.played.slice(0, -1) };
    return withPlayer(left, answered.seat, ({ void: gone }) => ({ void: [...gone, answered.copy] }));
  },
};

/** The next effect of the ability that resolves. */
const workFrame = (state) => {
  const frame = state.frames.at(-1);
  const [effect, ...later] = frame.effects;
  if (!effect) {
    const done = { ...state, frames: state.frames.slice(0, -1) };
    if (!frame.copy) return done;
    return withPlayer(done, frame.seat, ({ void: gone }) => ({ void: [...gone, frame.copy] }));
  }
  const go = (chosen) => {
    const next = { ...frame, effects: later, chosen: undefined };
    return APPLY[effect.kind](withFrame(state, next), next, effect, chosen);
  };
  if (effect.kind === 'foresee') {
    if (frame.chosen) return go(frame.chosen);
    const count = Math.min(effect.n, state.players[frame.seat].deck.length);
    if (count === 0) return withFrame(state, { effects: later });
    const options = Array.from({ length: 1 << count }, (_, bits) => ({ kind: 'foresee', at: bits, bits }));
    return { ...state, ask: { seat: frame.seat, options } };
  }
  if (!effect.chooses || frame.chosen) return go(frame.chosen);
  const options = optionsOf(state, frame.seat, effect);
  if (options.length === 0) return withFrame(state, { effects: later });
  return options.length === 1 ? go(options[0]) : { ...state, ask: { seat: frame.seat, options } };
};

const opensWindow = ({ players }, seat) => players[seat].hand.length > 0 && players[seat].energy > 0;

const startTurn = (state) => {
  const seat = state.active;
  const ready = {
    ...state,
    phase: 'start',
    players: state.players.map((player) => ({
      ...player,
      row: player.row.map((character) => ({ ...character, used: false })),
    })),
  };
  return withPlayer(ready, seat, ({ production, promises }) => {
    const grown = state.turn > 2 ? Math.max(production, Math.min(production + 1, TUNING.production_most)) : production;
    const due = promises.filter(({ turn }) => turn === state.turn).reduce((sum, { n }) => sum + n, 0);
    const more = state.turn === 2 ? (TUNING.second_energy ?? 0) : 0;
    return {
      production: grown,
      energy: grown + more + due,
      promises: promises.filter(({ turn }) => turn !== state.turn),
    };
  });
};

const judge = (state) => {
  const seat = state.active;
  const judged = gainPoints(state, seat, totalOf(state, seat) - totalOf(state, other(seat)));
  if (judged.winner >= 0) return judged;
  return {
    ...judged,
    phase: 'after-judgment',
    players: judged.players.map((player) => ({
      ...player,
      row: player.row.map((character) => ({
        ...character,
        passing: character.passing.filter(({ until }) => until !== state.turn),
      })),
    })),
  };
};

const passTurn = (state) => {
  if (state.turn < TUNING.turns_most) return startTurn({ ...state, turn: state.turn + 1, active: other(state.active) });
  const [mine, yours] = state.players.map(({ points }) => points);
  return { ...state, winner: mine > yours ? 0 : yours > mine ? 1 : 2 };
};

const resolvePlayed = (state) => {
  const { copy, seat } = state.played.at(-1);
  const left = { ...state, played: state.played.slice(0, -1) };
  if (copy.card.type === 'Event')
    return { ...left, frames: [...left.frames, { effects: copy.card.effects, seat, copy }] };
  if (left.players[seat].row.length < TUNING.characters_most)
    return enter(left, seat, copy.card, copy, copy.card.spark);
  return withPlayer(left, seat, ({ void: gone }) => ({ void: [...gone, copy] }));
};

/** What comes next where nothing resolves; the same state where an action is waited for. */
const advance = (state) => {
  const top = state.played.at(-1);
  if (top) {
    if (state.phase === 'answer-window') return state;
    if (top.shown) return resolvePlayed(state);
    const played = [...state.played.slice(0, -1), { ...top, shown: true }];
    const opens = state.phase === 'main' && !top.answers && opensWindow(state, other(top.seat));
    return opens ? { ...state, played, phase: 'answer-window' } : resolvePlayed({ ...state, played });
  }
  switch (state.phase) {
    case 'opening':
      return startTurn(state);
    case 'start':
      return trigger({ ...state, phase: 'judgment' }, state.active, ({ on }) => on === 'judgment');
    case 'judgment':
      return judge(state);
    case 'after-judgment':
      return { ...(state.turn > 1 ? draw(state, state.active, 1) : state), phase: 'main' };
    case 'end-window':
      return opensWindow(state, other(state.active)) ? state : passTurn(state);
    default:
      return state;
  }
};

const run = (begun) => {
  let state = begun;
  for (;;) {
    if (state.winner >= 0 || state.ask) return state;
    if (state.frames.length > 0) state = workFrame(state);
    else if (state.queue.length > 0) {
      const [first, ...rest] = state.queue;
      state = { ...state, queue: rest, frames: [first] };
    } else {
      const next = advance(state);
      if (next === state) return state;
      state = next;
    }
  }
};

export const start = (seed) => {
  const first = openStream(seed, 'first').below(2);
  const players = [0, 1].map((seat) => ({
    points: 0,
    energy: 0,
    production: TUNING.production,
    row: [],
    hand: [],
    deck: deckOf(seat).map((id) => ({ card: cardOf(id) })),
    void: [],
    promises: [],
    shuffles: 0,
  }));
  const laid = { seed, turn: 1, active: first, first, phase: 'redraw-first', winner: -1, nextUid: 1 };
  const mixed = shuffle(shuffle({ ...laid, players, queue: [], frames: [], played: [], ask: undefined }, 0), 1);
  return draw(draw(mixed, first, TUNING.opening_hand), other(first), TUNING.opening_hand + TUNING.second_extra_cards);
};

export const moverOf = ({ ask, phase, first, active }) => {
  if (ask) return ask.seat;
  if (phase === 'redraw-first') return first;
  if (phase === 'redraw-second') return other(first);
  return phase === 'main' ? active : other(active);
};

const canPlay = (state, seat, { card }) => {
  if (card.cost > state.players[seat].energy) return false;
  if (state.phase !== 'main' && !card.fast) return false;
  if (card.type === 'Character') return state.players[seat].row.length < TUNING.characters_most;
  const [effect] = card.effects;
  if (effect.kind === 'prevent')
    return state.phase === 'answer-window' && state.played.at(-1).copy.card.cost <= effect.most;
  if (effect.chooses === 'hand') return state.players[seat].hand.length > 1;
  return !effect.chooses || optionsOf(state, seat, effect).length > 0;
};

export const legal = (state) => {
  if (state.ask) return state.ask.options;
  if (state.phase.startsWith('redraw')) return [{ kind: 'keep' }, { kind: 'redraw' }];
  const seat = moverOf(state);
  const { hand, row } = state.players[seat];
  const plays = hand
    .filter(({ card }, i) => hand.findIndex((one) => one.card === card) === i)
    .filter((copy) => canPlay(state, seat, copy))
    .sort((a, b) => a.card.place - b.card.place)
    .map((copy) => ({ kind: 'play', at: copy.card.place, copy }));
  if (state.phase !== 'main') return [...plays, { kind: 'pass' }];
  const uses = row
    .map((character, i) => ({ kind: 'use', at: i + 1, character }))
    .filter(({ character }) => character.card?.use);
  return [...plays, ...uses, { kind: 'end' }];
};

const play = (state, seat, copy) => {
  const { card } = copy;
  const answers = state.played.length > 0;
  const paid = withPlayer(state, seat, ({ hand, energy }) => ({
    hand: hand.filter((one) => one !== copy),
    energy: energy - card.cost,
  }));
  const played = [...paid.played, { copy, seat, answers, shown: false }];
  const phase = state.phase === 'answer-window' ? 'main' : state.phase;
  return trigger({ ...paid, played, phase }, seat, ({ on, kind }) => on === 'plays' && card.kinds.includes(kind));
};

export const step = (state, action) => {
  const seat = moverOf(state);
  const decided = state.phase === 'redraw-first' ? 'redraw-second' : 'opening';
  switch (action.kind) {
    case 'keep':
      return run({ ...state, phase: decided });
    case 'redraw': {
      const count = state.players[seat].hand.length;
      const back = withPlayer(state, seat, ({ deck, hand }) => ({ deck: [...deck, ...hand], hand: [] }));
      return run({ ...draw(shuffle(back, seat), seat, count), phase: decided });
    }
    case 'play':
      return run(play(state, seat, action.copy));
    case 'use': {
      const { uid, card } = action.character;
      return run({ ...state, frames: [{ effects: card.use, seat, uid }] });
    }
    case 'end':
      return run({ ...state, phase: 'end-window' });
    case 'pass':
      return run(state.phase === 'answer-window' ? { ...state, phase: 'main' } : passTurn(state));
    default:
      return run(withFrame({ ...state, ask: undefined }, { chosen: action }));
  }
};

/** One whole battle of two random players; `told` hears every action. */
export const playObjects = (seed, told) => {
  const stream = openStream(seed, 'choices');
  let state = start(seed);
  while (state.winner < 0) {
    const action = pick(stream, legal(state));
    told?.push(`${action.kind} ${action.at ?? 0}`);
    state = step(state, action);
  }
  return state.winner * 100 + state.turn;
};
