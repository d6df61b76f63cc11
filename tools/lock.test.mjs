import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingEntries } from './lock.mjs';

const lockOf = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

test.each(['../package-lock.json', '../bench/package-lock.json'])(
  '%s holds every platform and names no host',
  (path) => {
    const lock = lockOf(path);
    expect(Object.keys(missingEntries(lock))).toEqual([]);
    const addresses = Object.values(lock.packages).flatMap(({ resolved }) =>
      /^[a-z]+:\/\//.test(resolved ?? '') ? [resolved] : [],
    );
    expect(addresses).toEqual([]);
  },
);

test.each(['../package-lock.json', '../bench/package-lock.json'])(
  '%s pins every package by its hash, but for binaries of tools for platforms that were not at hand',
  (path) => {
    const unpinned = Object.entries(lockOf(path).packages).filter(
      ([place, { integrity, link }]) => place.includes('node_modules/') && !integrity && !link,
    );
    for (const [place, { version, optional, os, cpu }] of unpinned) {
      expect([place, optional, /^\d+\.\d+\.\d+$/.test(version)]).toEqual([place, true, true]);
      expect([place, (os ?? cpu ?? []).length > 0]).toEqual([place, true]);
    }
  },
);

test('what a partial registry left out is written from its name', () => {
  const lock = {
    packages: { 'node_modules/x': { dev: true, optionalDependencies: { '@x/cli-linux-x64-musl': '1.2.3' } } },
  };
  expect(missingEntries(lock)).toEqual({
    'node_modules/@x/cli-linux-x64-musl': {
      version: '1.2.3',
      dev: true,
      cpu: ['x64'],
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    },
  });
});
