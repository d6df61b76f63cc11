import { act, begin, openStream, parseSeed, Refusal, type Run } from '@lockstep/kernel';
import {
  afterRefusal,
  afterStep,
  afterTakeback,
  openRemote,
  performRemote,
  promptOf,
  refTo,
  type Session,
  viewOf,
} from '@lockstep/play';
import { expect, test } from 'vitest';
import type { Action, Event } from './action.ts';
import { type BattleGame, battle } from './battle.ts';
import { readContent } from './content.fixture.ts';
import { setupOf } from './decks.fixture.ts';
import { player } from './player.ts';
import { resolve } from './resolve.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

const pack = readContent();
const setup = setupOf(resolve(pack, { scene: pack.duel[0]!.id, players: 2 }));
const ref = refTo('battle', { kind: 'scene', scene: pack.duel[0]!.id }, { options: { players: 2 } });
const opening = { ref, setup, seed: parseSeed('0000000000000000'), from: undefined };
type BattleRun = Run<Setup, State, Action, Event, View>;

const seatOf = (seat: number, { now }: BattleRun): Session<BattleGame> =>
  openRemote<BattleGame>(player, opening, seat, battle.mask(setup, now.state, seat).state);

/** What a server tells a seat of the last step. */
const told = (session: Session<BattleGame>, { now }: BattleRun): Session<BattleGame> =>
  afterStep(session, {
    seat: now.seat,
    text: now.seat === session.seat ? now.text : '',
    events: now.events,
    state: battle.mask(setup, now.state, session.seat).state,
  });

test('[S41] a session at one seat has the view and the choices of that seat, from what it was told alone', () => {
  const stream = openStream(parseSeed('remote'), 'choices');
  let run = begin(battle, setup, parseSeed('a match')) as BattleRun;
  let seats = [0, 1].map((seat) => seatOf(seat, run));
  for (let i = 0; i < 80 && !battle.outcome(setup, run.now.state); i += 1) {
    const [mover] = battle.toMove(setup, run.now.state);
    for (const session of seats) {
      expect(viewOf(session)).toEqual(battle.view(setup, run.now.state, session.seat));
      expect(session.waiting).toBe(session.seat === mover ? null : 'others');
      if (session.seat !== mover) expect(promptOf(session).options.filter(({ off }) => off === null)).toEqual([]);
    }
    const legal = battle.legal(setup, run.now.state, mover!);
    const text = battle.format(setup, legal[stream.below(legal.length)]!);
    const { session, sending } = performRemote(seats[mover!]!, { kind: 'act', text });
    expect([sending, session.waiting, session.attempt.run.now.turn]).toEqual([{ kind: 'act', text }, 'others', i]);
    // Until it is answered nothing more is sent.
    expect(performRemote(session, { kind: 'act', text }).sending).toBeUndefined();
    const action = battle.parse(setup, text);
    const next = act(run, mover!, action.ok ? action.value : ({} as Action));
    if (next instanceof Refusal) throw new Error(next.code);
    run = next as BattleRun;
    seats = seats.map((one) => told(one.seat === mover ? session : one, run));
  }
  expect(run.now.turn).toBeGreaterThan(30);
});

test('[S44] a step back is asked for, not made; what is refused may be tried again', () => {
  let run = begin(battle, setup, parseSeed('a match')) as BattleRun;
  const [mover] = battle.toMove(setup, run.now.state);
  const start = seatOf(mover!, run);
  expect(performRemote(start, { kind: 'undo' }).sending).toBeUndefined();
  expect(performRemote(start, { kind: 'act', text: 'dance' }).session.notice).toMatchObject({ kind: 'refused' });
  run = act(run, mover!, battle.legal(setup, run.now.state, mover!)[0]!) as BattleRun;
  const after = told(start, run);
  expect(performRemote(after, { kind: 'undo' }).sending).toEqual({ kind: 'ask-takeback' });
  const back = afterTakeback(after, 0);
  expect([back.attempt.run.now.turn, back.waiting, viewOf(back)]).toEqual([0, null, viewOf(start)]);
  const sent = performRemote(start, {
    kind: 'act',
    text: promptOf(start).options.find(({ text }) => text !== null)!.text!,
  }).session;
  expect(afterRefusal(sent, new Refusal('away'))).toMatchObject({ waiting: null, notice: { kind: 'refused' } });
});
