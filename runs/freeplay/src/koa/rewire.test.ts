import { describe, expect, test } from 'vitest';
import { evidence, find, legal, oneNight, play, refused, says } from '../small.fixture.ts';

const cardOf = (id: string, ...lines: readonly string[]) =>
  play(rich, ...lines).view.koa!.cards.find((card) => card.id === id)!;

const rich = oneNight({}, { tokens_at_start: 3 });

describe('[F13] REWIRE with KOA', () => {
  const rows: readonly [line: string, from: string, to: string, after: object][] = [
    ['rewire log1 time +5', '01:00–01:02', '+5', { timeRange: ['01:05', '01:07'] }],
    ['rewire log1 time -10', '01:00–01:02', '−10', { timeRange: ['00:50', '00:52'] }],
    ['rewire log1 location', 'KITCHEN', 'HOME', { location: 'HOME' }],
    ['rewire snap1 state', 'DROWSY', 'AWAKE', { state: 'AWAKE' }],
  ];
  test.each(rows)('D05v2-68 [F3] %s: one claim of a held card, for one token and a turn', (line, from, to, after) => {
    const [, card, claim] = line.split(' ');
    const { events, view } = play(rich, line);
    expect(events).toEqual([
      { kind: 'koa-rewired', turn: 1, card, claim, from, to },
      { kind: 'koa-paid', tokens: 1, left: 2 },
    ]);
    expect(cardOf(card!, line)).toEqual({ ...cardOf(card!), ...after });
    expect([view.koa!.rewired, view.koa!.turn, view.koa!.scrutiny]).toEqual([[card], 2, 0]);
  });

  const off: readonly [what: string, line: string, code: string][] = [
    ['a time by other minutes', 'rewire log1 time +7', 'off-allowlist'],
    ['a place that is no room', 'rewire note1 location', 'off-allowlist'],
    ['a state that is not DROWSY', 'rewire log1 state', 'off-allowlist'],
    ['a claim the card does not make', 'rewire note1 state', 'off-allowlist'],
    ['a card without claims', 'rewire cap1 time +5', 'off-allowlist'],
    ['no claim named', 'rewire log1', 'claim-missing'],
    ['two cards', 'rewire log1 snap1 time +5', 'attachments'],
    ['no card', 'rewire time +5', 'attachments'],
    ['a card face down', 'rewire down1-1 time +5', 'not-in-hand'],
    ['a card of another night', 'rewire log2 time +5', 'not-in-hand'],
  ];
  test.each(off)('[F13] [F18] not %s', (_, line, code) => {
    expect(refused(rich, line)?.code).toBe(code);
  });

  test('[F13] once a card, whatever the claim; a second card may be next', () => {
    expect(refused(rich, 'rewire snap1 state', 'rewire snap1 location')?.code).toBe('already-rewired');
    expect(refused(rich, 'rewire snap1 state', 'rewire log1 location')).toBeUndefined();
  });

  test('[F13] a time stays inside its night, from 12:00 to 12:00', () => {
    const edge = oneNight({
      card: [
        evidence('noon', 5, says('12:04–12:06', { location: 'HOME' })),
        evidence('late', 5, says('11:50–11:55', { location: 'HOME' })),
        evidence('more', 5),
      ],
    });
    const moves = legal(play(edge)).filter((line) => line.startsWith('rewire'));
    expect(moves).toEqual(
      ['rewire late time -10', 'rewire late time -5', 'rewire noon time +5', 'rewire noon time +10'].sort(
        (a, b) => Number(a.split(' ')[3]) - Number(b.split(' ')[3]),
      ),
    );
  });

  test('[F13] contradictions follow: a card that was blocked can be submitted, and the other way round', () => {
    const clash = (time: string) =>
      oneNight({
        card: [
          evidence('bed', 5, says('01:00', { location: 'BEDROOM', state: 'ASLEEP' })),
          evidence('walk', 5, says(time, { location: 'BEDROOM', state: 'AWAKE' })),
          evidence('more', 5),
        ],
      });
    expect(refused(clash('01:01'), 'submit bed walk')?.code).toBe('major-contradiction');
    expect(refused(clash('01:01'), 'rewire walk time +10', 'submit bed walk')).toBeUndefined();
    expect(
      find(play(clash('01:01'), 'rewire walk time +10', 'submit bed walk').events, 'scrutiny-rose'),
    ).toBeUndefined();
    expect(find(play(clash('01:01'), 'rewire walk time +5', 'submit bed walk').events, 'scrutiny-rose')?.by).toBe(1);
    expect(refused(clash('01:12'), 'rewire walk time -10', 'submit bed walk')?.code).toBe('major-contradiction');
  });

  test('[F13] a claim made alike corroborates', () => {
    const told = (...lines: readonly string[]) => find(play(rich, ...lines).events, 'damaged');
    expect(told('submit log1 note1')).toMatchObject({ shared: [] });
    expect(told('rewire log1 location', 'submit log1 note1')).toMatchObject({ shared: ['HOME'] });
  });
});
