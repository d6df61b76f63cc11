// biome-ignore-all lint/performance/noAccumulatingSpread: copying all is what this rival is measured for
import { openStream } from '../../packages/kernel/dist/index.js';
import { SCRIPT } from './fight.mjs';

/**
 * The same fight the way one would write it first: an object a roll, an object an actor, every change a copy of all around it, strings
 * for everything, lists filtered again wherever one is needed.
 *
 * The same as ours: the sheets and techniques of the pack, the dice (number, sides and stream), contact, resistance, degrees and
 * naturals, budgets by tempo, sealed declaring, Guard, Ward, Assist, Set-up, Feint, invokes, costs, areas, the Clash from one snapshot,
 * Nuance on a degree, windows in the order of initiative with Parry, Brace, Riposte, Ward and Interpose, ladders, tracks, overflow,
 * clocks and phases of the boss, micro-recovery, Pressure. Left out: domains, Prepared, watching, riders, limited uses, zones (the
 * fight has one), what is shared or sustained, beats around the fight. So it does less in a round than ours.
 */
const { tuning, role: ROLES, difficulty, technique: TECHNIQUES, scene } = SCRIPT;
const PILLARS = ['VIOLENCE', 'INFLUENCE', 'REVELATION'];
const SPEEDS = ['NORMAL', 'FAST', 'VERY_FAST'];
const OFFERED = ['ATTACK', 'FEINT', 'GUARD', 'WARD', 'ASSIST', 'SETUP'];
const ANSWERS = ['PARRY', 'BRACE', 'RIPOSTE', 'WARD', 'INTERPOSE'];
const INVOKES = {
  none: { cost: 0, times: 0, reroll: false },
  '+3': { cost: 1, times: 1, reroll: false },
  reroll: { cost: 1, times: 0, reroll: true },
  '+6': { cost: 2, times: 2, reroll: false },
  '+3-reroll': { cost: 2, times: 1, reroll: true },
};

const has = (technique, tag) => technique.tags.includes(tag);
const number = (technique, tag) => Number(technique.tags.find((one) => one.startsWith(`${tag} `))?.split(' ')[1] ?? 0);
const sclOf = ({ roots: { body, mind, soul, control, fate, spirit } }) =>
  Math.floor((body + mind + soul) / 3) + Math.floor((control + fate + spirit) / 3);
const rankOf = ({ roots: { body, mind, soul, control, fate, spirit } }, pillar) =>
  pillar === 'VIOLENCE' ? Math.floor((body + mind + soul) / 3) : Math.floor((control + fate + spirit) / 3);

const knows = (character) =>
  TECHNIQUES.filter(
    (technique) =>
      (technique.basic || character.techniques.includes(technique.id)) &&
      technique.domain === undefined &&
      !has(technique, 'prepared'),
  );

const makeActor = (id, side) => {
  const character = SCRIPT.character.find((one) => one.id === id);
  const role = ROLES.find((one) => one.id === character.role);
  const scl = sclOf(character);
  return {
    id,
    side,
    character,
    role,
    scl,
    standing: true,
    initiative: 0,
    techniques: knows(character),
    rungs: { VIOLENCE: 0, INFLUENCE: 0, REVELATION: 0 },
    marks: { VIOLENCE: 0, INFLUENCE: 0, REVELATION: 0 },
    lingers: { VIOLENCE: 0, INFLUENCE: 0, REVELATION: 0 },
    warded: { VIOLENCE: false, INFLUENCE: false, REVELATION: false },
    guarded: false,
    reacted: 0,
    nuanced: false,
    micro: 0,
    stage: 0,
    stamina: 0,
    clocks: character.phase.length > 0 ? character.phase.map(({ clock }) => clock) : role.clocks,
    track: tuning.track_base + scl,
  };
};

const traitsOf = ({ character }, pillar) => character[pillar.toLowerCase()];
const isStrained = ({ marks, track }, pillar) => marks[pillar] >= Math.ceil(track / 2);

const rollOnce = (stream, rank) => {
  const d20 = stream.below(20) + 1;
  const sides = Math.min(tuning.die_most, tuning.die_base + 2 * rank);
  const dice = Array.from({ length: 1 + Math.floor(rank / 2) }, () => stream.below(sides) + 1);
  return { d20, dice, rolled: d20 + Math.max(...dice) };
};

/** One roll, spelled out. */
const rollOf = (stream, rank, parts, reroll = false) => {
  const first = rollOnce(stream, rank);
  const second = reroll ? rollOnce(stream, rank) : first;
  const kept = second.rolled > first.rolled ? second : first;
  const counted = parts.filter(({ value }) => value !== 0);
  return { ...kept, parts: counted, total: kept.rolled + counted.reduce((sum, { value }) => sum + value, 0) };
};

const naturalOf = ({ d20 }) => (d20 === 20 ? 1 : d20 === 1 ? -1 : 0);
const degreeOf = (margin, naturals) => {
  const size = tuning.margins.filter((least) => Math.abs(margin) >= least).length;
  return Math.max(-4, Math.min(4, Math.sign(margin) * size + naturals));
};

const hurtOf = (actor, pillar) => [
  { from: 'RUNG', value: -actor.rungs[pillar] },
  { from: 'STRAIN', value: isStrained(actor, pillar) ? -1 : 0 },
];
const attackParts = (actor, technique, pillar, assists, invoke) => [
  { from: 'ATTACK', value: traitsOf(actor, pillar).attack + (actor.side === 'FOES' ? difficulty.foe_attack : 0) },
  { from: 'ACCURATE', value: has(technique, 'accurate') ? tuning.accurate : 0 },
  { from: 'ASSIST', value: assists * tuning.assist },
  { from: 'INVOKE', value: INVOKES[invoke].times * tuning.invoke },
  ...hurtOf(actor, pillar),
];
const defenseParts = (actor, pillar) => [
  { from: 'DEFENSE', value: traitsOf(actor, pillar).defense + (actor.side === 'FOES' ? difficulty.foe_defense : 0) },
  { from: 'GUARD', value: actor.guarded ? tuning.guard : 0 },
  ...hurtOf(actor, pillar),
];
const resistParts = (actor, pillar, piercing) => [
  { from: 'RESILIENCE', value: traitsOf(actor, pillar).resilience },
  { from: 'WARD', value: actor.warded[pillar] ? Math.max(0, traitsOf(actor, pillar).ward - piercing) : 0 },
];

const hitDegreeOf = ({ technique, slot, contact, resisted }) => {
  if (technique.does === 'FEINT' || contact < 1) return 0;
  const { perfect_from, perfect_less } = tuning;
  const perfect = perfect_from > 0 && resisted >= perfect_from ? perfect_less : 0;
  const degree = Math.max(0, Math.min(4, Math.max(0, -resisted) + contact - 1) - perfect);
  return slot === 'MAJOR' ? degree : Math.min(1, degree);
};

/** E3: contact, then resistance. */
export const effect = (streams, actor, technique, slot, target, assists, invoke, inWindow = false) => {
  const { pillar } = technique;
  const attack = rollOf(
    streams[actor.side],
    rankOf(actor.character, pillar),
    attackParts(actor, technique, pillar, assists, invoke),
    INVOKES[invoke].reroll,
  );
  const defense = rollOf(streams[target.side], rankOf(target.character, pillar), defenseParts(target, pillar));
  const rolled = degreeOf(attack.total - defense.total, naturalOf(attack) - naturalOf(defense));
  const contact = slot === 'BONUS' && !has(technique, 'unbound') ? Math.min(1, rolled) : rolled;
  const less = slot === 'MAJOR' ? 0 : slot === 'BONUS' ? tuning.bonus_less : tuning.minor_less;
  const rank = Math.max(
    0,
    traitsOf(actor, pillar).effect + technique.virtual + (has(technique, 'prepared') ? 1 : 0) - less,
  );
  const against = tuning.resist_base + rank;
  const resistance = rollOf(
    streams[target.side],
    rankOf(target.character, pillar),
    resistParts(target, pillar, number(technique, 'piercing')),
  );
  const resisted = degreeOf(resistance.total - against, naturalOf(resistance));
  const hit = {
    actor: actor.id,
    target: target.id,
    technique,
    slot,
    attack,
    defense,
    contact,
    against,
    resistance,
    margin: resistance.total - against,
    resisted,
    answered: false,
    inWindow,
  };
  return { ...hit, degree: hitDegreeOf(hit) };
};

const budgetOf = ({ character, scl, stage }) => {
  const over = character.phase[stage]?.over ?? character.over;
  const level = 3 * Math.max(1, scl - 1) + 3 * SPEEDS.indexOf(character.speed) + 3 * over;
  const bands = Math.max(0, Math.floor((level - 3) / 3));
  return {
    MAJOR: 1 + Math.floor(bands / 3),
    MINOR: 1 + Math.floor((bands + 1) / 3),
    BONUS: 1 + Math.floor((bands + 2) / 3),
  };
};

const sideOf = (seat) => (seat === 0 ? 'HEROES' : 'FOES');
const actorsOf = (state) => Object.values(state.actors);
const put = (state, actor) => ({ ...state, actors: { ...state.actors, [actor.id]: actor } });
const gain = (state, side, by) => ({ ...state, fresh: { ...state.fresh, [side]: state.fresh[side] + by } });

/** Every move of an actor, whether it can be declared or not. */
const movesOf = (state, actor) =>
  actor.techniques
    .filter(({ action, does }) => action !== 'REACTION' && OFFERED.includes(does))
    .flatMap((technique) => {
      const aims = technique.does === 'ATTACK' || technique.does === 'FEINT';
      const targets = aims
        ? actorsOf(state).filter(({ side }) => side !== actor.side)
        : technique.does === 'ASSIST'
          ? actorsOf(state).filter(({ side, id }) => side === actor.side && id !== actor.id)
          : [undefined];
      const slots = has(technique, 'light') ? ['MAJOR', 'MINOR'] : [technique.action];
      return slots.flatMap((slot) => {
        const invokes = [
          'none',
          ...(has(technique, 'exploit') ? ['+3', 'reroll'] : []),
          ...(slot === 'MAJOR' ? ['+6', '+3-reroll'] : []),
        ];
        return targets.flatMap((target) =>
          (aims ? invokes : ['none']).map((invoke) => ({
            actor: actor.id,
            technique,
            slot,
            target: target?.id,
            invoke,
          })),
        );
      });
    });

const mayDeclare = (state, seat, move) => {
  const actor = state.actors[move.actor];
  const plan = state.plans[seat];
  const mine = plan.filter((one) => one.actor === move.actor);
  const { technique } = move;
  if (actor.side !== sideOf(seat) || !actor.standing) return false;
  if (mine.filter(({ slot }) => slot === move.slot).length >= budgetOf(actor)[move.slot]) return false;
  if (move.target !== undefined && !state.actors[move.target].standing) return false;
  const claimed = plan.reduce((sum, { invoke }) => sum + INVOKES[invoke].cost, 0);
  if (INVOKES[move.invoke].cost > state.invokes[actor.side] - claimed) return false;
  const twice = mine.some((one) => one.technique.id === technique.id);
  if (technique.does === 'GUARD') return state.pressure < tuning.pressure && !twice;
  if (technique.does === 'WARD')
    return traitsOf(actor, technique.pillar).ward > 0 && !actor.warded[technique.pillar] && !twice;
  return true;
};

const pay = (actor, technique) => {
  const tracks = [
    has(technique, 'tiring') ? 'VIOLENCE' : undefined,
    has(technique, 'traceable') ? 'INFLUENCE' : undefined,
    has(technique, 'backlash') ? 'REVELATION' : undefined,
  ].filter((track) => track !== undefined);
  return tracks.reduce(
    (paid, track) => ({ ...paid, marks: { ...paid.marks, [track]: paid.marks[track] + tuning.cost } }),
    actor,
  );
};

const inOrder = (state) => state.order.map((id) => state.actors[id]);

const act = (state, moves) =>
  moves.reduce((before, { actor: id, technique, invoke }) => {
    const actor = pay(before.actors[id], technique);
    const spent = {
      ...before,
      invokes: { ...before.invokes, [actor.side]: before.invokes[actor.side] - INVOKES[invoke].cost },
    };
    if (technique.does === 'GUARD') return put(spent, { ...actor, guarded: true });
    if (technique.does === 'WARD')
      return put(spent, { ...actor, warded: { ...actor.warded, [technique.pillar]: true } });
    return put(spent, actor);
  }, state);

const setUp = (state, streams, actor, technique) => {
  const best = PILLARS.reduce((a, b) => (traitsOf(actor, b).attack > traitsOf(actor, a).attack ? b : a));
  const pillar = technique.basic ? best : technique.pillar;
  const roll = rollOf(streams[actor.side], rankOf(actor.character, pillar), [
    ...attackParts(actor, technique, pillar, 0, 'none'),
    { from: 'VIRTUAL', value: technique.virtual },
  ]);
  const degree = degreeOf(roll.total - tuning.setup_target, naturalOf(roll));
  if (degree >= 3) return gain(state, actor.side, tuning.setup_great);
  if (degree >= 1) return gain(state, actor.side, tuning.setup_invokes);
  return degree < 0 ? gain(state, actor.side === 'HEROES' ? 'FOES' : 'HEROES', 1) : state;
};

const clash = (state, moves, streams) =>
  moves.reduce((before, move, i) => {
    const actor = before.actors[move.actor];
    const { technique } = move;
    if (technique.does === 'SETUP') return setUp(before, streams, actor, technique);
    if (technique.does !== 'ATTACK' && technique.does !== 'FEINT') return before;
    const aimed = ({ technique: { does } }) => does === 'ATTACK' || does === 'FEINT';
    const first = !moves.slice(0, i).some((one) => one.actor === move.actor && aimed(one));
    const assists = first
      ? moves.filter((one) => one.technique.does === 'ASSIST' && one.target === move.actor).length
      : 0;
    const wide = move.slot === 'MAJOR' && technique.does === 'ATTACK' ? actor.role.area : 0;
    const others = actorsOf(before)
      .filter(({ id, side, standing }) => id !== move.target && side !== actor.side && standing)
      .slice(0, Math.max(number(technique, 'area'), wide));
    const hits = [before.actors[move.target], ...others].map((target) =>
      effect(streams, actor, technique, move.slot, target, assists, move.invoke),
    );
    const feints = technique.does === 'FEINT' ? hits.filter(({ contact }) => contact >= 1).length : 0;
    return gain({ ...before, hits: [...before.hits, ...hits] }, actor.side, feints);
  }, state);

/** Every hit a technique of the actor could answer now. */
const reactionsOf = (state, actor) => {
  const most = 1 + actor.techniques.reduce((sum, { reactions }) => sum + reactions, 0);
  if (!actor.standing || actor.reacted >= most) return [];
  return actor.techniques
    .filter(({ action, does }) => action === 'REACTION' && ANSWERS.includes(does))
    .filter((technique) => !has(technique, 'improved-reaction') || actor.character.speed !== 'NORMAL')
    .filter(({ does, pillar }) => does !== 'WARD' || (traitsOf(actor, pillar).ward > 0 && !actor.warded[pillar]))
    .flatMap((technique) =>
      state.hits
        .map((hit, at) => ({ hit, at }))
        .filter(({ hit }) => !hit.answered && !hit.inWindow && state.actors[hit.actor].side !== actor.side)
        .filter(({ hit }) => technique.triggers.includes(hit.target === actor.id ? 'TARGETED' : 'ALLY_TARGETED'))
        .filter(({ hit }) => {
          const own = hit.target === actor.id;
          if (technique.does === 'PARRY') return hit.contact >= 1;
          if (technique.does === 'BRACE') return hit.degree >= 1;
          if (technique.does === 'WARD') return hit.degree >= 1 && own && hit.technique.pillar === technique.pillar;
          return technique.does === 'RIPOSTE' || (!own && hit.degree >= 1);
        })
        .map(({ at }) => ({ kind: 'react', actor: actor.id, technique, hit: at })),
    );
};

const mayNuance = (state, actor) =>
  actor.standing &&
  actor.character.speed === 'VERY_FAST' &&
  !actor.nuanced &&
  state.hits.some((hit) => hit.actor === actor.id);

const withHit = (state, at, change) => ({
  ...state,
  hits: state.hits.map((hit, i) => {
    if (i !== at) return hit;
    const changed = { ...hit, ...change(hit) };
    return change(hit).degree === undefined ? { ...changed, degree: hitDegreeOf(changed) } : changed;
  }),
});

const react = (state, { actor: id, technique, hit: at }, streams) => {
  const actor = pay({ ...state.actors[id], reacted: state.actors[id].reacted + 1 }, technique);
  const before = withHit(put(state, actor), at, (hit) => ({ answered: true, degree: hit.degree }));
  const hit = before.hits[at];
  const { pillar } = hit.technique;
  const answer = (parts) => {
    const roll = rollOf(streams[actor.side], rankOf(actor.character, pillar), [
      ...parts,
      { from: 'VIRTUAL', value: technique.virtual },
    ]);
    return degreeOf(roll.total - hit.attack.total, naturalOf(roll));
  };
  switch (technique.does) {
    case 'PARRY': {
      const success = answer(defenseParts(actor, pillar));
      return withHit(before, at, ({ contact }) => ({ contact: contact - Math.max(0, success) }));
    }
    case 'BRACE': {
      const success = answer(resistParts(actor, pillar, 0));
      return withHit(before, at, ({ degree }) => ({ degree: Math.max(0, degree - Math.max(1, success)) }));
    }
    case 'WARD': {
      const ward = Math.max(0, traitsOf(actor, technique.pillar).ward - number(hit.technique, 'piercing'));
      const up = put(before, { ...actor, warded: { ...actor.warded, [technique.pillar]: true } });
      return withHit(up, at, ({ margin, resistance }) => ({
        margin: margin + ward,
        resisted: degreeOf(margin + ward, naturalOf(resistance)),
      }));
    }
    case 'INTERPOSE':
      return withHit(before, at, ({ degree }) => ({ target: actor.id, degree }));
    default: {
      const riposte = effect(streams, actor, technique, 'MINOR', before.actors[hit.actor], 0, 'none', true);
      return { ...before, hits: [...before.hits, riposte] };
    }
  }
};

const landOn = (actor, pillar, hits) => {
  const sorted = [...hits].sort((a, b) => b.degree - a.degree);
  const limit = new Set(hits.map((hit) => hit.actor)).size > 1 ? 2 : 1;
  return sorted.reduce(
    ({ now, left }, { degree, slot, technique }) => {
      const rung = now.rungs[pillar];
      const climbs = slot !== 'BONUS' && degree > rung && left > 0 && rung < now.role.stop;
      const brutal = slot === 'MAJOR' && degree >= 2 ? number(technique, 'brutal') : 0;
      const marks = now.role.stop > 0 ? now.marks[pillar] + (climbs ? degree - 1 : degree) : now.marks[pillar];
      return {
        left: climbs ? left - 1 : left,
        now: {
          ...now,
          rungs: { ...now.rungs, [pillar]: climbs ? Math.min(now.role.stop, rung + 1 + brutal) : rung },
          marks: { ...now.marks, [pillar]: marks },
          lingers: { ...now.lingers, [pillar]: Math.max(now.lingers[pillar], number(technique, 'lingering')) },
          warded: { ...now.warded, [pillar]: now.warded[pillar] && degree < 2 },
        },
      };
    },
    { now: actor, left: limit },
  ).now;
};

const land = (state) =>
  actorsOf(state)
    .filter(({ standing }) => standing)
    .reduce((before, target) => {
      const hits = before.hits.filter((hit) => hit.target === target.id && hit.degree >= 1);
      const struck = PILLARS.reduce((actor, pillar) => {
        const on = hits.filter((hit) => hit.technique.pillar === pillar);
        return on.length === 0 ? actor : landOn(actor, pillar, on);
      }, target);
      const degrees = hits.reduce((sum, { degree }) => sum + degree, 0);
      const size = struck.clocks[struck.stage] ?? 0;
      const tired = Math.min(degrees, tuning.stamina_cap, size - struck.stamina);
      return put(before, size === 0 ? struck : { ...struck, stamina: struck.stamina + tired });
    }, state);

const settle = (actor) => {
  const flowed = PILLARS.filter((pillar) => actor.marks[pillar] > actor.track).reduce(
    (now, pillar) => ({
      ...now,
      rungs: { ...now.rungs, [pillar]: Math.min(now.role.stop, now.rungs[pillar] + 1) },
      marks: { ...now.marks, [pillar]: Math.floor(now.track / 2) },
    }),
    actor,
  );
  const full = flowed.clocks.length > 0 && flowed.stamina >= flowed.clocks[flowed.stage];
  if (full && flowed.stage + 1 < flowed.clocks.length) return { ...flowed, stage: flowed.stage + 1, stamina: 0 };
  const rung = Math.max(...PILLARS.map((pillar) => flowed.rungs[pillar]));
  return full || rung >= flowed.role.out ? { ...flowed, standing: false } : flowed;
};

const recover = (state, actor, streams) => {
  const usable = PILLARS.filter(
    (pillar) => actor.rungs[pillar] > 0 && actor.rungs[pillar] <= 2 && !isStrained(actor, pillar),
  ).sort((a, b) => actor.rungs[b] - actor.rungs[a]);
  if (actor.micro >= tuning.micro_uses || usable.length === 0) {
    const fullest = [...PILLARS].sort((a, b) => actor.marks[b] - actor.marks[a])[0];
    const marks = Math.max(0, actor.marks[fullest] - tuning.recovered_marks);
    return put(state, { ...actor, marks: { ...actor.marks, [fullest]: marks } });
  }
  const [pillar] = usable;
  const roll = rollOf(streams[actor.side], rankOf(actor.character, pillar), resistParts(actor, pillar, 99));
  const degree = degreeOf(roll.total - tuning.endurance - tuning.endurance_rung * actor.rungs[pillar], naturalOf(roll));
  const rungs = { ...actor.rungs, [pillar]: actor.rungs[pillar] - (degree >= 1 ? 1 : 0) };
  return put(state, { ...actor, micro: actor.micro + 1, rungs });
};

const upkeep = (state) => ({
  ...state,
  phase: 'INTENT',
  round: state.round + 1,
  ready: [false, false],
  plans: [[], []],
  hits: [],
  turn: 0,
  invokes: {
    HEROES: state.invokes.HEROES + state.fresh.HEROES,
    FOES: state.invokes.FOES + state.fresh.FOES,
  },
  fresh: { HEROES: 0, FOES: 0 },
  actors: Object.fromEntries(
    actorsOf(state).map((actor) => [
      actor.id,
      {
        ...actor,
        reacted: 0,
        nuanced: false,
        guarded: false,
        marks: Object.fromEntries(PILLARS.map((one) => [one, actor.marks[one] + (actor.lingers[one] > 0 ? 1 : 0)])),
        lingers: Object.fromEntries(PILLARS.map((one) => [one, Math.max(0, actor.lingers[one] - 1)])),
      },
    ]),
  ),
});

const aftermath = (state, streams) => {
  const landed = land(state);
  const settled = actorsOf(landed)
    .filter(({ standing }) => standing)
    .reduce((before, actor) => put(before, settle(actor)), landed);
  const idle = ({ id }) => !settled.plans.flat().some(({ actor, slot }) => actor === id && slot === 'MAJOR');
  const rested =
    settled.pressure >= tuning.pressure
      ? gain(gain(settled, 'HEROES', 1), 'FOES', 1)
      : actorsOf(settled)
          .filter((actor) => actor.standing && actor.role.stop > 0 && idle(actor))
          .reduce((before, actor) => recover(before, actor, streams), settled);
  const paced = { ...rested, pressure: Math.min(tuning.pressure, rested.pressure + 1) };
  const left = (side) => actorsOf(paced).filter((actor) => actor.side === side && actor.standing).length;
  if (left('HEROES') > 0 && left('FOES') > 0) return upkeep(paced);
  return { ...paced, phase: 'OVER', result: left('FOES') > 0 ? 'LOST' : left('HEROES') > 0 ? 'WON' : 'DRAWN' };
};

/** On to the next who is asked something, or to the next round. */
const goOn = (state, streams) => {
  const order = inOrder(state);
  if (state.phase === 'CLASH') {
    const at = order.findIndex((actor, i) => i >= state.turn && mayNuance(state, actor));
    return at < 0 ? goOn({ ...state, phase: 'REACTION', turn: 0 }, streams) : { ...state, turn: at };
  }
  const at = order.findIndex((actor, i) => i >= state.turn && reactionsOf(state, actor).length > 0);
  return at < 0 ? aftermath(state, streams) : { ...state, turn: at };
};

/** Streams are opened where they stopped, as ours are. */
const withDice = (state, work) => {
  const streams = {
    HEROES: openStream(state.seed, 'dice 0', state.dice.HEROES),
    FOES: openStream(state.seed, 'dice 1', state.dice.FOES),
  };
  const next = work(streams);
  return { ...next, dice: { HEROES: streams.HEROES.at, FOES: streams.FOES.at } };
};

export const start = (seed) => {
  const stream = openStream(seed, 'initiative');
  const { foe } = scene.beat.find(({ fight }) => fight).fight;
  const actors = [
    ...scene.party.map((id) => makeActor(id, 'HEROES')),
    ...foe.map(({ who }) => makeActor(who, 'FOES')),
  ].map((actor) => ({ ...actor, initiative: stream.below(20) + 1 + (actor.character.skills.awareness ?? 0) }));
  return upkeep({
    seed,
    dice: { HEROES: 0, FOES: 0 },
    round: 0,
    pressure: 0,
    invokes: { HEROES: difficulty.invokes, FOES: 0 },
    fresh: { HEROES: 0, FOES: 0 },
    order: [...actors].sort((a, b) => b.initiative - a.initiative).map(({ id }) => id),
    actors: Object.fromEntries(actors.map((actor) => [actor.id, actor])),
    result: undefined,
  });
};

export const moverOf = (state) => {
  if (state.phase === 'INTENT') return state.ready[0] ? 1 : 0;
  return state.actors[state.order[state.turn]].side === 'HEROES' ? 0 : 1;
};

/** Undefined where the action is not allowed. */
export const step = (state, seat, action) => {
  if (moverOf(state) !== seat) return undefined;
  switch (action.kind) {
    case 'declare':
      if (state.phase !== 'INTENT' || !mayDeclare(state, seat, action.move)) return undefined;
      return { ...state, plans: state.plans.map((plan, i) => (i === seat ? [...plan, action.move] : plan)) };
    case 'ready': {
      const ready = state.ready.map((one, i) => one || i === seat);
      if (!ready.every(Boolean)) return { ...state, ready };
      const place = ({ actor }) => Object.keys(state.actors).indexOf(actor);
      const moves = state.plans.flat().sort((a, b) => place(a) - place(b));
      return withDice(state, (streams) =>
        goOn({ ...clash(act({ ...state, ready }, moves), moves, streams), phase: 'CLASH', turn: 0 }, streams),
      );
    }
    case 'nuance': {
      const actor = { ...state.actors[action.actor], nuanced: true };
      if (state.hits[action.hit].actor !== actor.id) return undefined;
      const more = withHit(put(state, actor), action.hit, ({ contact }) => ({ contact: Math.min(4, contact + 1) }));
      return withDice(state, (streams) => goOn({ ...more, turn: more.turn + 1 }, streams));
    }
    case 'react': {
      const mine = reactionsOf(state, state.actors[action.actor]);
      if (!mine.some(({ technique, hit }) => technique === action.technique && hit === action.hit)) return undefined;
      return withDice(state, (streams) => goOn(react(state, action, streams), streams));
    }
    default:
      return withDice(state, (streams) => goOn({ ...state, turn: state.turn + 1 }, streams));
  }
};

const pick = (stream, list) => list[stream.below(list.length)];
const TRIES = 8;

/** As our random player: a move of a random actor, ready once a few draws find none. */
export const choose = (state, seat, stream) => {
  const actor = state.actors[state.order[state.turn]];
  if (state.phase === 'REACTION') return pick(stream, [...reactionsOf(state, actor), { kind: 'pass' }]);
  if (state.phase === 'CLASH') {
    const own = state.hits.map((hit, at) => ({ hit, at })).filter(({ hit }) => hit.actor === actor.id);
    return pick(stream, [...own.map(({ at }) => ({ kind: 'nuance', actor: actor.id, hit: at })), { kind: 'pass' }]);
  }
  const able = actorsOf(state).filter(({ side, standing }) => side === sideOf(seat) && standing);
  const moves = movesOf(state, pick(stream, able));
  for (let tries = 0; tries < TRIES; tries += 1) {
    const move = pick(stream, moves);
    if (mayDeclare(state, seat, move)) return { kind: 'declare', move };
  }
  return { kind: 'ready' };
};

/** For comparing single effects: the actors of a fight that has just begun. */
export const fighters = () => start({ hi: 0, lo: 0 }).actors;
