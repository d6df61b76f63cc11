import { type ActorView, type FightView, STAGES, type View } from '@lockstep/encounter';
import {
  DOMAIN_STATE_NAME,
  freeInvokes,
  intentWords,
  minus,
  PILLAR_NAME,
  ROLE_NAME,
  STAGE_NAME,
  TRACK_NAME,
  techniqueName,
  tellWords,
} from '@lockstep/words-encounter';
import { clipped, columns, flow, indent, pad, padLeft, wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import { hitName, testName } from './menu-window.ts';
import { nameIn } from './names.ts';
import { actionsOf, openIn, promptWith } from './offer.ts';
import type { SceneView } from './scene-view.ts';
import { LABELS } from './words.ts';

const bar = (filled: number, size: number): string =>
  `${'▰'.repeat(Math.min(filled, size))}${'▱'.repeat(Math.max(0, size - filled))} ${filled}/${size}`;

/** Clocks, tags and invokes on as few lines as fit. */
export const boardLines = (view: View, width: number, paint: Paint): string[] => {
  const { clocks, tags, invokes, fresh, fight } = view;
  const brush = (kind: string) => (kind === 'DANGER' ? paint.warn : kind === 'GOAL' ? paint.good : paint.fair);
  const own = (invokes[0] ?? 0) + (invokes[1] ?? 0) + (fresh[0] ?? 0) > 0 || tags.length > 0;
  return flow(
    [
      ...(fight ? [`${LABELS.pressure} ${paint.warn(bar(fight.pressure.filled, fight.pressure.size))}`] : []),
      ...clocks.map(({ id, name, kind, filled, size }) => {
        const part = id === fight?.goal ? LABELS.goal : id === fight?.danger ? LABELS.danger : '';
        return `${name}${part} ${brush(kind)(bar(filled, size))}`;
      }),
      ...tags.map(({ name, side, invokes: left }) => {
        const sign = `${side === 'HEROES' ? '◆' : '◇'}${left}`;
        return `“${name}” ${side === 'HEROES' ? paint.good(sign) : paint.bad(sign)}`;
      }),
      ...(own ? [paint.faint(LABELS.invokes(freeInvokes(view), fresh[0] ?? 0, invokes[1] ?? 0))] : []),
    ],
    width,
    '   ',
  );
};

/** The five stages, the present one in brackets. */
export const stripLine = ({ stage }: FightView, width: number, paint: Paint): string[] => {
  const parts = STAGES.map((one) =>
    one === stage ? paint.focus(`[${STAGE_NAME[one].toUpperCase()}]`) : paint.faint(STAGE_NAME[one]),
  );
  return flow(
    parts.map((part, i) => (i === 0 ? part : `› ${part}`)),
    width,
    ' ',
  );
};

const spentText = ({ used, total }: { readonly used: number; readonly total: number }): string =>
  total === 0 ? '–' : `${used}/${total}`;

const spentOf = (actor: ActorView): readonly string[] =>
  [actor.major, actor.minor, actor.bonus, actor.reaction, actor.nuance].map(spentText);

const standsOut = ({ status }: ActorView): string | null =>
  status === 'OUT' ? LABELS.out : status === 'TAKEN_OUT' ? LABELS.taken : null;

/** Conditions, marks and states; nothing of what is untouched. */
const stateParts = ({ setup }: SceneView, actor: ActorView, paint: Paint): readonly string[] => {
  const out = standsOut(actor);
  if (out) return [paint.faint(out)];
  const { stamina, domain } = actor;
  return [
    ...(stamina
      ? [`${paint.bad(bar(stamina.filled, stamina.size))}${LABELS.phase(stamina.phase, stamina.phases)}`]
      : []),
    ...actor.pillars.flatMap(({ pillar, condition, rung, trackName, marks, track, strained, warded, lingering }) => [
      ...(condition === null ? [] : [paint.bad(`${condition} (${PILLAR_NAME[pillar]} ${rung})`)]),
      ...(marks > 0
        ? [`${TRACK_NAME[trackName]} ${marks}/${track}${strained ? ` ${paint.warn(LABELS.strained)}` : ''}`]
        : []),
      ...(lingering > 0 ? [paint.warn(LABELS.lingers(lingering))] : []),
      ...(warded ? [paint.good(LABELS.ward(PILLAR_NAME[pillar]))] : []),
    ]),
    ...(actor.tell === null
      ? []
      : tellWords(actor.tell)
          .split(': ')
          .map((part) => paint.fair(part))),
    ...(actor.guarded ? [paint.good(LABELS.guard)] : []),
    ...(actor.prepared ? [paint.good(LABELS.prepared)] : []),
    ...(actor.watching === null ? [] : [paint.good(LABELS.watching(techniqueName(setup, actor.watching)))]),
    ...(domain && domain.state !== 'DORMANT'
      ? [`${domain.name} ${DOMAIN_STATE_NAME[domain.state]}, strain ${domain.strain}/${domain.size}`]
      : []),
  ];
};

export const isHard = ({ view }: SceneView): boolean => view.fight?.rating.over ?? false;

/** Said once, where the fight begins. */
export const warnings = (sceneView: SceneView): readonly string[] => {
  const rating = sceneView.view.fight?.rating;
  if (!rating?.over) return [];
  const best = (seat: number, what: 'ocr' | 'dcr'): number =>
    Math.max(0, ...sceneView.view.actors.filter((actor) => actor.seat === seat).map((actor) => actor[what]));
  return [LABELS.hardWhy(`${rating.low} to ${rating.high}`, best(1, 'ocr'), best(0, 'dcr'))];
};

/** Zone, ratings and the five things a round grants, each in its column. */
const WIDE = [5, 8, 6, 6, 6, 6, 7];
const SHORT = [2, 8, 4, 4, 4, 4, 4];
const ROLE_WIDTH = 7;

const cellsOf = (texts: readonly string[], widths: readonly number[]): string =>
  texts.map((text, i) => padLeft(text, widths[i]!)).join('');

const sum = (widths: readonly number[]): number => widths.reduce((all, one) => all + one, 0);

/** Narrower than this the numbers are below the name. */
const TABLE_FROM = 72;

const nameWidth = (sceneView: SceneView, width: number): number =>
  Math.min(
    width - 2 - ROLE_WIDTH - sum(WIDE),
    Math.max(...sceneView.view.actors.map(({ id }) => columns(nameIn(sceneView.setup, id)))) + 1,
  );

/** The start of a row: whose turn it is, the name in its column, the role in its own. */
const rowHead = (sceneView: SceneView, actor: ActorView, width: number, paint: Paint): string => {
  const room = nameWidth(sceneView, width);
  const brush = standsOut(actor) ? paint.faint : paint.strong;
  const mark = sceneView.view.fight?.turn === actor.id ? '▸' : ' ';
  const name = pad(clipped(nameIn(sceneView.setup, actor.id), room - 1), room);
  return `${mark}${brush(name)}${begun(ROLE_NAME[actor.role], ROLE_WIDTH)}`;
};

const begun = (text: string, width: number): string => pad(text.charAt(0).toUpperCase() + text.slice(1), width);

const numbersOf = (actor: ActorView): readonly string[] => [
  String(actor.zone),
  `${actor.ocr}/${actor.dcr}`,
  ...spentOf(actor),
];

const rowLines = (sceneView: SceneView, actor: ActorView, width: number, paint: Paint): string[] => {
  const states = stateParts(sceneView, actor, paint);
  if (width >= TABLE_FROM)
    return [
      rowHead(sceneView, actor, width, paint) + cellsOf(numbersOf(actor), WIDE),
      ...indent(flow(states, width - 4, ' · '), 4),
    ];
  const brush = standsOut(actor) ? paint.faint : paint.strong;
  const mark = sceneView.view.fight?.turn === actor.id ? '▸' : ' ';
  const cells = numbersOf(actor).map((text, i) => `${LABELS.field[i]} ${text}`);
  return [
    ...wrap(`${mark}${nameIn(sceneView.setup, actor.id)}, ${ROLE_NAME[actor.role]}`, width, 3).map((line) =>
      brush(line),
    ),
    ...indent(flow(cells, width - 3), 3),
    ...indent(flow(states, width - 3, ' · '), 3),
  ];
};

const sideLines = (sceneView: SceneView, seat: number, title: string, width: number, paint: Paint): string[] => {
  const head =
    width >= TABLE_FROM
      ? ` ${pad(title, nameWidth(sceneView, width) + ROLE_WIDTH)}${seat === 0 ? cellsOf(LABELS.field, WIDE) : ''}`
      : ` ${title}`;
  return [
    paint.faint(head.trimEnd()),
    ...sceneView.view.actors
      .filter((actor) => actor.seat === seat)
      .flatMap((actor) => rowLines(sceneView, actor, width, paint)),
  ];
};

/** Own intents with their numbers; of the other side not even how many there are. */
export const intentLines = ({ setup, view }: SceneView, width: number, paint: Paint): string[] => {
  const { intents, revealed } = view.fight!;
  const seatOf = (id: string): number => view.actors.find((actor) => actor.id === id)?.seat ?? 1;
  const own = intents.filter(({ actor }) => seatOf(actor) === 0);
  const theirs = intents.filter(({ actor }) => seatOf(actor) === 1);
  const row = (text: string): string[] => wrap(`  ${text}`, width, 4);
  const label = (text: string): string => paint.faint(` ${text}`);
  if (!revealed)
    return [
      label(LABELS.intents),
      ...(own.length === 0
        ? [` ${LABELS.yours}: ${LABELS.none}`]
        : own.flatMap((one, i) => row(`${i + 1} ${intentWords(setup, one)}`))),
      ...wrap(` ${LABELS.theirs}: ${LABELS.faceDown}`, width, 3),
    ];
  return [label(LABELS.shown), ...[...own, ...theirs].flatMap((one) => row(intentWords(setup, one)))];
};

/** What is on its way: in a window the blows that can be answered, misses among them; in the Clash what a Nuance can raise. */
const hitLines = (scene: SceneView, width: number, paint: Paint): string[] => {
  const { setup, view } = scene;
  const { hits, tests, turn, stage } = view.fight!;
  const ours = (id: string): boolean => view.actors.some((actor) => actor.id === id && actor.seat === 0);
  const answerable = new Set(
    actionsOf(scene, openIn(promptWith(scene, []), 'react'), 'react').map(({ hit }) => hit + 1),
  );
  const shown = hits.filter(({ hit, actor, target, contact }) =>
    stage === 'REACTION' ? answerable.has(hit) || (ours(target) && contact > 0) : actor === turn,
  );
  const raised = tests.filter(({ actor }) => actor === turn);
  const others = hits.length + tests.length - shown.length - raised.length;
  if (hits.length + tests.length === 0) return [];
  const rest = others > 0 ? ` (${LABELS.others(others, nameIn(setup, turn ?? ''))})` : '';
  return [
    ...wrap(` ${LABELS.hits}${rest}`, width, 2).map((line) => paint.faint(line)),
    ...raised.flatMap((test) => wrap(`  ${testName(setup, test)}: ${LABELS.degree(minus(test.degree))}`, width, 4)),
    ...shown.flatMap((hit) => {
      const name = hitName(setup, hit);
      const comes = hit.contact < 1 ? LABELS.noContact : LABELS.comes(hit.contact, hit.degree);
      const line = `  ${name.charAt(0).toUpperCase()}${name.slice(1)}: ${comes}${hit.answered ? LABELS.answered : ''}`;
      return wrap(line, width, 4);
    }),
  ];
};

/** One line for each, where that is enough: for a screen with little height. */
const shortRow = (sceneView: SceneView, actor: ActorView, width: number, paint: Paint): string[] => {
  const states = stateParts(sceneView, actor, paint);
  const left = rowHead(sceneView, actor, width, paint) + cellsOf(numbersOf(actor), SHORT);
  const joined = `${left}  ${states.join(' · ')}`.trimEnd();
  return columns(joined) <= width ? [joined] : [left, ...indent(flow(states, width - 4, ' · '), 4)];
};

const shortIntents = ({ setup, view }: SceneView, width: number): string[] => {
  const own = view.fight!.intents.map((intent, i) => `${i + 1} ${intentWords(setup, intent)}`);
  return [
    ...wrap(` ${LABELS.yours}: ${own.length === 0 ? LABELS.none : own.join('; ')}`, width, 3),
    ...wrap(` ${LABELS.theirs}: ${LABELS.faceDown}`, width, 3),
  ];
};

/** The round: who is where and how, and what was declared. */
export const fieldLines = (sceneView: SceneView, width: number, paint: Paint, short = false): string[] => {
  const { actors, fight } = sceneView.view;
  const sealed = fight!.stage === 'INTENT';
  if (short && width >= TABLE_FROM)
    return [
      paint.faint(` ${' '.repeat(nameWidth(sceneView, width) + ROLE_WIDTH)}${cellsOf(LABELS.fieldShort, SHORT)}`),
      ...[0, 1]
        .flatMap((seat) => actors.filter((actor) => actor.seat === seat))
        .flatMap((actor) => shortRow(sceneView, actor, width, paint)),
      ...(sealed ? shortIntents(sceneView, width) : hitLines(sceneView, width, paint)),
    ];
  return [
    ...sideLines(sceneView, 0, LABELS.heroes, width, paint),
    ...sideLines(sceneView, 1, LABELS.foes, width, paint),
    ...(sealed ? intentLines(sceneView, width, paint) : hitLines(sceneView, width, paint)),
  ];
};
