import { choices } from '../choices.mjs';
import { PUZZLE } from './puzzle.mjs';

/** The rivals' own reading of the puzzle. */
const { card: CARDS, conflict: CONFLICTS, tuning } = PUZZLE;
export const PLACES = CARDS.map((_, i) => i);

/** Minutes since noon. */
const minuteOf = (time) => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + 720) % 1440;

const claimsOf = ({ claims: { location, state, activity } }) => [location, state, activity].filter(Boolean);

const gapOf = ({ claims: { timeRange: a } }, { claims: { timeRange: b } }) =>
  Math.max(0, minuteOf(a[0]) - minuteOf(b[1]), minuteOf(b[0]) - minuteOf(a[1]));

const speaksOf = ({ among, between, and }, one, other) =>
  among
    ? one !== other && among.includes(one) && among.includes(other)
    : (between.includes(one) && and.includes(other)) || (between.includes(other) && and.includes(one));

/** 2 is MAJOR, 1 is MINOR. */
const severityOf = (a, b) => {
  if (!a.claims.timeRange || !b.claims.timeRange) return 0;
  const minutes = gapOf(a, b);
  const found = claimsOf(a).flatMap((one) =>
    claimsOf(b).map((other) => {
      const row = CONFLICTS.find((conflict) => speaksOf(conflict, one, other));
      if (!row) return 0;
      if (minutes < row.major_below) return 2;
      return minutes <= (row.minor_to ?? row.minor_below - 1) ? 1 : 0;
    }),
  );
  return Math.max(0, ...found);
};

const SEVERITY = CARDS.map((a) => CARDS.map((b) => (a === b ? 0 : severityOf(a, b))));

/** Whether some of these contradict some of those. */
export const clash = (these, those) => these.some((a) => those.some((b) => SEVERITY[a][b] === 2));

export const riseOf = (story, places) => {
  const pairs = [...choices(places, 2), ...places.flatMap((a) => story.map((b) => [a, b]))];
  return (
    places.filter((place) => CARDS[place].trust === 'SKETCHY').length * tuning.sketchy_scrutiny +
    pairs.filter(([a, b]) => SEVERITY[a][b] === 1).length * tuning.minor_scrutiny
  );
};

export const provenBy = (places) => places.flatMap((place) => CARDS[place].proves);

export const refutedBy = (places) =>
  PUZZLE.counter.map((_, i) => i).filter((i) => places.some((place) => refutes(place, i)));
const refutes = (place, counter) => CARDS[place].refutes.includes(PUZZLE.counter[counter].id);

/** The place of the counter that answers, or -1. */
export const answerTo = (refuted, places) =>
  PUZZLE.counter.findIndex(
    ({ targets }, i) => !refuted.includes(i) && provenBy(places).some((proof) => targets.includes(proof)),
  );

export const contestedOf = (answer, places) =>
  answer < 0
    ? []
    : places.filter((place) => CARDS[place].proves.some((proof) => PUZZLE.counter[answer].targets.includes(proof)));

const halved = (place) => Math.ceil((CARDS[place].power * tuning.contested_percent) / 100);

export const damageOf = (answer, places) => {
  const contested = contestedOf(answer, places);
  const total = places.reduce(
    (sum, place) => sum + (contested.includes(place) ? halved(place) : CARDS[place].power),
    0,
  );
  const claims = places.flatMap((place) => claimsOf(CARDS[place]));
  const shared = new Set(claims).size < claims.length;
  return shared ? Math.ceil((total * tuning.corroboration_percent) / 100) : total;
};

/** What refuting their counter gives back. */
export const owedTo = (places) => places.reduce((sum, place) => sum + CARDS[place].power - halved(place), 0);

export const isMet = (story) => PUZZLE.concern.every((proof) => provenBy(story).includes(proof));

/** Fewer cards first. */
export const submissionsOf = (places) =>
  [1, 2, 3].flatMap((size) => choices(places, size)).filter((cards) => !clash(cards, cards));
