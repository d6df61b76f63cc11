import {
  act,
  begin,
  makeReplay,
  openStream,
  parseReplay,
  parseSeed,
  playBots,
  Refusal,
  verifyReplay,
} from '@lockstep/kernel';
import { freshFlags, openAttempt, openSession, perform, type Ref } from '@lockstep/play';
import { expect, test } from 'vitest';
import { bots } from './bots.ts';
import { codexOf } from './codex.ts';
import { questOf } from './content.fixture.ts';
import { player } from './player.ts';
import { quest } from './quest.ts';

const setup = questOf({ scene: 'three-nights', level: 'guest' });

/** A quest as a session plays it: the player's choices, and the bot of the setup at the other seat. */
const played = () => {
  const seat = { name: 'greedy', bot: bots.greedy };
  const own = openStream(parseSeed('session'), 'own');
  let run = begin(quest, setup, parseSeed('session'));
  while (!quest.outcome(setup, run.now.state)) {
    run = playBots(run, new Map([[1, seat]]));
    if (quest.outcome(setup, run.now.state)) break;
    const next = act(run, 0, bots.greedy.choose(setup, run.now.state, 0, own));
    if (next instanceof Refusal) throw new Error(next.code);
    run = next;
  }
  return run;
};

test('[Q5] the opponent’s actions stand in the replay, and whoever checks asks its bot again', () => {
  const run = played();
  const text = makeReplay(run, undefined);
  const verify = (written: string, bot: keyof typeof bots) => {
    const replay = parseReplay(written);
    if (!replay.ok) throw new Error(JSON.stringify(replay.fault));
    return verifyReplay(replay.value, () => ({
      ok: true,
      value: {
        game: quest as never,
        setup,
        seed: parseSeed('session'),
        bots: new Map([[1, { name: 'greedy', bot: bots[bot] as never }]]),
      },
    }));
  };
  expect(verify(text, 'greedy')).toMatchObject({ ok: true });
  expect(verify(text, 'random')).toMatchObject({ ok: false, fault: { code: 'not-the-bot' } });
  expect(player.opponents!(setup, {})).toEqual({ 1: 'greedy' });
});

test('[Q20] what is recorded: battles won, level, points, in this order', () => {
  const run = played();
  const { won, points } = run.now.state;
  expect(player.recorder.entry(run)).toMatchObject({
    merit: [won, -1, points],
    facts: { battles: won, points, level: -1 },
  });
});

test('[Q28] the codex is what entries tell: cards and dreamcaller of each quest, who was fought and who was beaten', () => {
  const run = played();
  const { won, draft } = run.now.state;
  const { facts } = player.recorder.entry(run);
  const { cards, callers, opponents } = codexOf([{ facts }, { facts }, { facts: { 'fought.nobody': 0 } }]);
  const ids = new Set(draft.deck.map((card) => setup.draft.cards[card]!.id));
  expect(Object.keys(cards).sort()).toEqual([...ids].sort());
  expect(new Set(Object.values(cards))).toEqual(new Set([2]));
  expect(callers).toEqual({ [setup.draft.callers[draft.caller]!.id]: 2 });
  expect(Object.values(opponents).reduce((sum, { beaten }) => sum + beaten, 0)).toBe(2 * won);
  expect(opponents.nobody).toEqual({ fought: 1, beaten: 0 });
  expect(codexOf([])).toEqual({ cards: {}, callers: {}, signs: {}, opponents: {} });
});

test('[Q26] only the first try of a date counts, and any number on a road', () => {
  const ref = (subject: Ref['subject']): Ref => ({ game: 'quest', subject, options: {}, seed: null, pack: null });
  const { ledger, once } = player.recorder;
  const ofDate = ledger(ref({ kind: 'daily', date: '2026-12-01' }), setup)!;
  const ofRoad = ledger(ref({ kind: 'scene', scene: 'seven-nights' }), setup)!;
  expect([once?.(ofDate), once?.(ofRoad)]).toEqual([true, false]);
  const opening = {
    ref: ref({ kind: 'daily', date: '2026-12-01' }),
    setup,
    seed: parseSeed('session'),
    from: undefined,
  };
  const session = openSession(player, opening, openAttempt(begin(quest, setup, opening.seed), freshFlags(false)));
  const { session: begun } = perform(session, {
    kind: 'act',
    text: quest.format(setup, quest.legal(setup, session.attempt.run.now.state, 0)[0]!),
  });
  for (const again of [true, false]) {
    const { session: retried, effects } = perform(begun, { kind: 'retry', again, sure: true });
    expect(retried.attempt.flags.practice).toBe(true);
    expect(retried.attempt.run.now.turn).toBe(0);
    expect(effects.map(({ kind }) => kind)).toEqual(['save']);
  }
});
