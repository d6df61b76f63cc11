import { beforeAll, describe, expect, test } from 'vitest';
import { bare, expectFits, textAt } from '../../shell/home.fixture.ts';
import { perform } from '../../shell/perform.ts';
import { screen } from '../../shell/screen.ts';
import { columns, plain } from '../../terminal/layout.ts';
import { paintWith } from '../../terminal/paint.ts';
import {
  after,
  openedOf,
  pick,
  printedOf,
  runOf,
  SIZES,
  START,
  session,
  show,
  submit,
  unframed,
} from '../lock/saved-try.fixture.ts';
import { DRAFT, keep, type Model } from './session.fixture.ts';

const FAILING = submit('blurry-selfie');
const models: { [name: string]: Model } = {};

beforeAll(() => {
  const draft = after(keep(), START);
  const solve = after(keep(), DRAFT);
  const chosen = perform(solve, pick('timestamped-receipt', 'calendar-invite'));
  const audited = after(keep({ scrutiny: 3 }), DRAFT, FAILING, submit('fda-article', 'door-sensor'));
  const won = after(keep({ resistance: 20 }), DRAFT, submit('fda-article', 'door-sensor'));
  const lost = after(keep({ turns: 4 }), DRAFT, FAILING, submit('fda-article'), FAILING, submit('door-sensor'));
  const asked = perform(solve, session({ kind: 'undo' }));
  Object.assign(models, { lock: openedOf(keep()), draft, solve, chosen, audited, won, lost, asked });
  for (const page of ['rules', 'quick', 'protocol', 'log', 'share', 'help'])
    models[page] = perform(audited, show(page));
});

const NAMES = [
  'lock',
  'draft',
  'solve',
  'chosen',
  'audited',
  'won',
  'lost',
  'asked',
  'rules',
  'quick',
  'protocol',
  'log',
  'share',
  'help',
];
describe('any screen at any size', () => {
  test.each(SIZES)('$width × $height: no line runs past the edge, and every row is used', (size) => {
    for (const name of NAMES) {
      expect(screen(models[name]!, size, bare).lines, name).toHaveLength(size.height);
      expectFits(models[name]!, size);
    }
  });

  test.each([40, 80, 120])('%i columns on paper', (width) => {
    for (const name of NAMES)
      for (const line of printedOf(models[name]!, width))
        expect(columns(line), `${name}: ${line}`).toBeLessThanOrEqual(width);
  });

  test.each(SIZES)('$width × $height: colour only repeats what is written', (size) => {
    for (const name of NAMES) {
      const painted = screen(models[name]!, size, paintWith(true)).lines.map((line) => plain(line).trimEnd());
      expect(painted, name).toEqual(screen(models[name]!, size, bare).lines.map((line) => line.trimEnd()));
    }
  });
});

describe.each([
  { width: 40, height: 70 },
  { width: 80, height: 60 },
  { width: 120, height: 60 },
])('what is on the screen at $width columns', (size) => {
  const has = (name: string, ...facts: readonly string[]): void => {
    const text = unframed(textAt(models[name]!, size));
    for (const fact of facts) expect(text, name).toContain(fact);
  };

  test('D29-16: AURA is on every phase', () => {
    for (const name of ['lock', 'draft', 'solve', 'won', 'lost']) expect(textAt(models[name]!, size)).toContain('AURA');
    has('draft', '“Six of these.”');
  });

  test('D29-29, D29-104 to D29-107: the Lock', () => {
    has(
      'lock',
      'Life with AURA',
      'DAILY: 2026-01-26 • Seed: AURA-1F9C',
      'TARGET: FRIDGE',
      'RESISTANCE: 100 → 0',
      'TURNS: 8',
      'SCRUTINY: 1/5',
    );
    has('lock', "• NO SELF REPORT — Your word doesn't count.", '(from turn 3)', '[ START DAILY ]', '[ FULL RULES ]');
    expect(unframed(textAt(models.lock!, size))).not.toMatch(/floor|Impact/);
  });

  test('D29-25, D29-31: twelve cards, each with Impact, trust, tags and traits in words', () => {
    const text = unframed(textAt(models.draft!, size));
    for (const card of runOf(models.draft!).setup.script.card) {
      for (const word of [
        ...card.name.split(' '),
        String(card.impact),
        card.trust,
        ...[...card.tags, ...card.traits].flatMap((mark) => mark.split('_')),
      ])
        expect(text).toContain(word);
    }
    has('draft', 'Impact', '[ DRAFT ]', 'Choose 6 to keep', 'TIMESTAMP REQUIRED');
  });

  test('D29-10 to D29-15: target, meters and the protocol in force', () => {
    has(
      'solve',
      'FRIDGE',
      'RESISTANCE',
      '100/100',
      'SCRUTINY',
      '1/5',
      'TURNS',
      '8 left',
      '2 SCANs left',
      'NO SELF REPORT',
      'from turn 3',
    );
    has('solve', 'AUTHORITY + TIME', 'at least one VERIFIED card', '[ SUBMIT ]', '[ SCAN ]');
  });

  test('[K5] the chosen payload is judged path by path, and its effect shown before it is sent', () => {
    has('chosen', '✓ 3 two cards sharing TIME or WORK', '✗ AUTHORITY ✓ TIME');
    has(
      'chosen',
      'SUBMIT: accepted by path 3, Compliance 23 × 1.5 = 34, at most 30 (resonance TIME), Resistance 70.',
      '100 → 70/100',
    );
  });

  test('D29-21, D29-81: an Audit and its quarantine', () => {
    has('audited', 'QUARANTINED 1 turn');
    has('log', 'AUDIT: Resistance stays 100, Scrutiny back to 2.', 'Blurry Selfie is quarantined for 2 turns.');
  });

  test('D29-36: a win has its medal, stars and share text', () => {
    has(
      'won',
      'FRIDGE UNLOCKED',
      '⭐⭐⭐ Gold (7 turns left)',
      'Resistance reached 0',
      'AURA Daily • 2026-01-26',
      '[ RETRY ]',
    );
    has('won', 'SUBMIT FDA Article + Door Sensor', 'Compliance 21 Impact 21.', 'Total: Compliance 21, Scrutiny 0.');
  });

  test('D29-37: a loss says why, turn by turn', () => {
    has('lost', 'FRIDGE STAYS LOCKED', 'All 4 turns are used', '[ RETRY ]', 'not accepted');
    has('lost', '+1 for SKETCHY evidence and +1 for a payload not accepted', 'FRIDGE stays locked', 'Resistance left:');
  });

  test('[P13] the question stands where it is asked', () => {
    has('asked', 'Taking a step back makes this try practice', '[Y] undo', '[N] keep playing');
  });

  test('D29-92, D29-48: quick reference and paths are one page each', () => {
    has('quick', 'Daily Flow', 'capped at 30', 'Audit');
    has('protocol', 'NO SELF REPORT', 'AUTHORITY + TIME', 'TIMESTAMPED, no card of your previous payload');
  });
});

test('a turn that has no room as a whole is told in short, never from its middle', () => {
  const turn = after(keep(), DRAFT, submit('timestamped-receipt', 'calendar-invite'));
  for (let height = 16; height < 40; height += 1) {
    const text = textAt(turn, { width: 80, height });
    expect(text, String(height)).toMatch(/Turn 1/);
    expect(text, String(height)).toMatch(/Compliance/);
  }
});

test('what is told after the end is not said to be missing before it', () => {
  const asked = after(keep(), DRAFT, session({ kind: 'change' }));
  expect(textAt(asked, { width: 80, height: 40 })).toContain('That is told once this try is over.');
});

test('no identifier is on any screen but in the lines of the Lock that are printed so', () => {
  for (const name of NAMES)
    for (const line of screen(models[name]!, { width: 120, height: 60 }, bare).lines)
      if (!line.includes('•')) expect(line, name).not.toMatch(/[A-Z]_[A-Z]/);
});

test('a small screen keeps the card under the cursor in sight', () => {
  for (let cursor = 0; cursor < 12; cursor += 1) {
    const text = textAt({ ...models.draft!, cursor }, { width: 40, height: 24 });
    expect(text).toContain('▸');
    expect(text).toContain(runOf(models.draft!).setup.script.card[cursor]!.name);
  }
});

test('[P13] a practice try says so', () => {
  const practised = after(keep(), DRAFT, session({ kind: 'undo', sure: true }));
  expect(textAt(practised, { width: 80, height: 40 })).toContain('PRACTICE');
});

test.each([
  { width: 20, height: 5 },
  { width: 39, height: 40 },
  { width: 120, height: 9 },
])('$width × $height: a window too small says how much it needs, and nothing overprints', (size) => {
  const { lines } = screen(openedOf(keep()), size, bare);
  expect(lines.length).toBeLessThanOrEqual(size.height);
  for (const line of lines) expect(columns(line)).toBeLessThanOrEqual(size.width);
  expect(lines.join(' ')).toContain('AURA needs more');
});
