import { describe, expect, test } from 'vitest';
import { readContent } from './content.fixture.ts';
import { gameModule } from './module.ts';
import type { Pack } from './pack.ts';
import { scenes, today } from './shelf.ts';
import { route } from './small.fixture.ts';

const pack = readContent();

describe('[R11] [R26] the routes of a pack', () => {
  test('[R11] in the order they say, a lesson where there is a guide', () => {
    expect(scenes(pack).map(({ name, kind, title }) => [name, kind, title])).toEqual([
      ['first-dream', 'LESSON', 'First Dream'],
      ['seven-dreams', 'QUEST', 'Seven Dreams'],
      ['three-dreams', 'QUEST', 'Three Dreams'],
    ]);
    for (const { line, minutes } of scenes(pack)) expect(line.length * minutes).toBeGreaterThan(0);
  });

  test('[R11] a lesson says something at every site', () => {
    const lesson = pack.route.find(({ id }) => id === 'first-dream')!;
    const sites = lesson.dreamscape.reduce((sum, { sites: some, battle }) => sum + some.length + (battle ? 1 : 0), 0);
    expect(lesson.guide).toHaveLength(sites);
  });

  test('[R26] today’s quest is the first route that is no lesson, with the preset `seed`', () => {
    expect(today(pack)).toEqual({ scene: 'seven-dreams', preset: 'seed' });
    expect(gameModule.today?.(pack)).toEqual({ scene: 'seven-dreams', preset: 'seed' });
  });

  test('[R26] where all are lessons, the first of them', () => {
    const some = (id: string, order: number, guide: readonly string[] = []): object => ({
      ...route(['DRAFT']),
      id,
      order,
      guide,
      minutes: 3,
    });
    const of = (...routes: readonly object[]): Pack => ({ ...pack, route: routes as Pack['route'] });
    expect(today(of(some('b', 2, ['Listen.']), some('a', 1, ['Listen.'])))).toMatchObject({ scene: 'a' });
    expect(today(of(some('b', 1), some('a', 1)))).toMatchObject({ scene: 'a' });
    expect(today(of(some('lesson', 0, ['Listen.']), some('late', 5), some('soon', 4)))).toMatchObject({
      scene: 'soon',
    });
  });
});
