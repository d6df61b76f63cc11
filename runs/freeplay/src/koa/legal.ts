import { placesOf } from '@lockstep/cards';
import { hidden, playable, submissions } from '@lockstep/testimony';
import { type KoaAction, type KoaMove, makeKoa } from './action.ts';
import { koaCorroborations } from './corroborate.ts';
import { canCycle } from './cycle.ts';
import { canExploit } from './exploit.ts';
import { type KoaState, type Night, testimonyOf, withFlagged } from './incident.ts';
import { rewirings } from './rewire.ts';

const cycles = (night: Night, state: KoaState): KoaAction[] => {
  if (!canCycle(state)) return [];
  const most = Math.min(night.rules.cycle_most, placesOf(state.down).length);
  const held = placesOf(state.story.hand);
  const one = held.map((card) => 1 << card);
  const two = most < 2 ? [] : held.flatMap((a, i) => held.slice(i + 1).map((b) => (1 << a) | (1 << b)));
  return [...one, ...two].map((cards) => makeKoa('cycle', cards));
};

/** Every way of making one move that would not be refused. */
export const koaLegal = (night: Night, state: KoaState, move: KoaMove): readonly KoaAction[] => {
  const testimony = testimonyOf(night, state.edits);
  switch (move) {
    case 'submit':
      return submissions(testimony.tables, playable(testimony, state.story), testimony.script.tuning.most_cards).map(
        ({ cards }) => makeKoa('submit', cards),
      );
    case 'flag':
      return state.tokens >= night.rules.flag_cost && hidden(testimony, withFlagged(state)) !== 0
        ? [makeKoa('flag', 0)]
        : [];
    case 'rewire':
      return rewirings(night, state);
    case 'corroborate':
      return koaCorroborations(night, state);
    case 'cycle':
      return cycles(night, state);
    case 'exploit':
      return canExploit(night, state) ? [makeKoa('exploit', 0)] : [];
  }
};
