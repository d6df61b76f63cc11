import { fc } from '@lockstep/conformance';
import { openStream, parseSeed, type Seat } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import {
  actorIn,
  all,
  budget,
  declareAny,
  find,
  foe,
  hero,
  kinds,
  legal,
  play,
  playOn,
  read,
  readyUp,
  refused,
  round,
  technique,
  why,
} from './round.fixture.ts';

const duel = round([hero('a')], [foe('b')]);
const nimble = round([hero('a', { speed: 'VERY_FAST', techniques: ['breath', 'parry'] }), hero('c')], [foe('b')]);

describe('[E20] declaring', () => {
  test('[E20] ADR8-49 one intent a step, told as it was meant', () => {
    const { events, view } = play(duel, {}, '0: declare a strike b; declare a guard');
    const [strike, guard] = [
      { kind: 'USE', actor: 'a', technique: 'strike', target: 'b', slot: 'MAJOR', invoke: 'none' },
      { kind: 'USE', actor: 'a', technique: 'guard', target: null, slot: 'MINOR', invoke: 'none' },
    ];
    expect(events).toEqual([
      { kind: 'declared', seat: 0, intent: strike },
      { kind: 'declared', seat: 0, intent: guard },
    ]);
    expect(view.fight?.intents).toEqual([strike, guard]);
  });

  test('[E20] nothing comes of it before both sides are ready', () => {
    const { view, told } = play(duel, {}, '0: declare a strike b; ready', '1: declare b strike a');
    expect(kinds(told).slice(-3)).toEqual(['declared', 'readied', 'declared']);
    expect(view.fight).toMatchObject({ stage: 'INTENT', ready: [true, false], revealed: false, hits: [] });
    expect(view.toMove).toEqual([1]);
  });

  test('[E4] a round in which nobody does anything is one', () => {
    const { view, events } = play(duel, {}, '0: ready', '1: ready');
    expect(find(events, 'revealed')?.intents).toEqual([]);
    expect(view.fight).toMatchObject({ stage: 'INTENT', round: 2, ready: [false, false], intents: [] });
  });

  const rows: readonly [what: string, lines: readonly string[], code: string][] = [
    ['an actor of the other side', ['0: declare b strike a'], 'not-yours'],
    ['a foe’s for a hero', ['1: declare a strike b'], 'not-yours'],
    ['after one is ready', ['0: ready', '0: declare a strike b'], 'not-your-move'],
    ['ready twice', ['1: ready', '1: ready'], 'not-your-move'],
    ['taking back after one is ready', ['0: declare a strike b; ready', '0: take-back 1'], 'not-your-move'],
    ['passing', ['0: pass'], 'not-now'],
    ['a choice of a story beat', ['0: go-on'], 'not-now'],
    ['withdrawing by the foes', ['1: withdraw'], 'no-way-out'],
    ['words that are no action', ['0: attack b'], 'unknown-action'],
  ];
  test.each(rows)('[E20] refused: %s', (_, lines, code) => {
    expect(refused(duel, {}, ...lines)?.code).toBe(code);
  });

  test('[E20] no actor who is out declares, and nobody is out’s target', () => {
    const dice = { heroes: '20+6', foes: '1+1 1+1' };
    const written = round([hero('a'), hero('c')], [foe('b', { role: 'MINION' }), foe('d')]);
    const lines = ['0: declare a strike b; ready', '1: ready'];
    expect(actorIn(play(written, dice, ...lines).view, 'b').status).toBe('OUT');
    expect(why(refused(written, dice, ...lines, '0: declare a strike b'))).toMatchObject({
      code: 'target-gone',
      target: 'b',
    });
    expect(why(refused(written, dice, ...lines, '1: declare b strike a'))).toMatchObject({
      code: 'not-standing',
      actor: 'b',
    });
    expect(legal(play(written, dice, ...lines), 1).filter((text) => text.startsWith('declare b'))).toEqual([]);
  });
});

describe('[E20] [E4] taking back', () => {
  test('[E20] an intent is withdrawn until one is ready', () => {
    const { events, view } = play(duel, {}, '0: declare a strike b; declare a guard; take-back 1');
    expect(find(events, 'took-back')).toMatchObject({ seat: 0, intent: { technique: 'strike' } });
    expect(view.fight?.intents.map(({ technique: id }) => id)).toEqual(['guard']);
    expect(budget(view, 'a')).toBe('0/1 1/1 0/1 0/1');
  });

  test('[E20] declaring and taking back leave nothing behind', () => {
    const [plain, back] = [
      play(nimble, {}),
      play(nimble, {}, '0: declare a prepare; convert a; take-back 2; take-back 1'),
    ];
    expect(back.state).toEqual({ ...plain.state, seed: back.state.seed });
  });

  const rows: readonly [what: string, line: string, code: string][] = [
    ['one that is not there', 'take-back 1', 'no-such-intent'],
    ['number 0', 'declare a guard; take-back 0', 'no-such-intent'],
    ['no number', 'declare a guard; take-back', 'no-such-intent'],
    ['a word', 'declare a guard; take-back guard', 'no-such-intent'],
    ['Prepared that another intent uses', 'declare a prepare; convert a; take-back 1', 'still-needed'],
    ['Prepared that a counter waits with', 'declare a breath; watch a parry; take-back 1', 'still-needed'],
    [
      'a Minor that is spent: by Nuance',
      'nuance a minor; declare a set-up; declare a set-up; declare a set-up; take-back 1',
      'still-needed',
    ],
    [
      'a Minor that is spent: by a Bonus',
      'declare a breath; convert a; declare a set-up; declare a set-up; declare a set-up; take-back 2',
      'still-needed',
    ],
  ];
  test.each(rows)('[E20] refused: %s', (_, line, code) => {
    expect(refused(nimble, {}, `0: ${line}`)?.code).toBe(code);
  });

  test('[E20] a Move on which a strike depends', () => {
    const wide = round([hero('a')], [foe('b')], { fight: { zones: 2, foe: [{ who: 'b', zone: 2 }] } });
    expect(refused(wide, {}, '0: declare a strike b')?.code).toBe('out-of-reach');
    expect(refused(wide, {}, '0: declare a move zone-2; declare a strike b; take-back 1')?.code).toBe('still-needed');
    const { view } = play(wide, {}, '0: declare a move zone-2; declare a strike b; take-back 2; take-back 1');
    expect(view.fight?.intents).toEqual([]);
  });

  test('[E20] only one’s own', () => {
    const at = play(duel, {}, '0: declare a strike b');
    expect(legal(at, 1).filter((text) => text.startsWith('take-back'))).toEqual([]);
    expect(refused(duel, {}, '0: declare a strike b', '1: take-back 1')?.code).toBe('no-such-intent');
  });
});

describe('[E4] [E18] both sides declare, then all is resolved together', () => {
  const zero = '0: declare a strike b; declare a guard; declare c assist a; declare c feint d';
  const one = '1: declare b strike a; declare d press c; declare d guard';
  const dice = { heroes: '12+1 10+1 9+2 8+3 12+2 7+1', foes: '11+1 14+2 9+1 5+1 13+4 15+5' };
  const table = round([hero('a'), hero('c')], [foe('b'), foe('d')]);

  test('[E4] ADR8-47 who declares first does not matter', () => {
    const first = play(table, dice, zero, '0: ready', one, '1: ready');
    const second = play(table, dice, one, '1: ready', zero, '0: ready');
    const mixed = play(
      table,
      dice,
      '1: declare b strike a',
      '0: declare a strike b; declare a guard',
      '1: declare d press c; declare d guard; ready',
      '0: declare c assist a; declare c feint d; ready',
    );
    for (const other of [second, mixed]) {
      expect({ ...other.state, seed: null }).toEqual({ ...first.state, seed: null });
      expect(all(other.told, 'clashed')).toEqual(all(first.told, 'clashed'));
      expect(all(other.told, 'landed')).toEqual(all(first.told, 'landed'));
    }
    expect(all(first.told, 'clashed')).toHaveLength(4);
  });

  test('[E4] ADR8-47 nor does the order in which one side’s actors declare', () => {
    const [one0, other0] = [
      '0: declare c feint d; declare a strike b; declare c assist a; declare a guard; ready',
      `${zero}; ready`,
    ].map((line) => play(table, dice, line, `${one}; ready`));
    expect({ ...one0!.state, seed: null }).toEqual({ ...other0!.state, seed: null });
  });

  /** Independent of which of the two declares first: the same declarations give the same round. */
  test('[E4] ADR8-47 over random rounds', () => {
    const setup = read(
      round(
        [hero('a', { speed: 'VERY_FAST', techniques: ['breath', 'parry'] }), hero('c', { techniques: ['riposte'] })],
        [
          foe('b', { speed: 'FAST', techniques: ['parry', 'brace'] }),
          foe('d', { role: 'ELITE', techniques: ['sweep'] }),
        ],
        { fight: { zones: 2 }, technique: [technique('sweep', { tags: ['area 1', 'reach'] })] },
      ),
    );
    const declaring = (seed: string, seats: readonly Seat[]) => {
      let { state } = playOn(setup, parseSeed(seed), []);
      for (const seat of seats) {
        const stream = openStream(parseSeed(seed), `choices ${seat}`);
        state = declareAny(setup, state, seat, stream, stream.below(6));
      }
      return seats.reduce((at, seat) => readyUp(setup, at, seat), state);
    };
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(declaring(seed, [1, 0])).toEqual(declaring(seed, [0, 1]));
      }),
      { seed: 20260101, numRuns: 200 },
    );
  });
});
