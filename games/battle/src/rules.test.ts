import { openStream, parseSeed, preview, Refusal } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { KINDS } from './action.ts';
import { battle } from './battle.ts';
import { readContent } from './content.fixture.ts';
import { anyDecks, setupOf } from './decks.fixture.ts';
import { legalTexts, place, play, sideOf } from './position.fixture.ts';
import { resolve } from './resolve.ts';
import { SEAT, SEAT_SIZE } from './state.ts';

const pack = readContent();
const duel = (written: object = {}) => setupOf(resolve(pack, written));
const refusal = (placed: ReturnType<typeof place>, line: string, seat = 0): string => {
  const action = battle.parse(placed.setup, line);
  if (!action.ok) return action.fault.code;
  const next = battle.step(placed.setup, placed.state, seat, action.value);
  return next instanceof Refusal ? next.code : 'accepted';
};

describe('setup and turn', () => {
  test('[B1] who moves first is drawn from a stream of its own, or named', () => {
    const setup = duel();
    for (const seed of ['a', 'b', 'c', 'd'].map(parseSeed))
      expect(battle.start(setup, seed).first).toBe(openStream(seed, 'first').below(2));
    expect(battle.start(duel({ first: 1 }), parseSeed('a')).first).toBe(1);
    expect(
      duel({ seat: [{ deck: ['flame-imp'], points_to_win: 7, production: 2 }, { deck: ['flame-imp'] }] }).seats,
    ).toMatchObject([
      { pointsToWin: 7, production: 2 },
      { pointsToWin: 20, production: 3 },
    ]);
  });

  test('[B3] six cards each, or one more for who moves second, kept or drawn again once, first by who moves first', () => {
    const plain = duel({ first: 1 });
    expect(battle.start(plain, parseSeed('hands')).hands.map((hand) => hand.length)).toEqual([6, 6]);
    const setup = duel({ first: 1, battle: { opening_hand: 5, second_extra_cards: 1 } });
    const start = { setup, state: battle.start(setup, parseSeed('hands')) };
    expect(start.state.hands.map((hand) => hand.length)).toEqual([6, 5]);
    const after = play(start, '1: redraw', '0: keep');
    expect(after.state.hands.map((hand) => hand.length)).toEqual([6, 5]);
    expect(after.log.map(({ kind }) => kind).slice(0, 3)).toEqual(['redrew', 'drew', 'drew-cards']);
    expect(after.state.hands[1]).not.toEqual(start.state.hands[1]);
  });

  test('[B4] abilities at the start of the battle resolve before turn 1', () => {
    const seat = { deck: ['flame-imp'], dreamsigns: ['wick-without-wax'] };
    const setup = duel({ first: 0, seat: [seat, { ...seat, dreamsigns: ['root-under-the-bed'] }] });
    const after = play({ setup, state: battle.start(setup, parseSeed('open')) }, 'keep', 'keep');
    expect(sideOf(after, 0)).toMatchObject({ row: ['figment 1'], energy: 3, points: 1 });
    expect(sideOf(play(after, 'end'), 1)).toMatchObject({ energy: 6, production: 3 });
  });

  test('[B7] who moves second has more Energy in the first turn, and only there', () => {
    const energy = (numbers: object): readonly number[] => {
      const setup = duel({ first: 0, battle: numbers, seat: [{ deck: ['flame-imp'] }, { deck: ['flame-imp'] }] });
      let now = play({ setup, state: battle.start(setup, parseSeed('open')) }, 'keep', 'keep');
      return [0, 1, 0, 1].map((seat, turn) => {
        if (turn > 0) now = play(now, 'end');
        if (now.state.phase === 'end-window') now = play(now, 'pass');
        return sideOf(now, seat).energy ?? -1;
      });
    };
    expect(energy({ second_energy: 2 })).toEqual([3, 5, 4, 4]);
    expect(energy({ second_energy: 0 })).toEqual([3, 3, 4, 4]);
  });

  test('[B6] after the last turn more points win, and equal points are a draw', () => {
    const last = (points: number) => {
      const placed = play(place([{ points }, { points: 3 }], { active: 1, turn: 40 }), 'end');
      return battle.outcome(placed.setup, placed.state);
    };
    expect(last(4)).toEqual({ result: 'won', reason: 'turns', scores: [1, 0] });
    expect(last(2)).toEqual({ result: 'lost', reason: 'turns', scores: [0, 1] });
    expect(last(3)).toEqual({ result: 'drawn', reason: 'turns', scores: [0, 0] });
  });

  test('[B8] Energy from a Judgment pays in the same turn', () => {
    expect(
      sideOf(play(place([{ production: 3, row: ['clay-porter 1'] }, {}], { active: 1, turn: 8 }), 'end'), 0),
    ).toMatchObject({
      production: 4,
      energy: 5,
    });
  });

  test('[B9] Energy is kept through the enemy’s turn and lost at the next start, unless it is kept', () => {
    const after = play(place([{ energy: 4, production: 4 }, {}]), 'end');
    expect(sideOf(after, 0).energy).toBe(4);
    expect(sideOf(play(after, 'end'), 0).energy).toBe(5);
    expect(
      sideOf(play(place([{ energy: 4, production: 4, row: ['anvil-hearted-matron 4'] }, {}]), 'end', 'end'), 0).energy,
    ).toBe(9);
  });

  test('[B9] production stops at its most, Energy from effects does not', () => {
    const side = {
      energy: 9,
      production: 10,
      hand: ['twice-cut-field'],
      row: ['flame-imp', 'flame-imp', 'flame-imp', 'flame-imp'],
    };
    expect(sideOf(play(place([side, {}]), 'play twice-cut-field'), 0).energy).toBe(11);
    expect(sideOf(play(place([{ production: 10 }, {}], { active: 1, turn: 8 }), 'end'), 0)).toMatchObject({
      production: 10,
      energy: 10,
    });
  });
});

describe('playing and answering', () => {
  test('[B11] what a play triggers resolves first, even if the card is Prevented', () => {
    const placed = place([
      { energy: 4, row: ['soot-fiddler 0'], hand: ['scatter-the-brands'] },
      { energy: 2, hand: ['stayed-axe'] },
    ]);
    const after = play(placed, 'play scatter-the-brands', 'play stayed-axe');
    expect(sideOf(after, 0).row).toEqual(['soot-fiddler 1']);
  });

  test('[B12] what cannot be played', () => {
    const full = Array.from({ length: 8 }, () => 'figment 1');
    expect(refusal(place([{ energy: 5, row: full, hand: ['flame-imp'] }, {}]), 'play flame-imp')).toBe('row-full');
    expect(refusal(place([{ energy: 5, hand: ['unmake-the-bridge'] }, {}]), 'play unmake-the-bridge')).toBe(
      'no-choice',
    );
    expect(refusal(place([{ energy: 5, hand: ['the-tenth-loaf'] }, {}]), 'play the-tenth-loaf')).toBe('no-choice');
    expect(refusal(place([{ energy: 5, hand: ['what-the-moth-keeps'] }, {}]), 'play what-the-moth-keeps')).toBe(
      'no-choice',
    );
    expect(refusal(place([{ energy: 5, hand: ['stayed-axe'] }, {}]), 'play stayed-axe')).toBe('only-an-answer');
    expect(refusal(place([{ energy: 5, hand: ['blow-on-the-coals'] }, {}]), 'play blow-on-the-coals')).toBe('accepted');
    expect(refusal(place([{ energy: 0, hand: ['flame-imp'] }, {}]), 'play flame-imp')).toBe('no-energy');
  });

  test('[B15] a window opens only where there is a card and Energy', () => {
    const opened = (energy: number, hand: readonly string[]): boolean => {
      const placed = play(
        place([
          { energy: 1, hand: ['flame-imp'] },
          { energy, hand },
        ]),
        'play flame-imp',
      );
      return placed.state.phase === 'answer-window';
    };
    expect(opened(1, ['quarry-ox'])).toBe(true);
    expect(opened(0, ['the-fever-breaks'])).toBe(false);
    expect(opened(1, [])).toBe(false);
    const shut = play(
      place([
        { energy: 1, hand: ['flame-imp'] },
        { energy: 1, hand: ['quarry-ox'] },
      ]),
      'play flame-imp',
    );
    expect(legalTexts(shut)).toEqual(['pass']);
  });

  test('[B16] a Static gives Fast to cards in hand, and Main takes Fast cards like any other', () => {
    const window = (row: readonly string[]) =>
      legalTexts(play(place([{ energy: 3, row, hand: ['doorstep-guest'] }, {}], { active: 1, turn: 8 }), 'end'));
    expect(window(['threshold-cousin 3'])).toEqual(['play doorstep-guest', 'pass']);
    expect(window(['flame-imp 1'])).toEqual(['pass']);
    expect(legalTexts(place([{ energy: 3, hand: ['lodger-in-the-loft', 'grassfire-lancer'] }, {}]))).toEqual([
      'play grassfire-lancer',
      'end',
    ]);
  });
});

describe('resolving', () => {
  test('[B19] a queued ability resolves though its source has left; what it says of itself does nothing', () => {
    const placed = place([{ energy: 9, row: ['moonfed-eel 3'], hand: ['the-same-gate-again'] }, {}]);
    const after = play(placed, 'play the-same-gate-again');
    expect(sideOf(after, 0)).toMatchObject({ row: [], hand: ['moonfed-eel'] });
  });

  test('[B22] equal cards are one option, and the cheaper one is played', () => {
    const placed = place([{ energy: 9, hand: ['flame-imp', 'flame-imp', 'quarry-ox'] }, {}]);
    expect(legalTexts(placed)).toEqual(['play flame-imp', 'play quarry-ox', 'end']);
    const piper = play(
      place([{ production: 5, row: ['piper-of-lost-turnings 2', 'quarry-ox 2'], hand: ['quarry-ox'] }, {}], {
        active: 1,
        turn: 8,
      }),
      'end',
      'choose yours 2',
    );
    expect(sideOf(play(piper, 'play quarry-ox'), 0).energy).toBe(6 - 1 + 1);
  });

  test('[B23] a loop is cut off after 200 abilities, and an event says so', () => {
    const extra = [
      { id: 'echo-one', type: 'Character' as const, text: 'When you gain Energy, gain 1 Energy.', spark: 1 },
    ];
    const after = play(
      place([{ energy: 1, row: ['echo-one 1'], hand: ['coal-in-the-apron'] }, {}], { extra }),
      'play coal-in-the-apron',
    );
    expect(after.log.at(-1)).toEqual({ kind: 'queue-dropped', abilities: 1 });
    expect(legalTexts(after)).toContain('end');
  });

  test('[B36] emblems act, and cannot be chosen', () => {
    const placed = place([{ row: ['flame-imp 1'], caller: 'brannoc-firstlight' }, {}], { active: 1, turn: 8 });
    expect(sideOf(play(placed, 'end'), 0).row).toEqual(['flame-imp 2']);
  });
});

describe('what is seen', () => {
  test('[B39] a preview ends at a draw, and says how many', () => {
    const { setup, state } = place([{ energy: 3, hand: ['nine-steps-down'], deck: ['flame-imp', 'quarry-ox'] }, {}]);
    const action = battle.parse(setup, 'play nine-steps-down');
    if (!action.ok) throw new Error(action.fault.code);
    const shown = preview(battle, setup, state, 0, action.value);
    if (shown instanceof Refusal) throw new Error(shown.code);
    expect(shown.events.at(-1)).toEqual({ kind: 'drew', seat: 0, count: 2 });
  });

  test('[B39] a preview of a Foresee ends at a draw that goes deeper than what was seen', () => {
    const deck = ['flame-imp', 'quarry-ox', 'low-water', 'stayed-axe'];
    const { setup, state } = play(place([{ energy: 9, hand: ['nine-waves'], deck }, {}]), 'play nine-waves');
    for (const [foresee, last] of [
      ['foresee', 'drew-cards'],
      ['foresee 1', 'drew'],
      ['foresee 2', 'drew'],
    ]) {
      const action = battle.parse(setup, foresee!);
      if (!action.ok) throw new Error(action.fault.code);
      const shown = preview(battle, setup, state, 0, action.value);
      if (shown instanceof Refusal) throw new Error(shown.code);
      const drawn = shown.events.filter(({ kind }) => kind.startsWith('drew'));
      expect([drawn[0], drawn.at(-1)!.kind]).toEqual([{ kind: 'drew', seat: 0, count: 2 }, last]);
    }
  });

  test('[B39] a preview ends at an open window, and says so', () => {
    const { setup, state } = place([
      { energy: 1, hand: ['flame-imp'] },
      { energy: 1, hand: ['stayed-axe'] },
    ]);
    const action = battle.parse(setup, 'play flame-imp');
    if (!action.ok) throw new Error(action.fault.code);
    const shown = preview(battle, setup, state, 0, action.value);
    expect(shown).toMatchObject({ events: [{ kind: 'played' }, { kind: 'window-opened', seat: 1, after: 'card' }] });
  });

  test('[B40] what showed a secret has events of its own, told to its seat alone', () => {
    const { log } = play(
      place([{ energy: 1, hand: ['low-water'], deck: ['flame-imp', 'quarry-ox', 'low-water'] }, {}]),
      'play low-water',
      'foresee 1',
    );
    expect(log.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['foresaw', 'foresaw-cards', 'put-in-void', 'drew', 'drew-cards']),
    );
    for (const event of log) {
      const own = ['foresaw-cards', 'drew-cards'].includes(event.kind);
      expect(battle.visibleTo!(event, 0)).toBe(true);
      expect(battle.visibleTo!(event, 1)).toBe(!own);
      expect(battle.visibleTo!(event, 'watcher')).toBe(!own);
    }
  });

  test('[B38] a bane in the enemy’s hand is seen, nothing else of it is', () => {
    const { setup, state } = place([{}, { hand: ['splinter-of-moonlight', 'flame-imp'] }]);
    expect(battle.view(setup, state, 0).seats[1]).toMatchObject({
      handSize: 2,
      hand: [{ card: 'splinter-of-moonlight' }],
    });
  });

  test('[B41] actions are text, listed in their order', () => {
    expect(KINDS.slice(0, 4)).toEqual(['keep', 'redraw', 'play', 'reclaim']);
    const placed = place([
      {
        energy: 9,
        row: ['roofless-boy 1', 'cellar-child 1'],
        hand: ['flame-imp'],
        void: ['rust-season'],
        caller: 'sisk-the-unheld',
        signs: ['face-in-the-pane'],
      },
      { hand: ['flame-imp'] },
    ]);
    expect(legalTexts(placed)).toEqual([
      'play flame-imp',
      'reclaim rust-season',
      'use 1',
      'use 2',
      'use dreamcaller',
      'use face-in-the-pane',
      'end',
    ]);
    for (const text of ['use', 'use 1.1.1', 'foresee 3 1', 'foresee 6', 'choose enemy 1 2', 'keep it', 'dance'])
      expect(battle.parse(placed.setup, text)).toMatchObject({ ok: false, fault: { code: 'unknown-action' } });
    expect(battle.parse(placed.setup, 'choose yours')).toMatchObject({ ok: false, fault: { code: 'unknown-card' } });
  });

  test('[B42] the same seed, whatever else is drawn, shuffles the same decks', () => {
    const setup = setupOf(anyDecks(parseSeed('any')));
    const [a, b] = [battle.start(setup, parseSeed('one')), battle.start(setup, parseSeed('one'))];
    expect(a).toEqual(b);
    expect(a.seats[SEAT.shuffles]).toBeGreaterThan(0);
    expect(a.seats[SEAT_SIZE + SEAT.shuffles]).toBeGreaterThan(0);
  });
});
