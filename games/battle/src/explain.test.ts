import { preview, Refusal, type Seat } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { battle } from './battle.ts';
import { type Placed, place } from './position.fixture.ts';

const outlook = ({ setup, state }: Placed, text: string, seat: Seat = 0) => {
  const action = battle.parse(setup, text);
  const seen = action.ok ? preview(battle, setup, state, seat, action.value) : action.fault;
  if (seen instanceof Refusal) throw new Error(seen.code);
  return seen.details!;
};

describe('what an action comes to', () => {
  const row = ['causeway-spearman 3'];
  const silent = place([
    { energy: 4, hand: ['boulder-sentinel'] },
    { row, energy: 0 },
  ]);
  const wary = place([
    { energy: 4, hand: ['boulder-sentinel'] },
    { row, energy: 2, hand: ['stayed-axe'] },
  ]);

  test('[B39] a view says what a Judgment of each seat would bring, and whose is next', () => {
    const view = battle.view(silent.setup, silent.state, 0);
    expect(view.seats.map(({ gains }) => gains)).toEqual([0, 3]);
    expect(view.judges).toBe(1);
  });

  test('[B39] a character that is played is in the row afterwards, and both Judgments are counted with it', () => {
    const { answerable, seats } = outlook(silent, 'play boulder-sentinel');
    expect(answerable).toBe(false);
    expect(seats.map(({ row: shown }) => shown.map(({ card, spark }) => `${card} ${spark}`))).toEqual([
      ['boulder-sentinel 3'],
      row,
    ]);
    expect(seats.map(({ total, gains }) => [total, gains])).toEqual([
      [3, 0],
      [3, 0],
    ]);
  });

  test('[B39] what may be answered says so, and shows what comes of it unanswered', () => {
    const { answerable, seats } = outlook(wary, 'play boulder-sentinel');
    expect(answerable).toBe(true);
    expect(seats[0]!.row).toHaveLength(1);
    expect(seats[0]!.energy).toBe(0);
  });

  test('[B39] the end of a turn shows the Judgment that follows it', () => {
    expect(outlook(silent, 'end').seats[1]!.points).toBe(3);
  });
});
