import type { Event as BattleEvent } from '@lockstep/battle';
import { stepsOf } from '@lockstep/play';
import { battleOf } from '@lockstep/quest';
import { verdictWords } from '@lockstep/words-battle';
import { symbolWords } from '@lockstep/words-draft';
import { battleNames, endingLine, levelOf, seedLabel, signName } from '@lockstep/words-quest';
import { cutLines } from '../../shell/screen.ts';
import { LABELS as SHELL } from '../../shell/words.ts';
import { clipped, ends, flow, wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import { lastEnemyStep } from '../battle/enemy-steps.ts';
import { fieldLines } from '../battle/field.ts';
import { LABELS as BATTLE } from '../battle/words.ts';
import { dateOf, type Model, type QuestView } from './quest-view.ts';
import { LABELS } from './words.ts';

/** "Seven Nights, Sleeper · dream 2 of 7: Orchard of Bells", and the seed. */
const headLines = (model: Model, { setup, view, run }: QuestView, width: number, paint: Paint): readonly string[] => {
  const date = dateOf(model);
  const title = [view.road.title, date ?? levelOf(setup).name].join(', ');
  const where = view.battle
    ? `${view.door?.opponent.name ?? ''} · ${BATTLE.turn(view.battle.turn, view.battle.turnsMost)}`
    : LABELS.dream(view.dreamscape, view.dreamscapes, view.door?.name ?? '…');
  const practice = model.session?.attempt.flags.practice ? [paint.warn(SHELL.practice)] : [];
  const right = [...practice, paint.faint(seedLabel(run.seed))].join('  ');
  const left = flow([paint.strong(title), clipped(where, width)], width, ' · ');
  return [...left.slice(0, -1), ...ends(left.at(-1)!, right, width)];
};

/** What the road says here, where it teaches: at the place it is about. */
const guideOf = ({ setup, view, run }: QuestView): string | null => {
  const { guide } = setup.script.scene;
  const { again } = run.now.state;
  if (view.battle) return (again > 0 && view.battle.turn <= 1 ? guide.again : undefined) ?? guide.battle ?? null;
  if (view.draft?.site === 'DREAMCALLER') return guide.caller ?? null;
  if (view.draft?.site === 'DRAFT') return guide.draft ?? null;
  return view.place === 'dreamscape' ? (guide.dreamscape ?? null) : null;
};

/** What the quest's battles told, the last one's alone. */
const lastBattle = ({ session }: Model): readonly BattleEvent[] => {
  const events = session ? stepsOf(session).flat() : [];
  const began = events.map(({ kind }) => kind).lastIndexOf('battle-began');
  return events.slice(began + 1).flatMap((event) => (event.kind === 'battle' ? [event.event] : []));
};

const endLines = (model: Model, { setup, view, run }: QuestView, width: number, paint: Paint): readonly string[] => {
  const { ended } = run.now.state;
  if (ended === null) return [];
  const verdict = verdictWords(battleNames(setup), lastBattle(model));
  return [
    '',
    ...wrap(verdict, width).map((line) => paint.strong(line)),
    ...wrap(endingLine(ended), width),
    ...wrap(LABELS.record(view.won, view.dreamscapes, view.points), width),
  ];
};

/** Everything above the list: where one is, what one has, who waits; in a battle the table. */
export const topLines = (model: Model, questView: QuestView, width: number, paint: Paint): readonly string[] => {
  const { setup, view, run } = questView;
  const { fight } = run.now.state;
  const guide = guideOf(questView);
  const spoken = guide === null ? [] : wrap(guide, width).map((line) => paint.voice(line));
  const head = headLines(model, questView, width, paint);
  if (view.battle && fight) {
    const lately = model.readIndex === null ? lastEnemyStep(battleNames(setup), lastBattle(model)) : null;
    return [
      ...head,
      ...fieldLines(battleOf(setup, fight), view.battle, width, paint),
      ...(lately === null ? [] : cutLines(wrap(`${BATTLE.lately}: ${lately}`, width, 2), 3, width).map(paint.faint)),
      ...spoken,
    ];
  }
  const opponent = view.door?.opponent;
  return [
    ...head,
    ...flow([...LABELS.state(view.deck.length, view.essence, view.archetype)], width, ' · '),
    ...(view.signs.length > 0 ? wrap(LABELS.signs(view.signs.map((id) => signName(setup, id))), width, 2) : []),
    ...(opponent
      ? wrap(LABELS.opponent(opponent.name, symbolWords(opponent.resonance), opponent.marks), width, 2)
      : []),
    ...(view.dreamscape < view.dreamscapes ? [paint.faint(LABELS.last(view.boss.name))] : []),
    ...endLines(model, questView, width, paint),
    ...(spoken.length > 0 ? ['', ...spoken] : []),
  ];
};
