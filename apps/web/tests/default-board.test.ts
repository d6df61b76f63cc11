import { afterAll, beforeAll, describe, test } from 'vitest';
import { PLAY } from '../src/strings/play.ts';
import { visitPlayer } from './aura-day.ts';
import { hasBrowser, type Server, startServer } from './harness.ts';

const WORDS = PLAY.plain;

describe.skipIf(!hasBrowser())('a game with no code of its own in the browser', () => {
  let server: Server;

  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  test('is played by button and by key on the default board, is saved, ends, and its replay is watched', () =>
    visitPlayer(() => server)(async ({ open }) => {
      const player = await open('#/play/null');
      const { page } = player;
      const heading = (name: string): Promise<void> => page.getByRole('heading', { name, exact: true }).waitFor();
      await heading(WORDS.step(1));
      await player.button('Roll').click();
      await heading(WORDS.step(2));
      await page.reload();
      await heading(WORDS.step(2));
      await page.keyboard.press('2');
      await heading(WORDS.over('Finished', 'Stopped'));
      await player.button(PLAY.result.replay).click();
      await page.waitForURL(/#\/replay\//);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByText(/^Roll\. Rolled/).waitFor();
    }));
});
