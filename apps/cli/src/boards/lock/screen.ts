import type { Lines, Model, ScreenText, Size } from '../../shell/board.ts';
import { pageLines, pageTitle } from '../../shell/pages.ts';
import { type Frame, wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import { rulesLines, sectionStart } from '../../terminal/rules.ts';
import { boardFrame } from './board.ts';
import { promptLine, statusLines } from './footer.ts';
import { saidLines } from './hud.ts';
import type { LockView } from './lock-view.ts';
import { lockFrame } from './lockscreen.ts';
import { type LockModel, lockModelOf, type Stop, stopOf } from './model.ts';
import { resultFrame } from './result.ts';
import { scrollView } from './scroll-view.ts';
import { stepLines } from './transcript.ts';
import { LABELS } from './words.ts';

const LEAST_WIDTH = 40;
const WIDEST_TEXT = 90;

type Framing = (table: LockModel, width: number, rows: number | undefined, paint: Paint) => Frame;

const FRAMES: { readonly [stop in Stop]: Framing } = { lock: lockFrame, board: boardFrame, result: resultFrame };

export const draw = (lockView: LockView, model: Model, { width, height }: Size, paint: Paint): ScreenText => {
  const table = lockModelOf(lockView, model);
  return FRAMES[stopOf(table)](table, width, height, paint);
};

/** The rules are shown whole, from the part that was asked for. */
const pageFrame = (
  lockView: LockView,
  model: Model,
  page: string,
  width: number,
  rows: number | undefined,
  paint: Paint,
): Frame => {
  const table = lockModelOf(lockView, model);
  const inner = Math.min(width, WIDEST_TEXT);
  const top = [`${paint.voice(lockView.portrait(table).small)}  ${paint.strong(pageTitle(model, page))}`, ''];
  const busy = model.confirmation !== null || model.notice.length > 0;
  const bottom = [...(busy ? statusLines(table, inner, paint) : []), promptLine(table, width, paint)];
  const isPart = page === 'rules' && model.part !== null;
  const start = isPart ? sectionStart(rulesOf(model), model.part!, inner, paint) : 0;
  const lines = pageLines(isPart ? { ...model, part: null } : model, page, inner, paint);
  return scrollView(table, top, lines, bottom, rows, paint, start);
};

const rulesOf = ({ host, session }: Model) => host.game.text.rulebook(host.pack, session!.attempt.run.setup);

export const drawPage = (
  lockView: LockView,
  model: Model,
  page: string,
  { width, height }: Size,
  paint: Paint,
): ScreenText => pageFrame(lockView, model, page, width, height, paint);

/** On paper a part of the rules is printed alone. */
export const printPage = (lockView: LockView, model: Model, page: string, width: number, paint: Paint): Lines =>
  page === 'rules' && model.part !== null
    ? rulesLines(rulesOf(model), model.part, width, paint)
    : pageFrame(lockView, model, page, Math.max(LEAST_WIDTH, width), undefined, paint).lines;

/** Where there is no screen to fit, only paper. */
export const print = (lockView: LockView, model: Model, width: number, paint: Paint): Lines => {
  const table = lockModelOf(lockView, { ...model, cursor: -1 });
  const stop = stopOf(table);
  const { lines } = FRAMES[stop](table, Math.max(LEAST_WIDTH, width), undefined, paint);
  return [...lines, ...(stop === 'board' ? ['', LABELS.lineKeys] : [])];
};

const spoken = (table: LockModel, width: number, paint: Paint): string[] => {
  const { name } = table.lockView;
  const quote = saidLines(table, width - name.length - 1, paint);
  return quote.map((line, i) => `${i === 0 ? name : ' '.repeat(name.length)} ${line}`);
};

/** What a hint, a choice or a refusal is answered with on paper; anything else with the whole board. */
export const answer = (
  lockView: LockView,
  before: Model,
  after: Model,
  isChoice: boolean,
  width: number,
  paint: Paint,
): Lines | null => {
  if (after.session!.opening !== before.session!.opening) return null;
  const table = lockModelOf(lockView, after);
  const notice = after.notice.flatMap((line) => wrap(line, width, 3));
  const newHint = after.session!.attempt.heard !== before.session!.attempt.heard;
  if (after.session!.notice?.kind === 'hint' && newHint) return [...spoken(table, width, paint), ...notice];
  if (notice.length > 0) return notice;
  if (!isChoice) return null;
  return [...lockView.standing(table, width, paint), '', ...statusLines({ ...table, cursor: -1 }, width, paint)];
};

/** What the last step told, once. */
export const printStep = (lockView: LockView, before: Model, after: Model, width: number, paint: Paint): Lines => {
  const { now } = after.session!.attempt.run;
  const isNew = now !== before.session!.attempt.run.now && (after.lastEvents ?? []).length > 0;
  return isNew ? [...stepLines(lockModelOf(lockView, after), now, width, paint), ''] : [];
};
