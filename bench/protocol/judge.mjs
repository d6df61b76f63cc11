import { PUZZLE } from './puzzle.mjs';

/** The rivals' own reading of the puzzle. */
const TRUSTS = ['SKETCHY', 'PLAUSIBLE', 'VERIFIED'];
const RESONANCE = ['TIME', 'LOCATION', 'WORK', 'PURCHASE', 'SENSOR', 'AUTHORITY'];

const satisfies = (path, cards, fresh, noRepeat) => {
  const has = (mark) => cards.some((card) => card.tags.includes(mark) || card.traits.includes(mark));
  return (
    (path.tags ?? []).every(has) &&
    (path.traits ?? []).every(has) &&
    (!path.any || path.any.some(has)) &&
    !(path.none ?? []).some(has) &&
    (!path.pair || (cards.length === 2 && path.pair.some((tag) => cards.every((card) => card.tags.includes(tag))))) &&
    cards.filter((card) => card.trust === 'VERIFIED').length >= (path.verified ?? 0) &&
    cards.every((card) => TRUSTS.indexOf(card.trust) >= TRUSTS.indexOf(path.trust ?? 'SKETCHY')) &&
    cards.length >= (path.at_least ?? 0) &&
    cards.length <= (path.at_most ?? 2) &&
    (fresh || !(noRepeat || path.no_repeat))
  );
};

export const entryOf = (turn) => PUZZLE.schedule.filter((entry) => entry.from <= turn).length - 1;

export const accepts = (entry, cards, fresh) => {
  const { protocol, no_repeat } = PUZZLE.schedule[entry];
  return PUZZLE.protocol
    .find(({ id }) => id === protocol)
    .path.some((path) => satisfies(path, cards, fresh, no_repeat));
};

export const worthOf = (cards) => {
  const base = cards.reduce((sum, card) => sum + card.impact, 0);
  const resonant = cards.length === 2 && RESONANCE.some((tag) => cards.every((card) => card.tags.includes(tag)));
  return Math.min(30, resonant ? Math.floor((base * 3) / 2) : base);
};

export const riseOf = (cards, accepted) =>
  (cards.some((card) => card.trust === 'SKETCHY') ? 1 : 0) + (accepted ? 0 : 1);
