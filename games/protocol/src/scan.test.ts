import { parseSeed } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import type { Event } from './action.ts';
import {
  CARDS,
  EVIDENCE,
  type Fields,
  find,
  ordered,
  type Played,
  play,
  puzzle,
  RESERVE,
  read,
  refused,
  SEED,
  undrafted,
} from './play.fixture.ts';
import { protocol } from './protocol.ts';

/** Plays with the Reserve in this order, and holds that every scripted roll was used. */
const scanning = (written: Fields, reserve: readonly string[], ...lines: readonly string[]): Played => {
  const script = ordered(written, ...reserve);
  const played = play(written, script.seed, ...lines);
  script.done();
  return played;
};

const inPlace = ({ setup, state }: Played, place: string): readonly string[] =>
  protocol
    .view(setup, state, 0)
    .cards.filter((card) => card.place === place)
    .map(({ id }) => id);

const drawn = (events: readonly Event[]) => events.flatMap((event) => (event.kind === 'scanned' ? event.drawn : []));

describe('[P9] SCAN replaces what it discards', () => {
  test('[P9] D29-65 one card: the first of the Reserve comes, the discard goes', () => {
    const played = scanning(puzzle(), ['r4', 'r2'], 'scan memo');
    expect(played.events[0]).toEqual({ kind: 'scanned', turn: 1, discarded: ['memo'], drawn: ['r4'] });
    expect(inPlace(played, 'evidence')).toEqual(['badge', 'receipt', 'rumour', 'forgery', 'sulk', 'r4']);
    expect(inPlace(played, 'discarded')).toEqual(['memo']);
    expect(inPlace(played, 'reserve')).toEqual(['r1', 'r2', 'r3', 'r5', 'r6']);
  });

  test('[P9] two cards: the first two, in the order of the Reserve', () => {
    const played = scanning(puzzle(), ['r4', 'r2'], 'scan badge memo');
    expect(played.events[0]).toMatchObject({ discarded: ['badge', 'memo'], drawn: ['r4', 'r2'] });
    expect(inPlace(played, 'evidence')).toHaveLength(6);
  });

  test('[P9] D05v1-15 two SCANs of one card draw what one of two draws', () => {
    const once = scanning(puzzle(), ['r5', 'r1', 'r3'], 'scan badge memo');
    const twice = scanning(puzzle(), ['r5', 'r1', 'r3'], 'scan badge', 'scan memo');
    expect(drawn(once.told)).toEqual(['r5', 'r1']);
    expect(drawn(twice.told)).toEqual(['r5', 'r1']);
  });

  test('[P9] [P3] the order runs over all twelve and skips what was kept', () => {
    const keep = `draft ${['badge', 'receipt', 'rumour', 'r1', 'r2', 'r3'].join(' ')}`;
    const order = ['r1', 'memo', 'badge', 'r6', 'sulk'];
    expect(drawn(scanning(undrafted(), order, keep, 'scan r1 r2').told)).toEqual(['memo', 'r6']);
  });

  test('[P9] [P19] D05v1-06 a discarded card is gone: neither submitted nor discarded again, and never drawn', () => {
    const script = ordered(puzzle(), 'badge', 'r1', 'r2');
    expect(drawn(play(puzzle(), script.seed, 'scan badge', 'scan receipt').told)).toEqual(['r1', 'r2']);
    for (const line of ['submit badge', 'scan badge'])
      expect(refused(puzzle(), script.seed, 'scan badge', line)).toMatchObject({
        code: 'not-in-evidence',
        data: { card: 'badge', where: 'discarded' },
      });
  });

  test('[P9] what the first SCAN discarded stays out after the second', () => {
    const three = puzzle({ scans: 3 });
    const played = scanning(three, ['badge', 'receipt', 'r4'], 'scan badge', 'scan receipt', 'scan memo');
    expect(drawn(played.told)).toEqual(['r4', 'r1', 'r2']);
    expect(inPlace(played, 'discarded')).toEqual(['badge', 'receipt', 'memo']);
  });

  test('[P19] [P33] of several cards that are not in Evidence the first dealt is named, with where it is', () => {
    const lines = ['scan memo', 'scan r6'];
    const place = (line: string) => refused(puzzle(), ordered(puzzle(), 'r6', 'r5').seed, ...lines, line)?.data;
    expect(place('submit r1 r6')).toEqual({ card: 'r1', where: 'reserve' });
    expect(place('submit memo r1')).toEqual({ card: 'memo', where: 'discarded' });
  });

  test('[P19] D29-34 a Reserve card cannot be used, and once drawn it can', () => {
    const script = ordered(puzzle(), 'r3');
    expect(refused(puzzle(), script.seed, 'submit r3')).toMatchObject({
      code: 'not-in-evidence',
      data: { card: 'r3', where: 'reserve' },
    });
    expect(find(play(puzzle(), script.seed, 'scan memo', 'submit r3').events, 'compliance-gained')?.compliance).toBe(8);
  });

  test('[P9] a line with a SCAN is Silver at best', () => {
    const lines = ['scan memo', ...Array.from({ length: 4 }, () => 'submit rumour forgery')];
    const { told, events } = play(puzzle({ scrutiny: 0, tuning: { sketchy_scrutiny: 0 } }), SEED, ...lines);
    expect(told.flatMap((event) => (event.kind === 'compliance-gained' ? [event.resistance] : []))).toEqual([
      70, 40, 10, 0,
    ]);
    expect(find(events, 'unlocked')).toEqual({ kind: 'unlocked', turnsLeft: 3, medal: 'SILVER' });
  });
});

describe('[P26] what a SCAN takes and costs', () => {
  const sizes: readonly [what: string, line: string, code: string | undefined][] = [
    ['D29-64 none', 'scan', 'scan-size'],
    ['one', 'scan badge', undefined],
    ['two', 'scan badge memo', undefined],
    ['D29-64 three', 'scan badge memo sulk', 'scan-size'],
    ['D29-64 a Reserve card', 'scan r1', 'not-in-evidence'],
    ['the same card twice', 'scan badge badge', 'repeated-card'],
  ];
  test.each(sizes)('[P26] %s', (_, line, code) => {
    expect(refused(puzzle(), SEED, line)?.code).toBe(code);
  });

  test('[P26] D29-67 D29-68 D05v1-16 one turn and 2 Scrutiny, for one card as for two', () => {
    for (const line of ['scan badge', 'scan badge memo']) {
      const { state, events } = play(puzzle({ scrutiny: 1, resistance: 70 }), SEED, line);
      expect(state).toMatchObject({ turn: 2, scrutiny: 3, resistance: 70, scans: 1 });
      expect(find(events, 'scrutiny-rose')).toEqual({ kind: 'scrutiny-rose', by: 2, reasons: ['SCAN'], scrutiny: 3 });
      expect(find(events, 'turn-ended')).toEqual({ kind: 'turn-ended', turnsLeft: 7 });
    }
  });

  const levels: readonly [from: number, to: number, audits: number][] = [
    [2, 4, 0],
    [3, 2, 1],
    [4, 2, 1],
  ];
  test.each(levels)('[P26] D05v1-17 from Scrutiny %i a SCAN leaves %i, Audits %i', (scrutiny, to, audits) => {
    const { state, told } = play(puzzle({ scrutiny }), SEED, 'scan badge');
    expect(state.scrutiny).toBe(to);
    expect(told.filter(({ kind }) => kind === 'audited')).toHaveLength(audits);
  });

  const limits: readonly [what: string, changes: Fields, lines: readonly string[], limit: number][] = [
    ['D29-70 D05v1-16 D05v1-37 the third of two', {}, ['scan badge', 'scan memo', 'scan sulk'], 2],
    ['the second of one', { scans: 1 }, ['scan badge', 'scan memo'], 1],
    ['the first of none', { scans: 0 }, ['scan badge'], 0],
    ['the tuning sets it', { tuning: { scan_limit: 1 } }, ['scan badge', 'scan memo'], 1],
  ];
  test.each(limits)('[P26] limit: %s', (_, changes, lines, limit) => {
    const script = ordered(puzzle(changes));
    expect(refused(puzzle(changes), script.seed, ...lines)).toMatchObject({ code: 'scan-limit', data: { limit } });
    script.done();
  });

  test('[P26] the third of three is taken where the puzzle allows three', () => {
    expect(refused(puzzle({ scans: 3 }), SEED, 'scan badge', 'scan memo', 'scan sulk')).toBeUndefined();
  });

  test('[P26] [K7] D29-69 D05v1-16 none at Scrutiny 5, which only a puzzle written so can show', () => {
    expect(refused(puzzle({ scrutiny: 5 }), SEED, 'scan badge')).toMatchObject({
      code: 'scan-at-full-scrutiny',
      data: { scrutiny: 5 },
    });
  });

  const small = (reserve: number): Fields => puzzle({ card: CARDS.slice(0, EVIDENCE.length + reserve) });
  const reserves: readonly [reserve: number, line: string, code: string | undefined][] = [
    [0, 'scan badge', 'reserve-short'],
    [1, 'scan badge memo', 'reserve-short'],
    [1, 'scan badge', undefined],
    [2, 'scan badge memo', undefined],
  ];
  test.each(reserves)('[P9] with %i in the Reserve: %s is %s', (reserve, line, code) => {
    const fault = refused(small(reserve), SEED, line);
    expect(fault?.code).toBe(code);
    if (code) expect(fault?.data).toEqual({ left: reserve });
  });

  test('[P9] a Reserve that was drawn empty is short', () => {
    expect(refused(small(2), SEED, 'scan badge memo', 'scan sulk')).toMatchObject({
      code: 'reserve-short',
      data: { left: 0 },
    });
  });

  test('[P26] size and Evidence are judged before the limit, the limit before Scrutiny, that before the Reserve', () => {
    const none = { scans: 0, scrutiny: 5 };
    expect(refused(puzzle(none), SEED, 'scan r1')?.code).toBe('not-in-evidence');
    expect(refused(puzzle(none), SEED, 'scan')?.code).toBe('scan-size');
    expect(refused(puzzle(none), SEED, 'scan badge')?.code).toBe('scan-limit');
    expect(refused({ ...small(0), scrutiny: 5 }, SEED, 'scan badge')?.code).toBe('scan-at-full-scrutiny');
  });
});

describe('[P43] chance', () => {
  const order = (seed: string): readonly number[] => protocol.start(read(puzzle()), parseSeed(seed)).order;

  test('[P43] [P12] D29-66 one seed is one Reserve for everyone; another seed is another', () => {
    expect(order('2026-01-26')).toEqual(order('2026-01-26'));
    expect(order('2026-01-26')).not.toEqual(order('2026-01-27'));
  });

  test('[P43] [K1] and stays so', () => {
    expect(order('table')).toEqual([2, 10, 7, 1, 3, 9, 8, 0, 4, 5, 6, 11]);
  });

  test('[P43] [K2] a script of the one stream, eleven rolls for twelve cards, is all the chance a whole Daily reads', () => {
    const script = ordered(puzzle(), ...RESERVE);
    expect(script.seed.rolls?.reserve).toHaveLength(11);
    const lines = ['scan badge memo', 'scan sulk', ...Array.from({ length: 6 }, () => 'submit receipt')];
    const { setup, state } = play(puzzle(), script.seed, ...lines);
    script.done();
    expect(protocol.outcome(setup, state)).toBeDefined();
  });
});
