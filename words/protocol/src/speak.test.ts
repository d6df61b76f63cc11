import { canonical, moments, parseSeed } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { occasionsOf } from './occasion.ts';
import { DRAFT, played, SEED, setupOf, shippedVoice } from './puzzle.fixture.ts';
import { remark, type Stage, speak } from './speak.ts';
import { type Voice, WHENS } from './voice.ts';

const voice = shippedVoice();
const setup = setupOf();
const stage: Stage = { setup, seed: SEED, lock: 'the fridge' };

const whenOf = (given: object, ...lines: readonly string[]): string[] => {
  const at = setupOf(given);
  return occasionsOf(at, played(at, ...lines).now).map(({ when }) => when);
};

describe('which moment it is', () => {
  const cases: readonly [string, object, readonly string[], string][] = [
    ['a draft opens the talk again', {}, [DRAFT], 'opening'],
    ['accepted', {}, [DRAFT, 'submit fda-article'], 'accepted'],
    ['resonance', {}, [DRAFT, 'submit timestamped-receipt door-sensor'], 'resonance'],
    ['capped', {}, [DRAFT, 'submit fda-article group-chat'], 'capped'],
    ['rejected', {}, [DRAFT, 'submit blurry-selfie'], 'rejected'],
    ['scan', {}, [DRAFT, 'scan blurry-selfie'], 'scan'],
    ['a repeat', {}, [DRAFT, 'submit fda-article', 'submit door-sensor', 'submit door-sensor'], 'repeated'],
    ['an audit', { scrutiny: 4 }, [DRAFT, 'submit blurry-selfie'], 'audit'],
    ['an audit that finds nothing', { scrutiny: 4 }, [DRAFT, 'scan blurry-selfie'], 'audit-empty'],
    ['gold', { resistance: 10 }, [DRAFT, 'submit fda-article'], 'gold'],
    ['silver', { resistance: 10, turns: 4 }, [DRAFT, 'submit fda-article'], 'silver'],
    ['bronze', { resistance: 10, turns: 3 }, [DRAFT, 'submit blurry-selfie', 'submit fda-article'], 'bronze'],
    [
      'clear',
      { resistance: 10, turns: 3 },
      [DRAFT, 'submit blurry-selfie', 'submit blurry-selfie', 'submit door-sensor timestamped-receipt'],
      'clear',
    ],
    ['loss', { turns: 3 }, [DRAFT, 'submit blurry-selfie', 'submit fda-article', 'submit fda-article'], 'loss'],
    ['last turn', { turns: 3 }, [DRAFT, 'submit fda-article', 'submit fda-article'], 'last-turn'],
    ['low', { resistance: 40 }, [DRAFT, 'submit fda-article'], 'low'],
  ];
  test.each(cases)('%s', (_name, given, lines, when) => {
    expect(whenOf(given, ...lines)[0]).toBe(when);
  });

  test('a repeat that no path would have taken anyway is merely rejected', () => {
    expect(whenOf({}, DRAFT, 'submit fda-article', 'submit fda-article', 'submit fda-article')[0]).toBe('rejected');
  });

  test('quarantine that ends is worth a word now and then', () => {
    const lines = [DRAFT, 'submit blurry-selfie', 'submit fda-article', 'submit timestamped-receipt'];
    expect(whenOf({ scrutiny: 4 }, ...lines)).toContain('quarantine-over');
  });
});

describe('AURA', () => {
  const script = [
    DRAFT,
    'submit timestamped-receipt calendar-invite',
    'submit blurry-selfie',
    'submit group-chat door-sensor',
    'submit group-chat',
    'scan blurry-selfie',
    'submit timestamped-receipt',
    'submit door-sensor calendar-invite',
  ];
  const steps = moments(played(setup, ...script));

  test('speaks once a step, with every placeholder filled and no line twice in a row', () => {
    for (let n = 0; n < 300; n += 1) {
      const { opening, draft, steps: lines } = speak(voice, { ...stage, seed: parseSeed(`talk ${n}`) }, steps);
      expect(lines).toHaveLength(script.length);
      const all = [opening, draft, ...lines];
      for (const line of all) {
        expect(line.text).not.toBe('');
        expect(line.text).not.toMatch(/[{}]/);
      }
      for (const [i, line] of lines.entries()) expect(line.said).not.toBe((i === 0 ? opening : lines[i - 1]!).said);
    }
  });

  test('no day opens, or deals, with the line of the day before', () => {
    for (const when of ['opening', 'draft'] as const) {
      const said = Array.from({ length: 60 }, (_, day) => {
        const at = { ...stage, seed: parseSeed(`day ${day}`), day: 20_000 + day };
        return speak(voice, at, [])[when].said;
      });
      for (const [i, line] of said.slice(1).entries()) expect(line).not.toBe(said[i]);
    }
  });

  test('[K2] the same seed and steps give the same lines, and a step never changes what was said before it', () => {
    const whole = speak(voice, stage, steps);
    expect(speak(voice, stage, steps)).toEqual(whole);
    for (const i of steps.keys()) expect(speak(voice, stage, steps.slice(0, i)).steps).toEqual(whole.steps.slice(0, i));
  });

  test('D29-17: another voice or none, the same states', () => {
    const silent: Voice = { say: [] };
    const run = () => moments(played(setup, ...script)).map(({ state }) => canonical(state));
    const before = run();
    speak(silent, stage, steps);
    speak(voice, stage, steps);
    expect(run()).toEqual(before);
    expect(speak(silent, stage, steps).steps.map(({ text }) => text)).toEqual(script.map(() => ''));
  });

  test('keeps to lines of this lock, and to cards that fit a line’s tag and trust', () => {
    const picky: Voice = {
      say: [
        { when: 'opening', text: 'Not here.', lock: 'TOASTER' },
        { when: 'opening', text: '{lock}.', lock: 'FRIDGE' },
        { when: 'accepted', text: 'Sensor: {card}.', tag: 'SENSOR' },
        { when: 'accepted', text: 'Never.', tag: 'LOCATION' },
        { when: 'accepted', text: 'Never.', trust: 'SKETCHY' },
        { when: 'resonance', text: '{card}, {other}, {tag}.', tag: 'TIME' },
        { when: 'resonance', text: 'Never.', tag: 'SENSOR' },
      ],
    };
    const said = speak(
      picky,
      stage,
      moments(played(setup, DRAFT, 'submit fda-article door-sensor', 'submit timestamped-receipt door-sensor')),
    );
    expect(said.opening.text).toBe('The fridge.');
    expect(said.steps.slice(1).map(({ text }) => text)).toEqual([
      'Sensor: Door Sensor.',
      'Timestamped Receipt, Door Sensor, TIME.',
    ]);
  });

  test('counts what this draft deals and keeps, and speaks of none where the hand is given', () => {
    const counting: Voice = { say: [{ when: 'draft', text: '{kept} of {dealt}, {left} wait.' }] };
    expect(speak(counting, stage, []).draft.text).toBe('Six of eight, two wait.');
    const given = setupOf({ evidence: setup.script.card.slice(0, 6).map(({ id }) => id) });
    expect(speak(voice, { ...stage, setup: given }, []).draft.when).toBe('opening');
  });

  test('says which card came back', () => {
    const echo: Voice = { say: [{ when: 'repeated', text: '{card} again.' }] };
    const back = played(setup, DRAFT, 'submit fda-article', 'submit door-sensor', 'submit calendar-invite door-sensor');
    expect(speak(echo, stage, moments(back)).steps.at(-1)!.text).toBe('Door Sensor again.');
  });

  test('has a remark for hints and undos, each a new one', () => {
    for (const when of ['hint', 'undo'] as const) {
      const first = remark(voice, stage, when, 0);
      const second = remark(voice, stage, when, 1, first.said);
      expect(first.text).not.toBe('');
      expect(second.said).not.toBe(first.said);
    }
  });

  test('the shipped voice has lines for every moment', () => {
    for (const when of WHENS)
      expect(
        voice.say.some((say) => say.when === when),
        when,
      ).toBe(true);
  });
});
