import { type Card, DEFAULT_PRESET, type Draft } from '@lockstep/draft';
import { makeSeed } from '@lockstep/kernel';
import { listed } from '@lockstep/words';
import {
  archetypeLine,
  bonusWords,
  callerName,
  callerOf,
  cardOf,
  dreamscapeName,
  eventWords,
  faceWords,
  kindWords,
  profileWords,
  SITE_NAME,
  seedLabel,
  shareText,
  shareWords,
  signOf,
  symbolWords,
  whyLines,
  whySentence,
} from '@lockstep/words-draft';
import type { Board } from '../../shell/board.ts';
import { playCommand } from '../../shell/flags.ts';
import { hasEnded } from '../../shell/play-view.ts';
import { columns, pad, padLeft, wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import { lookBackLines } from './lookback.ts';
import { deckRows } from './menu.ts';
import { dateOf, eventsOf, type Model, type QuestView, questViewOf } from './quest-view.ts';
import { barLines, signsOf } from './resonance.ts';
import { LABELS, NOTICES, PAGE_TITLES } from './words.ts';

type Lines = (model: Model, width: number, paint: Paint) => readonly string[];

/** A page that speaks of a quest says so where there is none. */
const asleep =
  (lines: (questView: QuestView, model: Model, width: number, paint: Paint) => readonly string[]): Lines =>
  (model, width, paint) => {
    const night = questViewOf(model);
    return night ? lines(night, model, width, paint) : [NOTICES.nothingOpen];
  };

/** Everything a card says. */
const faceLines = (card: Card, width: number, paint: Paint): string[] => [
  `${signsOf(card.resonance, paint)} ${paint.strong(card.name)}`,
  ...wrap(`   ${[symbolWords(card.resonance), kindWords(card), ...faceWords(card)].join(', ')}`, width, 3),
  ...(card.text === undefined ? [] : wrap(`   ${card.text}`, width, 3)),
  ...(card.flavour === undefined ? [] : wrap(`   ${card.flavour}`, width, 3).map((line) => paint.faint(line))),
];

const why = asleep(({ setup, view }, model, width, paint) => {
  const one = view.offer.find(({ card }) => card === model.part) ?? view.offer[0];
  const card = one && cardOf(setup, one.card);
  if (!one || !card) return [];
  const sentence = whySentence(setup, view, one);
  const rows = whyLines(setup, view, one).filter(({ value }) => value !== sentence);
  const column = Math.max(...rows.map(({ label }) => label.length)) + 2;
  return [
    ...faceLines(card, width, paint),
    '',
    ...wrap(sentence, width),
    '',
    ...rows.flatMap(({ label, value }) => {
      if (width < 60) return [paint.faint(label), ...wrap(`  ${value}`, width, 2)];
      const [first = '', ...more] = wrap(value, width - column);
      return [`${pad(paint.faint(label), column)}${first}`, ...more.map((line) => ' '.repeat(column) + line)];
    }),
  ];
});

const CURVE = 7;

/** How many cards of each cost, the last with everything dearer. */
const curveLines = (costs: readonly number[], paint: Paint): string[] => {
  const counts = Array.from(
    { length: CURVE + 1 },
    (_, cost) => costs.filter((one) => (cost === CURVE ? one >= cost : one === cost)).length,
  );
  const most = Math.max(1, ...counts);
  return counts.map((n, cost) => {
    const bar = '█'.repeat(Math.round((n / most) * Math.min(most, 24)));
    return `${pad(cost === CURVE ? `${cost}+` : String(cost), 2)} ${padLeft(String(n), 3)}  ${paint.fair(bar)}`.trimEnd();
  });
};

const deck = asleep(({ setup, view }, _model, width, paint) => {
  const rows = deckRows(setup, view.deck);
  const caller = view.dreamcaller === null ? undefined : callerOf(setup, view.dreamcaller);
  const names = Math.max(0, ...rows.map(({ card, held }) => columns(card.name + LABELS.held(held))));
  const fading = view.counts;
  const faded = Object.entries(view.profile).some(([one, value]) => fading[one as 'Tide'] !== value * 1000);
  return [
    paint.strong(`${view.archetype}, ${LABELS.points(view.score)}`),
    ...wrap(`${archetypeLine(view.archetype)}.`, width),
    ...(caller ? wrap(`${caller.name}: ${bonusWords(setup, caller.id)}.`, width) : []),
    '',
    paint.faint(LABELS.wheel),
    ...barLines(
      view.profile,
      (one) =>
        [
          ...(view.main.includes(one) ? [LABELS.main] : []),
          ...(faded && view.profile[one] > 0 ? [`counts ${(fading[one] / 1000).toFixed(2)}`] : []),
        ].join(', '),
      paint,
      Math.min(24, width - 34),
    ),
    '',
    paint.faint(LABELS.curve),
    ...curveLines(
      view.deck.flatMap((id) => cardOf(setup, id)?.cost ?? []),
      paint,
    ),
    '',
    paint.faint(`${LABELS.deck}: ${LABELS.cards(view.deck.length)}`),
    ...rows.flatMap(({ card, held }) => {
      const line = `${padLeft(String(card.cost), 2)} ${signsOf(card.resonance, paint)} ${pad(`${card.name}${LABELS.held(held)}`, names)}`;
      const rest = `${kindWords(card)}, rating ${card.rating}`;
      return columns(line) + 2 + rest.length <= width ? [`${line}  ${paint.faint(rest)}`] : [line.trimEnd()];
    }),
    ...(view.signs.length === 0
      ? []
      : [
          '',
          paint.faint(LABELS.signs),
          ...view.signs.map((id) => {
            const sign = signOf(setup, id)!;
            return `   ${signsOf(sign.resonance, paint)} ${sign.name}, ${symbolWords(sign.resonance)}`;
          }),
        ]),
  ];
});

const route = asleep(({ setup, view, run }, _model, width, paint) => {
  const { stop: at } = run.now.state;
  let n = 0;
  return setup.script.scene.dreamscape.flatMap(({ sites, battle, line }, i) => {
    const all = [...sites, ...(battle ? (['BATTLE'] as const) : [])];
    const here = i + 1 === view.dreamscape && view.site !== 'END';
    const stops = all.map((site) => {
      const now = n;
      n += 1;
      const name = SITE_NAME[site];
      return now === at ? paint.focus(`[${name}]`) : now < at ? paint.faint(name) : name;
    });
    const title = `${padLeft(String(i + 1), 2)} ${dreamscapeName(setup, i + 1)}`;
    return [
      here ? paint.strong(title) : n <= at ? paint.faint(`${title}, ${LABELS.done}`) : title,
      ...(here && line !== undefined ? wrap(`   ${line}`, width, 3).map((text) => paint.faint(text)) : []),
      ...wrapped(stops, ' → ', width - 3).map((text) => `   ${text}`),
      '',
    ];
  });
});

/** Coloured pieces with an arrow between them, on as few lines as fit. */
const wrapped = (pieces: readonly string[], between: string, width: number): string[] => {
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    const joined = last === undefined ? piece : `${last}${between}${piece}`;
    if (last !== undefined && columns(joined) <= width) lines[lines.length - 1] = joined;
    else lines.push(piece);
  }
  return lines;
};

/** Of the draws only what was shown is told: the guarantees tell the rest. */
const QUIET: readonly string[] = ['drew', 'grew-stale'];

const log = asleep(({ setup, run, view }, _model, width, paint) => {
  const [first] = setup.script.scene.dreamscape;
  return [
    paint.strong(first!.name),
    ...(view.dreamcaller === null && view.dreamcallers.length > 0
      ? wrap(`${listed(view.dreamcallers.map((id) => callerName(setup, id)))} call.`, width)
      : []),
    ...eventsOf(run)
      .filter(({ kind }) => !QUIET.includes(kind))
      .flatMap((event) => {
        const words = eventWords(setup, event);
        if (event.kind === 'entered') return ['', paint.strong(words.replace(/\.$/, ''))];
        return wrap(`  ${words}`, width, 4).map((line) => (event.kind === 'offered' ? paint.faint(line) : line));
      }),
  ];
});

/** What is typed to play the same quest again; null where the cards are no longer the same. */
const commandOf = ({ session }: Model): string | null => {
  const { resumed, opening, attempt } = session!;
  const { subject, options, seed, pack } = opening.ref;
  if (resumed === 'older-content') return null;
  const subjects =
    subject.kind === 'file'
      ? { setup: subject.file }
      : {
          scene: attempt.run.setup.script.scene.id,
          ...(options.preset === undefined || options.preset === DEFAULT_PRESET
            ? {}
            : { preset: String(options.preset) }),
        };
  const flags: { readonly [flag: string]: string } =
    subject.kind === 'daily' && seed === null && pack === null
      ? { date: subject.date }
      : { ...(pack === null ? {} : { pack }), ...subjects, seed: makeSeed(attempt.run.seed) };
  return playCommand('draft', flags);
};

export const shareLines = (model: Model, words: boolean): readonly string[] => {
  const { setup, run, view } = questViewOf(model)!;
  const told = { date: dateOf(model), seedLabel: seedLabel(run.seed) };
  const text = (words ? shareWords : shareText)(setup, view, told);
  // The seed is the one secret of a quest: it is told when nothing is left to foresee.
  const command = hasEnded(model) ? commandOf(model) : null;
  return [...text.split('\n'), ...(command === null ? [] : ['', LABELS.sameQuest, `  ${command}`])];
};

export const pages: Board<Draft>['pages'] = {
  why: { title: PAGE_TITLES.why, lines: why },
  deck: { title: PAGE_TITLES.deck, lines: deck },
  route: { title: PAGE_TITLES.route, lines: route },
  review: {
    title: PAGE_TITLES.review,
    lines: asleep((questView, model, width, paint) =>
      hasEnded(model) ? lookBackLines(questView, width, paint) : [NOTICES.notOver],
    ),
  },
  log: { title: PAGE_TITLES.log, fromEnd: true, lines: log },
};

/** The end of a quest, in a few lines. */
export const endLines = ({ view, setup }: QuestView, width: number, paint: Paint): string[] => [
  LABELS.wakes,
  '',
  paint.strong(`${view.archetype.toUpperCase()}, ${LABELS.points(view.score)}`),
  ...wrap(`${archetypeLine(view.archetype)}.`, width),
  ...(view.dreamcaller === null ? [] : wrap(`${callerName(setup, view.dreamcaller)} called you.`, width)),
  ...wrap(`${profileWords(view.profile)}.`, width),
];
