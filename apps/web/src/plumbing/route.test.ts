import { describe, expect, test } from 'vitest';
import { hrefOf, type Params, parseRoute, ROUTES, type RouteName } from './route.ts';

describe('addresses', () => {
  test.each<[hash: string, name: RouteName, params: Params]>([
    ['', 'home', {}],
    ['#', 'home', {}],
    ['#/', 'home', {}],
    ['#/archive', 'archive', {}],
    ['#/archive/', 'archive', {}],
    ['#archive', 'archive', {}],
    ['#/protocol/2026-12-01', 'protocol', { date: '2026-12-01' }],
    ['#/replay', 'replay', {}],
    ['#/replay/AbC_-9', 'replay', { data: 'AbC_-9' }],
    ['#/gallery?theme=dark&size=large', 'gallery', {}],
  ])('%s is %s', (hash, name, params) => expect(parseRoute(hash)).toMatchObject({ name, params }));

  test.each([
    '#/nowhere',
    '#/home',
    '#/protocol',
    '#/protocol/2026-02-30',
    '#/protocol/tomorrow',
    '#/protocol/2026-12-01/more',
    '#/archive/2026',
    '#/%E0%A4%A',
    '#/__proto__',
  ])('%s is unknown, so it is home', (hash) =>
    expect(parseRoute(hash)).toEqual({ name: 'home', params: {}, query: {} }),
  );

  test('what follows the question mark is the query, further ones included', () => {
    expect(parseRoute('#/gallery?theme=dark&note=a?b').query).toEqual({ theme: 'dark', note: 'a?b' });
    expect(parseRoute('#/?from=share').query).toEqual({ from: 'share' });
  });

  test.each(ROUTES)('the address of %s leads there', (name) => {
    const dated = name === 'protocol' || name === 'solution';
    const path = name === 'home' ? '/' : dated ? `/${name}/2026-12-01` : `/${name}`;
    expect(parseRoute(hrefOf(path))).toEqual({ name, params: dated ? { date: '2026-12-01' } : {}, query: {} });
  });
});
