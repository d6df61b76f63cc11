import { type FinishedTry, stepsOf } from '@lockstep/play';
import { battleOf, codexOf, DEED_BATTLES, openingsOf } from '@lockstep/quest';
import { faceWords, symbolWords } from '@lockstep/words-draft';
import { callerName, cardName, eventWords, signName, TODAY_TITLE } from '@lockstep/words-quest';
import type { Lines } from '../../shell/board.ts';
import { LABELS as SHELL } from '../../shell/words.ts';
import { wrap } from '../../terminal/layout.ts';
import { keywordLines } from '../battle/items.ts';
import { voidLines } from '../battle/pages.ts';
import { LABELS as BATTLE } from '../battle/words.ts';
import { cardOf } from './items.ts';
import { type Model, type QuestView, questViewOf } from './quest-view.ts';
import { LABELS, NOTICES } from './words.ts';

type Quest = Model;

const openLines = ({ host }: Model, width: number): Lines => {
  const { dreamcallers, dreamsigns } = openingsOf(host.entries());
  const namesOf = (ids: readonly string[], things: readonly { readonly id: string; readonly name: string }[]): string =>
    things
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .join(', ') || LABELS.nothingOpen;
  return [
    ...wrap(LABELS.codexOpen(namesOf(dreamcallers, host.pack.dreamcaller)), width, 2),
    ...wrap(LABELS.codexSigns(namesOf(dreamsigns, host.pack.dreamsign)), width, 2),
    ...wrap(LABELS.codexDeed(DEED_BATTLES), width, 2),
  ];
};

/** Quests won, lost and drawn. Before a draw was kept apart it was a quest that is not won. */
const endingsIn = (entries: readonly FinishedTry[]): readonly [won: number, lost: number, drawn: number] => {
  const won = entries.filter((entry) => entry.won).length;
  const drawn = entries.filter(({ facts }) => facts.drawn === 1).length;
  return [won, entries.length - won - drawn, drawn];
};

const BARS = '▁▂▃▄▅▆▇█';
const MOST_BATTLES = 7;

/** One bar a quest, as high as the battles that were won in it. */
const plotOf = (entries: readonly FinishedTry[], width: number): string =>
  entries
    .slice(-width)
    .map(({ facts }) => BARS[Math.min(MOST_BATTLES, facts.battles ?? 0)])
    .join('');

const historyLines = ({ host }: Model, width: number): Lines => {
  const entries = host.entries();
  if (entries.length === 0) return wrap(LABELS.historyEmpty, width);
  const titleOf = (ledger: string): string =>
    host.pack.road.find(({ id }) => ledger === id || ledger.startsWith(`${id}-`))?.title ?? TODAY_TITLE;
  const levelOf = (number: number | undefined): string =>
    host.pack.level.find((level) => level.number === number)?.name ?? '';
  return [
    ...wrap(LABELS.historyPlot, width),
    plotOf(entries, width),
    '',
    ...[...entries]
      .reverse()
      .flatMap(({ on, daily, facts, practice }) =>
        wrap(
          `${LABELS.historyLine(on, titleOf(daily), levelOf(facts.level), facts.battles ?? 0, facts.points ?? 0)}${practice ? ` (${LABELS.practice})` : ''}`,
          width,
          2,
        ),
      ),
  ];
};

/** What was met in all quests that are over. */
const codexLines = (model: Model, width: number): Lines => {
  const { card, dreamcaller, opponent } = model.host.pack;
  const entries = model.host.entries();
  const { cards, callers, opponents } = codexOf(entries);
  const namesIn = (things: readonly { readonly id: string; readonly name: string }[], had: object): string =>
    things
      .filter(({ id }) => id in had)
      .map(({ name }) => name)
      .sort()
      .join(', ');
  const part = (title: string, said: string): Lines => [...wrap(title, width), ...wrap(`  ${said}`, width, 2), ''];
  if (Object.keys(callers).length === 0) return wrap(LABELS.codexEmpty, width);
  const met = opponent.filter(({ id }) => id in opponents);
  return [
    ...part(LABELS.codexCards(Object.keys(cards).length, card.length), namesIn(card, cards)),
    ...part(LABELS.codexCallers(Object.keys(callers).length, dreamcaller.length), namesIn(dreamcaller, callers)),
    ...openLines(model, width),
    '',
    ...wrap(LABELS.codexEndings(...endingsIn(entries)), width),
    '',
    ...wrap(LABELS.codexOpponents(met.length, opponent.length), width),
    ...met.flatMap(({ id, name }) =>
      wrap(`  ${LABELS.beaten(name, opponents[id]!.beaten, opponents[id]!.fought)}`, width, 4),
    ),
  ];
};

const cardLines = ({ setup }: QuestView, ids: readonly string[], width: number): Lines =>
  [...new Set(ids)]
    .map((id) => ({ id, card: cardOf(setup, id)!, held: ids.filter((one) => one === id).length }))
    .sort((a, b) => a.card.cost - b.card.cost || (a.card.name < b.card.name ? -1 : 1))
    .flatMap(({ card, held }) =>
      wrap(
        `${held > 1 ? `${held} × ` : ''}${card.name} (${faceWords(card).join(', ')}, ${symbolWords(card.resonance)}): ${card.text ?? ''}`,
        width,
        4,
      ),
    );

const deckLines = (questView: QuestView, width: number): Lines => {
  const { setup, view } = questView;
  const { script } = setup.draft;
  const caller = script.dreamcaller.find(({ id }) => id === view.dreamcaller);
  return [
    ...(caller ? wrap(`${callerName(setup, caller.id)}: ${caller.ability ?? ''}`, width, 4) : []),
    ...view.signs.flatMap((id) =>
      wrap(`${signName(setup, id)}: ${script.dreamsign.find((sign) => sign.id === id)?.effect ?? ''}`, width, 4),
    ),
    '',
    ...(view.deck.length === 0 ? [LABELS.empty] : cardLines(questView, view.deck, width)),
  ];
};

const bossLines = (questView: QuestView, width: number): Lines => {
  const { setup, view } = questView;
  const { boss, bossHand } = view;
  return [
    ...wrap(LABELS.opponent(boss.name, symbolWords(boss.resonance), boss.marks), width),
    ...wrap(boss.ability ?? '', width),
    ...wrap(LABELS.numbers(boss.points, boss.yours, boss.production), width),
    ...(bossHand === null ? [] : wrap(LABELS.seen(bossHand.map((id) => cardName(setup, id)).join(', ')), width)),
    '',
    ...cardLines(questView, boss.deck, width),
  ];
};

const here = (lines: (questView: QuestView, width: number) => Lines) => (model: Quest, width: number) => {
  const questView = questViewOf(model);
  return questView ? lines(questView, width) : [NOTICES.nothingOpen];
};

export const pages = {
  log: {
    title: SHELL.log,
    fromEnd: true,
    lines: ({ session }: Quest, width: number): Lines =>
      session
        ? stepsOf(session)
            .flat()
            .flatMap((event) => wrap(eventWords(session.attempt.run.setup, event), width, 2))
        : [NOTICES.nothingOpen],
  },
  codex: { title: LABELS.codexTitle, lines: codexLines },
  history: { title: LABELS.historyTitle, lines: historyLines },
  deck: { title: LABELS.deckTitle, lines: here(deckLines) },
  boss: { title: LABELS.bossTitle, lines: here(bossLines) },
  word: {
    title: BATTLE.keywords,
    lines: ({ part }: Quest, width: number): Lines => keywordLines(part ?? '').flatMap((text) => wrap(text, width, 2)),
  },
  void: {
    title: BATTLE.voids,
    lines: here(({ setup, view, run }, width) => {
      const { fight } = run.now.state;
      return view.battle && fight ? voidLines(battleOf(setup, fight), view.battle, width) : [LABELS.empty];
    }),
  },
};
