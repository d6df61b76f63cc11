import type { ChoiceView } from '@lockstep/freeplay';
import { actName, changeLine, seedLabel } from '@lockstep/words-freeplay';
import { LABELS as SHELL_LABELS } from '../../shell/words.ts';
import { clipped, ends, flow, wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import type { Model, RunView } from './run-view.ts';
import { LABELS } from './words.ts';

const ACT_SIGN = { done: '■', here: '▣', ahead: '□' } as const;

/** "■▣□": acts behind you, the one you are in, those to come. */
export const mapSigns = ({ view }: RunView): string =>
  view.acts
    .map(({ turns }, i) => (turns !== null ? ACT_SIGN.done : i + 1 === view.act ? ACT_SIGN.here : ACT_SIGN.ahead))
    .join('');

const headLine = (model: Model, runView: RunView, width: number, paint: Paint): string[] => {
  const { view, run } = runView;
  const practice = model.session?.attempt.flags.practice ? [paint.warn(SHELL_LABELS.practice)] : [];
  const where = `${actName(view.act, view.acts.length)}: ${view.incident.title}`;
  const left = flow([paint.strong(view.run.title), `${mapSigns(runView)} ${clipped(where, width - 6)}`], width, ' · ');
  return [
    ...left.slice(0, -1),
    ...ends(left.at(-1)!, [...practice, paint.faint(seedLabel(run.seed))].join('  '), width),
  ];
};

/** So many full of so many. */
const dots = (now: number, most: number, full = '●', empty = '○'): string =>
  full.repeat(Math.min(now, most)) + empty.repeat(Math.max(0, most - now));

/** A bar of cells: kept, about to go, gone. At least one cell while there is any of it. */
export const bar = (now: number, then: number, most: number, size: number, paint: Paint): string => {
  const cells = (value: number): number => (value <= 0 ? 0 : Math.max(1, Math.round((value * size) / most)));
  const kept = cells(Math.min(now, then));
  const gone = Math.max(0, cells(now) - kept);
  return '█'.repeat(kept) + paint.warn('▓'.repeat(gone)) + paint.faint('░'.repeat(Math.max(0, size - kept - gone)));
};

const scrutinyPart = ({ view }: RunView, size: number, paint: Paint): string => {
  const { gates, koa } = view;
  if (gates) {
    const { scrutiny, scrutinyMost, band } = gates;
    const tint = band === 'HIGH' ? paint.bad : band === 'MED' ? paint.warn : paint.good;
    return `${LABELS.scrutiny} ${bar(scrutiny, scrutiny, scrutinyMost, size, paint)} ${scrutiny}/${scrutinyMost} ${tint(band)}`;
  }
  if (koa) {
    const { scrutiny, scrutinyCap } = koa;
    const said = `${dots(scrutiny, scrutinyCap, '■', '□')} ${scrutiny}/${scrutinyCap}`;
    return `${LABELS.scrutiny} ${scrutiny >= scrutinyCap - 1 ? paint.bad(said) : said}`;
  }
  return `${LABELS.scrutiny} ${view.scrutiny}`;
};

/** Turn, Ops Tokens, Scrutiny with its band, credits. */
const stateLines = (runView: RunView, width: number, paint: Paint): string[] => {
  const { view } = runView;
  const playing = view.gates ?? view.koa;
  const turns = playing ? [LABELS.turn(playing.turn, playing.turns)] : [];
  const most = playing?.tokensMost ?? 3;
  return flow(
    [
      ...turns.map((text) => (playing && playing.turnsLeft <= 1 ? paint.bad(text) : text)),
      `${LABELS.tokens} ${paint.fair(dots(view.tokens, most))}`,
      ...(playing || view.edition === 'gates' ? [scrutinyPart(runView, width > 100 ? 15 : 10, paint)] : []),
      LABELS.credits(view.credits),
    ],
    width,
    ' · ',
  );
};

export const topLines = (model: Model, runView: RunView, width: number, paint: Paint): string[] => [
  ...headLine(model, runView, width, paint),
  ...stateLines(runView, width, paint),
];

/** "1 Resistance 56 · 9 turns · −4 credits": what lies behind a door and what it gives and costs; then its rules. */
const doorLines = ({ behind, changes }: ChoiceView, nth: number, width: number): string[] => [
  ...wrap(
    [
      ...behind!.gates.map(({ name, strength }) => `${name} ${strength}`),
      ...(behind!.resistance === null ? [] : [`${LABELS.resistance} ${behind!.resistance}`]),
      LABELS.turns(behind!.turns),
      changeLine(changes),
    ].join(' · '),
    width - 2,
    2,
  ).map((line, i) => `${i === 0 ? `${nth} ` : '  '}${line.trimStart()}`),
  ...behind!.rules.flatMap(({ name, line }) => wrap(`  ${name}: ${line}`, width, 2)),
];

/** What happens on the way to the next act, in its own words; or both doors, side by side. */
export const eventLines = ({ view }: RunView, width: number): string[] => {
  const { crossing } = view;
  if (!crossing) return [];
  if (crossing.line !== null) return wrap(crossing.line, width);
  return crossing.choices.flatMap((choice, i) => (choice.behind ? doorLines(choice, i + 1, width) : []));
};

/** Modifiers and a running Audit, spelled out; where there is little room, a line each. */
export const ruleLines = ({ view }: RunView, width: number, whole: boolean, paint: Paint): string[] => {
  const { gates, koa } = view;
  const rules = gates?.modifiers ?? (koa?.rule ? [koa.rule] : []);
  const said = [
    ...(gates?.audit
      ? [{ text: `${LABELS.audit(gates.audit.ends)}, ${gates.audit.name}: ${gates.audit.line}`, brush: paint.bad }]
      : []),
    ...rules.map(({ name, line }) => ({
      text: `${gates ? LABELS.modifier : LABELS.tonight} ${name}: ${line}`,
      brush: paint.warn,
    })),
  ];
  return said.flatMap(({ text, brush }) =>
    (whole ? wrap(text, width, 2) : [clipped(text, width)]).map((line) => brush(line)),
  );
};
