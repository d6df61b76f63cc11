import { placesOf } from '@lockstep/cards';
import { explainSubmission, hidden, known, playable, submissions } from '@lockstep/testimony';
import { type KoaAction, makeKoa } from './action.ts';
import { cardsAfter, type KoaState, type Night, openly, testimonyOf } from './incident.ts';
import { canCycle, canExploit, koaCorroborations, rewirings } from './moves.ts';

/** What a point of Scrutiny is worth, and what a concern met is. */
const POINT = 2.5;
const CONCERN = 2;
const REFUTED = 4;

/** The competent guest of KOA: the submission worth most by what can be seen, and the other moves where they are needed. */
export const guest = (night: Night, state: KoaState): KoaAction => {
  const real = testimonyOf(night, state.edits);
  const { setup } = known(real, openly(state));
  const { story } = state;
  const cap = night.rules.scrutiny_cap;
  let best: KoaAction | undefined;
  let worth = Number.NEGATIVE_INFINITY;
  for (const { cards } of submissions(setup.tables, playable(setup, story), setup.puzzle.tuning.most_cards)) {
    const { least, most, scrutiny, concerns, restored } = explainSubmission(setup, story, cards);
    if (scrutiny >= cap) continue;
    const places = placesOf(cards);
    const refutes = places.filter((at) => setup.puzzle.card[at]!.refutes.length > 0).length;
    const value =
      ((least + most) / 2 + restored) / places.length +
      CONCERN * concerns.length +
      REFUTED * refutes +
      (most > 0 && places.length > 1 ? 1.5 : 0) -
      POINT * (scrutiny - story.scrutiny);
    if (value > worth) {
      worth = value;
      best = makeKoa('submit', cards);
    }
  }
  const open = (setup.tables.concerns & ~setup.tables.proofs[story.story]!) !== 0;
  const left = night.puzzle.turns - story.turn + 1;
  const safe = story.scrutiny + night.rules.exploit_scrutiny < cap;
  if (canExploit(night, state) && safe && !open && story.resistance <= night.rules.exploit_damage)
    return makeKoa('exploit', 0);
  const strength = cardsAfter(night, state.edits).reduce(
    (sum, { power }, at) => ((playable(setup, story) >> at) & 1 ? sum + power : sum),
    0,
  );
  const short = strength * 0.9 < story.resistance;
  if (short && left > 2 && story.scrutiny + night.rules.cycle_scrutiny < cap && canCycle(state)) {
    const cards = cardsAfter(night, state.edits);
    const weak = placesOf(story.hand).sort((a, b) => cards[a]!.power - cards[b]!.power)[0];
    if (weak !== undefined) return makeKoa('cycle', 1 << weak);
  }
  if (short && left > 1 && canExploit(night, state) && safe) return makeKoa('exploit', 0);
  if (left > 3 && story.scrutiny === 0 && hidden(real, openly(state)) !== 0) {
    const lifts = koaCorroborations(night, state).filter(({ lead }) => setup.puzzle.card[lead]!.trust === 'SKETCHY');
    if (lifts[0]) return lifts[0];
  }
  return best ?? (canCycle(state) ? makeKoa('cycle', story.hand & -story.hand) : fallback(night, state));
};

/** Where every submission would end it: whatever is left to do. */
const fallback = (night: Night, state: KoaState): KoaAction => {
  const setup = testimonyOf(night, state.edits);
  const [first] = submissions(setup.tables, playable(setup, state.story), setup.puzzle.tuning.most_cards);
  if (first) return makeKoa('submit', first.cards);
  return canExploit(night, state) ? makeKoa('exploit', 0) : rewirings(night, state)[0]!;
};
