import { DEEDS, INVOKES, PILLARS, playedTuning, TAGS, tagOf } from '@lockstep/encounter';
import { describe, expect, test } from 'vitest';
import { intentWords } from './intent.ts';
import {
  actorInside,
  actorName,
  DEED_NAME,
  deedWords,
  invokeCost,
  invokeWords,
  kindOf,
  rungName,
  tagRows,
  tagWords,
  techniqueLines,
  techniqueOf,
  tempoName,
  trackOf,
  useWords,
} from './names.ts';
import { idsOf, MACHINE, night, pack } from './scene.fixture.ts';

const setup = night();
const { tuning } = setup;
const other = { ...tuning, accurate: 5, cost: 2, invoke: 4, setup_invokes: 7, setup_great: 9, guard: 6, assist: 8 };

test('people have names, and an article is small inside a sentence', () => {
  expect(actorName(setup, 'guards-on-the-left')).toBe('Left Guards');
  expect(actorName(setup, 'old-tao')).toBe('Old Tao');
  expect([actorName(setup, 'ink-widow'), actorInside(setup, 'ink-widow')]).toEqual(['The Ink Widow', 'the Ink Widow']);
});

test('[E3] rungs, tracks and tempo are called by name', () => {
  expect(PILLARS.map((pillar) => [rungName(pillar, 0), rungName(pillar, 2), trackOf(pillar)])).toEqual([
    ['unhurt', 'Maimed', 'Blood'],
    ['unhurt', 'Discredited', 'Fate'],
    ['unhurt', 'Haunted', 'Stain'],
  ]);
  expect(tempoName(6)).toBe('Base6');
});

describe('what a tag does', () => {
  test('[E27] every tag is there once, and written tags are read with their number', () => {
    expect(tagRows(tuning).map(([name]) => name.replace(' n', '').replace(' ', '-'))).toEqual([...TAGS]);
    for (const [, does] of tagRows(tuning)) expect(does).toMatch(/^[+A-Z].*\.$/);
    expect(tagWords(tuning, 'piercing 2')).toBe('Looks past 2 of an active Ward.');
    expect(tagWords(tuning, 'brutal 1')).toContain('1 rung further');
    expect(tagWords(tuning, 'sustained', 'WARD')).toBe('The Ward does not fall to a hard hit.');
    expect(tagWords(tuning, 'sustained')).toContain('Prepared stays until it is used.');
    expect(tagWords(tuning, 'lingering 1')).toContain('the next Upkeep');
    expect(tagWords(tuning, 'lingering 2')).toContain('each of the next 2 Upkeeps');
  });

  test('[K4] its numbers are those in play', () => {
    expect(tagWords(other, 'accurate')).toBe('+5 to its roll.');
    expect(tagWords(other, 'tiring')).toBe('Costs you 2 marks of Blood.');
    expect(tagWords(other, 'exploit')).toContain('+4 or a reroll');
    expect(tagWords(other, 'mark')).toContain('7 on degree 1 or 2, 9 from degree 3 on');
  });
});

test('[E13] [E14] every deed has a name and an exact effect', () => {
  for (const deed of DEEDS) {
    expect(DEED_NAME[deed]).toMatch(/^[A-Z][a-z ]+$/);
    expect(deedWords(tuning, deed)).toMatch(/^[+A-Z].*\.$/);
  }
  expect(deedWords(other, 'GUARD')).toContain('+6');
  expect(deedWords(other, 'ASSIST')).toContain('+8');
});

test('[E13] invokes cost and buy what they are called', () => {
  expect(INVOKES.map((one) => [invokeCost(one), invokeWords(tuning, one)])).toEqual([
    [0, ''],
    [1, '+3'],
    [1, 'a reroll'],
    [2, '+6'],
    [2, '+3 and a reroll'],
  ]);
  expect(invokeWords(other, '+6')).toBe('+8');
});

describe('a technique', () => {
  const linesOf = (id: string): readonly string[] =>
    techniqueLines(tuning, techniqueOf(setup, id)!, setup.script.domain);
  test('[E27] says all it does, asks and costs', () => {
    expect(kindOf(techniqueOf(setup, 'shut-gate')!)).toBe('Major: attack, Violence');
    expect(linesOf('shut-gate')).toEqual([
      'brutal 1: Where a hit of degree 2 or more with it climbs a ladder, it climbs 1 rung further.',
      'tiring: Costs you 1 mark of Blood.',
      'Virtual rank 1: its effect is 1 harder to resist.',
      'Once a scene.',
    ]);
    expect(linesOf('undertow')).toContain('Needs Nine Currents attuned or manifested.');
    expect(linesOf('ninth-sluice')).toContain('Needs Nine Currents manifested.');
    expect(linesOf('wet-hands')).toEqual(['Who knows it has 1 more Reaction a round.']);
    expect(linesOf('ridge-tiles')).toEqual([
      'In the round you use it, a Nuance may gain your side an invoke or take an invoke from the other side.',
    ]);
    expect(linesOf('sword-answer').at(-1)).toBe('Answers an attack on you or a foe who comes into your zone.');
    expect(kindOf(techniqueOf(setup, 'set-up')!)).toBe('Minor: set up, your best Attack');
    expect(kindOf(techniqueOf(setup, 'parry')!)).toBe('Reaction: parry');
  });

  test('[K6] no technique of the pack is told with an id or a constant', () => {
    const ids = idsOf(setup);
    for (const one of pack.technique) {
      const said = [kindOf(one), ...techniqueLines(playedTuning(pack.tuning), one, pack.domain)].join(' ');
      expect(said).not.toMatch(MACHINE);
      expect(ids.filter((id) => said.includes(id) && tagOf(id) === undefined)).toEqual([]);
    }
  });
});

test('[E20] an intent in words', () => {
  const none = { technique: null, target: null, slot: null, invoke: 'none' } as const;
  const said = [
    { ...none, kind: 'USE', actor: 'lin-yue', technique: 'strike', target: 'ink-widow', slot: 'MAJOR', invoke: '+6' },
    { ...none, kind: 'USE', actor: 'jin', technique: 'long-thread', target: 'captain-hu', slot: 'MINOR' },
    { ...none, kind: 'USE', actor: 'jin', technique: 'move', target: 'zone-2', slot: 'MINOR' },
    { ...none, kind: 'USE', actor: 'jin', technique: 'assist', target: 'bao-shen', slot: 'MINOR' },
    { ...none, kind: 'USE', actor: 'jin', technique: 'guard', slot: 'MINOR' },
    { ...none, kind: 'CONVERT', actor: 'jin' },
    { ...none, kind: 'NUANCE', actor: 'jin' },
    { ...none, kind: 'WATCH', actor: 'jin', technique: 'into-the-rain' },
  ] as const;
  expect(said.map((intent) => intentWords(setup, intent))).toEqual([
    'Lin Yue: Strike at the Ink Widow (Major, +6)',
    'Jin: Long Thread at Captain Hu (Minor)',
    'Jin: Move to zone 2 (Minor)',
    'Jin: Assist for Bao Shen (Minor)',
    'Jin: Guard (Minor)',
    'Jin: Prepared makes a Minor of a Bonus',
    'Jin: Nuance as a Minor',
    'Jin: Prepared waits with Into the Rain',
  ]);
});

test('[E13] [E27] every technique says in one line what it does in its slot, and what it costs', () => {
  for (const technique of pack.technique) {
    const line = useWords(tuning, technique, technique.action);
    expect(line, technique.id).toMatch(/^[A-Z].*\.$/);
    expect(line, technique.id).not.toMatch(MACHINE);
    for (const cost of ['tiring', 'backlash', 'traceable'])
      expect(line.includes(tagWords(tuning, cost)), `${technique.id} ${cost}`).toBe(technique.tags.includes(cost));
  }
  const strike = pack.technique.find(({ id }) => id === 'strike')!;
  expect(useWords(tuning, strike, 'MAJOR')).toBe('A full blow at the body: rungs and marks.');
  expect(useWords(tuning, { ...strike, tags: ['light', 'reach'] }, 'MINOR')).toBe(
    'A light blow at the body: one rung at most. Reaches the next zone.',
  );
  const guard = pack.technique.find(({ does }) => does === 'GUARD')!;
  expect(useWords(other, { ...guard, tags: [] }, 'MINOR')).toContain('+6');
});
