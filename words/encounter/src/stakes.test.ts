import { DEEDS, type Deed, PILLARS, type Setup, type View } from '@lockstep/encounter';
import { describe, expect, test } from 'vitest';
import { MACHINE, SCENES, shippedScene } from './scene.fixture.ts';
import { closingWords, decisionWords, stakesOf } from './stakes.ts';
import { tellWords } from './tell.ts';

describe('what a choice is about', () => {
  const lesson = shippedScene('first-steps');
  const at = (setup: Setup, id: string, ...risen: readonly (readonly [filled: number, risen: number])[]) => ({
    tags: [] as View['tags'],
    beat: { id, place: null, say: [], objective: false },
    clocks: setup.script.scene.clock.map((clock, i) => ({
      ...clock,
      filled: risen[i]?.[0] ?? 0,
      risen: risen[i]?.[1] ?? 0,
    })),
  });
  const posts = at(lesson, 'posts');

  test('[E28] [E29] what success gives and failure costs; a long shot gives more', () => {
    expect(stakesOf(lesson, posts, 'run')).toEqual({
      passes: '“Lesson learned” +1 to +3 by how well',
      fails: '“Broken jars” +1 to +3 by how badly',
    });
    expect(stakesOf(lesson, posts, 'hands-first')?.passes).toBe('“Lesson learned” +3');
    expect(stakesOf(lesson, posts, 'look')?.passes).toContain('you have “You know the loose post” (1 invoke)');
    expect(stakesOf(lesson, posts, 'ask')?.passes).toContain('the Beat closes');
    const gate = at(lesson, 'gate');
    expect(stakesOf(lesson, gate, 'bow')).toBeNull();
    expect(decisionWords(lesson, gate, 'bow')).toBe(
      "Closes this Beat: “Lesson learned” +1, “Broken jars” +1 and you have “Old Tao's smile” (1 invoke).",
    );
    const bridge = shippedScene('bridge-at-dusk');
    expect(decisionWords(bridge, at(bridge, bridge.script.scene.beat[0]!.id), 'walk')).toBe(
      'Closes this Beat: “The dark” +2.',
    );
  });

  test('what is there already is kept, and only what is there can go', () => {
    const bridge = shippedScene('bridge-at-dusk');
    const doubt = bridge.script.scene.tag.find(({ id }) => id === 'his-doubt')!;
    const bow = at(bridge, 'salute');
    const drawing = bridge.script.scene.beat
      .find(({ id }) => id === 'salute')!
      .choice.find(({ pace }) => pace.some(({ drop }) => drop === doubt.id))!.id;
    expect(decisionWords(bridge, bow, drawing)).toContain('you have “The first step” (1 invoke)');
    expect(decisionWords(bridge, bow, drawing)).not.toContain('is gone');
    const tag = (id: string, name: string): View['tags'][number] => ({
      id,
      name,
      side: 'HEROES',
      invokes: 2,
      lasting: 2,
    });
    const held = { ...bow, tags: [tag(doubt.id, doubt.name), tag('first-step', 'The first step')] };
    expect(decisionWords(bridge, held, drawing)).toContain('you keep “The first step” (1 invoke)');
    expect(decisionWords(bridge, held, drawing)).toContain("“Hu's doubt” is gone");
  });

  test('[E9] a clock rises as far as it has room: in itself, and in this Beat', () => {
    const passes = (...risen: readonly (readonly [number, number])[]) =>
      stakesOf(lesson, at(lesson, 'posts', ...risen), 'run')?.passes;
    expect(passes([1, 0])).toBe('“Lesson learned” +1 to +3 by how well');
    expect(passes([2, 0])).toBe('“Lesson learned” +1 to +2 by how well');
    expect(passes([1, 2])).toBe('“Lesson learned” +1');
    expect(passes([3, 3])).toBe('“Lesson learned” rises no further in this Beat');
    expect(passes([4, 3])).toBe('“Lesson learned” is full already');
  });

  test('[E9] [E30] what closing the Beat moves, and the cap', () => {
    expect(closingWords(lesson, posts)).toBe(
      'Closing this Beat: “The rice” +1, if nothing else moved. No clock rises by more than 3 in a Beat.',
    );
    expect(closingWords(lesson, at(lesson, 'gate'))).toContain('“Lesson learned” +1 and “Broken jars” +1');
  });

  test('every choice of every scene says its stakes without a word of the machine', () => {
    for (const id of SCENES) {
      const setup = shippedScene(id);
      for (const beat of setup.script.scene.beat)
        for (const { id: choice, check } of beat.choice) {
          const said = stakesOf(setup, at(setup, beat.id), choice);
          expect(said === null).toBe(check === undefined);
          if (said) expect(`${said.passes} ${said.fails}`).not.toMatch(MACHINE);
        }
    }
  });
});

describe('tells', () => {
  test('[E48] every way to begin is said in its own words', () => {
    const declared = DEEDS.filter((deed): deed is Deed => !['PARRY', 'BRACE', 'RIPOSTE', 'INTERPOSE'].includes(deed));
    const said = [...declared, 'NOTHING' as const].map((does) => tellWords({ does, pillar: null }));
    expect(new Set(said).size).toBe(said.length);
    expect(new Set(PILLARS.map((pillar) => tellWords({ does: 'ATTACK', pillar }))).size).toBe(PILLARS.length);
  });
});
