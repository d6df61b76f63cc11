import { test } from 'vitest';
import { readContent } from './content.fixture.ts';
import { type Fields, paces, read, wander } from './story.fixture.ts';
import { complete } from './written.ts';

const pack = readContent();
test('probe', () => {
  for (const { id, beat } of pack.scene) {
    const t = Date.now();
    const ends = new Map<string, number>();
    let steps = 0,
      bad = 0;
    const badBeats = new Map<string, number>();
    const visited = new Set<string>();
    for (const difficulty of ['STORY', 'STANDARD', 'HARD']) {
      const setup = read(complete(pack, { scene: id, difficulty }) as Fields);
      for (let s = 0; s < 100; s += 1) {
        const w = wander(setup, `${s}`);
        steps += w.steps.length;
        const e = setup.script.scene.beat[w.state.beat]!.id;
        ends.set(e, (ends.get(e) ?? 0) + 1);
        for (const log of w.steps)
          log.forEach((event, i) => {
            if (event.kind === 'beat-began') visited.add(event.beat);
            if (event.kind === 'beat-closed' && !log.slice(0, i).some(paces)) {
              bad++;
              badBeats.set(event.beat, (badBeats.get(event.beat) ?? 0) + 1);
            }
          });
      }
    }
    console.log(
      id,
      Date.now() - t,
      'ms',
      steps,
      Object.fromEntries(ends),
      'missing',
      beat.filter((b) => b.end && !ends.has(b.id)).map((b) => b.id),
      'unvisited',
      beat.filter((b) => !visited.has(b.id)).map((b) => b.id),
      'bad',
      bad,
      Object.fromEntries(badBeats),
    );
  }
});
