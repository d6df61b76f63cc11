import { type Event as BattleEvent, battle, type Outlook } from '@lockstep/battle';
import { moments } from '@lockstep/kernel';
import { OWN, visible } from '@lockstep/play';
import { battleOf, type QuestGame } from '@lockstep/quest';
import type { GameSession } from '../../play/session.svelte.ts';
import type { Duel } from '../battle/duel.ts';

/** The battle a quest has come to; null where it is elsewhere. */
export const duelOf = (session: GameSession<QuestGame>): Duel | null => {
  const { run, setup, view } = session;
  const { fight, battle: now } = run.now.state;
  if (!fight || !now || !view.battle) return null;
  const inner = battleOf(setup, fight);
  // All states of one battle share its fight: the first of them is how it began.
  const own = moments(run).filter(({ state }) => state.fight === fight && state.battle !== null);
  const viewAt = (at: number) => battle.view(inner, own[at]!.state.battle!, OWN);
  return {
    setup: inner,
    view: view.battle,
    steps: own.slice(1).map(({ seat, events }, i) => ({
      seat,
      events: visible<QuestGame>(run, events).flatMap((event): readonly BattleEvent[] =>
        event.kind === 'battle' ? [event.event] : [],
      ),
      view: () => viewAt(i + 1),
    })),
    start: () => viewAt(0),
    outlook: (text) => session.explain(text) as Outlook | null,
  };
};
