import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auraDay, clean, LOCK, visitPlayer } from './aura-day.ts';
import { hasBrowser, type Server, startServer } from './harness.ts';
import { type Daily, viewOf, WORDS } from './play.ts';

describe.skipIf(!hasBrowser()).concurrent('a day with AURA: replays', () => {
  let server: Server;
  let daily: Daily;
  let gold: readonly string[];

  beforeAll(async () => {
    server = await startServer();
    ({ daily, gold } = await auraDay());
  });
  afterAll(() => server.stop());

  const visit = visitPlayer(() => server);

  test('the replay of a result opens by its link, steps, and forks', () =>
    visit(async ({ open }) => {
      const player = await open(LOCK);
      const { page } = player;
      await player.start();
      await player.play(gold);
      await player.heading(/unlocked/).waitFor();
      await player.button(WORDS.result.replay).click();
      await page.getByText(WORDS.replay.genuine).waitFor();
      const address = page.url();
      expect(address).toMatch(/#\/replay\/[\w-]+$/);
      const other = await open(`#${address.split('#')[1]}`);
      await other.page.getByText(WORDS.replay.step(0, 5)).waitFor();
      await other.button(WORDS.replay.last).click();
      await other.page.getByText(WORDS.replay.step(5, 5)).waitFor();
      expect(await other.reads('Resistance')).toBe(0);
      await other.button(WORDS.replay.back).click();
      await other.page.getByText(WORDS.replay.step(4, 5)).waitFor();
      expect(await other.reads('Resistance')).toBe(viewOf(daily, gold.slice(0, 4)).resistance);
      await other.button(WORDS.replay.first).click();
      expect(await other.reads('Resistance')).toBe(100);
      await other.page.getByRole('slider').fill('3');
      expect(await other.reads('Turns left')).toBe(6);
      await other.button(WORDS.replay.fork).click();
      await other.page.getByText(WORDS.replay.forkNote).waitFor();
      await other.page.goBack();
      await other.page.getByText(WORDS.replay.step(3, 5)).waitFor();
      await other.button(WORDS.replay.fork).click();
      await other.page.getByText(WORDS.replay.forkNote).waitFor();
      expect(await other.reads('Turns left')).toBe(6);
      await other.play(gold.slice(3));
      await other.heading(/unlocked/).waitFor();
      await other.page.getByText(WORDS.result.practiceEnd).waitFor();
    }));

  test('a damaged replay link says so', () =>
    visit(async ({ open }) => {
      const player = await open('#/replay/AAAA');
      await player.page
        .getByRole('alert')
        .getByText(/replay/)
        .waitFor();
    }));

  test('a replay that takes long can be stopped, and what is asked next is answered', () =>
    visit(async ({ open }) => {
      const player = await open('#/replay');
      const { page } = player;
      // The worker waits for the pack, as it would over a replay that keeps it busy.
      await page.context().route('**/editions/**', () => new Promise(() => {}));
      const text = `lockstep 1\ngame draft\nrules 1\npack ${'0'.repeat(64)}\nsetup {"scene":"first-dream"}\nseed 0123456789abcdef\n---\n= x\n`;
      await page.getByLabel(WORDS.replay.paste).fill(text);
      await player.button(WORDS.replay.read).click();
      await page.getByText(WORDS.replay.reading).waitFor();
      await player.button(WORDS.replay.stop).click();
      await page.getByRole('alert').getByText(WORDS.replay.stopped).waitFor();
      await page.context().unroute('**/editions/**');
      const example = new URL('../../../golden/protocol/d29-worked-example.replay', import.meta.url);
      await page.getByLabel(WORDS.replay.paste).fill(readFileSync(example, 'utf8'));
      await player.button(WORDS.replay.read).click();
      await page.getByText(WORDS.replay.genuine).waitFor();
    }));

  test('[D29-20][D29-84] the worked example, forked from its replay: Compliance 22, Resistance 48', () =>
    visit(async ({ open }) => {
      const player = await open('#/replay');
      const { page } = player;
      const example = new URL('../../../golden/protocol/d29-worked-example.replay', import.meta.url);
      await page.getByLabel(WORDS.replay.paste).fill(readFileSync(example, 'utf8'));
      await player.button(WORDS.replay.read).click();
      await page.getByText(WORDS.replay.genuine).waitFor();
      await player.button(WORDS.replay.last).click();
      expect(await player.reads('Resistance')).toBe(48);
      await player.button(WORDS.replay.back).click();
      expect([
        await player.reads('Resistance'),
        await player.reads('Scrutiny'),
        await player.reads('Turns left'),
      ]).toEqual([70, 3, 5]);
      await player.button(WORDS.replay.fork).click();
      await player.button(WORDS.lock.startPuzzle).click();
      await player.act('submit fda-article timestamped-receipt');
      const entry = clean(await player.log.first().textContent());
      for (const part of ['FDA Article', 'Timestamped Receipt', 'Accepted', 'Compliance 22', 'Resistance is 48'])
        expect(entry).toContain(part);
      expect([
        await player.reads('Resistance'),
        await player.reads('Scrutiny'),
        await player.reads('Turns left'),
      ]).toEqual([48, 3, 4]);
    }));
});
