import { parseSeed } from '@lockstep/kernel';
import { makeBackup } from '@lockstep/play';
import { seedLabel } from '@lockstep/words-protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HISTORY } from '../src/strings/history.ts';
import { PLAY } from '../src/strings/play.ts';
import { UNAVAILABLE } from '../src/strings/unavailable.ts';
import { hasBrowser, type Server, startServer, visit } from './harness.ts';
import { dailyOf, Player, WORDS } from './play.ts';

/** A Gold of Life with AURA and a night that was denied, kept by a version that kept no replays. */
const BACKUP = makeBackup({
  entries: [
    {
      kind: 'finished',
      game: 'protocol',
      daily: '2026-12-09',
      on: '2026-12-09',
      won: true,
      practice: false,
      merit: [4],
      facts: { turnsLeft: 4, stars: 3, peak: 2, audits: 0 },
    },
    {
      kind: 'finished',
      game: 'testimony',
      daily: '2026-12-08',
      on: '2026-12-08',
      won: false,
      practice: false,
      merit: [],
      facts: { turns: 6, scrutiny: 5 },
    },
  ],
  saves: {},
});

describe.skipIf(!hasBrowser())('what was played is one record', () => {
  let server: Server;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  test('statistics, history with its search, the archive by label, a date of which no replay was kept, the words of a table', async () => {
    await visit(server, async (browser) => {
      const player = new Player(await browser.open('#/settings'));
      const { page } = player;
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        player.button(WORDS.settings.importAll).click(),
      ]);
      await chooser.setFiles({ name: 'p.json', mimeType: 'application/json', buffer: Buffer.from(BACKUP) });
      await page.getByText(WORDS.settings.imported(2)).waitFor();

      await page.goto(`${server.address}#/statistics`);
      await page.getByText(HISTORY.found(2), { exact: true }).waitFor();
      await page.getByRole('img', { name: new RegExp(`^${HISTORY.weeks}: .*2$`) }).waitFor();
      await page.getByRole('searchbox', { name: HISTORY.search }).fill('KOA');
      await page.getByText(HISTORY.found(1), { exact: true }).waitFor();
      await page.getByText('Denied').first().waitFor();

      const { seed } = await dailyOf('2026-12-09');
      await page.goto(`${server.address}#/archive`);
      await page.getByRole('searchbox', { name: HISTORY.label }).fill(seedLabel(parseSeed(seed)).toLowerCase());
      await page.getByRole('link', { name: /December 9, 2026/ }).click();
      const known = page.getByRole('complementary', { name: UNAVAILABLE.remembered.title });
      await known.waitFor();
      expect(await known.textContent()).toMatch(/Gold \(4 turns left\).*December 9, 2026/);

      await player.start();
      await player.button(PLAY.table.terms).click();
      await player.dialog.getByText(/^How closely AURA is watching/).waitFor();
    });
  });
});
