import { test } from 'vitest';
import { readContent } from './content.fixture.ts';
import { type Fields, read, wander } from './story.fixture.ts';
import { complete } from './written.ts';

const pack = readContent();
test('probe', () => {
  const count = new Map<string, number>();
  for (const difficulty of ['STORY', 'STANDARD', 'HARD']) {
    const setup = read(complete(pack, { scene: 'river-gate', difficulty }) as Fields);
    for (let s = 0; s < 1000; s += 1)
      for (const log of wander(setup, `${s}`).steps)
        for (const e of log) {
          if (e.kind === 'chose') count.set(e.choice, (count.get(e.choice) ?? 0) + 1);
          if (e.kind === 'beat-began') count.set('BEAT ' + e.beat, (count.get('BEAT ' + e.beat) ?? 0) + 1);
          if (e.kind === 'fight-ended') count.set('END ' + e.result, (count.get('END ' + e.result) ?? 0) + 1);
        }
  }
  console.log([...count].map(([a, b]) => a + ' ' + b).join('\n'));
});
