import type { View } from '@lockstep/protocol';
import { gradeName, titleWords } from '@lockstep/words-protocol';
import { LABELS, NOTICES } from '../words.ts';
import { FACE_WIDTH, face, smallFace } from './face.ts';
import { beside, columns, ends, flow, indent, pad, wrap } from './layout.ts';
import { aheadOf, auraLine, type Model, viewOf } from './model.ts';
import type { Paint } from './paint.ts';

/** SCANs left, while there is anything to scan. */
const scansOf = (model: Model): string => {
  const { phase, scansLeft } = viewOf(model);
  return phase === 'solve' ? LABELS.scans(scansLeft) : '';
};

/** Which puzzle, how hard, and whether it counts; where the meters are tight, what they leave out. */
export const titleLines = (model: Model, width: number, paint: Paint, tight = false): string[] => {
  const { title, grade } = model.sitting;
  const stars = grade === null ? '' : `${gradeName(grade)} ${'▰'.repeat(grade)}${'▱'.repeat(5 - grade)}`;
  const practice = model.flags.practice ? paint.warn(NOTICES.practice) : '';
  const spared = tight ? [scansOf(model), paint.strong(viewOf(model).target)] : [];
  const right = [practice, ...spared, paint.faint(stars)].filter((text) => columns(text) > 0).join('  ');
  return ends(paint.strong(titleWords(title)), right, width);
};

/** The meters after the chosen action, as far as the player can know. */
interface Ghost {
  readonly resistance: number;
  readonly scrutiny: number;
  readonly turnsLeft: number;
}

const ghostOf = (model: Model, view: View): Ghost | null => {
  const ahead = aheadOf(model);
  if (!ahead || !('events' in ahead.result) || ahead.kind === 'draft') return null;
  let ghost: Ghost = { resistance: view.resistance, scrutiny: view.scrutiny, turnsLeft: view.turnsLeft };
  for (const event of ahead.result.events) {
    if (event.kind === 'compliance-gained') ghost = { ...ghost, resistance: event.resistance };
    else if (event.kind === 'scrutiny-rose') ghost = { ...ghost, scrutiny: event.scrutiny };
    else if (event.kind === 'audited') ghost = { ...ghost, resistance: event.resistance, scrutiny: event.scrutiny };
    else if (event.kind === 'turn-ended') ghost = { ...ghost, turnsLeft: event.turnsLeft };
  }
  return ghost;
};

/** Full, about to go, gone; about to come. */
const bar = (size: number, now: number, then: number, full: string, empty: string, paint: Paint): string => {
  const kept = Math.min(now, then);
  const change = Math.abs(now - then);
  const shade = then > now ? '▒' : '▓';
  return full.repeat(kept) + paint.warn(shade.repeat(change)) + paint.faint(empty.repeat(size - kept - change));
};

const arrow = (now: number, then: number): string => (now === then ? `${now}` : `${now} → ${then}`);

/** At least one cell while there is any Resistance, so that an empty bar means an open lock. */
const cells = (value: number, max: number, size: number): number =>
  value === 0 ? 0 : Math.max(1, Math.round((value * size) / max));

interface Meter {
  readonly label: string;
  readonly bar: string;
  readonly value: string;
}

const meters = (model: Model, size: number, paint: Paint): readonly Meter[] => {
  const view = viewOf(model);
  const ghost = ghostOf(model, view);
  const { resistanceMax: max, scrutinyCap: cap } = view;
  const resistance = bar(
    size,
    cells(view.resistance, max, size),
    cells(ghost?.resistance ?? view.resistance, max, size),
    '█',
    '░',
    paint,
  );
  const left = ghost?.turnsLeft ?? view.turnsLeft;
  const high = (ghost?.scrutiny ?? view.scrutiny) >= cap - 1;
  const scrutiny = `${arrow(view.scrutiny, ghost?.scrutiny ?? view.scrutiny)}/${cap}`;
  return [
    {
      label: LABELS.resistance,
      bar: resistance,
      value: `${arrow(view.resistance, ghost?.resistance ?? view.resistance)}/${max}`,
    },
    {
      label: LABELS.scrutiny,
      bar: bar(cap, view.scrutiny, ghost?.scrutiny ?? view.scrutiny, '■', '□', paint),
      value: high ? paint.bad(scrutiny) : scrutiny,
    },
    {
      label: LABELS.turns,
      bar: bar(view.turns, view.turnsLeft, left, '●', '○', paint),
      value: LABELS.left(view.turnsLeft),
    },
  ];
};

const meterLines = (model: Model, width: number, paint: Paint): string[] => {
  const view = viewOf(model);
  // Label, two gaps and the longest value leave the rest to the bar.
  const size = Math.max(view.turns, Math.min(30, width - 13 - 13));
  const lines = meters(model, size, paint).map(
    ({ label, bar: drawn, value }) => `${pad(label, 11)} ${pad(drawn, size)}  ${value}`,
  );
  const scans = scansOf(model);
  return [scans === '' ? paint.strong(view.target) : `${pad(paint.strong(view.target), 11)} ${scans}`, ...lines];
};

/** Her line as she says it. */
export const quoteLines = (model: Model, width: number, paint: Paint): string[] => {
  const { text } = auraLine(model);
  return text === '' ? [] : wrap(`“${text}”`, width, 1).map((line) => paint.aura(line));
};

/** Face beside meters and her line below; on a narrow screen her line beside and the meters below. */
export const hudLines = (model: Model, width: number, paint: Paint): string[] => {
  const drawn = face(auraLine(model).mood).map((line) => paint.aura(line));
  const left = FACE_WIDTH + 3;
  if (width < left + 36) {
    const quote = quoteLines(model, width - left, paint);
    return [...beside(drawn, FACE_WIDTH, ['', ...quote], '   '), '', ...meterLines(model, width, paint)];
  }
  const right = ['', ...meterLines(model, width - left, paint)];
  return [...beside(drawn, FACE_WIDTH, right, '   '), '', ...indent(quoteLines(model, width - 2, paint), 1)];
};

/** The same facts in as few lines as they fit; the target stands in the title, and dots count the turns. */
export const tightHudLines = (model: Model, width: number, paint: Paint): string[] => {
  const items = meters(model, viewOf(model).turns, paint).map(({ label, bar: drawn, value }) =>
    label === LABELS.turns ? `${label} ${drawn} ${viewOf(model).turnsLeft}` : `${label} ${drawn} ${value}`,
  );
  const mood = smallFace(auraLine(model).mood);
  const quote = quoteLines(model, width - mood.length - 1, paint);
  return [...flow(items, width, '  '), ...beside([paint.aura(mood)], mood.length, quote, ' ')];
};
