import { describe, expect, test } from 'vitest';
import { aura, CLEAR, find, incident, kinds, koa, legal, play, refused, WIN } from './small.fixture.ts';

describe('[F1] three acts', () => {
  test('[F1] clearing an incident leads to a cache, leaving it to the next act, clearing the last wins', () => {
    const first = play(aura(), ...CLEAR[0]!);
    expect(first.view).toMatchObject({ phase: 'cache', act: 1, ended: null });
    expect(kinds(first.events)).toEqual(
      expect.arrayContaining(['cleared', 'incident-won', 'credits-gained', 'act-cleared', 'cache-opened']),
    );
    const second = play(aura(), ...CLEAR[0]!, 'leave');
    expect(second.view).toMatchObject({ phase: 'incident', act: 2, incident: { id: 'doors-2' } });
    expect(kinds(second.events)).toEqual(['cache-left', 'act-began', 'token-gained']);
    const won = play(aura(), ...WIN);
    expect(won.view).toMatchObject({ phase: 'over', act: 3, ended: 'won' });
    expect(kinds(won.events).slice(-2)).toEqual(['act-cleared', 'run-won']);
    expect(won.state.turns).toEqual([1, 2, 3]);
  });

  test('[F1] D05v1-71 the budget used up loses the incident, and with it the run', () => {
    const lost = play(aura(), 'cycle a', 'inject c at gate.ONE', 'cycle a');
    expect(kinds(lost.events).slice(-2)).toEqual(['incident-lost', 'run-lost']);
    expect([lost.view.ended, lost.view.phase]).toEqual(['lost', 'over']);
    expect(legal(lost)).toEqual([]);
    expect(play(aura(), ...CLEAR[0]!).events).toContainEqual({ kind: 'incident-won', turnsLeft: 2 });
  });

  test('[F1] a night that is lost ends the run too', () => {
    expect(play(koa({ koa: { EASY: { resistance: 99, turns: 1 } } }), 'submit log1').view.ended).toBe('lost');
  });

  test('[F1] a run of two acts has one cache', () => {
    const scene = { ...(aura().scene as object), acts: [['doors-1'], ['doors-2']] };
    expect(play(aura({ scene }), ...CLEAR[0]!, 'leave', ...CLEAR[1]!).view.ended).toBe('won');
  });
});

describe('[F2] Ops Tokens through a run', () => {
  test('D05v1-45 one at the start of each incident: 0 to 1, and at the cap none', () => {
    expect(play(aura()).view.tokens).toBe(1);
    const { events, view } = play(aura(), ...CLEAR[0]!, 'leave');
    expect(events).toContainEqual({ kind: 'token-gained', why: 'INCIDENT', by: 1, tokens: 3 });
    expect(view.tokens).toBe(3);
    const third = play(aura(), ...CLEAR[0]!, 'leave', ...CLEAR[1]!, 'leave');
    expect(third.events).toContainEqual({ kind: 'token-gained', why: 'INCIDENT', by: 0, tokens: 3 });
  });

  test('D05v1-46 one when a gate’s strength is 0, told with it', () => {
    const { events, state } = play(aura(), ...CLEAR[0]!);
    expect(find(events, 'token-gained')).toEqual({ kind: 'token-gained', why: 'GATE', by: 1, tokens: 2 });
    expect(kinds(events).indexOf('token-gained')).toBe(kinds(events).indexOf('cleared') + 1);
    expect(state.tokens).toBe(2);
  });

  test('D05v1-44 a whole number from 0 to 3: at 3 a cleared gate leaves 3', () => {
    const { view, events } = play(aura(), ...CLEAR[0]!, 'leave', 'inject a at gate.ONE');
    expect(events).toContainEqual({ kind: 'token-gained', why: 'GATE', by: 0, tokens: 3 });
    expect(view.tokens).toBe(3);
  });

  const costs: readonly [line: string, tokens: number][] = [
    ['inject c at gate.ONE', 0],
    ['flag at gate.ONE path 1', 1],
    ['rewire a from TIME to WORK', 1],
    ['corroborate c a', 0],
    ['cycle a', 0],
    ['exploit at gate.ONE disable', 2],
  ];
  test.each(costs)('D05v1-48 %s costs %i in Act 2', (line, tokens) => {
    const { state } = play(aura(), ...CLEAR[0]!, 'leave', line);
    expect(state.gates!.tokens).toBe(3 - tokens);
    expect(state.tokens).toBe(3 - tokens);
  });

  test('[F2] what was spent is missing in the next act', () => {
    const { view } = play(aura(), 'flag at gate.ONE path 1', 'inject a at gate.ONE', 'leave');
    expect(view.tokens).toBe(2);
  });
});

describe('D05v1 §10 in a run', () => {
  const rows: readonly [what: string, line: string, code: string | undefined][] = [
    ['D05v1-69 INJECT needs a gate', 'inject a', 'target-missing'],
    ['D05v1-69 FLAG needs a gate', 'flag path 1', 'target-missing'],
    ['D05v1-69 EXPLOIT needs a gate', 'exploit', 'no-tokens'],
    ['D05v1-69 REWIRE takes none', 'rewire a from TIME to WORK at gate.ONE', 'takes-no-target'],
    ['D05v1-69 CORROBORATE takes none', 'corroborate c a at gate.ONE', 'takes-no-target'],
    ['D05v1-69 CYCLE takes none', 'cycle a at gate.ONE', 'takes-no-target'],
    ['D05v1-69 a gate of another act', 'inject a at gate.TWO', 'unknown-gate'],
    ['D05v1-70 no tool', 'inject a at gate.ONE', undefined],
    ['D05v1-70 a tool', 'inject a with tool.HASH_RECEIPT at gate.ONE', undefined],
    ['D05v1-70 a tool that is not owned', 'inject a with tool.REDACT at gate.ONE', 'no-charge'],
    ['an artifact that is not in the deck', 'inject x at gate.ONE', 'not-in-hand'],
  ];
  const kit = { ...(aura().kit as object), tools: ['tool.HASH_RECEIPT'] };
  test.each(rows)('[F14] %s', (_, line, code) => {
    expect(refused(aura({ kit }), line)?.code).toBe(code);
  });
});

describe('[F8] credits', () => {
  test('[F8] 5 a gate and 1 an unused turn', () => {
    const { events, view } = play(aura(), ...CLEAR[0]!);
    expect(events.filter(({ kind }) => kind === 'credits-gained')).toEqual([
      { kind: 'credits-gained', why: 'GATES', by: 5, credits: 5 },
      { kind: 'credits-gained', why: 'TURNS', by: 2, credits: 7 },
    ]);
    expect(view.credits).toBe(7);
    expect(play(aura(), ...CLEAR[0]!, 'leave', ...CLEAR[1]!).view.credits).toBe(7 + 10 + 2);
  });

  test('[F8] on the last turn none for turns', () => {
    const last = play(aura(), 'cycle a', 'inject c at gate.ONE', 'inject b at gate.ONE');
    expect(last.view).toMatchObject({ phase: 'cache', credits: 5 });
  });

  test('[F8] with KOA 5 a counter refuted and 1 an unused turn', () => {
    const easy = koa({ koa: { EASY: { resistance: 7, turns: 6 } } });
    const { events } = play(easy, 'submit cap1 log1');
    expect(events.filter(({ kind }) => kind === 'credits-gained')).toEqual([
      { kind: 'credits-gained', why: 'COUNTERS', by: 5, credits: 5 },
      { kind: 'credits-gained', why: 'TURNS', by: 5, credits: 10 },
    ]);
  });

  test('[F8] a lost incident earns nothing', () => {
    expect(play(aura(), 'cycle a', 'inject c at gate.ONE', 'cycle a').view.credits).toBe(0);
  });
});

describe('[F6] what a run begins with, and what goes along', () => {
  test('[F6] Scrutiny 8, the kit’s deck and tools with CORROBORATE, nothing else', () => {
    const kit = { ...(aura().kit as object), tools: ['tool.REDACT'] };
    expect(play(aura({ kit })).view).toMatchObject({
      scrutiny: 8,
      credits: 0,
      tokens: 1,
      exploit: true,
      deck: ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
      tools: ['tool.CORROBORATE', 'tool.REDACT'],
    });
  });

  test('[F6] Scrutiny carries over, 2 more entering Act 2 and 4 more entering the Boss', () => {
    const afterOne = play(aura(), ...CLEAR[0]!);
    expect(afterOne.view.scrutiny).toBe(6);
    const two = play(aura(), ...CLEAR[0]!, 'leave');
    expect([two.view.scrutiny, two.view.gates!.scrutiny]).toEqual([8, 8]);
    expect(find(two.events, 'act-began')?.scrutiny).toBe(8);
    const three = play(aura(), ...CLEAR[0]!, 'leave', ...CLEAR[1]!, 'leave');
    expect(three.view.scrutiny).toBe(8 - 4 + 4);
  });

  test('[F6] never above what there is of it', () => {
    const loud = aura({ freeplay: { deck_least: 6, deck_most: 9, scrutiny_start: 29, scrutiny_entering: [0, 9, 9] } });
    expect(play(loud, ...CLEAR[0]!, 'leave').view.scrutiny).toBe(30);
  });

  test('[F6] EXPLOIT is spent for the run', () => {
    const written = aura({
      incident: [incident(1, ['gate.ONE', 'gate.TWO']), incident(2, ['gate.ONE']), incident(3, ['gate.TWO'])],
    });
    const spent = ['inject a at gate.ONE', 'exploit at gate.TWO', 'leave'];
    expect(play(written, ...spent).view.exploit).toBe(false);
    expect(refused(written, ...spent, 'exploit at gate.ONE')?.code).toBe('exploit-spent');
  });

  test('[F6] charges, corroborated cards and rewired tags begin anew', () => {
    const { state } = play(aura(), 'corroborate c a', 'rewire e from TIME to WORK', 'inject a at gate.ONE', 'leave');
    expect(state.gates).toMatchObject({ corroborated: 0, rewired: 0, turn: 1, audit: -1 });
    expect(state.gates!.charges[0]).toBe(2);
  });
});
