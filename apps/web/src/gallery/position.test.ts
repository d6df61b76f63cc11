import { readdirSync, readFileSync } from 'node:fs';
import { parseReplay } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';

const HERE = new URL('.', import.meta.url);
const textOf = (path: string): string => readFileSync(new URL(path, HERE), 'utf8');
const pages = readdirSync(HERE).filter((file) => file.endsWith('.svelte'));

/** Every golden that a page of the gallery names, and how many of its lines are played. */
const shown = pages.flatMap((page) => {
  const text = textOf(page);
  const game = /game="([a-z]+)"/.exec(text)?.[1] ?? '';
  return [
    ...[...text.matchAll(/position\((\w+), '([\w-]+)'(?:, (\d+))?\)/g)].map(([, id, golden, lines = '0']) => [
      id,
      golden,
      lines,
    ]),
    ...[...text.matchAll(/golden: '([\w-]+)', lines: (\d+)/g)].map(([, golden, lines]) => [game, golden, lines]),
  ].map(([id, golden, lines]) => [page, `${id}/${golden}`, Number(lines)] as const);
});
const globs = textOf('position.ts');

describe('the gallery shows positions of goldens', () => {
  test('every game with a golden but those played within a run and the one without words', () => {
    const games = [...new Set(shown.map(([, golden]) => golden.split('/')[0]))].sort();
    expect(games).toEqual(['battle', 'draft', 'encounter', 'freeplay', 'protocol', 'quest', 'testimony']);
  });

  test.each(shown)('%s: %s has %i lines and is loaded', (_page, golden, lines) => {
    const replay = parseReplay(textOf(`../../../../golden/${golden}.replay`));
    const [game, name] = golden.split('/');
    expect(replay.ok && replay.value.steps.length >= lines).toBe(true);
    expect(globs).toMatch(new RegExp(`golden/${game}/(?:\\{[^}]*)?${name}[,}.]`));
  });
});
