import { describe, expect, test } from 'vitest';
import { freeplay } from './freeplay.ts';
import { actionOf, aura, CLEAR, koa, legal, oneNight, play, read } from './small.fixture.ts';

const gatesRun = read(aura());
const koaRun = read(koa());

describe('[F14] an action is a line', () => {
  const same: readonly [edition: 'gates' | 'koa', line: string][] = [
    ['gates', 'inject a at gate.ONE'],
    ['gates', 'inject a b with tool.HASH_RECEIPT at gate.TWO'],
    ['gates', 'flag at gate.ONE path 2'],
    ['gates', 'flag a at gate.ONE path 2 strike 1'],
    ['gates', 'rewire a from TIME to WORK with tool.REWIRE_ANCHOR'],
    ['gates', 'corroborate c a'],
    ['gates', 'cycle a b c'],
    ['gates', 'exploit at gate.ONE'],
    ['gates', 'exploit a at gate.ONE disable'],
    ['gates', 'take ARTIFACT x'],
    ['gates', 'take TOOL'],
    ['gates', 'leave'],
    ['gates', 'give-up'],
    ['gates', 'abandon'],
    ['koa', 'submit log1 snap1 note1'],
    ['koa', 'flag'],
    ['koa', 'rewire log1 time +5'],
    ['koa', 'rewire log1 time -10'],
    ['koa', 'rewire log1 location'],
    ['koa', 'rewire snap1 state'],
    ['koa', 'corroborate snap1 log1'],
    ['koa', 'cycle log1 note1'],
    ['koa', 'exploit'],
    ['koa', 'take FORESIGHT'],
  ];
  test.each(same)('[F14] %s: %s', (edition, line) => {
    const setup = edition === 'gates' ? gatesRun : koaRun;
    expect(freeplay.format(setup, actionOf(setup, line))).toBe(line);
  });

  const alike: readonly [line: string, other: string][] = [
    ['inject b a at ONE', 'inject a b at gate.ONE'],
    ['inject a with HASH_RECEIPT at gate.ONE', 'inject a with tool.HASH_RECEIPT at gate.ONE'],
    ['  leave ', 'leave'],
  ];
  test.each(alike)('[F14] %s is %s', (line, other) => {
    expect(actionOf(gatesRun, line)).toEqual(actionOf(gatesRun, other));
  });

  test('[F14] of a CORROBORATE the first is the one that gains', () => {
    expect(actionOf(koaRun, 'corroborate snap1 log1')).not.toEqual(actionOf(koaRun, 'corroborate log1 snap1'));
    expect(actionOf(koaRun, 'submit snap1 log1')).toEqual(actionOf(koaRun, 'submit log1 snap1'));
    expect(actionOf(koaRun, 'rewire log1 time 5')).toEqual(actionOf(koaRun, 'rewire log1 time +5'));
  });

  const wrong: readonly [edition: 'gates' | 'koa', line: string, code: string, data: object][] = [
    ['gates', 'submit log1', 'unknown-action', { action: 'submit' }],
    ['koa', 'inject a at gate.ONE', 'unknown-action', { action: 'inject' }],
    ['gates', '', 'unknown-action', { action: '' }],
    ['gates', 'inject q at gate.ONE', 'unknown-artifact', { artifact: 'q' }],
    ['gates', 'inject a at gate.ON', 'unknown-gate', { gate: 'gate.ON', nearest: 'gate.ONE' }],
    ['gates', 'take TOL', 'not-offered', { offer: 'TOL', nearest: 'TOOL' }],
    ['gates', 'take ARTIFACT q', 'unknown-artifact', { artifact: 'q' }],
    ['gates', 'take ARTIFACT a b', 'unknown-word', { word: 'b' }],
    ['gates', 'leave now', 'unknown-word', { word: 'now' }],
    ['koa', 'submit lug1', 'unknown-card', { card: 'lug1', nearest: 'log1' }],
    ['koa', 'submit log1 log1', 'repeated-card', { card: 'log1' }],
    ['koa', 'rewire log1', 'claim-missing', { claims: ['time', 'location', 'state'] }],
    ['koa', 'rewire log1 time', 'unknown-word', { word: '' }],
    ['koa', 'rewire log1 time soon', 'unknown-word', { word: 'soon' }],
    ['koa', 'rewire log1 state now', 'unknown-word', { word: 'now' }],
  ];
  test.each(wrong)('[F14] [F18] %s: "%s" is refused with %s', (edition, line, code, data) => {
    const parsed = freeplay.parse(edition === 'gates' ? gatesRun : koaRun, line);
    expect(parsed).toMatchObject({ ok: false, fault: { code, data } });
  });

  test('[F14] legal actions stand in the order of the moves, ends last', () => {
    const verbs = (lines: readonly string[]) => [...new Set(lines.map((line) => line.split(' ')[0]))];
    const rich = aura({ tuning: { hand: 7, hand_after_cycle: 7, tokens_at_start: 3 } });
    expect(verbs(legal(play(rich)))).toEqual([
      'inject',
      'flag',
      'rewire',
      'corroborate',
      'cycle',
      'exploit',
      'give-up',
      'abandon',
    ]);
    expect(verbs(legal(play(aura(), ...CLEAR[0]!)))).toEqual(['take', 'leave', 'give-up', 'abandon']);
    const submits = legal(play(oneNight())).filter((line) => line.startsWith('submit'));
    expect(submits.slice(0, 6)).toEqual([
      'submit log1',
      'submit snap1',
      'submit note1',
      'submit cap1',
      'submit log1 snap1',
      'submit log1 note1',
    ]);
  });

  test('[F14] a line means the same whatever the deck is by then', () => {
    const line = 'inject f at gate.ONE';
    const before = actionOf(gatesRun, line);
    expect(before).toMatchObject({ kind: 'gates', move: { artifacts: [5], gate: 0 } });
    const kit = { ...(aura().kit as object), deck: ['b', 'c', 'd', 'e', 'f', 'g'] };
    expect(actionOf(read(aura({ kit })), line)).toEqual(before);
  });
});
