import type { Event, Roll } from '@lockstep/encounter';
import { describe, expect, test } from 'vitest';
import { clashLines, rollWords } from './clash.ts';
import { eventWords } from './event.ts';
import { eventsOf, idsOf, MACHINE, night, SCENES, shippedScene, wandered } from './scene.fixture.ts';

const setup = night();

const roll = (total: number, d20 = 10): Roll => ({
  d20,
  dice: [3],
  parts: [{ from: 'ATTACK', value: total - d20 - 3 }],
  total,
});
const LINES = { kind: 'USE', technique: null, target: null, slot: null, invoke: 'none' } as const;

const clashed = {
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

const sentences: { readonly [kind in Event['kind']]: readonly (readonly [Event, string])[] } = {
  'beat-began': [
    [{ kind: 'beat-began', beat: 'on-the-bank' }, 'On the river.'],
    [{ kind: 'beat-began', beat: 'open-water' }, 'The story goes on.'],
  ],
  said: [
    [{ kind: 'said', speaker: 'narrator', line: 'It rains.', mood: 'CALM' }, 'It rains.'],
    [{ kind: 'said', speaker: 'captain-hu', line: 'Sit down.', mood: 'TENSE' }, 'Captain Hu: “Sit down.”'],
  ],
  chose: [
    [
      { kind: 'chose', choice: 'cut-the-rope', actor: null, technique: null, invoke: 'none' },
      'You choose “Enough. Cut the rope”.',
    ],
    [
      { kind: 'chose', choice: 'wade-out', actor: 'bao-shen', technique: null, invoke: '+3' },
      'Bao Shen tries “Wade out to it”, for 1 invoke: +3.',
    ],
    [
      { kind: 'chose', choice: 'wade-out', actor: 'jin', technique: 'short-cut', invoke: 'reroll' },
      'Jin tries “Wade out to it” with Short Cut, for 1 invoke: a reroll.',
    ],
  ],
  checked: [
    [
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
      'Bao Shen rolls Athletics: 17 against 12, degree 2: it works.',
    ],
    [
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
      'Lin Yue rolls Influence: 11 against Captain Hu’s 15, degree −1: it fails.',
    ],
  ],
  'clock-moved': [
    [
      { kind: 'clock-moved', clock: 'boat-free', by: 2, filled: 5, size: 8, lost: 0 },
      'The clock “The boat comes free” moves by 2 to 5 of 8.',
    ],
    [
      { kind: 'clock-moved', clock: 'the-drum', by: 1, filled: 6, size: 6, lost: 2 },
      'The clock “The drum” moves by 1 to 6 of 6, full; 2 more are lost.',
    ],
    [
      { kind: 'clock-moved', clock: 'the-drum', by: 0, filled: 3, size: 6, lost: 1 },
      'The clock “The drum” stays at 3 of 6; 1 more is lost.',
    ],
  ],
  'tag-made': [
    [
      { kind: 'tag-made', tag: 'loose-rope', side: 'HEROES', invokes: 2 },
      '“A loose rope” is there: 2 invokes for the heroes.',
    ],
  ],
  'tag-lost': [[{ kind: 'tag-lost', tag: 'loose-rope' }, '“A loose rope” is gone.']],
  'invokes-made': [
    [{ kind: 'invokes-made', side: 'FOES', by: 1 }, 'The foes gain 1 invoke, to spend from the next Beat on.'],
  ],
  'invokes-spent': [
    [{ kind: 'invokes-spent', side: 'HEROES', by: 2 }, '2 invokes of the heroes are gone.'],
    [{ kind: 'invokes-spent', side: 'FOES', by: 1 }, '1 invoke of the foes is gone.'],
  ],
  'went-on': [[{ kind: 'went-on' }, 'You go on.']],
  'beat-closed': [
    [{ kind: 'beat-closed', beat: 'open-water', checks: 2 }, 'The Beat closes after 2 checks.'],
    [{ kind: 'beat-closed', beat: 'open-water', checks: 0 }, 'The Beat closes.'],
  ],
  'fight-began': [
    [
      {
        kind: 'fight-began',
        foes: ['captain-hu'],
        order: [
          { actor: 'lin-yue', initiative: 18 },
          { actor: 'captain-hu', initiative: 12 },
        ],
      },
      'A fight begins against Captain Hu. Initiative: Lin Yue 18 and Captain Hu 12.',
    ],
  ],
  'stage-began': [
    [{ kind: 'stage-began', stage: 'UPKEEP', round: 2 }, 'Round 2 begins.'],
    [{ kind: 'stage-began', stage: 'REACTION', round: 2 }, 'Reaction Windows, round 2.'],
  ],
  lingered: [
    [{ kind: 'lingered', actor: 'lin-yue', pillar: 'VIOLENCE', marks: 3 }, 'It lingers: Lin Yue at Blood 3 of 5.'],
  ],
  expired: [
    [{ kind: 'expired', actor: 'bao-shen', what: 'GUARD' }, 'Bao Shen’s Guard ends.'],
    [{ kind: 'expired', actor: 'lin-yue', what: 'PREPARED' }, 'Lin Yue’s Prepared ends.'],
  ],
  declared: [
    [
      {
        kind: 'declared',
        seat: 0,
        intent: { ...LINES, actor: 'lin-yue', technique: 'strike', target: 'captain-hu', slot: 'MAJOR', invoke: '+6' },
      },
      'Declared: Lin Yue: Strike at Captain Hu (Major, +6).',
    ],
  ],
  'took-back': [
    [
      {
        kind: 'took-back',
        seat: 0,
        intent: { ...LINES, actor: 'lin-yue', technique: 'move', target: 'zone-2', slot: 'MINOR' },
      },
      'Taken back: Lin Yue: Move to zone 2 (Minor).',
    ],
  ],
  readied: [
    [{ kind: 'readied', seat: 0 }, 'The heroes are ready.'],
    [{ kind: 'readied', seat: 1 }, 'The foes are ready.'],
  ],
  revealed: [
    [{ kind: 'revealed', intents: [] }, 'Nobody declared anything.'],
    [
      {
        kind: 'revealed',
        intents: [
          { ...LINES, actor: 'lin-yue', technique: 'guard', slot: 'MINOR' },
          { ...LINES, actor: 'captain-hu', technique: 'strike', target: 'lin-yue', slot: 'MAJOR' },
        ],
      },
      'Intents are shown. Lin Yue: Guard (Minor); Captain Hu: Strike at Lin Yue (Major).',
    ],
  ],
  paid: [[{ kind: 'paid', actor: 'lin-yue', track: 'BLOOD', marks: 1 }, 'Lin Yue pays 1 mark of Blood.']],
  moved: [
    [
      { kind: 'moved', actor: 'lin-yue', from: 1, to: 2, threatened: true },
      'Lin Yue moves from zone 1 to zone 2, where a foe stands.',
    ],
  ],
  guarded: [[{ kind: 'guarded', actor: 'bao-shen', by: 3 }, 'Bao Shen guards: +3 to every Defense.']],
  warded: [
    [
      { kind: 'warded', actor: 'lin-yue', pillar: 'REVELATION', by: 1 },
      'Lin Yue raises a Ward of 1 against Revelation.',
    ],
  ],
  prepared: [[{ kind: 'prepared', actor: 'lin-yue' }, 'Lin Yue is Prepared.']],
  'used-prepared': [
    [{ kind: 'used-prepared', actor: 'lin-yue', as: 'MINOR' }, 'Lin Yue uses Prepared: a Bonus becomes a Minor.'],
    [
      { kind: 'used-prepared', actor: 'lin-yue', as: 'RANK' },
      'Lin Yue uses Prepared: a technique has a virtual rank more.',
    ],
    [{ kind: 'used-prepared', actor: 'lin-yue', as: 'WINDOW' }, 'Lin Yue uses Prepared: a counter waits.'],
  ],
  assisted: [
    [
      { kind: 'assisted', actor: 'lin-yue', ally: 'sister-wei', by: 2 },
      'Lin Yue assists Sister Wei: +2 to the first attack.',
    ],
  ],
  'target-gone': [
    [
      { kind: 'target-gone', actor: 'lin-yue', technique: 'strike', target: 'captain-hu' },
      'Lin Yue’s Strike goes nowhere: Captain Hu is out of reach.',
    ],
  ],
  clashed: [
    [
      clashed,
      'Lin Yue strikes Captain Hu with Plum Branch: 17 against 12, contact 2; resistance 9 against 14 fails by two: degree 3.',
    ],
    [
      { ...clashed, attack: roll(11), defense: roll(15), margin: -4, contact: -1, degree: 0 },
      'Lin Yue strikes Captain Hu with Plum Branch: 11 against 15, no contact.',
    ],
    [
      { ...clashed, contact: 1, resistance: roll(16), resisted: 1, degree: 0 },
      'Lin Yue strikes Captain Hu with Plum Branch: 17 against 12, contact 1; resistance 16 against 14 holds: no harm.',
    ],
    [
      { ...clashed, technique: 'feint-a-word', slot: 'BONUS', contact: 1, degree: 0 },
      'Lin Yue feints at Captain Hu with Feint a Word: 17 against 12, contact 1.',
    ],
  ],
  'set-up': [
    [
      { kind: 'set-up', actor: 'lin-yue', roll: roll(15), against: 12, degree: 1 },
      'Lin Yue sets something up: 15 against 12, degree 1.',
    ],
  ],
  advanced: [
    [
      { kind: 'advanced', actor: 'lin-yue', roll: roll(15), against: 22, degree: -2 },
      'Lin Yue works at the goal: 15 against 22, degree −2.',
    ],
  ],
  pushed: [
    [
      { kind: 'pushed', actor: 'bao-shen', roll: roll(10), against: 12, degree: -1 },
      'Bao Shen pushes the domain: 10 against 12, degree −1; it does not answer.',
    ],
  ],
  nuanced: [
    [
      { kind: 'nuanced', actor: 'lin-yue', use: 'degree', hit: 2, contact: 2, degree: 1 },
      'Lin Yue spends a Nuance: hit 2 has contact 2, degree 1 now.',
    ],
    [
      { kind: 'nuanced', actor: 'lin-yue', use: 'add', hit: null, contact: null, degree: null },
      'Lin Yue spends a Nuance to make an invoke.',
    ],
    [
      { kind: 'nuanced', actor: 'lin-yue', use: 'remove', hit: null, contact: null, degree: null },
      'Lin Yue spends a Nuance to take an invoke from the other side.',
    ],
  ],
  'window-opened': [
    [
      { kind: 'window-opened', actor: 'lin-yue', triggers: ['TARGETED', 'THREATENED'] },
      'A Reaction Window opens for Lin Yue: under attack and a foe came close.',
    ],
  ],
  reacted: [
    [
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
      'Captain Hu answers hit 1 with Parry, 19: contact 1, degree 2 left.',
    ],
    [
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
      'Captain Hu answers hit 1 with Parry, 29: no contact any more.',
    ],
    [
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
      'Lin Yue answers hit 1 with Brace.',
    ],
    [
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
      'Lin Yue steps in with Into the Rain: hit 3 lands on Lin Yue now.',
    ],
    [
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
      'Lin Yue answers hit 2 with Sword Answer.',
    ],
    [
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
      'Sister Wei uses Lamp Under Robe.',
    ],
  ],
  passed: [[{ kind: 'passed', actor: 'lin-yue' }, 'Lin Yue lets it pass.']],
  landed: [
    [
      { kind: 'landed', target: 'captain-hu', pillar: 'VIOLENCE', degree: 3, rung: 2, marks: 2 },
      'Captain Hu takes degree 3 in Violence: Maimed, Blood 2 of 5.',
    ],
    [
      { kind: 'landed', target: 'lin-yue', pillar: 'INFLUENCE', degree: 1, rung: 1, marks: 0 },
      'Lin Yue takes degree 1 in Influence: Rattled.',
    ],
    [
      { kind: 'landed', target: 'guards-on-the-left', pillar: 'VIOLENCE', degree: 2, rung: 0, marks: 0 },
      'Left Guards take degree 2 in Violence.',
    ],
  ],
  'ward-fell': [
    [{ kind: 'ward-fell', actor: 'lin-yue', pillar: 'VIOLENCE' }, 'Lin Yue’s Ward against Violence falls.'],
  ],
  overflowed: [
    [
      { kind: 'overflowed', actor: 'captain-hu', pillar: 'VIOLENCE', rung: 1, marks: 2 },
      'Captain Hu’s Blood overflows: Injured, Blood 2 of 5.',
    ],
  ],
  'stamina-moved': [
    [
      { kind: 'stamina-moved', actor: 'guards-on-the-left', by: 2, filled: 3, size: 4 },
      'Left Guards weaken by 2: 3 of 4.',
    ],
  ],
  'phase-began': [
    [
      { kind: 'phase-began', actor: 'hollow-abbot', phase: 2, over: 2, line: 'Listen.' },
      'The Hollow Abbot begins phase 2, Over-SCL Band 2. “Listen.”',
    ],
    [{ kind: 'phase-began', actor: 'hollow-abbot', phase: 2, over: 0, line: null }, 'The Hollow Abbot begins phase 2.'],
  ],
  'went-out': [
    [{ kind: 'went-out', actor: 'captain-hu', taken: false }, 'Captain Hu is out of the fight.'],
    [{ kind: 'went-out', actor: 'captain-hu', taken: true }, 'Captain Hu is taken out.'],
  ],
  'domain-moved': [
    [
      { kind: 'domain-moved', actor: 'bao-shen', domain: 'nine-currents', state: 'ATTUNED' },
      'Bao Shen’s domain Nine Currents is attuned.',
    ],
  ],
  strained: [
    [
      { kind: 'strained', actor: 'bao-shen', domain: 'nine-currents', filled: 3, size: 6 },
      'Bao Shen’s domain Nine Currents strains: 3 of 6.',
    ],
  ],
  recovered: [
    [
      { kind: 'recovered', actor: 'lin-yue', how: 'MICRO', pillar: 'VIOLENCE', rung: 0, marks: 1 },
      'Lin Yue recovers in Aftermath: Blood 1 of 5.',
    ],
    [
      { kind: 'recovered', actor: 'lin-yue', how: 'BEAT', pillar: 'REVELATION', rung: 1, marks: 0 },
      'Lin Yue recovers as the Beat closes: Shaken.',
    ],
    [
      { kind: 'recovered', actor: 'lin-yue', how: 'SCENE', pillar: 'REVELATION', rung: 0, marks: 0 },
      'Lin Yue recovers as the scene ends: Stain 0 of 5.',
    ],
  ],
  endured: [
    [
      { kind: 'endured', actor: 'lin-yue', pillar: 'VIOLENCE', roll: roll(15), against: 14, degree: 1 },
      'Lin Yue shakes it off: 15 against 14, degree 1.',
    ],
    [
      { kind: 'endured', actor: 'lin-yue', pillar: 'VIOLENCE', roll: roll(9, 2), against: 14, degree: -2 },
      'Lin Yue shakes it off in vain: 9 against 14, degree −2.',
    ],
  ],
  'pressure-rose': [
    [{ kind: 'pressure-rose', filled: 3, size: 6 }, 'Pressure 3 of 6.'],
    [
      { kind: 'pressure-rose', filled: 6, size: 6 },
      'Pressure 6 of 6, full: no Guard and no micro-recovery from now on.',
    ],
  ],
  'fight-ended': [
    [{ kind: 'fight-ended', result: 'WON' }, 'The heroes win the fight.'],
    [{ kind: 'fight-ended', result: 'LOST' }, 'The heroes lose the fight.'],
    [{ kind: 'fight-ended', result: 'DRAWN' }, 'The fight is a draw.'],
    [{ kind: 'fight-ended', result: 'WITHDREW' }, 'The heroes withdraw from the fight.'],
  ],
  'scene-ended': [
    [
      { kind: 'scene-ended', result: 'WON', title: 'Open Water', line: 'The wall is behind you.' },
      'Won: “Open Water”. The wall is behind you.',
    ],
    [{ kind: 'scene-ended', result: 'LOST', title: 'Taken', line: null }, 'Lost: “Taken”.'],
  ],
};

describe('the transcript', () => {
  test.each(Object.values(sentences).flat())('%j', (event, words) => {
    expect(eventWords(setup, event)).toBe(words);
  });

  test('somebody whose name begins with an article is one inside a sentence too', () => {
    const at = { ...clashed, target: 'ink-widow', technique: 'unveil' };
    expect(eventWords(setup, at)).toMatch(/^Lin Yue exposes the Ink Widow with Unveil: /);
    expect(eventWords(setup, { kind: 'passed', actor: 'ink-widow' })).toBe('The Ink Widow lets it pass.');
  });
});

const ROLLED: Roll = {
  d20: 14,
  dice: [4],
  parts: [
    { from: 'ATTACK', value: 4 },
    { from: 'INVOKE', value: 3 },
    { from: 'RUNG', value: -1 },
  ],
  total: 24,
};

describe('the arithmetic', () => {
  test('[E1] a roll is spelled out', () => {
    expect(rollWords(ROLLED)).toBe('d20 14 + die 4 + Attack 4 + invoke 3 − rung 1 = 24');
    expect(rollWords({ d20: 3, dice: [2, 7], parts: [], total: 10 })).toBe('d20 3 + die 7 (of 2, 7) = 10');
  });

  test('[E3] an attack, step by step', () => {
    expect(clashLines(setup, { ...clashed, attack: ROLLED, margin: 12, contact: 3, degree: 4 })).toEqual([
      'Attack of Lin Yue: d20 14 + die 4 + Attack 4 + invoke 3 − rung 1 = 24.',
      'Defense of Captain Hu: d20 10 + die 3 − Attack 1 = 12.',
      'Margin: 24 − 12 = +12: contact 3.',
      'Resistance of Captain Hu: d20 3 + die 3 + Attack 3 = 9.',
      'Against 14 = 10 + EffectRank 3 + virtual rank 1: resistance −2.',
      'Degree: 2 for resistance + 2 for contact above 1 = 4.',
    ]);
  });

  test('[E1] naturals and limits are said', () => {
    const twenty = { ...ROLLED, d20: 20, total: 30 };
    const one = { ...roll(4, 1), d20: 1 };
    const lines = clashLines(setup, { ...clashed, attack: twenty, defense: one, margin: 26, contact: 4, degree: 4 });
    expect(lines[2]).toBe(
      'Margin: 30 − 4 = +26: degree 4, +1 for the natural 20 of the attack, +1 for the natural 1 of the defense: contact 4.',
    );
    expect(lines[5]).toBe('Degree: 2 for resistance + 3 for contact above 1 = 5, 4 at most: 4.');
  });

  test('[E7] a Minor and a Bonus have their limits', () => {
    const minor = clashLines(setup, {
      ...clashed,
      technique: 'stone-fist',
      slot: 'MINOR',
      against: 11,
      degree: 1,
    });
    expect(minor.slice(4)).toEqual([
      'Against 11 = 10 + EffectRank 3 − 2 as a Minor: resistance −2.',
      'Degree: 2 for resistance + 1 for contact above 1 = 3, 1 at most as a Minor: 1.',
    ]);
    const bonus = clashLines(setup, {
      ...clashed,
      technique: 'jab',
      slot: 'BONUS',
      against: 10,
      contact: 1,
      degree: 1,
    });
    expect(bonus[2]).toContain('degree 2, 1 at most as a Bonus: contact 1.');
    const missed = clashLines(setup, { ...clashed, contact: 0, degree: 0 });
    expect(missed.at(-1)).toBe('Without contact nothing happens, however resistance was rolled.');
  });

  test('[E29] a check, against a number and against somebody', () => {
    const check = { kind: 'checked', choice: 'wade-out', actor: 'jin', by: 'athletics', passed: true } as const;
    expect(clashLines(setup, { ...check, roll: roll(17), against: 12, margin: 5, degree: 2 })).toEqual([
      'Jin: d20 10 + die 3 + Attack 4 = 17.',
      'Margin: 17 − 12 = +5: degree 2.',
    ]);
    const opposed = clashLines(setup, { ...check, roll: roll(17), against: roll(12, 1), margin: 5, degree: 3 });
    expect(opposed.at(-1)).toBe('Margin: 17 − 12 = +5: degree 2, +1 for the natural 1 of the other side: degree 3.');
  });
});

describe('whatever scene is played and however', () => {
  const seeds = Array.from({ length: 12 }, (_, n) => `wander ${n}`);
  test.each([...SCENES])('[K6] %s: every sentence is a sentence, without an id or a constant', (scene) => {
    const setup = shippedScene(scene);
    const ids = idsOf(setup);
    for (const seed of seeds) {
      for (const event of eventsOf(wandered(setup, seed))) {
        const said = eventWords(setup, event);
        if (event.kind === 'said' || event.kind === 'scene-ended') continue;
        expect(said).toMatch(/^[A-Z\d“].*[.”]$/);
        for (const line of [said, ...clashLines(setup, event)]) {
          expect(line).not.toMatch(MACHINE);
          // A name in quotes is the scene's own and may have a hyphen.
          const told = line.replace(/“[^”]*”/g, '');
          expect(ids.filter((id) => told.includes(id))).toEqual([]);
        }
      }
    }
  });

  test('[E1] what is spelled out adds up', () => {
    const sum = ({ d20, dice, parts }: Roll): number =>
      d20 + Math.max(0, ...dice) + parts.reduce((all, { value }) => all + value, 0);
    const rolls = (value: unknown): readonly Roll[] =>
      typeof value !== 'object' || value === null
        ? []
        : 'd20' in value
          ? [value as Roll]
          : Object.values(value).flatMap(rolls);
    for (const scene of SCENES)
      for (const event of seeds.flatMap((seed) => eventsOf(wandered(shippedScene(scene), seed))))
        for (const one of rolls(event)) expect([event, sum(one)]).toEqual([event, one.total]);
  });
});
