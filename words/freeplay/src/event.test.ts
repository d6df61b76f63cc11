import { type Event, freeplay as game } from '@lockstep/freeplay';
import { COURTROOM, wordsFound } from '@lockstep/words';
import { describe, expect, test } from 'vitest';
import { eventWords } from './event.ts';
import { aura, eventsOf, koa, MACHINE, played } from './run.fixture.ts';

type Sample<Kind extends Event['kind']> = readonly [Extract<Event, { kind: Kind }>, string];

const GATE = 'gate.NO_SELF_REPORT';

const SAID: { readonly [kind in Event['kind']]: Sample<kind> } = {
  injected: [
    { kind: 'injected', turn: 1, artifacts: ['packet-ledger', 'door-still'], tool: 'tool.HASH_RECEIPT', gate: GATE },
    'You INJECT Packet Count Ledger and Door Camera Still at No Self-Report, with Hash Receipt.',
  ],
  flagged: [
    { kind: 'flagged', turn: 1, artifacts: [], gate: GATE, path: 1, struck: 3, ends: 3 },
    'You FLAG No Self-Report: path 1 is declared until turn 3, without “SOURCE_TRUSTED”.',
  ],
  rewired: [
    { kind: 'rewired', turn: 1, artifact: 'door-still', tool: null, from: 'MEDIA', to: 'SENSOR' },
    'You REWIRE Door Camera Still: what was MEDIA counts as SENSOR too.',
  ],
  corroborated: [
    {
      kind: 'corroborated',
      turn: 1,
      artifacts: ['soup-album', 'door-still'],
      trust: { from: 'SKETCHY', to: 'PLAUSIBLE' },
    },
    'You CORROBORATE Soup Album with Door Camera Still: both are marked, and it rises from SKETCHY to PLAUSIBLE.',
  ],
  cycled: [{ kind: 'cycled', turn: 1, artifacts: ['door-still'] }, 'You CYCLE Door Camera Still.'],
  exploited: [
    { kind: 'exploited', turn: 1, artifacts: [], gate: GATE, disables: true },
    'You EXPLOIT No Self-Report: it is off for a turn, and the next INJECT there passes by path 1.',
  ],
  paid: [{ kind: 'paid', tokens: 2, left: 1 }, '2 Ops Tokens spent, 1 left.'],
  'tool-used': [{ kind: 'tool-used', tool: 'tool.REDACT', left: 1 }, 'Redact: 1 charge left.'],
  checked: [
    { kind: 'checked', gate: GATE, table: [[true]], barred: true, path: null },
    'No Self-Report lets nothing with SELF_REPORT by.',
  ],
  damaged: [
    {
      kind: 'damaged',
      gate: GATE,
      base: 40,
      parts: [{ factor: 'STRICTNESS', by: [3, 4] }],
      damage: 30,
      strength: 70,
    },
    '30 Damage (40 × 0.75 unconfirmed): Gate Strength of No Self-Report is 70.',
  ],
  'scrutiny-changed': [
    {
      kind: 'scrutiny-changed',
      causes: [
        { why: 'SKETCHY', by: 3 },
        { why: 'FAILED', by: 2 },
      ],
      scrutiny: 13,
    },
    'Scrutiny 13/30: +3 for a SKETCHY payload and +2 for no path met.',
  ],
  discarded: [{ kind: 'discarded', artifacts: ['door-still'] }, 'Door Camera Still goes to the discard.'],
  returned: [{ kind: 'returned', artifacts: ['door-still'] }, 'Door Camera Still comes back to your hand, this once.'],
  cleared: [{ kind: 'cleared', gate: GATE }, 'No Self-Report is cleared.'],
  'token-gained': [
    { kind: 'token-gained', why: 'GATE', by: 0, tokens: 3 },
    'No Ops Token for the cleared gate: 3 is as many as you can hold.',
  ],
  'audit-began': [
    { kind: 'audit-began', audit: 'audit.NARROW_CHANNEL', why: 'HIGH', ends: 5 },
    'Audit: Narrow Channel until turn 5, because Scrutiny is HIGH now. While it lasts, an INJECT takes one artifact and does a tenth more, and CYCLE swaps at most two.',
  ],
  'strength-returned': [
    { kind: 'strength-returned', gate: GATE, by: 10, strength: 80 },
    'No Self-Report gets 10 Gate Strength back: 80.',
  ],
  'audit-ended': [
    { kind: 'audit-ended', audit: 'audit.DEEP_VERIFY', why: 'CORROBORATE' },
    'The Audit Deep Verify is over: CORROBORATE ended it.',
  ],
  'flag-ended': [{ kind: 'flag-ended', gate: GATE }, 'No Self-Report has no declared path any more.'],
  'gate-enabled': [{ kind: 'gate-enabled', gate: GATE }, 'No Self-Report is on again.'],
  'turn-ended': [{ kind: 'turn-ended', turnsLeft: 1 }, '1 turn left.'],
  reshuffled: [{ kind: 'reshuffled', count: 4 }, '4 artifacts of the discard are shuffled in again.'],
  drew: [{ kind: 'drew', artifacts: null, count: 2 }, '2 artifacts to draw, not known yet.'],
  'incident-won': [{ kind: 'incident-won', turnsLeft: 2 }, 'Every gate is cleared, with 2 turns to spare.'],
  'incident-lost': [{ kind: 'incident-lost' }, 'The turns are used up, and a gate still stands.'],
  submitted: [{ kind: 'submitted', turn: 1, cards: ['yoghurt-lid-snap'] }, 'You submitted Yoghurt Lid Snap.'],
  'scrutiny-rose': [
    { kind: 'scrutiny-rose', rises: [{ why: 'SKETCHY', by: 1, card: 'slippers-parked' }], by: 1, scrutiny: 1 },
    'Scrutiny 1/5: +1 for SKETCHY Slippers, Parked.',
  ],
  refuted: [
    { kind: 'refuted', card: 'yoghurt-lid-snap', counters: null },
    'Yoghurt Lid Snap may refute something you have not seen.',
  ],
  answered: [
    { kind: 'answered', answer: { counter: 'SECURITY_CAMERA', contested: ['slippers-parked'] } },
    'KOA answers with Security Camera: Slippers, Parked is contested.',
  ],
  restored: [
    { kind: 'restored', cards: ['slippers-parked'], damage: 5 },
    'Slippers, Parked is contested no longer: 5 damage restored.',
  ],
  addressed: [{ kind: 'addressed', concerns: ['IDENTITY'] }, 'Concern addressed: IDENTITY.'],
  committed: [{ kind: 'committed', cards: ['yoghurt-lid-snap'] }, 'Yoghurt Lid Snap is part of your story now.'],
  'concerns-open': [
    { kind: 'concerns-open', concerns: ['LOCATION'] },
    'Resistance is gone, but KOA is still concerned about LOCATION.',
  ],
  granted: [{ kind: 'granted', turns: 3, scrutiny: 1 }, 'FRIDGE granted in 3 turns at Scrutiny 1.'],
  denied: [{ kind: 'denied', reason: 'turns-used-up' }, 'Your turns are used up. FRIDGE denied.'],
  'koa-paid': [{ kind: 'koa-paid', tokens: 1, left: 0 }, '1 Ops Token spent, 0 left.'],
  'koa-token': [{ kind: 'koa-token', why: 'REFUTED', by: 1, tokens: 2 }, '1 Ops Token for a refuted counter: 2 now.'],
  'koa-flagged': [{ kind: 'koa-flagged', turn: 1, counter: 'GPS_HISTORY' }, 'You FLAG her: GPS History is shown.'],
  'koa-rewired': [
    { kind: 'koa-rewired', turn: 1, card: 'yoghurt-lid-snap', claim: 'location', from: 'LIVING_ROOM', to: 'HOME' },
    'You REWIRE Yoghurt Lid Snap: its place is HOME now, not LIVING ROOM.',
  ],
  'koa-corroborated': [
    {
      kind: 'koa-corroborated',
      turn: 1,
      card: 'slippers-parked',
      anchor: 'yoghurt-lid-snap',
      trust: { from: 'SKETCHY', to: 'PLAUSIBLE' },
    },
    'You CORROBORATE Slippers, Parked with Yoghurt Lid Snap: it rises from SKETCHY to PLAUSIBLE, and no counter contests it any more.',
  ],
  'koa-cycled': [
    { kind: 'koa-cycled', turn: 1, cards: ['slippers-parked'], drawn: null },
    'You CYCLE Slippers, Parked: 1 card comes, not known yet.',
  ],
  'koa-exploited': [
    { kind: 'koa-exploited', turn: 1, damage: 12, resistance: 9 },
    'You EXPLOIT: 12 damage that nothing contests. Resistance is 9.',
  ],
  'koa-scrutiny': [{ kind: 'koa-scrutiny', why: 'EXPLOIT', by: 2, scrutiny: 3 }, 'Scrutiny 3/5: +2 for the EXPLOIT.'],
  'koa-won': [{ kind: 'koa-won', turnsLeft: 1 }, 'KOA lets it stand, with 1 turn to spare.'],
  'koa-lost': [{ kind: 'koa-lost', reason: 'story-fell-apart' }, 'Your story fell apart under scrutiny.'],
  'act-began': [
    { kind: 'act-began', act: 1, incident: 'fridge-light', scrutiny: 8 },
    'Act 1 begins: The Light Goes Off.',
  ],
  'credits-gained': [
    { kind: 'credits-gained', why: 'TURNS', by: 1, credits: 6 },
    '1 credit for turns you did not need: 6 now.',
  ],
  'act-cleared': [{ kind: 'act-cleared', act: 2, turns: 6 }, 'Act 2 is behind you, in 6 turns.'],
  'cache-opened': [
    { kind: 'cache-opened', offers: ['CALM', 'TOKEN'] },
    'A cache opens: A Quiet Hour and A Spare Key Fob.',
  ],
  took: [
    { kind: 'took', offer: 'TOOL', about: 'tool.REDACT', cost: 7, credits: 1 },
    'You take Something from the Shed: Redact, for 7 credits; 1 left.',
  ],
  'cache-left': [{ kind: 'cache-left' }, 'You leave the cache.'],
  'run-won': [{ kind: 'run-won', turns: 17 }, 'The run is won, in 17 turns.'],
  'run-lost': [{ kind: 'run-lost', act: 3 }, 'The run ends in the Boss.'],
  'gave-up': [{ kind: 'gave-up', act: 1 }, 'You give up in Act 1.'],
  abandoned: [{ kind: 'abandoned', act: 2 }, 'You abandon the run in Act 2.'],
};

describe('[K4] events of both editions', () => {
  test.each(Object.entries(SAID))('%s', (_kind, [event, words]) => {
    expect(eventWords(aura, event as Event)).toBe(words);
  });

  test.each([
    ['AURA', aura],
    ['KOA', koa],
  ])('[K6] whole runs with %s are told without an id or a constant', (_host, setup) => {
    for (const name of ['one', 'two', 'three'])
      for (const bot of ['operator', 'random']) {
        const run = played(setup, name, bot);
        expect(game.outcome(setup, run.now.state)).toBeDefined();
        for (const event of eventsOf(run)) {
          const words = eventWords(setup, event);
          expect(words).toMatch(/^[A-Z“0-9].*[.”]$/);
          expect(words).not.toMatch(MACHINE);
          expect(wordsFound(words, COURTROOM)).toEqual([]);
        }
      }
  });
});
