import type { Answered, JournalAnswer, JournalRequest } from '@lockstep/api';
import { canonical } from '@lockstep/kernel';
import type { Entry } from '@lockstep/play';
import { expect, test } from 'vitest';
import type { Told } from './keep.ts';
import { exchangeJournal, faultOf, normalCode, normalName, spacedCode } from './people.ts';

const entry = (daily: string): Entry => ({ kind: 'solution-shown', game: 'protocol', daily });

/** A server's journal of one player, four entries an answer. */
const journal = (devices: number) => {
  const kept: string[] = [];
  const asked: number[] = [];
  return {
    kept,
    asked,
    exchange: async ({ player, after, entries }: JournalRequest): Promise<Answered<JournalAnswer>> => {
      asked.push(entries.length);
      for (const text of entries) if (!kept.includes(text)) kept.push(text);
      const from = player === 'me' ? after : 0;
      const texts = kept.slice(from, from + 4);
      return {
        kind: 'answer',
        value: { player: 'me', devices, entries: texts, after: from + texts.length, more: from + 4 < kept.length },
      };
    },
  };
};

const device = (...own: Entry[]) => {
  let state: Told | undefined;
  const all = [...own];
  return {
    all,
    keep: {
      get: async () => state,
      set: async (next: Told): Promise<void> => {
        state = next;
      },
    },
    progress: {
      entries: async () => all,
      restore: async ({ entries }: { readonly entries: readonly Entry[] }) => {
        const added = entries.filter((one) => !all.some((here) => canonical(here) === canonical(one)));
        all.push(...added);
        return { entries: added.length, saves: 0, unusable: 0 };
      },
    },
  };
};

test('[S17] two devices end with the same entries, whoever asks first, and nothing is sent twice', async () => {
  const dates = Array.from({ length: 30 }, (_, i) => `2026-01-${String(i + 1).padStart(2, '0')}`);
  const [one, other] = [device(...dates.slice(0, 27).map(entry)), device(...dates.slice(20).map(entry))];
  const server = journal(2);
  expect(await exchangeJournal(server, one.progress, one)).toBe(0);
  expect(await exchangeJournal(server, other.progress, other)).toBe(20);
  expect(await exchangeJournal(server, one.progress, one)).toBe(3);
  const texts = (all: readonly Entry[]): string[] => all.map((here) => canonical(here)).sort();
  expect(texts(one.all)).toEqual(texts(other.all));
  expect(one.all).toHaveLength(30);
  server.asked.length = 0;
  expect(await exchangeJournal(server, one.progress, one)).toBe(0);
  expect(server.asked).toEqual([0]);
});

test('[S17] a player with one device sends nothing before another one is about to join', async () => {
  const alone = device(entry('2026-01-01'));
  const server = journal(1);
  await exchangeJournal(server, alone.progress, alone);
  expect(server.kept).toEqual([]);
  await exchangeJournal(server, alone.progress, { joining: true, keep: alone.keep });
  expect(server.kept).toHaveLength(1);
});

test('[S17] while the server is away nothing is lost', async () => {
  const alone = device(entry('2026-01-01'));
  expect(await exchangeJournal({ exchange: async () => ({ kind: 'away' }) }, alone.progress, alone)).toBe(0);
  expect(alone.all).toHaveLength(1);
});

test('[S16] a code is taken as it was meant', () => {
  expect(normalCode(' 7k3mp-q9xol ')).toBe('7K3MPQ9X01');
  expect(spacedCode('7K3MPQ9XAB')).toBe('7K3MP Q9XAB');
});

test('[S10] a name is sent in one spelling, and a refusal is said in words', () => {
  expect(normalName('  Zoe\u0308   Bea ')).toBe('Zo\u00EB Bea');
  expect(faultOf({ kind: 'refused', error: { code: 'wrong-name', at: '', message: '', remedy: '' } })).toContain(
    'name',
  );
  expect(faultOf({ kind: 'refused', error: { code: 'never-heard', at: '', message: '', remedy: '' } })).not.toBe('');
  expect(faultOf({ kind: 'answer', value: 1 })).toBe('');
});
