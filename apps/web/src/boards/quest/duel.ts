import { type Event as BattleEvent, battle, type Outlook } from '@lockstep/battle';
import { moments, Refusal } from '@lockstep/kernel';
import { type MomentOf, OWN, type RunOf, visible } from '@lockstep/play';
import { battleOf, type QuestGame } from '@lockstep/quest';
import type { GameSession } from '../../play/session.svelte.ts';
import { type Duel, lazy } from '../battle/duel.ts';

type Moment = MomentOf<QuestGame>;

/** The battle after its last step: the quest itself goes on from there and keeps nothing of it. */
const lastView = ({ setup }: RunOf<QuestGame>, { seat, text, before }: Moment) => {
  const { fight, battle: state } = before!.state;
  const inner = battleOf(setup, fight!);
  const action = battle.parse(inner, text.replace(/^\d+: /, ''));
  const next = action.ok ? battle.step(inner, state!, seat, action.value) : state!;
  return battle.view(inner, next instanceof Refusal ? state! : next, OWN);
};

const told = (run: RunOf<QuestGame>, { events }: Moment): readonly BattleEvent[] =>
  visible<QuestGame>(run, events).flatMap((event) => (event.kind === 'battle' ? [event.event] : []));

/** The battle that was fought in the states with this fight: all of them share the object. */
const duelWith = (run: RunOf<QuestGame>, fight: object, outlook: Duel['outlook']): Duel => {
  const { setup } = run;
  const own = moments(run).filter(({ before }) => before?.state.fight === fight && before.state.battle !== null);
  const first = moments(run).find(({ state }) => state.fight === fight)!.state;
  const inner = battleOf(setup, first.fight!);
  const steps = own.map((moment) => ({
    seat: moment.seat,
    events: told(run, moment),
    view: lazy(() =>
      moment.state.fight === fight && moment.state.battle
        ? battle.view(inner, moment.state.battle, OWN)
        : lastView(run, moment),
    ),
  }));
  const start = lazy(() => battle.view(inner, first.battle!, OWN));
  return { setup: inner, view: steps.at(-1)?.view() ?? start(), steps, start, outlook };
};

/** The battle a quest has come to; null where it is elsewhere. */
export const duelOf = (session: GameSession<QuestGame>): Duel | null => {
  const { fight, battle: now } = session.run.now.state;
  return fight && now ? duelWith(session.run, fight, (text) => session.explain(text) as Outlook | null) : null;
};

/** The battle that the last step ended, be it won or lost. */
export const endedDuel = (run: RunOf<QuestGame>): Duel | null => {
  const { before, state } = run.now;
  const fight = before?.state.battle ? before.state.fight : null;
  return fight && state.fight !== fight ? duelWith(run, fight, () => null) : null;
};

/** The battle a quest was lost in, or won with. */
export const lastDuel = (run: RunOf<QuestGame>): Duel | null => {
  const last = moments(run)
    .filter(({ before }) => before?.state.battle)
    .at(-1);
  return last ? duelWith(run, last.before!.state.fight!, () => null) : null;
};
