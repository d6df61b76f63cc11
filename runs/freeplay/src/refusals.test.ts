import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { freeplay } from './freeplay.ts';
import { refusals } from './refusals.ts';
import { aura, koa, play, refusedAction } from './small.fixture.ts';

describe('[F18] refusals', () => {
  test('[F18] every code that the run refuses with has its meaning', () => {
    const folders = [new URL('./', import.meta.url), new URL('./koa/', import.meta.url)];
    const codes = folders.flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /^\w+\.ts$/.test(name))
        .flatMap((name) =>
          [...readFileSync(new URL(name, folder), 'utf8').matchAll(/(?:refuse|stranger)\(\s*'([\w-]+)'/g)].map(
            ([, code]) => code!,
          ),
        ),
    );
    expect(codes.length).toBeGreaterThan(15);
    for (const code of codes) expect(Object.keys(refusals)).toContain(code);
  });

  test('[F18] and all that an incident’s own game refuses with is among them', () => {
    expect(Object.keys(freeplay.refusals)).toEqual(
      expect.arrayContaining(['no-tokens', 'exploit-spent', 'major-contradiction', 'already-submitted']),
    );
  });

  test('[F18] a move of the other edition, of another seat, or none at all', () => {
    const [one, other] = [play(aura()), play(koa())];
    const submit = freeplay.legal(other.setup, other.state, 0)[0]!;
    expect(refusedAction(one, 0, submit)).toMatchObject({ code: 'not-here', data: { action: 'submit' } });
    expect(refusedAction(one, 1, { kind: 'give-up' })?.code).toBe('over');
    expect(refusedAction(one, 0, { kind: 'nothing' } as never)?.code).toBe('unknown-action');
  });
});
