import { fc, playOut } from '@lockstep/conformance';
import { canonical, type Json, parseSeed } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { gatesOf } from './act.ts';
import { readContent, runOf } from './content.fixture.ts';
import { freeplay } from './freeplay.ts';
import { aura, CLEAR, DECK, type Fields, koa, night, play, read, SEED, shown } from './small.fixture.ts';

describe('[F17] what a player can know', () => {
  test('[F17] nothing of later acts, of the pile’s order, of the cards face down, and no seed', () => {
    const strange = (text: string) => text.replaceAll('doors-2', 'elsewhere').replaceAll('Doors of act 2', 'Elsewhere');
    const first = play(aura());
    const other = JSON.parse(strange(JSON.stringify(aura()))) as Fields;
    expect(play(other).view).toEqual(first.view);
    expect(canonical(first.view as unknown as Json)).not.toContain('seed');
    expect(first.view.acts).toEqual([
      { title: 'Doors of act 1', turns: null },
      { title: null, turns: null },
      { title: null, turns: null },
    ]);
    expect(play(aura(), ...CLEAR[0]!, 'leave').view.acts).toMatchObject([
      { turns: 1 },
      { title: 'Doors of act 2' },
      {},
    ]);
  });

  test('[F17] of cards face down their number alone', () => {
    const down = [1, 2, 3, 4].map((at) => ({
      id: `other-${at}`,
      name: 'Other',
      power: at,
      trust: 'SKETCHY',
      proves: ['LOCATION'],
    }));
    const [one, other] = [play(koa()), play(koa({ case: [night(1, { down }), night(2), night(3)] }))];
    expect(other.view).toEqual(one.view);
    expect(one.view.koa!.faceDown).toBe(4);
  });

  test('[F17] equal views give equal previews: at every point of runs that reach the end', () => {
    const written = [aura(), koa({ koa: { EASY: { resistance: 7, turns: 6 }, tokens_at_start: 2 } })].map(read);
    const input = fc.record({
      at: fc.nat({ max: 1 }),
      one: fc.string(),
      other: fc.string(),
      steps: fc.nat({ max: 9 }),
    });
    fc.assert(
      fc.property(input, ({ at, one, other, steps }) => {
        const setup = written[at]!;
        const { state } = playOut(freeplay, setup, parseSeed(one), parseSeed(other), steps).now;
        const twin = freeplay.resample(setup, state, 0, parseSeed(`${other}!`));
        expect(freeplay.view(twin.setup, twin.state, 0)).toEqual(freeplay.view(setup, state, 0));
        expect(freeplay.mask(twin.setup, twin.state, 0).state.seed).toBeNull();
      }),
      { seed: 20260101, numRuns: 60 },
    );
  });

  test('[F17] a preview is the step but for what is drawn: the damage it shows is the damage done', () => {
    const seen = shown(aura(), 'inject a at gate.ONE').events;
    const done = play(aura(), 'inject a at gate.ONE').events;
    const upTo = seen.findIndex(({ kind }) => kind === 'cache-opened');
    expect(seen.slice(0, upTo)).toEqual(done.slice(0, upTo));
  });

  test('[F17] beside a move stands why it does what it does', () => {
    expect(shown(aura(), 'inject a at gate.ONE').details).not.toBeNull();
    expect(shown(koa(), 'submit log1').details).toMatchObject({ scrutiny: 0 });
    expect(shown(koa(), 'flag').details).toBeNull();
  });

  test('[F17] edition, kit, level, deck and tools are open', () => {
    const { view } = play(aura());
    expect(view).toMatchObject({
      edition: 'gates',
      kit: { id: 'plain', name: 'Plain' },
      level: { id: 'usual', number: 0 },
      run: { id: 'gates-run' },
      deck: DECK,
      koa: null,
    });
    expect(play(koa()).view).toMatchObject({ edition: 'testimony', kit: null, gates: null });
  });
});

describe('[F15] a run that teaches', () => {
  const guide = [
    { act: 1, turn: 1, line: 'First.' },
    { act: 1, turn: 2, line: 'Second.' },
    { act: 1, cache: true, line: 'A cache.' },
    { act: 2, turn: 1, line: 'Again.' },
  ];
  const teaching = aura({ scene: { ...(aura().scene as object), guide } });

  test('[F15] a note stands while its turn, or its cache, is being played', () => {
    expect(play(teaching).view.note).toBe('First.');
    expect(play(teaching, 'cycle a').view.note).toBe('Second.');
    expect(play(teaching, 'cycle a', 'inject c at gate.ONE').view.note).toBeNull();
    expect(play(teaching, ...CLEAR[0]!).view.note).toBe('A cache.');
    expect(play(teaching, ...CLEAR[0]!, 'leave').view.note).toBe('Again.');
    expect(play(teaching, 'give-up').view.note).toBeNull();
    expect(play(aura()).view.note).toBeNull();
  });

  test('[F15] it can say which cards are drawn first in Act 1', () => {
    const scene = { ...(aura().scene as object), opening: ['g', 'c', 'e'] };
    for (const seed of ['one', 'two', 'three']) {
      const setup = read(aura({ scene, tuning: { hand: 3, hand_after_cycle: 3 } }));
      const { view } = { view: freeplay.view(setup, freeplay.start(setup, parseSeed(seed)), 0) };
      expect(view.gates!.hand.map(({ id }) => id)).toEqual(['c', 'e', 'g']);
    }
  });

  const pack = readContent();
  const lesson = pack.run.find(({ id }) => id === 'first-run')!;

  test('[F15] first-run: two acts, the kit Receipt Runner, a note for every turn of Act 1 and for its cache', () => {
    expect([lesson.acts?.length, lesson.kit]).toEqual([2, 'receipt-runner']);
    const setup = runOf(pack, { scene: 'first-run', kit: 'chaos' });
    expect(setup.script.kit.id).toBe('receipt-runner');
    const { turns } = gatesOf(setup, freeplay.start(setup, SEED).act).script;
    for (let turn = 1; turn <= turns; turn += 1)
      expect(lesson.guide.filter((note) => note.act === 1 && note.turn === turn)).toHaveLength(1);
    expect(lesson.guide.filter(({ cache }) => cache)).toHaveLength(1);
    expect(lesson.guide.every((note) => note.cache !== (note.turn !== undefined))).toBe(true);
  });

  test('[F15] it is the first of the shelf, and each host has one that teaches and cannot be lost', () => {
    expect(pack.run[0]!.id).toBe('first-run');
    const teaching = pack.run.filter(({ guide: notes }) => notes.length > 0);
    expect(teaching.map(({ id, edition, returns }) => [id, edition, returns])).toEqual([
      ['first-run', 'gates', true],
      ['first-night', 'testimony', true],
    ]);
  });

  test('[F15] KOA’s tells of all six moves, one thing a note', () => {
    const notes = pack.run.find(({ id }) => id === 'first-night')!.guide;
    const said = notes.map(({ line }) => line).join(' ');
    for (const move of ['SUBMIT', 'FLAG', 'REWIRE', 'CORROBORATE', 'CYCLE', 'EXPLOIT']) expect(said).toContain(move);
    for (const { line } of notes) expect(line.split(/[.?!] /).length).toBeLessThanOrEqual(5);
  });

  test('[F15] its notes tell of all six moves', () => {
    const said = lesson.guide.map(({ line }) => line).join(' ');
    for (const move of ['INJECT', 'FLAG', 'REWIRE', 'CORROBORATE', 'CYCLE', 'EXPLOIT']) expect(said).toContain(move);
  });
});
