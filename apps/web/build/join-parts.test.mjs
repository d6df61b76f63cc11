import { describe, expect, test } from 'vitest';
import { joinParts } from './join-parts.mjs';

const WEIGHTS = new Map([
  ['home', 10],
  ['game', 1],
  ['other', 1],
]);

const part = (name, users, { imports = [], ...more } = {}) => ({
  files: [name],
  kind: 'page',
  users: new Set(users),
  boards: new Set(),
  size: 1000,
  ofOneGame: false,
  imports: new Set(imports),
  ...more,
});

const joined = (...parts) =>
  joinParts(WEIGHTS, parts)
    .map(({ files }) => [...files].sort().join('+'))
    .sort();

describe('the parts of a build', () => {
  test('what the same screens load becomes one file', () => {
    expect(joined(part('a', ['home']), part('b', ['home']), part('c', ['game']))).toEqual(['a+b', 'c']);
  });

  test('little code joins what fewer screens load, if all together load less; much code does not', () => {
    expect(joined(part('a', ['home', 'game'], { size: 100 }), part('b', ['home']))).toEqual(['a+b']);
    expect(joined(part('a', ['home', 'game']), part('b', ['game'], { size: 100_000 }))).toEqual(['a', 'b']);
  });

  test('a first screen is not made to load what a join would bring along', () => {
    const large = part('large', ['game'], { size: 100_000 });
    expect(joined(part('a', ['home']), part('b', ['game'], { imports: ['large'], size: 10 }), large)).not.toContain(
      'a+b',
    );
    expect(
      joined(
        part('a', ['home', 'game']),
        part('b', ['home', 'game'], { imports: ['c'] }),
        part('c', ['home', 'game'], { size: 100_000 }),
      ),
    ).toEqual(['a+b+c']);
  });

  test('no file comes to import another that imports it', () => {
    const between = part('between', ['home', 'game'], { alone: true, imports: ['below'] });
    expect(
      joined(part('above', ['home', 'game'], { imports: ['between'] }), between, part('below', ['home', 'game'])),
    ).toEqual(['above', 'below', 'between']);
  });

  test('page and worker share no file that only one of them needs, and what is alone stays alone', () => {
    expect(joined(part('a', ['home']), part('b', ['home'], { kind: 'worker' }))).toEqual(['a', 'b']);
    expect(joined(part('a', ['home']), part('b', ['home'], { alone: true }))).toEqual(['a', 'b']);
  });

  test('no game loads the code of another, neither at once nor with what it imports', () => {
    const own = (name, board, more = {}) => part(name, ['home'], { boards: new Set([board]), ...more });
    expect(joined(own('a', 'one', { ofOneGame: true }), own('b', 'two'))).toEqual(['a', 'b']);
    expect(joined(own('a', 'one'), own('b', 'two'))).toEqual(['a+b']);
    const deep = own('deep', 'one', { ofOneGame: true, alone: true });
    expect(joined(own('a', 'one', { imports: ['deep'] }), own('b', 'two'), deep)).toEqual(['a', 'b', 'deep']);
  });
});
