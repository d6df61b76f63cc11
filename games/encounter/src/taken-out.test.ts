import { describe, expect, test } from 'vitest';
import { encounter } from './encounter.ts';
import { RUNG, SIZE, STATUS, TAKEN } from './numbers.ts';
import type { State } from './state.ts';
import { all, beat, choice, dos, type Fields, playFrom, script, trial } from './story.fixture.ts';

describe('[E10] [E28] who is taken out', () => {
  const away = (more: Fields = {}): Fields => ({
    ...script(
      [
        beat('first', {
          objective: true,
          choice: [trial('look', {}, { again: true }), choice('leave', { to: 'done' })],
          next: [{ to: 'second' }],
        }),
        beat('second', { choice: [trial('see'), choice('go', { to: 'done' })], next: [{ to: 'done' }] }),
      ],
      { party: ['ann', 'bob'] },
    ),
    tuning: { taken_out: 'AWAY', ...more },
  });
  const taken =
    (...who: readonly number[]) =>
    (state: State): State => ({
      ...state,
      actors: state.actors.map((value, i) => {
        if (!who.includes(Math.floor(i / SIZE))) return value;
        return i % SIZE === STATUS ? TAKEN : i % SIZE === RUNG ? 4 : value;
      }),
    });

  test('[E28] makes no check and stands in no list; others do', () => {
    const { setup, state } = playFrom(away(), taken(0), {});
    const texts = encounter.legal(setup, state, 0).map((action) => encounter.format(setup, action));
    expect(texts).toEqual(['choose look bob', 'choose leave']);
    expect(encounter.view(setup, state, 0).choices[0]).toMatchObject({ id: 'look', bar: null });
    const before = playFrom(away({ taken_out: 'CHECKS' }), taken(0), {});
    expect(encounter.legal(before.setup, before.state, 0)).toHaveLength(3);
  });

  test('[E10] comes back with a Beat that recovers, out of the fight, and checks again', () => {
    const { events, setup, state } = playFrom(away(), taken(0), { heroes: [dos(1)] }, 'choose look bob', 'go-on');
    expect(all(events, 'recovered')).toMatchObject([{ actor: 'ann', how: 'BEAT', pillar: 'VIOLENCE', rung: 3 }]);
    expect(encounter.view(setup, state, 0).actors[0]).toMatchObject({ id: 'ann', status: 'OUT' });
    const texts = encounter.legal(setup, state, 0).map((action) => encounter.format(setup, action));
    expect(texts).toContain('choose see ann');
  });

  test('[E10] stays away after a Beat that does not', () => {
    const { setup, state } = playFrom(away(), taken(0), { heroes: [dos(-1)] }, 'choose look bob', 'go-on');
    expect(encounter.view(setup, state, 0).actors[0]!.status).toBe('TAKEN_OUT');
  });

  test('[E28] where all of them are, the next Beat with choices brings all back', () => {
    const { events, setup, state } = playFrom(away(), taken(0, 1), {}, 'choose leave');
    expect(setup.script.scene.beat[state.beat]!.id).toBe('done');
    expect(all(events, 'recovered')).toMatchObject([
      { how: 'SCENE', actor: 'ann' },
      { how: 'SCENE', actor: 'bob' },
    ]);
    const entered = playFrom(
      {
        ...away(),
        scene: {
          ...(away().scene as Fields),
          beat: [beat('page', { next: [{ to: 'first' }] }), ...(away().scene as { beat: Fields[] }).beat],
        },
      },
      taken(0, 1),
      {},
      'go-on',
    );
    expect(all(entered.events, 'recovered')).toMatchObject([
      { how: 'BEAT', actor: 'ann', rung: 3 },
      { how: 'BEAT', actor: 'bob', rung: 3 },
    ]);
    expect(encounter.legal(entered.setup, entered.state, 0)).toHaveLength(3);
  });

  test('[E10] the end of the scene brings them back', () => {
    const { setup, state } = playFrom(away(), taken(0), {}, 'choose leave');
    expect(encounter.view(setup, state, 0).actors[0]).toMatchObject({
      status: 'STANDING',
      pillars: [{ rung: 3 }, {}, {}],
    });
    const before = playFrom(away({ taken_out: 'CHECKS' }), taken(0), {}, 'choose leave');
    expect(before.view.actors[0]!.status).toBe('TAKEN_OUT');
  });
});
