import { beforeAll, describe, expect, test } from 'vitest';
import { bare, expectFits, textAt } from '../../shell/home.fixture.ts';
import { perform } from '../../shell/perform.ts';
import { screen } from '../../shell/screen.ts';
import { columns } from '../../terminal/layout.ts';
import {
  after,
  openedOf,
  pick,
  printedOf,
  runOf,
  SIZES,
  START,
  show,
  submit,
  unframed,
} from '../lock/saved-try.fixture.ts';
import { keep, type Model, WON } from './session.fixture.ts';

const MAKERS: { readonly [name: string]: () => Model } = {
  lock: () => openedOf(keep()),
  board: () => after(keep(), START),
  chosen: () => after(keep(), submit('robe-photo'), pick('kettle-log', 'keypad-trace')),
  restoring: () => after(keep(), submit('robe-photo'), pick('maintenance-log')),
  blocked: () => after(keep(), START, pick('kettle-log', 'mattress-pad')),
  minor: () => after(keep(), submit('kettle-log'), pick('crumb-trail')),
  falling: () => after(keep({ scrutiny: 3 }), START, pick('kettle-log', 'crumb-trail')),
  hidden: () => after(keep({ visibility: 'HIDDEN' }), submit('robe-photo'), pick('kettle-log', 'keypad-trace')),
  won: () => after(keep(), ...WON),
  lost: () => after(keep({ scrutiny: 3 }), submit('kettle-log', 'crumb-trail')),
};
const PAGES = ['story', 'counters', 'rules', 'quick', 'log', 'share', 'help'];
const NAMES = [...Object.keys(MAKERS), ...PAGES];
const models: { [name: string]: Model } = {};

beforeAll(() => {
  for (const [name, make] of Object.entries(MAKERS)) models[name] = make();
  for (const page of PAGES) models[page] = perform(models.minor!, show(page));
});

describe('any screen at any size', () => {
  test.each(SIZES)('$width × $height: no line runs past the edge, every row is used, colour only repeats', (size) => {
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

  test('a small screen keeps the card under the cursor in sight', () => {
    for (const size of [SIZES[0]!, SIZES[3]!])
      for (let cursor = 0; cursor < 6; cursor += 1) {
        const text = textAt({ ...models.blocked!, cursor }, size);
        expect(text).toContain('▸');
        expect(text).toContain(runOf(models.blocked!).setup.script.card[cursor]!.name);
      }
  });

  test('80 × 24: choosing cards leaves the hand in its form', () => {
    const handAt = (model: Model): number =>
      screen(model, { width: 80, height: 24 }, bare).lines.filter((line) => /^ [▸ ][·✓] ?\d/.test(line)).length;
    for (const name of ['board', 'blocked']) expect(handAt(models[name]!), name).toBe(6);
  });
});

describe('screens as they are drawn', () => {
  const drawn: readonly (readonly [name: string, width: number, height: number])[] = [
    ['lock', 80, 24],
    ['board', 80, 24],
    ['chosen', 80, 24],
    ['blocked', 80, 24],
    ['hidden', 80, 24],
    ['won', 80, 40],
    ['lost', 80, 40],
    ['story', 80, 24],
    ['chosen', 120, 40],
    ['minor', 45, 40],
  ];
  test.each(drawn)('%s at %i × %i', async (name, width, height) => {
    const { lines } = screen(models[name]!, { width, height }, bare);
    const text = `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
    await expect(text).toMatchFileSnapshot(`./screens/${name}-${width}x${height}.txt`);
  });
});

describe.each([
  { width: 45, height: 80 },
  { width: 80, height: 60 },
  { width: 120, height: 60 },
])('what is on the screen at $width columns', (size) => {
  const has = (name: string, ...facts: readonly string[]): void => {
    const text = unframed(textAt(models[name]!, size));
    for (const fact of facts) expect(text, name).toContain(fact);
  };

  test('[T11] the Lock: target, concerns, how many counters, and the choice of HIDDEN', () => {
    has('lock', 'Nights with KOA', 'Somebody sighed into the salad drawer.', 'You want the fridge.');
    has('lock', 'DAILY: 2026-01-26 • Seed: KOA-1F9C', 'TARGET: FRIDGE', 'RESISTANCE: 35 → 0', 'SCRUTINY: 0/5');
    has('lock', '• ALERTNESS — Were you awake', 'COUNTER-EVIDENCE: 2');
    expect(unframed(textAt(models.lock!, size))).not.toContain('Security Camera');
    has('lock', '[ START DAILY ]', '[ FULL RULES ]', '[ HIDDEN ]');
  });

  test('the monitor, concerns, counters with what refutes them, and every card', () => {
    has('board', 'RESISTANCE', '35/35', 'SCRUTINY', '0/5', 'TURNS', '· IDENTITY', '· LOCATION');
    has('board', '1 Security Camera → IDENTITY LOCATION', '6 Maintenance Log refutes', 'nothing in hand refutes it');
    const text = unframed(textAt(models.board!, size));
    for (const { name, power, trust, proves } of runOf(models.board!).setup.script.card)
      for (const word of [name, String(power), trust, ...proves]) expect(text).toContain(word);
    has('board', '00:05–00:09', 'EATING', 'REFUTES Security', '[ SUBMIT ]', '[ STORY ]');
  });

  test('[K5] D05v2 §2.2: base, contested, corroboration and final damage before it is sent', () => {
    has('chosen', 'Base 18', '− 5 contested (13)', '+ 4 corroboration (KITCHEN)', '= 17 damage', 'Resistance 29 → 12');
    has('chosen', 'KOA would answer with Security Camera: Kettle Log 10 → 5.', 'answers now', '29 → 12/35');
    has('chosen', '+ ALERTNESS', '+ LOCATION', '✓ IDENTITY', '= KITCHEN with 3', 'contests 1');
    has('restoring', 'Base 5', '+ 6 restored', '= 11 damage', 'Maintenance Log refutes Security Camera.');
  });

  test('[T4] MAJOR: the reason in words, and SUBMIT is off', () => {
    has('blocked', '✗ MAJOR, SUBMIT is off: Kettle Log says AWAKE and Mattress Pad says ASLEEP, 1 minute apart');
    has('blocked', '[ ✗ SUBMIT ]', '✗ MAJOR with 4', '✗ MAJOR with 2', 'not having it');
    expect(unframed(textAt(models.blocked!, size))).not.toContain('= KITCHEN with 4');
  });

  test('[T3] MINOR and SKETCHY: a warning, with what each costs', () => {
    has('minor', '! MINOR: Kettle Log says KITCHEN and Crumb Trail says LIVING ROOM, 1 minute apart');
    has('minor', 'just possible, for Scrutiny +1', '≈ SKETCHY Crumb Trail: Scrutiny +1.', '0 → 2/5', '✗ BLOCKED by 2');
    has('falling', 'Your story fell apart under scrutiny.', '3 → 5/5');
  });

  test('[T11] HIDDEN: that KOA may answer, the least and the most, and nothing of what is face down', () => {
    has('hidden', 'HIDDEN', '? 1 counter is hidden', 'with corroboration (KITCHEN)', 'may answer with something');
    has('hidden', 'Security Camera → IDENTITY LOCATION');
    expect(textAt(models.hidden!, size)).toMatch(/= 12–18 damage[\s\S]*Resistance 29 → 11–17/);
    expect(textAt(models.hidden!, size)).not.toContain('Sleep Data Sync');
  });

  test('[T15] a win: badges with their rules, where every point came from, and the share text', () => {
    has('won', 'FRIDGE GRANTED', '★ PERFECT', 'Win with Scrutiny 0.', '· REFUTER', '· CLUTCH');
    has('won', 'Power 12 − 6 contested. KOA answered with Security Camera.', 'Power 5 + 6 restored.');
    has(
      'won',
      'KOA Daily • 2026-01-26',
      'FRIDGE granted in 3 turns',
      'Scrutiny 0/5 • counters refuted 1/2',
      '[ SHARE ]',
    );
  });

  test('[T2] a loss: the printed line, every point of Scrutiny with its source, and the change to ask for', () => {
    has('lost', 'FRIDGE DENIED', 'Your story fell apart under scrutiny.', 'Still open: IDENTITY');
    has(
      'lost',
      'Scrutiny began at 3.',
      '+1 for SKETCHY Crumb Trail',
      '+1 because Kettle Log says KITCHEN',
      '[ CHANGE ]',
    );
    has('lost', 'FRIDGE denied', 'Scrutiny 5/5 • counters refuted 0/2');
  });
});

test('a share text names no card', () => {
  const text = printedOf({ ...models.won!, page: 'share' }, 80).join('\n');
  for (const { name } of runOf(models.won!).setup.script.card) expect(text).not.toContain(name);
});
