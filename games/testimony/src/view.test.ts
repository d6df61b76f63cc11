import { describe, expect, test } from 'vitest';
import { LOSSES } from './action.ts';
import { card, counter, type Fields, play, puzzle, refuter, says } from './play.fixture.ts';
import { refusals } from './refusals.ts';
import { testimony } from './testimony.ts';

const written = (changes: Fields = {}): Fields =>
  puzzle(
    [
      card('nap', 12, {
        line: 'It snored.',
        proves: ['IDENTITY', 'INTENT'],
        ...says('23:50–00:10', { location: 'BEDROOM', state: 'ASLEEP', activity: 'SLEEPING' }),
      }),
      card('call', 9, { trust: 'SKETCHY', ...says('00:11', { state: 'AWAKE' }) }),
      refuter('tape', 5, ['CAMERA', 'ELSEWHERE'], { trust: 'PLAUSIBLE' }),
    ],
    { counter: [counter('CAMERA', 'IDENTITY')], concern: ['LIVENESS', 'IDENTITY'], ...changes },
  );

describe('[T36] the view', () => {
  test('[T36] all there is to know before the first submission', () => {
    const { view } = play(written({ scrutiny: 1, incident: 'MIDNIGHT_FRIDGE', difficulty: 'NORMAL' }));
    expect(view).toMatchObject({
      phase: 'solve',
      target: 'FRIDGE',
      incident: 'MIDNIGHT_FRIDGE',
      difficulty: 'NORMAL',
      visibility: 'FULL',
      resistance: 35,
      resistanceMax: 35,
      turn: 1,
      turns: 6,
      turnsLeft: 6,
      scrutiny: 1,
      scrutinyCap: 5,
      mostCards: 3,
      concerns: [
        { proof: 'LIVENESS', addressed: false },
        { proof: 'IDENTITY', addressed: false },
      ],
      hiddenCounters: 0,
      outcome: null,
      badges: [],
    });
    expect(play(written()).view).toMatchObject({ incident: null, difficulty: null });
  });

  test('[T36] a card of evidence', () => {
    expect(play(written()).view.cards[0]).toEqual({
      id: 'nap',
      name: 'The nap',
      line: 'It snored.',
      kind: 'evidence',
      power: 12,
      trust: 'VERIFIED',
      proves: ['IDENTITY', 'INTENT'],
      refutes: [],
      timeRange: ['23:50', '00:10'],
      location: 'BEDROOM',
      state: 'ASLEEP',
      activity: 'SLEEPING',
      place: 'hand',
      contestedBy: null,
      blocked: null,
    });
  });

  test('[T36] a refutation card', () => {
    expect(play(written()).view.cards[2]).toEqual({
      id: 'tape',
      name: 'The tape',
      line: null,
      kind: 'refutation',
      power: 5,
      trust: 'PLAUSIBLE',
      proves: [],
      refutes: ['CAMERA', 'ELSEWHERE'],
      timeRange: null,
      location: null,
      state: null,
      activity: null,
      place: 'hand',
      contestedBy: null,
      blocked: null,
    });
  });

  test('[T36] after a submission: contested, blocked, addressed', () => {
    const { view } = play(written(), 'submit nap');
    expect(view).toMatchObject({ resistance: 29, turn: 2, turnsLeft: 5 });
    expect(view.cards[0]).toMatchObject({ place: 'story', contestedBy: 'CAMERA', blocked: null });
    expect(view.cards[1]).toMatchObject({
      place: 'hand',
      blocked: { cards: ['nap', 'call'], claims: ['ASLEEP', 'AWAKE'], minutes: 1 },
    });
    expect(view.concerns[1]).toEqual({ proof: 'IDENTITY', addressed: true });
    expect(view.counters).toMatchObject([{ id: 'CAMERA', played: true, refuted: false, refutedBy: ['tape'] }]);
  });

  test('[T36] a card of the story is blocked by nothing', () => {
    expect(play(written(), 'submit call').view.cards.map(({ blocked }) => blocked !== null)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('[T36] at the end', () => {
    const { view } = play(written({ resistance: 6 }), 'submit nap pulse');
    expect(view).toMatchObject({
      phase: 'result',
      resistance: 0,
      outcome: { result: 'won', reason: 'granted', scores: [30] },
      badges: ['PERFECT'],
    });
  });

  test('[T36] a watcher sees what the player sees', () => {
    const { setup, state, view } = play(written({ visibility: 'HIDDEN' }), 'submit pulse');
    expect(testimony.view(setup, state, 'watcher')).toEqual(view);
  });

  test('[T46] a card’s line changes no state', () => {
    const spoken = (line: string) =>
      play(written({ card: (written().card as Fields[]).map((one) => ({ ...one, line })) }), 'submit nap').state;
    expect(spoken('You again.')).toEqual(spoken('Good night.'));
  });
});

test('[K6] views, events, actions and refusals speak the player’s words', () => {
  const words = (value: unknown): readonly string[] => JSON.stringify(value).match(/[A-Za-z_]+/g) ?? [];
  const { setup, state, view, told } = play(written(), 'submit call', 'submit tape');
  const spoken = [
    view,
    told,
    refusals,
    LOSSES,
    testimony.legal(setup, state, 0).map((action) => testimony.format(setup, action)),
    testimony.makeSetup(setup),
    testimony.explain?.(setup, state, 0, testimony.legal(setup, state, 0)[0]!),
  ].flatMap(words);
  expect(spoken).toContain('resistance');
  const internal = ['lock_strength', 'proof_requirement', 'evidence_card', 'refutation_card', 'claim_match_bonus'];
  expect(spoken.map((word) => word.toLowerCase()).filter((word) => internal.includes(word))).toEqual([]);
});
