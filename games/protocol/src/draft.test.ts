import { describe, expect, test } from 'vitest';
import { EVIDENCE, ordered, play, RESERVE, read, refused, SEED, undrafted } from './play.fixture.ts';
import { protocol } from './protocol.ts';

const keep = (...ids: readonly string[]): string => ['draft', ...ids].join(' ');

describe('[P18] the draft', () => {
  const rows: readonly [what: string, line: string, code: string | undefined, kept: number | undefined][] = [
    ['none', keep(), 'draft-size', 0],
    ['D29-32 five', keep(...EVIDENCE.slice(1)), 'draft-size', 5],
    ['six', keep(...EVIDENCE), undefined, undefined],
    ['any six', keep(...RESERVE), undefined, undefined],
    ['D29-32 seven', keep(...EVIDENCE, 'r1'), 'draft-size', 7],
    ['D29-32 six with a repeat', keep(...EVIDENCE.slice(1), 'memo'), 'repeated-card', undefined],
  ];
  test.each(rows)('[P18] %s', (_, line, code, kept) => {
    const fault = refused(undrafted(), SEED, line);
    expect(fault?.code).toBe(code);
    if (kept !== undefined) expect(fault?.data).toEqual({ keep: 6, kept });
  });

  test('[P18] takes no turn and adds no Scrutiny', () => {
    const { setup, state, events } = play(undrafted({ scrutiny: 2 }), SEED, keep(...EVIDENCE));
    expect(events).toEqual([{ kind: 'drafted', cards: EVIDENCE }]);
    expect(protocol.view(setup, state, 0)).toMatchObject({ turn: 1, turnsLeft: 8, scrutiny: 2, resistance: 100 });
  });

  test('[P18] happens once', () => {
    expect(refused(undrafted(), SEED, keep(...EVIDENCE), keep(...RESERVE))?.code).toBe('already-drafted');
    expect(refused(undrafted({ evidence: EVIDENCE }), SEED, keep(...EVIDENCE))?.code).toBe('already-drafted');
  });

  test('[P18] [P37] keeps as many as the tuning says', () => {
    const written = undrafted({ tuning: { keep: 4 } });
    expect(refused(written, SEED, keep(...EVIDENCE))?.data).toEqual({ keep: 4, kept: 6 });
    expect(refused(written, SEED, keep(...EVIDENCE.slice(2)))).toBeUndefined();
  });
});

describe('[P3] deal and Reserve', () => {
  test('[P3] D29-31 D05v1-33 twelve different cards are shown; six are kept, six are the Reserve', () => {
    const setup = read(undrafted());
    const dealt = protocol.view(setup, protocol.start(setup, SEED), 0);
    expect(dealt.cards.map(({ id, place }) => [id, place])).toEqual(
      [...EVIDENCE, ...RESERVE].map((id) => [id, 'dealt']),
    );
    const { state } = play(undrafted(), SEED, keep('badge', 'r1', 'memo', 'r6', 'sulk', 'rumour'));
    const after = protocol.view(setup, state, 0);
    const at = (place: string): readonly string[] =>
      after.cards.filter((card) => card.place === place).map(({ id }) => id);
    expect(at('evidence')).toEqual(['badge', 'rumour', 'sulk', 'memo', 'r1', 'r6']);
    expect(at('reserve')).toEqual(['receipt', 'forgery', 'r2', 'r3', 'r4', 'r5']);
    expect(after.reserveLeft).toBe(6);
  });

  test('[P3] the order is drawn before the draft, so the draft cannot move it', () => {
    const script = ordered(undrafted(), 'memo', 'r3', 'badge', 'r5');
    const drawn = (kept: string, ...lines: readonly string[]) =>
      play(undrafted(), script.seed, kept, ...lines).told.flatMap((event) =>
        event.kind === 'scanned' ? event.drawn : [],
      );
    expect(drawn(keep(...EVIDENCE), 'scan badge memo')).toEqual(['r3', 'r5']);
    expect(drawn(keep(...RESERVE), 'scan r1 r2')).toEqual(['memo', 'badge']);
    script.done();
  });

  test('[P40] D29-33 two orders of the Reserve have equal views, before and after the draft', () => {
    const setup = read(undrafted());
    const [one, other] = [ordered(undrafted(), 'r1').seed, ordered(undrafted(), 'r6', 'r2').seed];
    for (const lines of [[], [keep(...EVIDENCE)]]) {
      const [a, b] = [play(undrafted(), one, ...lines).state, play(undrafted(), other, ...lines).state];
      expect(a.order).not.toEqual(b.order);
      expect(protocol.view(setup, a, 0)).toEqual(protocol.view(setup, b, 0));
    }
  });
});
