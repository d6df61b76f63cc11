import { describe, expect, test } from 'vitest';
import { makeAction } from './action.ts';
import { format, formatSaid, fromSaid, parse, parseSaid, toSaid } from './notation.ts';
import { EASY, incident, LONG, read, setOf } from './small.fixture.ts';
import { TAGS, TOOLS } from './vocabulary.ts';

const setup = read(incident({ gate: [EASY, LONG] }));
const set = (...names: readonly string[]): number => setOf(setup, ...names);
const at = (name: string): number => 31 - Math.clz32(set(name));

describe('[G17] moves as text', () => {
  const rows: readonly [text: string, action: ReturnType<typeof makeAction>][] = [
    ['inject meter at gate.EASY', makeAction('inject', set('meter'), { gate: 0 })],
    [
      'inject meter badge with tool.HASH_RECEIPT at gate.LONG',
      makeAction('inject', set('meter', 'badge'), { tool: 2, gate: 1 }),
    ],
    ['flag at gate.LONG path 2', makeAction('flag', 0, { gate: 1, path: 1 })],
    ['flag meter at gate.LONG path 1 strike 3', makeAction('flag', set('meter'), { gate: 1, path: 0, strike: 2 })],
    [
      'rewire photo from MEDIA to SENSOR with tool.REWIRE_ANCHOR',
      makeAction('rewire', set('photo'), { from: TAGS.indexOf('MEDIA'), to: TAGS.indexOf('SENSOR'), tool: 4 }),
    ],
    ['corroborate meter', makeAction('corroborate', set('meter'), { lead: at('meter') })],
    ['corroborate thermo meter', makeAction('corroborate', set('meter', 'thermo'), { lead: at('thermo') })],
    ['cycle meter badge receipt', makeAction('cycle', set('meter', 'badge', 'receipt'))],
    ['exploit at gate.EASY', makeAction('exploit', 0, { gate: 0 })],
    ['exploit photo at gate.EASY disable', makeAction('exploit', set('photo'), { gate: 0, disable: true })],
  ];
  test.each(rows)('[G17] "%s"', (text, action) => {
    expect(parse(setup, text)).toEqual({ ok: true, value: action });
    expect(format(setup, action)).toBe(text);
    expect(fromSaid(toSaid(action))).toEqual(action);
  });

  const short: readonly [typed: string, text: string][] = [
    ['inject meter at EASY', 'inject meter at gate.EASY'],
    ['inject meter with REDACT at EASY', 'inject meter with tool.REDACT at gate.EASY'],
    ['  inject   badge  meter at   EASY ', 'inject meter badge at gate.EASY'],
    ['inject badge meter at EASY', 'inject meter badge at gate.EASY'],
    ['inject meter at EASY with REDACT', 'inject meter with tool.REDACT at gate.EASY'],
    ['corroborate thermo meter', 'corroborate thermo meter'],
  ];
  test.each(short)('[G17] "%s" is read as "%s"', (typed, text) => {
    const action = parse(setup, typed);
    expect(action.ok && format(setup, action.value)).toBe(text);
  });

  const wrong: readonly [text: string, code: string, data: object][] = [
    ['', 'unknown-move', { move: '' }],
    ['dance', 'unknown-move', { move: 'dance' }],
    ['INJECT meter', 'unknown-move', {}],
    ['constructor', 'unknown-move', {}],
    ['inject metre at EASY', 'unknown-artifact', { artifact: 'metre', nearest: 'meter' }],
    ['inject meter meter at EASY', 'repeated-artifact', { artifact: 'meter' }],
    ['inject meter at EASI', 'unknown-gate', { gate: 'EASI' }],
    ['inject meter at gate.EASI', 'unknown-gate', { nearest: 'gate.EASY' }],
    ['inject meter with REDAKT at EASY', 'unknown-tool', {}],
    ['rewire meter from SENSOR to LOGS', 'unknown-tag', { tag: 'LOGS' }],
    ['rewire meter from sensor to TIME', 'unknown-tag', { tag: 'sensor' }],
    ['inject meter at', 'unknown-word', { word: '', after: 'at' }],
    ['flag at EASY path two', 'unknown-word', { word: 'two', after: 'path' }],
    ['flag at EASY path 0', 'unknown-word', { word: '0', after: 'path' }],
    ['flag at EASY path -1', 'unknown-word', {}],
    ['flag at EASY path 1.5', 'unknown-word', {}],
    ['inject at EASY meter', 'unknown-word', { word: 'meter', after: 'EASY' }],
    ['inject meter at EASY at LONG', 'unknown-word', { word: 'at' }],
    ['inject meter with REDACT with REDACT at EASY', 'unknown-word', { word: 'with' }],
    ['exploit at EASY disable disable', 'unknown-word', { word: 'disable' }],
    ['exploit disable photo at EASY', 'unknown-word', { word: 'photo' }],
    ['inject disable at EASY', 'unknown-artifact', { artifact: 'disable' }],
    [`inject ${'x'.repeat(90)} at EASY`, 'unknown-artifact', { artifact: 'x'.repeat(40) }],
  ];
  test.each(wrong)('[G17] [K3] "%s": %s', (text, code, data) => {
    const action = parse(setup, text);
    expect(action).toMatchObject({ ok: false, fault: { code } });
    if (!action.ok) expect(action.fault.data ?? {}).toMatchObject(data);
  });

  test('[G17] said by places in lists of names, a move means the same in every incident of a run', () => {
    const names = { artifacts: ['one', 'two', 'three'], gates: ['gate.A', 'gate.B'] };
    const text = 'corroborate three one';
    const said = parseSaid(names, text);
    expect(said).toMatchObject({ ok: true, value: { move: 'corroborate', artifacts: [2, 0] } });
    if (said.ok) expect(formatSaid(names, said.value)).toBe(text);
    expect(TOOLS).toHaveLength(6);
  });
});
