import { type Edition, type Freeplay, historyOf, readRun, runStatistics, summaryIn } from '@lockstep/freeplay';
import { makeSeed, moments } from '@lockstep/kernel';
import { counted, listed } from '@lockstep/words';
import {
  actName,
  artifactName,
  badgeWords,
  codexWords,
  conditionWords,
  EDITION_HOST,
  endingLine,
  eventWords,
  featWords,
  gateWords,
  metaWords,
  shareText,
  shareWords,
  statisticsRows,
  statisticsTitle,
  summaryWords,
} from '@lockstep/words-freeplay';
import type { Board } from '../../shell/board.ts';
import { playCommand } from '../../shell/flags.ts';
import type { Host } from '../../shell/host.ts';
import { hasEnded } from '../../shell/play-view.ts';
import { wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import { tableLines } from '../../terminal/rules.ts';
import { cardFull } from './card.ts';
import { pathLines } from './gates.ts';
import { editionOf, kitOf, kitsAt, levelsAt, metaAt, runOf, usualLevel } from './meta.ts';
import { storyPage } from './night.ts';
import { handOf, nameOf, previewOf } from './preview.ts';
import { type Model, type RunView, runViewOf } from './run-view.ts';
import { ruleLines } from './top.ts';
import { LABELS, NOTICES, PAGE_TITLES } from './words.ts';

type Lines = (model: Model, width: number, paint: Paint) => readonly string[];

/** A page that speaks of a run says so where there is none. */
const running =
  (lines: (runView: RunView, model: Model, width: number, paint: Paint) => readonly string[]): Lines =>
  (model, width, paint) => {
    const scene = runViewOf(model);
    return scene ? lines(scene, model, width, paint) : [NOTICES.nothingOpen];
  };

const gates = running((runView, model, width, paint) => [
  ...ruleLines(runView, width, true, paint),
  ...(runView.view.gates?.gates ?? []).flatMap((gate, i) => [
    '',
    paint.strong(`${i + 1} ${gate.name}, ${gate.cleared ? LABELS.cleared : `${gate.strength}/${gate.strengthMax}`}`),
    ...wrap(`  “${gate.line}”`, width, 3).map((line) => paint.voice(line)),
    ...gateWords(gate).flatMap((text) => wrap(`  ${text}`, width, 2)),
    ...pathLines(model, runView, gate, width, true, paint),
  ]),
  ...(runView.view.gates ? [] : [NOTICES.noGates]),
]);

const hand = running((runView, _model, width, paint) =>
  handOf(runView).flatMap((id, i) => {
    const artifact = runView.view.gates?.hand.find((one) => one.id === id);
    const { text, line: said } = cardFull(runView, id);
    const rows = artifact
      ? runView.setup.script.rewire.filter(
          ({ from, to }) => artifact.tags.includes(from) && !artifact.tags.includes(to),
        )
      : [];
    return [
      paint.strong(`${i + 1} ${nameOf(runView, id)}`),
      ...wrap(`   ${text}`, width, 3),
      ...rows.flatMap((row) =>
        wrap(`   REWIRE ${row.from} → ${row.to}, if ${conditionWords(row)}`, width, 5).map((line) => paint.faint(line)),
      ),
      ...(said === null ? [] : wrap(`   ${said}`, width, 3).map((line) => paint.faint(line))),
      '',
    ];
  }),
);

const named = ({ setup }: RunView, ids: readonly string[], width: number): string[] =>
  ids.length === 0 ? [LABELS.never] : wrap(listed(ids.map((id) => artifactName(setup, id))), width);

const deck = running((runView, _model, width, paint) => {
  const { view } = runView;
  if (!view.gates)
    return view.edition === 'gates' ? named(runView, view.deck, width) : [LABELS.faceDown(view.koa?.faceDown ?? 0)];
  return [
    paint.faint(LABELS.inHand),
    ...named(
      runView,
      view.gates.hand.map(({ id }) => id),
      width,
    ),
    '',
    paint.faint(LABELS.toDraw),
    ...named(runView, view.gates.pile, width),
    '',
    paint.faint(LABELS.discard),
    ...named(runView, view.gates.discard, width),
  ];
});

const story = running((runView, _model, width, paint) =>
  runView.view.koa ? storyPage(runView, width, paint) : [LABELS.noStory],
);

const map = running(({ view, run }, _model, width, paint) => {
  const { acts } = summaryIn(run);
  return [
    paint.strong(view.run.title),
    ...wrap(
      `${EDITION_HOST[view.edition]}${view.kit ? `, ${view.kit.name}` : ''}, ${view.level.id}: ${view.level.name}. ${view.level.line}`,
      width,
    ),
    '',
    ...view.acts.flatMap(({ turns }, i) => {
      const met = acts[i];
      const here = i + 1 === view.act && turns === null;
      const title = met === undefined ? LABELS.ahead : met.title;
      const line = `${turns !== null ? '■' : here ? '▣' : '□'} ${actName(i + 1, view.acts.length)}: ${title}${turns === null ? '' : `, ${turns} turns`}`;
      return wrap(line, width, 2).map((text) => (here ? paint.strong(text) : text));
    }),
  ];
});

const log = running(({ setup, run }, _model, width, paint) =>
  moments(run)
    .flatMap(({ events }) => events)
    .flatMap((event) => {
      const words = eventWords(setup, event);
      if (event.kind === 'act-began') return ['', paint.strong(words)];
      const quiet = event.kind === 'drew' || event.kind === 'discarded' || event.kind === 'turn-ended';
      return wrap(`  ${words}`, width, 4).map((line) => (quiet ? paint.faint(line) : line));
    }),
);

export const summaryLines = ({ setup, view, run }: RunView, width: number, paint: Paint): string[] => [
  ...(view.ended ? [paint.strong(endingLine(view.ended)), ''] : []),
  ...summaryWords(setup, summaryIn(run)).flatMap((text) => wrap(text, width, 2)),
];

const summary = running((runView, _model, width, paint) => summaryLines(runView, width, paint));

const codex: Lines = ({ host }, width, paint) =>
  codexWords(host.pack, metaAt(host).codex).flatMap(({ name, family, met, paths }) => [
    met ? paint.strong(`${name} (${family})`) : paint.faint(`${name} (${family})`),
    ...paths.flatMap(({ text, base, passed }, i) =>
      wrap(`  ${i + 1} ${String(base).padStart(2)}  ${text}: ${LABELS.passed(passed)}`, width, 8),
    ),
  ]);

const archive: Lines = ({ host }, width, paint) => {
  const meta = metaAt(host);
  const pack = host.pack;
  const levels = (edition: Edition): string[] =>
    tableLines(
      [LABELS.level, '', ''],
      levelsAt(host, edition).map(({ thing, open, feat }) => [
        thing.id,
        open ? LABELS.openThing : LABELS.locked,
        open ? `${thing.name}. ${thing.line}` : feat,
      ]),
      width,
      paint,
    );
  return [
    ...metaWords(pack, meta).flatMap((text) => wrap(text, width, 2)),
    '',
    paint.strong(LABELS.kits),
    ...kitsAt(host).flatMap(({ thing, open }) =>
      wrap(`${open ? '✓' : '·'} ${thing.name}: ${open ? thing.line : featWords(thing)}`, width, 2),
    ),
    '',
    paint.strong(LABELS.badges),
    ...pack.badge.flatMap((badge) => {
      const earned = meta.badges.find(({ id }) => id === badge.id)?.earned === true;
      return wrap(`${earned ? '✓' : '·'} ${badgeWords(badge)}`, width, 2).map((line) =>
        earned ? line : paint.faint(line),
      );
    }),
    '',
    paint.strong(LABELS.levels(EDITION_HOST.gates)),
    ...levels('gates'),
    '',
    paint.strong(LABELS.levels(EDITION_HOST.testimony)),
    ...levels('testimony'),
  ];
};

/** The longest bar of a plot, in signs. */
const BAR = 24;

/** How far runs went, by host: a row with a bar for each act they ended in. */
const statisticsLines = (host: Host<Freeplay>, paint: Paint): readonly string[] =>
  runStatistics(historyOf(host.entries()).flatMap(({ entry, kept }) => (entry.practice ? [] : [kept]))).flatMap(
    (one) => {
      const rows = statisticsRows(one);
      const most = Math.max(1, ...rows.map(({ value }) => value));
      const wide = Math.max(...rows.map(({ label }) => label.length));
      return [
        paint.strong(statisticsTitle(one)),
        ...rows.map(({ label, value }) =>
          `${label.padEnd(wide)}  ${String(value).padStart(3)} ${'█'.repeat(Math.round((value / most) * BAR))}`.trimEnd(),
        ),
        '',
      ];
    },
  );

const history: Lines = ({ host }, width, paint) => {
  const pack = host.pack;
  const runs = [...host.entries()].reverse();
  if (runs.length === 0) return [LABELS.noHistory];
  const past = runs.map(({ on, daily, won, practice, facts }) => {
    const kept = readRun(facts);
    const title = pack.run.find(({ id }) => id === daily)?.title ?? LABELS.ofDate(daily);
    const kit = kept && kept.edition === 'gates' ? pack.kit.find(({ id }) => id === kept.kit)?.name : undefined;
    const level = pack.level.find(({ number }) => number === kept?.level)?.id;
    const parts = [
      title,
      ...(kit === undefined ? [] : [kit]),
      ...(level === undefined ? [] : [level]),
      won ? LABELS.won : LABELS.notWon,
      counted(facts.acts ?? 0, 'act'),
      counted(facts.turns ?? 0, 'turn'),
      ...(practice ? [LABELS.was] : []),
    ];
    return wrap(`${on}  ${parts.join(', ')}`, width, 12).map((line) => (won ? line : paint.faint(line)));
  });
  return [...statisticsLines(host, paint), ...past.flat()];
};

/** What is typed to play the same run again; null where the pack is no longer the same. */
const commandOf = ({ host, session }: Model): string | null => {
  const { resumed, opening, attempt } = session!;
  const { subject, pack } = opening.ref;
  if (resumed === 'older-content') return null;
  const { script } = attempt.run.setup;
  const run = runOf(opening.ref);
  const withKit = editionOf(host, run) === 'gates' && kitOf(host, run) === undefined;
  const flags: { readonly [flag: string]: string } = {
    ...(pack === null ? {} : { pack }),
    ...(subject.kind === 'file'
      ? { setup: subject.file }
      : {
          scene: run,
          ...(withKit ? { kit: script.kit.id } : {}),
          ...(script.firmware === usualLevel(host) ? {} : { level: script.firmware }),
        }),
    seed: makeSeed(attempt.run.seed),
  };
  return playCommand('freeplay', flags);
};

export const shareLines = (model: Model, words: boolean): readonly string[] => {
  const { setup, run } = runViewOf(model)!;
  const text = (words ? shareWords : shareText)(setup, summaryIn(run), run.seed);
  const command = hasEnded(model) ? commandOf(model) : null;
  return [...text.split('\n'), ...(command === null ? [] : ['', LABELS.sameRun, `  ${command}`])];
};

const preview = running((runView, model, width) =>
  model.part === null
    ? [NOTICES.nothing]
    : previewOf(runView, model.part).lines.flatMap((text) => wrap(text, width, 2)),
);

const LINES: { readonly [page in keyof typeof PAGE_TITLES]: Lines } = {
  gates,
  hand,
  deck,
  story,
  map,
  log,
  summary,
  codex,
  archive,
  history,
  preview,
};

export const pages: Board<Freeplay>['pages'] = Object.fromEntries(
  Object.entries(LINES).map(([page, lines]) => [
    page,
    { title: PAGE_TITLES[page as keyof typeof PAGE_TITLES], fromEnd: page === 'log', lines },
  ]),
);
