import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, hasBrowser, type Server, startBrowser, startServer } from './harness.ts';
import { PLUMBING } from './places.ts';

describe.skipIf(!hasBrowser())('the worker in a browser', () => {
  let server: Server;
  let browser: Browser;

  beforeAll(async () => {
    server = await startServer(PLUMBING);
    browser = await startBrowser(server.address);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  test('deals, hints and solves; the same puzzle as in Node', async () => {
    const page = await browser.open();
    const got = await page.evaluate(async () => {
      const { worker, loadVoice } = window.plumbing;
      const daily = await worker.daily('protocol', '2026-12-01');
      const position = { setup: daily.setup, seed: daily.seed, actions: [] };
      const [hint, solution, schedule, pack, outline, voice] = await Promise.all([
        worker.hint('protocol', position, 'nudge'),
        worker.solution('protocol', position),
        worker.schedule('protocol'),
        worker.pack('protocol'),
        worker.outline('protocol', '2026-12-01'),
        loadVoice(),
      ]);
      const turn = await worker.change('protocol', { ...position, actions: solution.line });
      return {
        pin: daily.pin,
        hint,
        solution,
        days: schedule.length,
        locks: (pack as unknown as { lock: unknown[] }).lock.length,
        outline,
        says: voice.say.length,
        turn,
      };
    });
    expect(got.pin.hash).toMatch(/^[0-9a-f]{16}$/);
    expect(got.solution.score - 1).toBe(got.pin.numbers.par);
    expect(got).toMatchObject({ hint: { level: 'nudge', score: got.solution.score }, locks: 8, turn: null });
    expect(got.outline.grade).toBe(got.pin.grade);
    expect(got.days).toBeGreaterThan(700);
    expect(got.says).toBeGreaterThan(20);
  });

  test('a date beyond the schedule is searched for while the page stays awake', async () => {
    const page = await browser.open();
    const got = await page.evaluate(async () => {
      let frames = 0;
      const count = (): void => {
        frames += 1;
        requestAnimationFrame(count);
      };
      requestAnimationFrame(count);
      const { pinned, date } = await window.plumbing.worker.daily('protocol', '2031-05-06');
      return { pinned, date, frames };
    });
    expect(got).toMatchObject({ pinned: false, date: '2031-05-06' });
    expect(got.frames).toBeGreaterThan(3);
  });

  test('faults carry their code', async () => {
    const page = await browser.open();
    const codes = await page.evaluate(() => {
      const { worker } = window.plumbing;
      const codeOf = (asked: Promise<unknown>) =>
        asked.then(
          () => 'none',
          ({ code }: { code: string }) => code,
        );
      return Promise.all([
        codeOf(worker.daily('protocol', '2019-01-01')),
        codeOf(worker.daily('protocol', 'soon')),
        codeOf(worker.hint('protocol', { setup: () => 0, seed: '', actions: [] }, 'nudge')),
        codeOf(worker.daily('chess', '2026-12-01')),
      ]);
    });
    expect(codes).toEqual(['too-early', 'internal', 'internal', 'internal']);
  });

  test('the schedule out of reach, then in reach', async () => {
    const page = await browser.context.newPage();
    let gone = true;
    await browser.context.route('**/schedule.txt', (route) => (gone ? route.abort() : route.continue()));
    await page.goto(server.address);
    const ask = () =>
      window.plumbing.worker.daily('protocol', '2026-12-01').then(
        ({ date }) => date,
        ({ code }: { code: string }) => code,
      );
    expect(await page.evaluate(ask)).toBe('unreachable');
    gone = false;
    expect(await page.evaluate(ask)).toBe('2026-12-01');
    await browser.context.unroute('**/schedule.txt');
  });

  test('a worker that dies fails what was asked; the next question starts another', async () => {
    const page = await browser.context.newPage();
    await page.addInitScript(() => {
      const made: Worker[] = [];
      const Real = Worker;
      window.Worker = class extends Real {
        constructor(address: string | URL, options?: WorkerOptions) {
          super(address, options);
          made.push(this);
        }
      };
      Object.assign(window, { made });
    });
    await page.goto(server.address);
    const got = await page.evaluate(async () => {
      const { worker } = window.plumbing;
      const codeOf = (asked: Promise<unknown>) =>
        asked.then(
          () => 'fine',
          ({ code }: { code: string }) => code,
        );
      const pending = [codeOf(worker.daily('protocol', '2031-05-06')), codeOf(worker.schedule('protocol'))];
      const made = (window as unknown as { made: Worker[] }).made;
      made[0]!.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }));
      return {
        lost: await Promise.all(pending),
        next: await codeOf(worker.schedule('protocol')),
        workers: made.length,
      };
    });
    expect(got).toEqual({ lost: ['died', 'died'], next: 'fine', workers: 2 });
  });

  test('a worker that cannot be loaded is a death too', async () => {
    const page = await browser.context.newPage();
    await page.route('**/assets/worker-*.js', (route) => route.abort());
    await page.goto(server.address);
    const code = await page.evaluate(() =>
      window.plumbing.worker.schedule('protocol').then(
        () => 'fine',
        (fault: { code: string }) => fault.code,
      ),
    );
    expect(code).toBe('died');
  });
});
