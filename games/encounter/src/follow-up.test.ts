import { openStream, parseSeed, preview, Refusal } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { readContent } from './content.fixture.ts';
import { encounter } from './encounter.ts';
import { followUpOf } from './follow-up.ts';
import { makeGreedy } from './greedy.ts';
import type { Move } from './move.ts';
import { GUARDED, setActor, WARDED } from './numbers.ts';
import { moveOdds } from './odds.ts';
import { resolve } from './resolve.ts';
import { skirmish } from './skirmish.ts';
import type { State } from './state.ts';
import { type Fields, read } from './story.fixture.ts';

const pack = readContent();
const setup = read(resolve(pack, skirmish(['lin-yue', 'bao-shen'], ['captain-hu'])) as Fields);
const [LIN, BAO, HU] = [0, 1, 2];
/** In the same zone, at the beginning of a round. */
const start = ((): State => {
  const begun = encounter.start(setup, parseSeed('follow-up'));
  const actors = [...begun.actors];
  for (const index of [LIN, BAO, HU]) setActor(actors, index!, 1, 0);
  return { ...begun, actors };
})();

const moveOf = (text: string): Move => {
  const found = setup.moves.find((move) => move.text === text);
  if (!found) throw new Error(`${text} is no move`);
  return found;
};
const sum = (chances: readonly number[], from: number): number =>
  chances.slice(from).reduce((all, chance) => all + chance, 0);
const hurts = (move: Move, state: State = start): number => sum(moveOdds(setup, state, move).degree, 1);
const touches = (move: Move, state: State = start): number => sum(moveOdds(setup, state, move).contact, 5);
const withField = (field: number): State => {
  const actors = [...start.actors];
  setActor(actors, LIN!, field, 1);
  return { ...start, actors };
};
const withInvokes = (move: Move): readonly Move[] =>
  setup.moves.filter(
    ({ actor, kit, slot, target, invoke }) =>
      invoke > 2 && actor === move.actor && kit === move.kit && slot === move.slot && target === move.target,
  );

describe('[E33] what the next hit becomes', () => {
  test.each(['declare lin-yue set-up', 'declare lin-yue feint-body captain-hu'])(
    '[E33] [E13] %s: the same attack with two invokes',
    (text) => {
      const found = followUpOf(setup, start, moveOf(text))!;
      const attack = setup.moves[found.move]!;
      expect(attack).toMatchObject({ actor: LIN, slot: 0, invoke: 0, target: HU });
      expect(found.of).toBe('HURT');
      expect(found.before).toBeCloseTo(hurts(attack), 9);
      expect(found.after).toBeCloseTo(Math.max(...withInvokes(attack).map((one) => hurts(one))), 9);
      expect(found.after).toBeGreaterThan(found.before);
    },
  );

  test('[E33] [E21] help for an attack of a friend', () => {
    const found = followUpOf(setup, start, moveOf('declare lin-yue assist bao-shen'))!;
    const attack = setup.moves[found.move]!;
    expect(attack).toMatchObject({ actor: BAO, target: HU });
    const helped: State = { ...start, plan0: [moveOf('declare lin-yue assist bao-shen').index] };
    expect(found.before).toBeCloseTo(hurts(attack), 9);
    expect(found.after).toBeCloseTo(hurts(attack, helped), 9);
  });

  test('[E33] [E12] a Guard keeps the likeliest blow from touching', () => {
    const found = followUpOf(setup, start, moveOf('declare lin-yue guard'))!;
    const blow = setup.moves[found.move]!;
    expect(blow).toMatchObject({ actor: HU, target: LIN });
    expect([found.of, found.before, found.after]).toEqual(['TOUCH', touches(blow), touches(blow, withField(GUARDED))]);
    expect(found.after).toBeLessThan(found.before);
  });

  test('[E33] a Ward keeps a blow of its pillar from hurting', () => {
    const found = followUpOf(setup, start, moveOf('declare lin-yue ward-soul'))!;
    const blow = setup.moves[found.move]!;
    expect(setup.kits[blow.kit]!.pillar).toBe('INFLUENCE');
    expect([found.of, found.before, found.after]).toEqual(['HURT', hurts(blow), hurts(blow, withField(WARDED + 1))]);
    expect(found.after).toBeLessThan(found.before);
  });

  test('[E33] an attack changes no other; the preview tells what it found, in millionths', () => {
    expect(followUpOf(setup, start, moveOf('declare lin-yue strike captain-hu'))).toBeNull();
    const found = preview(encounter, setup, start, 0, { kind: 'declare', move: moveOf('declare lin-yue guard').index });
    if (found instanceof Refusal) throw new Error(found.code);
    expect(found.details).toMatchObject({
      next: {
        actor: 'captain-hu',
        target: 'lin-yue',
        of: 'TOUCH',
        before: expect.any(Number),
        after: expect.any(Number),
      },
    });
  });

  test('[E33] in whole fights of greedy players it never throws, and no chance leaves 0 to 1', () => {
    const player = makeGreedy({});
    const streams = [0, 1].map((seat) => openStream(parseSeed('walk'), `player ${seat}`));
    let state = encounter.start(setup, parseSeed('walk'));
    while (encounter.outcome(setup, state) === undefined) {
      if (state.phase === 'INTENT')
        for (const move of setup.moves) {
          const found = followUpOf(setup, state, move);
          for (const chance of found ? [found.before, found.after] : [])
            if (!(chance >= 0 && chance <= 1 + 1e-9)) throw new Error(`${move.text}: ${chance}`);
        }
      const seat = encounter.toMove(setup, state)[0]!;
      const next = encounter.step(setup, state, seat, player.choose(setup, state, seat, streams[seat]!));
      if (next instanceof Refusal) throw new Error(next.code);
      state = next;
    }
    expect(state.result).toBeGreaterThan(0);
  });
});
