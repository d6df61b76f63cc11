import type { Event, Roll } from '@lockstep/encounter';
import type { Refusal } from '@lockstep/kernel';
import type { RefusalCode } from './refusal.ts';

type OfKind<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>;
type Samples = { readonly [kind in Event['kind']]: readonly [OfKind<kind>, ...OfKind<kind>[]] };

export const roll = (total: number, d20 = 10): Roll => ({
  d20,
  dice: [3],
  parts: [{ from: 'ATTACK', value: total - d20 - 3 }],
  total,
});
const LINES = { kind: 'USE', technique: null, target: null, slot: null, invoke: 'none' } as const;

export const clashed = {
  kind: 'clashed',
  hit: 1,
  actor: 'lin-yue',
  technique: 'plum-branch',
  target: 'captain-hu',
  slot: 'MAJOR',
  attack: roll(17),
  defense: roll(12),
  margin: 5,
  contact: 2,
  resistance: roll(9, 3),
  against: 14,
  resisted: -2,
  degree: 3,
} as const;

/** At least one event of each kind. */
export const EVENTS: Samples = {
  'beat-began': [
    { kind: 'beat-began', beat: 'on-the-bank' },
    { kind: 'beat-began', beat: 'open-water' },
  ],
  said: [
    { kind: 'said', speaker: 'narrator', line: 'It rains.', mood: 'CALM' },
    { kind: 'said', speaker: 'captain-hu', line: 'Sit down.', mood: 'TENSE' },
  ],
  chose: [
    { kind: 'chose', choice: 'cut-the-rope', actor: null, technique: null, invoke: 'none' },
    { kind: 'chose', choice: 'wade-out', actor: 'bao-shen', technique: null, invoke: '+3' },
    { kind: 'chose', choice: 'wade-out', actor: 'jin', technique: 'short-cut', invoke: 'reroll' },
  ],
  checked: [
    {
      kind: 'checked',
      choice: 'wade-out',
      actor: 'bao-shen',
      by: 'athletics',
      roll: roll(17),
      against: 12,
      margin: 5,
      degree: 2,
      passed: true,
    },
    {
      kind: 'checked',
      choice: 'ask-the-captain',
      actor: 'lin-yue',
      by: 'INFLUENCE',
      roll: roll(11),
      against: roll(15),
      margin: -4,
      degree: -1,
      passed: false,
    },
  ],
  'clock-moved': [
    { kind: 'clock-moved', clock: 'boat-free', by: 2, filled: 5, size: 8, lost: 0 },
    { kind: 'clock-moved', clock: 'the-drum', by: 1, filled: 6, size: 6, lost: 2 },
    { kind: 'clock-moved', clock: 'the-drum', by: 0, filled: 3, size: 6, lost: 1 },
  ],
  'tag-made': [{ kind: 'tag-made', tag: 'loose-rope', side: 'HEROES', invokes: 2 }],
  'tag-lost': [{ kind: 'tag-lost', tag: 'loose-rope' }],
  'invokes-made': [{ kind: 'invokes-made', side: 'FOES', by: 1 }],
  'invokes-spent': [
    { kind: 'invokes-spent', side: 'HEROES', by: 2 },
    { kind: 'invokes-spent', side: 'FOES', by: 1 },
  ],
  consumed: [
    { kind: 'consumed', actor: 'bao-shen', domain: 'nine-currents', side: 'HEROES', tag: 'loose-rope', left: 0 },
    { kind: 'consumed', actor: 'bao-shen', domain: 'nine-currents', side: 'HEROES', tag: null, left: 2 },
  ],
  'went-on': [{ kind: 'went-on' }],
  'beat-closed': [
    { kind: 'beat-closed', beat: 'open-water', checks: 2 },
    { kind: 'beat-closed', beat: 'open-water', checks: 0 },
  ],
  'fight-began': [
    {
      kind: 'fight-began',
      foes: ['captain-hu'],
      order: [
        { actor: 'lin-yue', initiative: 18 },
        { actor: 'captain-hu', initiative: 12 },
      ],
    },
  ],
  'stage-began': [
    { kind: 'stage-began', stage: 'UPKEEP', round: 2 },
    { kind: 'stage-began', stage: 'REACTION', round: 2 },
  ],
  lingered: [{ kind: 'lingered', actor: 'lin-yue', pillar: 'VIOLENCE', marks: 3 }],
  expired: [
    { kind: 'expired', actor: 'bao-shen', what: 'GUARD' },
    { kind: 'expired', actor: 'lin-yue', what: 'PREPARED' },
  ],
  declared: [
    {
      kind: 'declared',
      seat: 0,
      intent: { ...LINES, actor: 'lin-yue', technique: 'strike', target: 'captain-hu', slot: 'MAJOR', invoke: '+6' },
    },
  ],
  'took-back': [
    {
      kind: 'took-back',
      seat: 0,
      intent: { ...LINES, actor: 'lin-yue', technique: 'move', target: 'zone-2', slot: 'MINOR' },
    },
  ],
  readied: [
    { kind: 'readied', seat: 0 },
    { kind: 'readied', seat: 1 },
  ],
  revealed: [
    { kind: 'revealed', intents: [] },
    {
      kind: 'revealed',
      intents: [
        { ...LINES, actor: 'lin-yue', technique: 'guard', slot: 'MINOR' },
        { ...LINES, actor: 'captain-hu', technique: 'strike', target: 'lin-yue', slot: 'MAJOR' },
      ],
    },
  ],
  paid: [{ kind: 'paid', actor: 'lin-yue', track: 'BLOOD', marks: 1 }],
  moved: [{ kind: 'moved', actor: 'lin-yue', from: 1, to: 2, threatened: true }],
  guarded: [{ kind: 'guarded', actor: 'bao-shen', by: 3 }],
  warded: [{ kind: 'warded', actor: 'lin-yue', pillar: 'REVELATION', by: 1 }],
  prepared: [{ kind: 'prepared', actor: 'lin-yue' }],
  'used-prepared': [
    { kind: 'used-prepared', actor: 'lin-yue', as: 'MINOR' },
    { kind: 'used-prepared', actor: 'lin-yue', as: 'RANK' },
    { kind: 'used-prepared', actor: 'lin-yue', as: 'WINDOW' },
  ],
  assisted: [{ kind: 'assisted', actor: 'lin-yue', ally: 'sister-wei', by: 2 }],
  'target-gone': [{ kind: 'target-gone', actor: 'lin-yue', technique: 'strike', target: 'captain-hu' }],
  clashed: [
    clashed,
    { ...clashed, attack: roll(11), defense: roll(15), margin: -4, contact: -1, degree: 0 },
    { ...clashed, contact: 1, resistance: roll(16), resisted: 1, degree: 0 },
    { ...clashed, technique: 'feint-a-word', slot: 'BONUS', contact: 1, degree: 0 },
  ],
  'set-up': [{ kind: 'set-up', actor: 'lin-yue', roll: roll(15), against: 12, degree: 1 }],
  advanced: [{ kind: 'advanced', actor: 'lin-yue', roll: roll(15), against: 22, degree: -2 }],
  pushed: [{ kind: 'pushed', actor: 'bao-shen', roll: roll(10), against: 12, degree: -1 }],
  nuanced: [
    { kind: 'nuanced', actor: 'lin-yue', use: 'degree', hit: 2, contact: 2, degree: 1 },
    { kind: 'nuanced', actor: 'lin-yue', use: 'degree', hit: 3, contact: null, degree: 1 },
    { kind: 'nuanced', actor: 'lin-yue', use: 'add', hit: null, contact: null, degree: null },
    { kind: 'nuanced', actor: 'lin-yue', use: 'remove', hit: null, contact: null, degree: null },
  ],
  'window-opened': [{ kind: 'window-opened', actor: 'lin-yue', triggers: ['TARGETED', 'THREATENED'] }],
  reacted: [
    {
      kind: 'reacted',
      actor: 'captain-hu',
      technique: 'parry',
      hit: 1,
      roll: roll(19),
      success: 1,
      contact: 1,
      degree: 2,
    },
    {
      kind: 'reacted',
      actor: 'captain-hu',
      technique: 'parry',
      hit: 1,
      roll: roll(29),
      success: 3,
      contact: -1,
      degree: 0,
    },
    {
      kind: 'reacted',
      actor: 'lin-yue',
      technique: 'brace',
      hit: 1,
      roll: null,
      success: null,
      contact: null,
      degree: null,
    },
    {
      kind: 'reacted',
      actor: 'lin-yue',
      technique: 'into-the-rain',
      hit: 3,
      roll: null,
      success: null,
      contact: 2,
      degree: 1,
    },
    {
      kind: 'reacted',
      actor: 'lin-yue',
      technique: 'sword-answer',
      hit: 2,
      roll: null,
      success: null,
      contact: 2,
      degree: 1,
    },
    {
      kind: 'reacted',
      actor: 'sister-wei',
      technique: 'lamp-under-robe',
      hit: null,
      roll: null,
      success: null,
      contact: null,
      degree: null,
    },
  ],
  passed: [{ kind: 'passed', actor: 'lin-yue' }],
  landed: [
    { kind: 'landed', target: 'captain-hu', pillar: 'VIOLENCE', degree: 3, rung: 2, marks: 2 },
    { kind: 'landed', target: 'lin-yue', pillar: 'INFLUENCE', degree: 1, rung: 1, marks: 0 },
    { kind: 'landed', target: 'guards-on-the-left', pillar: 'VIOLENCE', degree: 2, rung: 0, marks: 0 },
  ],
  'ward-fell': [{ kind: 'ward-fell', actor: 'lin-yue', pillar: 'VIOLENCE' }],
  overflowed: [{ kind: 'overflowed', actor: 'captain-hu', pillar: 'VIOLENCE', rung: 1, marks: 2 }],
  'stamina-moved': [{ kind: 'stamina-moved', actor: 'guards-on-the-left', by: 2, filled: 3, size: 4 }],
  'phase-began': [
    { kind: 'phase-began', actor: 'hollow-abbot', phase: 2, over: 2, line: 'Listen.' },
    { kind: 'phase-began', actor: 'hollow-abbot', phase: 2, over: 0, line: null },
  ],
  'went-out': [
    { kind: 'went-out', actor: 'captain-hu', taken: false },
    { kind: 'went-out', actor: 'captain-hu', taken: true },
  ],
  'domain-moved': [{ kind: 'domain-moved', actor: 'bao-shen', domain: 'nine-currents', state: 'ATTUNED' }],
  strained: [{ kind: 'strained', actor: 'bao-shen', domain: 'nine-currents', filled: 3, size: 6 }],
  recovered: [
    { kind: 'recovered', actor: 'lin-yue', how: 'MICRO', pillar: 'VIOLENCE', rung: 0, marks: 1 },
    { kind: 'recovered', actor: 'lin-yue', how: 'BEAT', pillar: 'REVELATION', rung: 1, marks: 0 },
    { kind: 'recovered', actor: 'lin-yue', how: 'SCENE', pillar: 'REVELATION', rung: 0, marks: 0 },
  ],
  endured: [
    { kind: 'endured', actor: 'lin-yue', pillar: 'VIOLENCE', roll: roll(15), against: 14, degree: 1 },
    { kind: 'endured', actor: 'lin-yue', pillar: 'VIOLENCE', roll: roll(9, 2), against: 14, degree: -2 },
  ],
  'pressure-rose': [
    { kind: 'pressure-rose', filled: 3, size: 6 },
    { kind: 'pressure-rose', filled: 6, size: 6 },
  ],
  'fight-ended': [
    { kind: 'fight-ended', result: 'WON' },
    { kind: 'fight-ended', result: 'LOST' },
    { kind: 'fight-ended', result: 'DRAWN' },
    { kind: 'fight-ended', result: 'WITHDREW' },
  ],
  'scene-ended': [
    { kind: 'scene-ended', result: 'WON', title: 'Open Water', line: 'The wall is behind you.' },
    { kind: 'scene-ended', result: 'LOST', title: 'Taken', line: null },
  ],
};

/** Each refusal with the data that the rules send. */
export const REFUSED: { readonly [code in RefusalCode]: readonly Refusal['data'][] } = {
  over: [{}],
  'not-now': [
    { kind: 'choose', stage: 'INTENT' },
    { kind: 'declare', stage: 'BEAT' },
  ],
  'not-your-move': [{ seat: 0 }],
  'not-your-turn': [{ actor: 'ink-widow' }],
  'not-yours': [{ actor: 'captain-hu' }, { actor: 'guards-on-the-left' }],
  'not-standing': [{ actor: 'jin', technique: 'jab' }],
  'unknown-action': [{ actions: ['choose', 'go-on'] }, { actions: ['choose'], nearest: 'go-on' }],
  'unknown-actor': [{ word: 'lin-yu', nearest: 'lin-yue' }],
  'unknown-technique': [
    { word: 'kick', nearest: null },
    { actor: 'jin', technique: 'undertow', hit: 1 },
  ],
  'unknown-target': [{ technique: 'strike', word: null, nearest: null, such: 'declare jin strike captain-hu' }],
  'unknown-choice': [{ word: null, nearest: null }],
  'unknown-hit': [{ word: 'two', nearest: null }],
  elsewhere: [{ choice: 'wade-out', actor: 'jin', technique: null }],
  'no-major': [{ actor: 'jin', technique: 'strike', granted: 1 }],
  'no-minor': [{ actor: 'jin', technique: 'guard', granted: 2 }],
  'no-bonus': [{ actor: 'jin', technique: 'jab', granted: 1 }],
  'no-reaction': [{ actor: 'jin', technique: 'parry', hit: 1 }],
  'no-nuance': [{ actor: 'lin-yue' }],
  'nuance-major': [{ actor: 'jin' }],
  'no-rider': [{ actor: 'jin', rider: 'ADD' }],
  'not-your-hit': [{ actor: 'jin', hit: 3 }],
  'not-very-fast': [{ actor: 'lin-yue', technique: 'prepare' }],
  'not-fast': [{ actor: 'bao-shen', technique: 'into-the-rain', hit: 1 }],
  'not-prepared': [
    { actor: 'jin', technique: 'early-news' },
    { actor: 'jin', technique: null },
  ],
  'not-a-reaction': [{ actor: 'jin', technique: 'strike', hit: 1 }],
  'out-of-window': [
    { kind: 'react', stage: 'INTENT' },
    { kind: 'react', technique: 'parry', stage: 'INTENT' },
  ],
  'no-trigger': [{ actor: 'jin', technique: 'parry', hit: 2 }],
  'declared-already': [{ actor: 'jin', technique: 'guard' }],
  'no-such-intent': [{ place: 4 }],
  'still-needed': [{ place: 1 }],
  'target-gone': [{ actor: 'jin', technique: 'strike', target: 'captain-hu' }],
  'not-here': [{ actor: 'jin', technique: 'strike', target: 'captain-hu' }],
  'out-of-reach': [{ actor: 'jin', technique: 'strike', target: 'captain-hu' }],
  'not-adjacent': [{ actor: 'jin', technique: 'move' }],
  'no-invokes': [{ actor: 'jin', technique: 'strike', target: 'captain-hu' }],
  'no-uses': [{ actor: 'captain-hu', technique: 'shut-gate' }],
  'no-ward': [{ actor: 'jin', technique: 'ward-body' }],
  'no-goal': [{ actor: 'jin', technique: 'advance' }],
  'domain-closed': [
    { actor: 'bao-shen', technique: 'undertow', domain: 'nine-currents', needs: 'ATTUNED' },
    { choice: 'ask-the-river', actor: null, technique: null, domain: 'nine-currents' },
  ],
  'domain-state': [{ actor: 'bao-shen', technique: 'push-domain' }],
  'pressure-full': [{ actor: 'jin', technique: 'guard' }],
  'no-tag': [{ choice: 'pull-the-rope', actor: null, technique: null, tag: 'loose-rope' }],
  'tried-already': [{ choice: 'ask-the-captain', actor: 'jin', technique: null }],
  'no-checks': [{ choice: 'wade-out', actor: 'jin', technique: null }],
  'taken-out': [{ choice: 'ask-the-river', actor: 'lin-yue', technique: null }],
  'nothing-done': [{ beat: 'on-the-bank' }],
  'no-way-out': [{}],
};
