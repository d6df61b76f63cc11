import { canonical } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { REASONS } from './action.ts';
import { CARDS, EVIDENCE, type Fields, ordered, play, puzzle, read, SEED, undrafted } from './play.fixture.ts';
import { protocol } from './protocol.ts';
import { refusals } from './refusals.ts';
import type { View } from './view.ts';

const viewOf = (written: Fields, ...lines: readonly string[]): View => {
  const { setup, state } = play(written, SEED, ...lines);
  return protocol.view(setup, state, 0);
};

const keep = `draft ${EVIDENCE.join(' ')}`;

describe('[P40] the view', () => {
  test('[P40] D29-29 [P17] all that the Lock shows is there before the first action', () => {
    expect(viewOf(undrafted({ scrutiny: 1 }))).toMatchObject({
      phase: 'draft',
      target: 'FRIDGE',
      resistance: 100,
      resistanceMax: 100,
      turn: 1,
      turns: 8,
      turnsLeft: 8,
      scrutiny: 1,
      scrutinyCap: 5,
      keep: 6,
      scansLeft: 2,
      scanRoom: 0,
      reserveLeft: 0,
      schedule: [{ id: 'CALM', line: 'No moods.', from: 1, active: true }],
      previous: [],
      outcome: null,
      medal: null,
    });
  });

  test('[P40] D29-10 to D29-15 after a SUBMIT and a SCAN', () => {
    expect(viewOf(undrafted({ scrutiny: 1 }), keep, 'submit memo badge', 'scan sulk rumour')).toMatchObject({
      phase: 'solve',
      resistance: 76,
      turn: 3,
      turnsLeft: 6,
      scrutiny: 3,
      scansLeft: 1,
      scanRoom: 2,
      reserveLeft: 4,
      previous: ['badge', 'memo'],
    });
  });

  test('[P40] D29-25 a card shows Impact, trust, tags and traits', () => {
    const more = { tags: ['MOOD'], traits: ['EDITABLE'], line: 'It was fine.' };
    const written = puzzle({ card: CARDS.map((one) => ({ ...one, ...more })) });
    expect(viewOf(written).cards[3]).toEqual({
      id: 'forgery',
      name: 'forgery',
      impact: 24,
      trust: 'SKETCHY',
      tags: ['MOOD'],
      traits: ['EDITABLE'],
      line: 'It was fine.',
      place: 'evidence',
      quarantine: 0,
    });
    expect(viewOf(puzzle()).cards[0]).toMatchObject({ traits: [], line: null });
  });

  const rooms: readonly [what: string, changes: Fields, lines: readonly string[], room: number][] = [
    ['two', {}, [], 2],
    ['none left to use', { scans: 0 }, [], 0],
    ['Scrutiny at its cap', { scrutiny: 5 }, [], 0],
    ['one card in the Reserve', { card: CARDS.slice(0, 7) }, [], 1],
    ['the Daily is over', { resistance: 12 }, ['submit badge'], 0],
  ];
  test.each(rooms)('[P40] room to SCAN: %s', (_, changes, lines, room) => {
    expect(viewOf(puzzle(changes), ...lines).scanRoom).toBe(room);
  });

  test('[P40] a watcher sees what the player sees', () => {
    const { setup, state } = play(puzzle(), SEED, 'scan badge');
    expect(protocol.view(setup, state, 'watcher')).toEqual(protocol.view(setup, state, 0));
  });

  test('[P40] [P3] no field holds the order of the Reserve', () => {
    const [one, other] = [ordered(puzzle(), 'r1', 'r2').seed, ordered(puzzle(), 'r1', 'r6').seed];
    const setup = read(puzzle());
    const views = [one, other].map((seed) => {
      const { state } = play(puzzle(), seed, 'scan badge');
      return canonical(protocol.view(setup, state, 0));
    });
    expect(views[0]).toBe(views[1]);
  });
});

describe('[P17] phases', () => {
  const rows: readonly [written: Fields, lines: readonly string[], phase: string][] = [
    [undrafted(), [], 'draft'],
    [undrafted(), [keep], 'solve'],
    [puzzle(), [], 'solve'],
    [puzzle({ turns: 2 }), ['submit badge'], 'solve'],
    [puzzle({ turns: 2 }), ['submit badge', 'scan badge'], 'result'],
    [puzzle({ resistance: 12 }), ['submit badge'], 'result'],
  ];
  test.each(rows)('[P17] D29-28 %#', (written, lines, phase) => {
    expect(viewOf(written, ...lines).phase).toBe(phase);
  });
});

describe('[P42] what a Daily has not', () => {
  test('[P42] D29-99 the view has these fields and no other', () => {
    expect(Object.keys(viewOf(puzzle())).sort()).toEqual([
      'cards',
      'keep',
      'medal',
      'outcome',
      'phase',
      'previous',
      'reserveLeft',
      'resistance',
      'resistanceMax',
      'scanRoom',
      'scansLeft',
      'schedule',
      'scrutiny',
      'scrutinyCap',
      'target',
      'turn',
      'turns',
      'turnsLeft',
    ]);
  });

  test('[P42] [P11] D29-90 D29-120 a try leaves nothing behind: the next starts from the same state', () => {
    const setup = read(puzzle({ turns: 1 }));
    const first = protocol.start(setup, SEED);
    play(puzzle({ turns: 1 }), SEED, 'submit rumour sulk');
    expect(protocol.start(setup, SEED)).toEqual(first);
    expect(first).toMatchObject({ turn: 1, scrutiny: 0, scans: 0, quarantined: 0, previous: 0, discarded: 0 });
  });

  test('[P42] D29-17 a card’s line changes no state', () => {
    const spoken = (line: string) => {
      const cards = CARDS.map((one) => ({ ...one, line }));
      return play(puzzle({ card: cards, scrutiny: 4 }), SEED, 'submit rumour', 'scan badge').state;
    };
    expect(spoken('You again.')).toEqual(spoken('Welcome home.'));
  });
});

test('[K6] views, events, actions and refusals speak the player’s words', () => {
  const words = (value: unknown): readonly string[] => JSON.stringify(value).match(/[A-Za-z_]+/g) ?? [];
  const { setup, state, told } = play(puzzle({ scrutiny: 4 }), SEED, 'submit rumour', 'scan memo', 'submit sulk');
  const spoken = [
    protocol.view(setup, state, 0),
    told,
    refusals,
    REASONS,
    protocol.legal(setup, state, 0).map((action) => protocol.format(setup, action)),
    protocol.makeSetup(setup),
  ].flatMap(words);
  expect(spoken).toContain('resistance');
  const internal = ['lock_strength', 'gate', 'inject', 'cycle', 'artifact', 'damage', 'progress'];
  expect(spoken.map((word) => word.toLowerCase()).filter((word) => internal.includes(word))).toEqual([]);
});
