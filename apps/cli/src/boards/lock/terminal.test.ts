import { PassThrough } from 'node:stream';
import type { ReadStream, WriteStream } from 'node:tty';
import { describe, expect, test, vi } from 'vitest';
import { play } from '../../shell/play.ts';
import { plain } from '../../terminal/layout.ts';
import type { How } from '../../terminal/stage.ts';
import { type Kept, keep } from '../protocol/session.fixture.ts';
import { openedOf } from './saved-try.fixture.ts';

const ESC = '\u001b';
const ALTERNATE_ON = `${ESC}[?1049h`;
const ALTERNATE_OFF = `${ESC}[?1049l`;
const PATIENCE = { timeout: 60_000, interval: 5 };

/** A terminal that remembers its mode and all that was written to it. */
const terminal = () => {
  const input = Object.assign(new PassThrough(), {
    isTTY: true,
    raw: false,
    setRawMode(on: boolean) {
      input.raw = on;
      return input;
    },
  });
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 80, rows: 24 });
  let written = '';
  output.on('data', (chunk) => {
    written += String(chunk);
  });
  return { input, output, text: () => written };
};

const sitDown = (kept: Kept) => {
  const at = terminal();
  const left: Promise<How> = play(openedOf(kept), {
    input: at.input as unknown as ReadStream,
    output: at.output as unknown as WriteStream,
    colour: false,
  });
  /** Everything that is typed is answered on the screen, if only by its echo. */
  const drawn = async (act: () => void): Promise<void> => {
    const before = at.text().length;
    act();
    await vi.waitFor(() => expect(at.text().length).toBeGreaterThan(before), PATIENCE);
  };
  const type = (bytes: string): Promise<void> => drawn(() => at.input.write(bytes));
  const shows = (words: string): Promise<void> => vi.waitFor(() => expect(plain(at.text())).toContain(words), PATIENCE);
  return { ...at, left, drawn, type, shows };
};

const given = ({ input, text }: { input: { raw: boolean }; text: () => string }): void => {
  expect(input.raw).toBe(false);
  expect(text().lastIndexOf(ALTERNATE_OFF)).toBeGreaterThan(text().lastIndexOf(ALTERNATE_ON));
  expect(text()).toContain(`${ESC}[?25h`);
};

describe('a real terminal', () => {
  test('plays by keys and by words, and gives the terminal back', async () => {
    const kept = keep({ resistance: 20 });
    const at = sitDown(kept);
    await vi.waitFor(() => expect(at.text()).toContain(ALTERNATE_ON), PATIENCE);
    expect(at.input.raw).toBe(true);
    await at.type('\r');
    for (let card = 0; card < 6; card += 1) await at.type(` ${ESC}[B`);
    await at.type('\t\r');
    await at.type('submit 1 5\r');
    await at.shows('FRIDGE UNLOCKED');
    await at.type('quit\r');
    expect(await at.left).toBe('quit');
    given(at);
    // The share text stays on the ordinary screen, to be copied.
    expect(at.text().slice(at.text().lastIndexOf(ALTERNATE_OFF))).toContain('AURA Daily • 2026-01-26\nFRIDGE unlocked');
  });

  test('ctrl-c leaves from anywhere', async () => {
    const at = sitDown(keep());
    await at.type('\r');
    await at.type('\u0003');
    expect(await at.left).toBe('interrupted');
    given(at);
  });

  test('ctrl-c does not wait for a slow hint', async () => {
    const at = sitDown(keep({}, { hint: () => new Promise(() => undefined) }));
    await at.type('hint\r');
    await at.shows('AURA is working it out');
    await at.type('\u0003');
    expect(await at.left).toBe('interrupted');
    given(at);
  });

  test('an error on the way out still gives the terminal back', async () => {
    const at = sitDown(
      keep(
        {},
        {
          save: () => {
            throw new Error('disk full');
          },
        },
      ),
    );
    const failed = at.left.catch((error: Error) => error.message);
    await at.type('\r');
    await at.type('draft 1 2 3 4 5 6\r');
    expect(await failed).toBe('disk full');
    given(at);
  });

  test('a hangup ends the game', async () => {
    const at = sitDown(keep());
    at.input.end();
    expect(await at.left).toBe('end-of-input');
    given(at);
  });

  test('a resize is drawn at once, at the new width', async () => {
    const at = sitDown(keep());
    await at.type('\r');
    const before = at.text().length;
    await at.drawn(() => {
      at.output.columns = 45;
      at.output.emit('resize');
    });
    const drawn = at
      .text()
      .slice(before)
      .split('\r\n')
      .map((line) => plain(line).replaceAll(/[^\P{Cc}]\[[?0-9]*[A-Za-z]/gu, ''));
    expect(drawn.length).toBe(24);
    for (const line of drawn) expect([...line].length).toBeLessThanOrEqual(45);
    await at.type('\u0003');
    await at.left;
  });

  const SIGNALS = ['exit', 'SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT', 'SIGCONT'];

  test('leaves no listener behind', async () => {
    const before = SIGNALS.map((name) => process.listenerCount(name));
    const at = sitDown(keep());
    expect(SIGNALS.map((name) => process.listenerCount(name))).toEqual(before.map((count) => count + 1));
    await at.type('\u0003');
    await at.left;
    expect(SIGNALS.map((name) => process.listenerCount(name))).toEqual(before);
  });
});
