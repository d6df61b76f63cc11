import { fc } from '@lockstep/conformance';
import { Refusal } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { type CardSet, idsOf, makePlay, parsePlay, setOf } from './index.ts';

const DEALT = ['kettle-log', 'robe-photo', 'badge', 'tape'].map((id) => ({ id }));
const KINDS = ['submit', 'scan'] as const;

const parsed = (text: string) => parsePlay(DEALT, KINDS, text);
const refused = (text: string): { code: string; data: object } | undefined => {
  const play = parsed(text);
  return play.ok ? undefined : { code: play.fault.code, data: play.fault.data };
};

describe('[T33] [P33] plays as text', () => {
  const written: readonly [kind: string, places: readonly number[], text: string][] = [
    ['submit', [0], 'submit kettle-log'],
    ['submit', [3, 0], 'submit kettle-log tape'],
    ['scan', [2, 1], 'scan robe-photo badge'],
    ['submit', [], 'submit'],
    ['submit', [0, 1, 2, 3], 'submit kettle-log robe-photo badge tape'],
  ];
  test.each(written)('[T33] %s %j is written "%s", in deal order', (kind, places, text) => {
    expect(makePlay(DEALT, kind, setOf(places))).toBe(text);
    expect(idsOf(DEALT, setOf(places)).join(' ')).toBe(text.split(' ').slice(1).join(' '));
  });

  const read: readonly [text: string, kind: string, places: readonly number[]][] = [
    ['submit tape kettle-log', 'submit', [0, 3]],
    ['submit kettle-log tape', 'submit', [0, 3]],
    ['  scan   badge ', 'scan', [2]],
    ['submit', 'submit', []],
  ];
  test.each(read)('[T33] "%s" is read in any order, with any number of spaces', (text, kind, places) => {
    expect(parsed(text)).toEqual({ ok: true, value: { kind, cards: setOf(places) } });
  });

  const refusals: readonly [text: string, code: string, data: object][] = [
    ['', 'unknown-action', { action: '', actions: KINDS }],
    ['   ', 'unknown-action', { action: '', actions: KINDS }],
    ['play tape', 'unknown-action', { action: 'play', actions: KINDS }],
    ['Submit tape', 'unknown-action', { action: 'Submit', actions: KINDS }],
    ['submit,tape', 'unknown-action', { action: 'submit,tape', actions: KINDS }],
    [`${'x'.repeat(50)} tape`, 'unknown-action', { action: 'x'.repeat(40), actions: KINDS }],
    ['submit kettle-lug', 'unknown-card', { card: 'kettle-lug', nearest: 'kettle-log' }],
    ['submit TAPE', 'unknown-card', { card: 'TAPE', nearest: 'tape' }],
    ['submit unrelated', 'unknown-card', { card: 'unrelated' }],
    [`submit ${'x'.repeat(50)}`, 'unknown-card', { card: 'x'.repeat(40) }],
    ['submit tape tape', 'repeated-card', { card: 'tape' }],
    ['submit tape badge tape', 'repeated-card', { card: 'tape' }],
    ['submit tape nothing-at-all tape', 'unknown-card', { card: 'nothing-at-all' }],
  ];
  test.each(refusals)('[T35] "%s" is refused: %s', (text, code, data) => {
    expect(refused(text)).toEqual({ code, data });
    const play = parsed(text);
    if (!play.ok) expect(play.fault).toBeInstanceOf(Refusal);
  });

  test('[T33] [K3] whatever is written is read as it was, in any order of its cards', () => {
    const plays = fc.record({
      kind: fc.constantFrom(...KINDS),
      places: fc.uniqueArray(fc.nat({ max: DEALT.length - 1 })),
    });
    fc.assert(
      fc.property(plays, ({ kind, places }) => {
        const cards: CardSet = setOf(places);
        const wanted = { ok: true, value: { kind, cards } };
        expect(parsed(makePlay(DEALT, kind, cards))).toEqual(wanted);
        expect(parsed([kind, ...places.map((place) => DEALT[place]!.id)].join(' '))).toEqual(wanted);
      }),
      { seed: 20260101, numRuns: 100 },
    );
  });
});
