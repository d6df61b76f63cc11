import { attempt } from '../../games/gates/dist/attempt.js';
import { damageOf } from '../../games/gates/dist/damage.js';
import { injectTools, openGates, payloadsOf } from '../../games/gates/dist/legal.js';
import { payloadOf } from '../../games/gates/dist/payload.js';
import { declaredPath, isNarrow, placesOf, struckClause } from '../../games/gates/dist/state.js';
import { AUDITS, FAMILIES, TAGS, TOOLS, TRUSTS, wordsIn } from '../../games/gates/dist/vocabulary.js';
import { gatesOf } from '../../runs/freeplay/dist/act.js';
import { attempt as direct } from './direct.mjs';
import { turnsOf } from './lockstep.mjs';

/** A turn in words, as the rival reads it. */
const inWords = (setup, state) => {
  const { script, tuning, strictness } = setup;
  const has = (set, card) => ((set >> card) & 1) === 1;
  const rowsOf = (card) => state.rewires.filter((one) => one >> 8 === card).map((one) => setup.rows[one & 255]);
  const trustOf = (card) => TRUSTS[has(state.verified, card) ? 2 : has(state.sketchy, card) ? 0 : 1];
  return {
    tuning,
    strictness,
    modifiers: script.modifier.map(({ id }) => id),
    audit: AUDITS[state.audit] ?? null,
    lockedSource: script.audit.find(({ id }) => id === 'audit.SOURCE_LOCK').source,
    last: state.last,
    families: wordsIn(FAMILIES, state.families),
    repeated: wordsIn(FAMILIES, state.repeated),
    gates: script.gate.map((gate, i) => ({
      ...gate,
      left: state.strengths[i],
      disabled: state.disabled[i] >= state.turn,
      declared:
        state.flags[i] === 0 ? null : { path: declaredPath(state.flags[i]), strike: struckClause(state.flags[i]) },
    })),
    cards: script.artifact.map((artifact, card) => ({
      ...artifact,
      trust: trustOf(card),
      tags: [...artifact.tags, ...rowsOf(card).map(({ to }) => TAGS[to])],
      rewired: rowsOf(card).map(({ from }) => TAGS[from]),
      corroborated: has(state.corroborated, card),
      bound: has(state.bound, card),
    })),
  };
};

/** Every payload of a hand with every tool at hand, before every open gate: the same list for both. */
const attemptsIn = (setup, state) => {
  const place = inWords(setup, state);
  const sets = payloadsOf(state.hand, isNarrow(setup, state) ? 1 : setup.tuning.inject_most);
  return injectTools(state).flatMap((tool) =>
    sets.flatMap((set) => {
      const cards = placesOf(set).map((card) => place.cards[card]);
      return openGates(state).map((gate) => ({
        ours: () => {
          const payload = payloadOf(setup, state, set, tool);
          const by = attempt(setup, state, gate, payload);
          return { path: by.path, damage: damageOf(setup, state, gate, payload, by) };
        },
        direct: () => direct(place, place.gates[gate], cards, tool < 0 ? null : TOOLS[tool]),
      }));
    }),
  );
};

const RUNS = 24;

/** Of the hands of some operator runs. */
export const attempts = () =>
  turnsOf(RUNS)
    .filter(({ state }) => state.gates)
    .flatMap(({ setup, state }) => attemptsIn(gatesOf(setup, state.act), state.gates));

export const differentAttempt = (all) => {
  for (const [i, { ours, direct: theirs }] of all.entries()) {
    const [mine, other] = [ours(), theirs()];
    if (mine.path !== other.path || mine.damage !== other.damage)
      return `attempt ${i}: lockstep ${JSON.stringify(mine)}, direct ${JSON.stringify(other)}`;
  }
};
