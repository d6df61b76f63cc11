import { canonical, parseSeed } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { encounter } from './encounter.ts';
import { type Fields, foe, hero, legal, play, previewed, refused, round, why } from './round.fixture.ts';
import { visibleTo } from './secret.ts';

/** Two foes, one a zone away, and heroes with two invokes in hand. */
const fight = (tuning: Fields = { look: 1 }): Fields =>
  round([hero('a')], [foe('b'), foe('c')], {
    tuning,
    difficulty: { id: 'STANDARD', invokes: 2 },
    fight: { zones: 2, foe: [{ who: 'b' }, { who: 'c', zone: 2 }] },
  });

const SEALED = '1: declare b strike a; declare b guard; declare c move zone-1; ready';

describe('[E46] a look at sealed intents', () => {
  test('[E46] costs invokes, is told to who paid, and shows what one foe has declared', () => {
    const { view, events, setup, state } = play(fight(), {}, SEALED, '0: look b');
    expect(events).toEqual([
      { kind: 'invokes-spent', side: 'HEROES', by: 1 },
      {
        kind: 'looked',
        seat: 0,
        actor: 'b',
        intents: [
          { kind: 'USE', actor: 'b', technique: 'strike', target: 'a', slot: 'MAJOR', invoke: 'none' },
          { kind: 'USE', actor: 'b', technique: 'guard', target: null, slot: 'MINOR', invoke: 'none' },
        ],
      },
    ]);
    expect(events.map((event) => [visibleTo(event, 0), visibleTo(event, 1), visibleTo(event, 'watcher')])).toEqual([
      [true, true, true],
      [true, false, false],
    ]);
    expect(view.invokes[0]).toBe(1);
    expect(view.fight!.intents.map(({ technique }) => technique)).toEqual(['strike', 'guard']);
    expect(encounter.view(setup, state, 'watcher').fight!.intents).toEqual([]);
  });

  test('[E46] [K5] what was seen stays seen in every state the player could be in, the rest is drawn again', () => {
    const { setup, state, view } = play(fight(), {}, SEALED, '0: look b');
    for (let i = 0; i < 20; i += 1) {
      const { state: other } = encounter.resample!(setup, state, 0, parseSeed(`${i}`));
      expect(canonical(encounter.view(setup, other, 0) as never)).toBe(canonical(view as never));
    }
  });

  test('[E46] [K5] a preview tells the price and not the intents', () => {
    const seen = previewed(play(fight(), {}, SEALED), 0, 'look b');
    expect(seen.events.map(({ kind }) => kind)).toEqual(['invokes-spent']);
  });

  test('[E46] is over with the round: the next one is sealed again', () => {
    const { view } = play(fight(), { heroes: '2+1 2+1', foes: '2+1' }, SEALED, '0: look b; ready');
    expect([view.fight!.round, view.fight!.intents]).toEqual([2, []]);
  });

  const refusals: readonly [what: string, tuning: Fields, lines: readonly string[], code: string][] = [
    ['an edition without looks', {}, [SEALED, '0: look b'], 'no-look'],
    ['a side that is still declaring', { look: 1 }, ['0: look b'], 'not-sealed'],
    ['the same foe twice', { look: 1 }, [SEALED, '0: look b; look b'], 'seen-already'],
    ['one invoke too few', { look: 3 }, [SEALED, '0: look b'], 'no-invokes'],
    ['invokes that an intent has claimed', { look: 1 }, [SEALED, '0: declare a strike b +6; look b'], 'no-invokes'],
    ['one’s own side', { look: 1 }, [SEALED, '0: look a'], 'unknown-actor'],
    ['a stranger', { look: 1 }, [SEALED, '0: look x'], 'unknown-actor'],
  ];
  test.each(refusals)('[E46] [K3] %s: refused', (_, tuning, lines, code) => {
    expect(why(refused(fight(tuning), {}, ...lines))).toMatchObject({ code });
  });

  test('[E46] [K9] is offered by its tuning alone, once the other side is ready', () => {
    const looks = (tuning: Fields, ...lines: readonly string[]) =>
      legal(play(fight(tuning), {}, ...lines), 0).filter((text) => text.startsWith('look'));
    expect(looks({ look: 1 }, SEALED)).toEqual(['look b', 'look c']);
    expect(looks({ look: 2 }, SEALED, '0: look c')).toEqual([]);
    expect(looks({ look: 1 })).toEqual([]);
    expect(looks({}, SEALED)).toEqual([]);
  });
});

describe('[E21] an attack whose target has walked away', () => {
  const gone = (tuning: Fields) =>
    play(fight(tuning), {}, '1: declare b move zone-2; ready', '0: declare a strike b +6; ready');

  test('[E21] [K9] spends its invokes in edition 3 and before, and has them back in the next round from edition 4 on', () => {
    const spent = gone({});
    expect(spent.told.map(({ kind }) => kind)).toContain('target-gone');
    expect(spent.view.invokes[0]).toBe(0);
    const back = gone({ gone_invokes: 'BACK' });
    expect(back.told.filter(({ kind }) => kind === 'invokes-made')).toEqual([
      { kind: 'invokes-made', side: 'HEROES', by: 2 },
    ]);
    expect([back.view.fight!.round, back.view.invokes[0]]).toEqual([2, 2]);
  });
});

describe('[E45] windows in which nothing can be changed', () => {
  const very = (tuning: Fields, fields: Fields = {}): Fields =>
    round([hero('a', { speed: 'VERY_FAST', techniques: ['parry'] })], [foe('b', { techniques: ['parry'] })], {
      tuning,
      ...fields,
    });
  const miss = { heroes: '2+1', foes: '15+3 10+3' };

  test('[E45] [K9] no Nuance is asked for where one degree more changes nothing', () => {
    const lines = ['1: ready', '0: declare a strike b; ready'];
    const open = play(very({}), miss, ...lines);
    expect([open.state.phase, legal(open, 0)]).toEqual(['CLASH', ['nuance a degree 1', 'pass']]);
    const shut = play(very({ idle_windows: 'SHUT' }), miss, ...lines);
    expect([shut.state.phase, shut.view.fight!.round]).toEqual(['INTENT', 2]);
  });

  test('[E45] it is asked for where it turns a miss by one into contact that hurts', () => {
    // A tie: contact 0; resistance fails by two degrees.
    const tie = { heroes: '10+3', foes: '10+3 2+1' };
    const asked = play(very({ idle_windows: 'SHUT' }), tie, '1: ready', '0: declare a strike b; ready');
    expect(legal(asked, 0)).toEqual(['nuance a degree 1', 'pass']);
  });

  test('[E45] [K9] no parry is asked for against a hit that does no harm', () => {
    // Contact 1, resisted.
    const harmless = { heroes: '10+3 15+3', foes: '11+3' };
    const lines = ['1: declare b strike a; ready', '0: ready'];
    expect(play(very({}), harmless, ...lines).state.phase).toBe('REACTION');
    expect(play(very({ idle_windows: 'SHUT' }), harmless, ...lines).state.phase).toBe('INTENT');
  });
});

describe('[E47] a fight that offers less', () => {
  const only = round([hero('a', { speed: 'VERY_FAST', techniques: ['parry', 'brace'] })], [foe('b')], {
    fight: { only: ['strike', 'brace'] },
    tuning: { look: 1, idle_windows: 'SHUT' },
    difficulty: { id: 'STANDARD', invokes: 2 },
  });

  test('[E47] heroes can declare what is named and nothing else, Nuance, Prepared and looks among it', () => {
    const at = play(only, {}, '1: ready');
    expect(legal(at, 0)).toEqual([
      'declare a strike b',
      'declare a strike b +6',
      'declare a strike b +3-reroll',
      'ready',
      'withdraw',
    ]);
    for (const line of ['declare a guard', 'nuance a minor', 'look b'])
      expect(why(refused(only, {}, '1: ready', `0: ${line}`))).toMatchObject({ code: 'not-taught' });
  });

  test('[E47] foes fight with all they have, and of the reactions those that are named are asked for', () => {
    const at = play(
      only,
      { heroes: '5+1 2+1', foes: '15+3' },
      '1: declare b strike a; declare b guard; ready',
      '0: ready',
    );
    expect(at.state.phase).toBe('REACTION');
    expect(legal(at, 0)).toEqual(['react a brace 1', 'pass']);
  });
});

describe('[E47] a fight that adds something a round', () => {
  const growing = round([hero('a', { techniques: ['parry', 'brace'] })], [foe('b')], {
    fight: {
      only: ['strike'],
      adds: [
        { round: 2, only: ['brace'] },
        { round: 3, only: ['guard'] },
      ],
    },
    tuning: { idle_windows: 'SHUT' },
  });
  const IDLE = ['1: ready', '0: ready'];
  const BLOW = ['1: declare b strike a; ready', '0: ready'];
  const LANDS = { heroes: '5+1 2+1', foes: '15+3' };

  test('[E47] what was not shown yet is refused, what was stays', () => {
    const at = (...lines: readonly string[]) => legal(play(growing, {}, ...lines, '1: ready'), 0);
    expect(at()).toEqual(['declare a strike b', 'ready', 'withdraw']);
    expect(at(...IDLE)).toEqual(['declare a strike b', 'ready', 'withdraw']);
    expect(at(...IDLE, ...IDLE)).toEqual(['declare a strike b', 'declare a guard', 'ready', 'withdraw']);
  });

  test('[E47] a reaction is asked for from its round on', () => {
    expect(play(growing, LANDS, ...BLOW).state.phase).toBe('INTENT');
    const later = play(growing, LANDS, ...IDLE, ...BLOW);
    expect([later.state.phase, legal(later, 0)]).toEqual(['REACTION', ['react a brace 1', 'pass']]);
  });
});

describe('[E48] how a sealed round begins', () => {
  const told = (
    lines: readonly string[],
    seat: 0 | 1 | 'watcher' = 0,
    tuning: Fields = { tells: 'SHOWN', look: 1 },
  ) => {
    const { setup, state } = play(fight(tuning), {}, ...lines);
    return encounter.view(setup, state, seat).actors.map(({ id, tell }) => [id, tell]);
  };
  const HIDDEN = [
    ['a', null],
    ['b', null],
    ['c', null],
  ];

  test('[E48] once a side is ready, the other sees the deed and the pillar each of its actors begins with', () => {
    expect(told([SEALED])).toEqual([
      ['a', null],
      ['b', { does: 'ATTACK', pillar: 'VIOLENCE' }],
      ['c', { does: 'MOVE', pillar: null }],
    ]);
    expect(told(['1: declare b guard; declare b strike a; ready'])).toEqual([
      ['a', null],
      ['b', { does: 'GUARD', pillar: null }],
      ['c', { does: 'NOTHING', pillar: null }],
    ]);
  });

  test('[E48] not while it declares, not to its own side or a watcher, not in an edition without', () => {
    expect(told(['1: declare b strike a'])).toEqual(HIDDEN);
    expect(told([SEALED], 1)).toEqual(HIDDEN);
    expect(told([SEALED], 'watcher')).toEqual(HIDDEN);
    expect(told([SEALED], 0, {})).toEqual(HIDDEN);
  });

  test('[E48] who was looked at needs no tell', () => {
    expect(told([SEALED, '0: look b'])[1]).toEqual(['b', null]);
  });

  test('[E48] [K5] every plan that could have been declared begins as it was shown', () => {
    const { setup, state, view } = play(fight({ tells: 'SHOWN' }), {}, SEALED);
    const plans = new Set<string>();
    for (let i = 0; i < 20; i += 1) {
      const { state: other } = encounter.resample!(setup, state, 0, parseSeed(`${i}`));
      expect(canonical(encounter.view(setup, other, 0) as never)).toBe(canonical(view as never));
      plans.add(String(other.plan1));
    }
    expect(plans.size).toBeGreaterThan(5);
  });
});
