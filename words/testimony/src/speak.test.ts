import { canonical, moments, parseSeed } from '@lockstep/kernel';
import { PROOFS } from '@lockstep/testimony';
import { describe, expect, test } from 'vitest';
import { SCRUTINY_LOSS } from './loss.ts';
import { occasionOfSelection, occasionsOf } from './occasion.ts';
import { packInContent, played, SEED, setupOf, shippedVoice, WON } from './puzzle.fixture.ts';
import { remark, type Stage, speak } from './speak.ts';
import { parseVoice, type Voice, WHENS, type When } from './voice.ts';

const voice = shippedVoice();
const setup = setupOf();
const stage: Stage = { setup, seed: SEED, lock: 'the fridge' };

const whensOf = (given: object, ...lines: readonly string[]): readonly When[] => {
  const at = setupOf(given);
  return occasionsOf(at, played(at, ...lines).now).map(({ when }) => when);
};

describe('which moments a step gives, the most telling first', () => {
  const cases: readonly [string, object, readonly string[], readonly When[]][] = [
    ['a counter, and a concern', {}, ['robe-photo'], ['countered', 'concern', 'countered']],
    [
      'a refutation with something to restore',
      {},
      ['robe-photo', 'maintenance-log'],
      ['restored', 'refuted', 'accepted'],
    ],
    ['a refutation before the counter was played', {}, ['maintenance-log'], ['refuted', 'accepted']],
    [
      'the same refuted again is merely accepted',
      {
        card: [
          ...setup.script.card,
          { id: 'again', name: 'Again', power: 3, trust: 'VERIFIED', refutes: ['SECURITY_CAMERA'] },
        ],
      },
      ['maintenance-log', 'again'],
      ['accepted'],
    ],
    [
      'corroboration',
      { counter: [], card: setup.script.card.slice(0, 5) },
      ['kettle-log keypad-trace'],
      ['corroborated', 'concern', 'accepted'],
    ],
    ['SKETCHY', {}, ['crumb-trail'], ['sketchy', 'sketchy']],
    ['a MINOR contradiction', {}, ['kettle-log', 'crumb-trail'], ['minor', 'sketchy', 'sketchy']],
    ['Scrutiny near the cap', { scrutiny: 2 }, ['crumb-trail'], ['sketchy', 'scrutiny', 'sketchy']],
    ['low', { resistance: 20 }, ['crumb-trail'], ['sketchy', 'low', 'sketchy']],
    [
      'nothing left of Resistance',
      { resistance: 6 },
      ['robe-photo'],
      ['countered', 'zero-open', 'concern', 'countered'],
    ],
    [
      'every concern met',
      { concern: ['IDENTITY'] },
      ['robe-photo'],
      ['countered', 'all-concerns', 'concern', 'countered'],
    ],
    [
      'one playable card left',
      { resistance: 90 },
      ['robe-photo keypad-trace kettle-log', 'crumb-trail'],
      ['minor', 'sketchy', 'scrutiny', 'last-card', 'sketchy'],
    ],
    ['a win', {}, WON, ['won-perfect', 'won']],
    ['a win with a mark on it', { scrutiny: 1 }, WON, ['won']],
    [
      'a win with the last card',
      { card: setup.script.card.slice(0, 3), counter: [], scrutiny: 1, resistance: 30 },
      ['robe-photo', 'kettle-log keypad-trace'],
      ['won-clutch', 'won'],
    ],
    [
      'a win with all cards at once',
      { card: setup.script.card.slice(0, 3), counter: [], scrutiny: 1, resistance: 30 },
      ['robe-photo kettle-log keypad-trace'],
      ['won'],
    ],
    ['a loss by Scrutiny', { scrutiny: 4 }, ['crumb-trail'], ['lost-scrutiny']],
    ['a loss by turns', { turns: 1 }, ['robe-photo'], ['lost-turns']],
    [
      'a loss because nothing is left',
      { card: setup.script.card.slice(0, 3), counter: [], resistance: 90 },
      ['robe-photo', 'kettle-log keypad-trace'],
      ['lost-stuck'],
    ],
  ];
  test.each(cases)('%s', (_name, given, lines, whens) => {
    expect(whensOf(given, ...lines)).toEqual(whens);
  });

  test('a selection is thought about, or blocked', () => {
    const { state } = played(setup, 'kettle-log').now;
    expect(occasionOfSelection(setup, state, [])).toBeUndefined();
    expect(occasionOfSelection(setup, state, ['robe-photo', 'keypad-trace'])).toMatchObject({
      when: 'thinking',
      angles: [{ card: { id: 'keypad-trace' } }],
    });
    expect(occasionOfSelection(setup, state, ['mattress-pad'])).toMatchObject({
      when: 'blocked',
      angles: [{ claims: ['AWAKE', 'ASLEEP'], minutes: 1 }],
    });
  });
});

describe('KOA', () => {
  const script = ['robe-photo', 'crumb-trail', 'maintenance-log', 'kettle-log keypad-trace'];
  const long = setupOf({ resistance: 60 });
  const at: Stage = { ...stage, setup: long };
  const steps = moments(played(long, ...script));

  test('speaks once a step, with every placeholder filled and no line twice in a row', () => {
    for (let n = 0; n < 300; n += 1) {
      const seed = parseSeed(`talk ${n}`);
      const { opening, steps: lines } = speak(voice, { ...at, seed }, steps);
      expect(lines).toHaveLength(script.length);
      for (const [i, line] of [opening, ...lines].entries()) {
        expect(line.text).not.toBe('');
        expect(line.text).not.toMatch(/[{}]|undefined/);
        if (i > 0) expect(line.said).not.toBe([opening, ...lines][i - 1]!.said);
      }
      for (const chosen of [['kettle-log'], ['kettle-log', 'mattress-pad']]) {
        const { selection } = speak(voice, { ...at, seed }, steps.slice(0, 1), chosen);
        expect(selection?.when).toBe(chosen.length === 1 ? 'thinking' : 'blocked');
        expect(selection?.text).not.toMatch(/^$|[{}]|undefined/);
      }
    }
  });

  test('[K2] the same seed and steps give the same lines; no step and no selection changes what was said before it', () => {
    const whole = speak(voice, at, steps);
    expect(speak(voice, at, steps)).toEqual(whole);
    for (const i of steps.keys()) {
      const part = speak(voice, at, steps.slice(0, i), ['keypad-trace']);
      expect(part.steps).toEqual(whole.steps.slice(0, i));
      expect(part.opening).toEqual(whole.opening);
    }
  });

  test('another voice or none, the same states', () => {
    const silent: Voice = { say: [] };
    const run = () => moments(played(long, ...script)).map(({ state }) => canonical(state));
    const before = run();
    speak(silent, at, steps, ['kettle-log']);
    speak(voice, at, steps, ['kettle-log']);
    expect(run()).toEqual(before);
    expect(speak(silent, at, steps).steps.map(({ text }) => text)).toEqual(script.map(() => ''));
  });

  test('[T17] D05v2-29: a loss by Scrutiny begins with the printed words, whatever the voice adds, and says them once', () => {
    const lost = setupOf({ scrutiny: 4 });
    const last = (spoken: Voice, name: string): string =>
      speak(spoken, { ...stage, setup: lost, seed: parseSeed(name) }, moments(played(lost, 'crumb-trail'))).steps[0]!
        .text;
    for (let n = 0; n < 100; n += 1) {
      const text = last(voice, `loss ${n}`);
      expect(text.startsWith(`${SCRUTINY_LOSS} `)).toBe(true);
      expect(text.split(SCRUTINY_LOSS)).toHaveLength(2);
    }
    expect(last({ say: [] }, 'loss')).toBe(SCRUTINY_LOSS);
    expect(last({ say: [{ when: 'sketchy', text: 'Never here.' }] }, 'loss')).toBe(SCRUTINY_LOSS);
  });

  test('keeps to lines of this incident, counter, concern, claim and trust', () => {
    const picky: Voice = {
      say: [
        { when: 'opening', text: 'Not here.', incident: 'EMPTY_TOAST' },
        { when: 'opening', text: '{lock} at {resistance}.', incident: 'MIDNIGHT_FRIDGE' },
        { when: 'countered', text: 'Never.', counter: 'SLEEP_DATA_SYNC' },
        { when: 'countered', text: '{counter}: {card}, {concern}.', counter: 'SECURITY_CAMERA', concern: 'IDENTITY' },
        { when: 'sketchy', text: 'Never.', claim: 'KITCHEN' },
        { when: 'sketchy', text: '{card} at {resistance}.', claim: 'LIVING_ROOM' },
        { when: 'refuted', text: '{card} ends {counter}.' },
        { when: 'restored', text: 'Never.', counter: 'SLEEP_DATA_SYNC' },
        { when: 'won', text: 'Never.', trust: 'SKETCHY' },
        { when: 'won', text: 'Yours: {lock}.' },
      ],
    };
    const won = setupOf({ resistance: 40 });
    const said = speak(picky, { ...stage, setup: won }, moments(played(won, ...script)));
    expect(said.opening.text).toBe('The fridge at 40.');
    expect(said.steps.map(({ text }) => text)).toEqual([
      'Security Camera: Photo of a Robe, IDENTITY.',
      'Crumb Trail at 19.',
      'Maintenance Log ends Security Camera.',
      'Yours: the fridge.',
    ]);
  });

  test('names both cards, the minutes and the claim they share', () => {
    const plain: Voice = {
      say: [
        { when: 'corroborated', text: '{card}, {other}: {claim}.' },
        { when: 'minor', text: '{card}, {other}: {minutes}.' },
        { when: 'accepted', text: '-' },
        { when: 'blocked', text: '{card}, {other}: {minutes}.' },
      ],
    };
    const calm = setupOf({ counter: [], card: setup.script.card.slice(0, 5) });
    const on = { ...stage, setup: calm };
    const both = moments(played(calm, 'kettle-log keypad-trace', 'crumb-trail'));
    const heard = new Set<string>();
    for (let n = 0; n < 20; n += 1)
      heard.add(speak(plain, { ...on, seed: parseSeed(`both ${n}`) }, both).steps[0]!.text);
    expect(heard).toEqual(new Set(['Kettle Log, Keypad Trace: KITCHEN.', '-']));
    expect(speak(plain, on, both).steps[1]!.text).toBe('Kettle Log, Crumb Trail: 1.');
    expect(speak(plain, on, both.slice(0, 1), ['mattress-pad']).selection?.text).toBe('Kettle Log, Mattress Pad: 1.');
  });

  test('[T1] says every concern that is open, and a line about one of them only where it is the only one', () => {
    const spoken: Voice = {
      say: [
        { when: 'zero-open', text: 'Only that.', concern: 'ALERTNESS' },
        { when: 'zero-open', text: 'Still {concern}.' },
      ],
    };
    const heard = (given: object): ReadonlySet<string> => {
      const weak = setupOf({ resistance: 1, ...given });
      const at = moments(played(weak, 'robe-photo'));
      const seeds = Array.from({ length: 40 }, (_, n) => parseSeed(`open ${n}`));
      return new Set(seeds.map((seed) => speak(spoken, { ...stage, setup: weak, seed }, at).steps[0]!.text));
    };
    expect(heard({})).toEqual(new Set(['Still ALERTNESS and LOCATION.']));
    expect(heard({ concern: ['IDENTITY', 'ALERTNESS'] })).toEqual(new Set(['Only that.', 'Still ALERTNESS.']));
  });

  test('has a remark for hints and undos, each a new one', () => {
    for (const when of ['hint', 'undo'] as const) {
      const first = remark(voice, stage, when, 0);
      const second = remark(voice, stage, when, 1, first.said);
      expect(first.text).not.toBe('');
      expect(second.said).not.toBe(first.said);
    }
  });
});

describe('the shipped voice', () => {
  const pack = packInContent();

  test.each(WHENS)('%s has at least two lines for everybody', (when) => {
    expect(voice.say.filter((say) => say.when === when && Object.keys(say).length === 2).length).toBeGreaterThan(1);
  });

  test('every incident, counter and concern of the pack has lines, and no other is named', () => {
    const named = (key: 'incident' | 'counter' | 'concern'): ReadonlySet<string | undefined> =>
      new Set(voice.say.flatMap((say) => say[key] ?? []));
    expect(named('incident')).toEqual(new Set(pack.incident.map(({ id }) => id)));
    expect(named('counter')).toEqual(new Set(pack.counter.map(({ id }) => id)));
    expect(named('concern')).toEqual(new Set(PROOFS));
    for (const { id } of pack.incident)
      for (const when of ['opening', 'won'])
        expect(voice.say.some((say) => say.when === when && say.incident === id)).toBe(true);
    for (const { id } of pack.counter)
      for (const when of ['countered', 'refuted', 'restored'])
        expect(voice.say.some((say) => say.when === when && say.counter === id)).toBe(true);
  });

  test('[T17] it holds the words of the loss, though they are never drawn', () => {
    expect(voice.say).toContainEqual({ when: 'lost-scrutiny', text: SCRUTINY_LOSS });
  });
});

describe('a voice as it is written', () => {
  const issuesOf = (say: object): readonly string[] => {
    const parsed = parseVoice({ say: [say] });
    return parsed.ok ? [] : parsed.fault.map(({ code, path, nearest }) => `${code} ${path.join('.')} ${nearest ?? ''}`);
  };
  const cases: readonly [object, readonly string[]][] = [
    [{ when: 'won', text: 'Yes.' }, []],
    [{ when: 'wonn', text: 'Yes.' }, ['unknown-word say.0.when won']],
    [{ when: 'won', text: 'Yes.', lock: 'FRIDGE' }, ['unknown-key say.0.lock ']],
    [{ when: 'accepted', text: 'Yes.', claim: 'KITCHENS' }, ['unknown-word say.0.claim KITCHEN']],
    [{ when: 'concern', text: 'Yes.', concern: 'INTENTION' }, ['unknown-word say.0.concern INTENT']],
    [{ when: 'accepted', text: 'Yes.', trust: 'SKETCH' }, ['unknown-word say.0.trust SKETCHY']],
    [{ when: 'accepted', text: '{crad}.' }, ['unknown-word say.0.text card']],
    [{ when: 'opening', text: '{minutes}.' }, ['unknown-word say.0.text ']],
  ];
  test.each(cases)('%j', (say, issues) => expect(issuesOf(say)).toEqual(issues));
});
