import { accountWords, clauseWords, protocolName, rulebook } from '@lockstep/words-protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auraDay, clean, LOCK, openPaths, pathsShown, sentencesOf, visitPlayer } from './aura-day.ts';
import { hasBrowser, type Server, startServer } from './harness.ts';
import { type Daily, eventsOf, thenFail, times, viewOf, WORDS, wordsOf } from './play.ts';

describe.skipIf(!hasBrowser()).concurrent('a day with AURA: what its screens say', () => {
  let server: Server;
  let daily: Daily;
  let gold: readonly string[];
  let audit: readonly string[];

  beforeAll(async () => {
    server = await startServer();
    ({ daily, gold, audit } = await auraDay());
  });
  afterAll(() => server.stop());

  const visit = visitPlayer(() => server);

  test('[D29-18][D29-19][D29-21][D29-81][D29-83] the transcript, an Audit, and the card it takes away', () =>
    visit(async ({ open }) => {
      const player = await open(LOCK);
      await player.start();
      await player.play(audit);
      const steps = eventsOf(daily, audit).slice(1);
      expect(await player.log.count()).toBe(steps.length);
      for (const [i, events] of steps.entries()) {
        const entry = clean(await player.log.nth(i).textContent());
        for (const sentence of sentencesOf(daily, events)) expect(entry).toContain(clean(sentence));
        expect(entry).toMatch(/Accepted|Not accepted/);
      }
      const last = clean(await player.log.last().textContent());
      expect(last).toMatch(/AUDIT: Resistance \+15 to \d+, Scrutiny back to 2\./);
      expect(last).toMatch(/is quarantined for 2 turns/);
      expect(await player.reads('Scrutiny')).toBe(2);

      const held = viewOf(daily, audit).cards.find(({ quarantine }) => quarantine > 0)!;
      expect(last).toContain(held.name);
      const card = player.card(held.id);
      expect(clean(await card.textContent())).toMatch(/quarantine/i);
      expect(await card.getAttribute('aria-label')).toMatch(/quarantine.*2 turns.*SCAN/i);
      const place = await player.evidence.evaluateAll(
        (all, id) => all.findIndex((one) => (one as HTMLElement).dataset.card === id),
        held.id,
      );
      // It cannot be submitted: to pick it is to be asked about a SCAN, and a no leaves it where it was.
      for (const pick of [() => card.click(), () => player.page.keyboard.press(String(place + 1))]) {
        await pick();
        expect(clean(await player.dialog.textContent())).toContain(`SCAN ${held.name} away?`);
        await player.no();
        await player.slot(1).getByText('Empty').waitFor();
        expect(await card.getAttribute('aria-pressed')).toBe('false');
      }
    }));

  test('everyone is told one account a turn, a screen reader too', () =>
    visit(async ({ open }) => {
      const player = await open(LOCK);
      await player.start();
      const steps = eventsOf(daily, gold);
      await player.act(gold[0]!);
      for (const [i, action] of gold.slice(1, 4).entries()) {
        await player.act(action);
        expect(await player.told.count()).toBe(1);
        expect(await player.told.isVisible()).toBe(true);
        expect(clean(await player.told.textContent())).toBe(clean(accountWords(daily.setup, steps[i + 1]!)));
      }
    }));

  test('[D29-04][D29-16][D29-29][D29-30][D29-48][D29-104][D29-105][D29-106][D29-107][D29-108] the Lock, line for line', () =>
    visit(async ({ open }) => {
      const player = await open(LOCK);
      const { page } = player;
      await page.locator('.lockscreen .schedule').waitFor();
      await player.button('START DAILY').waitFor();
      const facts = await page.locator('.lockscreen .facts .readout').allTextContents();
      expect(facts[0]).toMatch(/^DAILY: \d{4}-\d\d-\d\d • Seed: AURA-[0-9A-F]{4}$/);
      expect(facts.slice(1, 5)).toEqual([
        'TARGET: ROUTER',
        'RESISTANCE: 100 → 0',
        'TURNS: 8',
        `SCRUTINY: ${daily.setup.script.scrutiny}/5`,
      ]);
      expect(await page.getByRole('heading', { name: 'PROTOCOL:' }).count()).toBe(1);
      const protocols = (await page.locator('.schedule summary').allTextContents()).map(clean);
      expect(protocols[0]).toBe('POLICY LOCKDOWN — Policy is policy. Bring something policy would sit next to.');
      for (const [i, { protocol, from }] of daily.setup.script.schedule.entries()) {
        expect(protocols[i]).toContain(`${protocol.replaceAll('_', ' ')} — `);
        if (from > 1) expect(protocols[i]).toContain(`from turn ${from}`);
      }
      expect(await page.locator('svg.aura').isVisible()).toBe(true);
      expect(await page.locator('[data-card]').count()).toBe(0);
      const text = await wordsOf(page.locator('main'));
      expect(text).not.toMatch(/floor|×|1\.5|BaseImpact/);
      await openPaths(page);
      const shown = clean((await pathsShown(page)).join(' '));
      for (const path of daily.setup.tables.paths.flat(2)) expect(shown).toContain(clauseWords(path));
      await player.button('FULL RULES').click();
      await player.heading(WORDS.rules.title).waitFor();
      await page.goBack();
      await player.button('START DAILY').click();
      await player.heading(WORDS.draft.title).waitFor();
      expect(await player.evidence.count()).toBe(12);
    }));

  test('[D29-10][D29-12][D29-13][D29-14][D29-15][D29-16][D29-24][D29-25][D29-48][D29-89][D29-102] the Draft and the monitor of the Solve', () =>
    visit(async ({ open }) => {
      const player = await open(LOCK);
      const { page } = player;
      await player.start();
      expect(await page.locator('svg.aura').first().isVisible()).toBe(true);
      expect(await page.locator('input, textarea, [contenteditable]').count()).toBe(0);
      for (const card of daily.setup.script.card) {
        const words = [
          card.name,
          String(card.impact),
          card.trust,
          ...[...card.tags, ...card.traits].map((mark) => mark.replaceAll('_', ' ')),
        ];
        const spoken = (await player.card(card.id).getAttribute('aria-label'))!.toUpperCase();
        for (const word of words) expect(spoken).toContain(word.toUpperCase());
      }
      await player.menu(WORDS.solve.cards);
      for (const card of daily.setup.script.card) {
        const face = (await wordsOf(player.dialog.locator(`[data-card="${card.id}"]`))).toUpperCase();
        for (const word of [card.name, String(card.impact), card.trust, ...card.tags, ...card.traits])
          expect(face).toContain(word.replaceAll('_', ' ').toUpperCase());
      }
      await page.keyboard.press('Escape');
      await player.dialog.waitFor({ state: 'detached' });
      await player.menu(WORDS.solve.protocols);
      expect(await pathsShown(page)).toHaveLength(daily.setup.script.schedule.length);
      await page.keyboard.press('Escape');
      await player.dialog.waitFor({ state: 'detached' });
      await player.act(gold[0]!);

      for (const [i, action] of ['', ...gold.slice(1, 4)].entries()) {
        if (action !== '') await player.act(action);
        const view = viewOf(daily, gold.slice(0, i + 1));
        await player.heading(/Router/).waitFor();
        for (const [name, now, max] of [
          ['Resistance', view.resistance, 100],
          ['Scrutiny', view.scrutiny, 5],
          ['Turns left', view.turnsLeft, 8],
        ] as const) {
          expect(await player.reads(name)).toBe(now);
          expect(await player.meter(name).getAttribute('aria-valuemax')).toBe(String(max));
          expect(await player.meter(name).getAttribute('aria-valuemin')).toBe('0');
        }
        expect(await page.locator('[data-stage=asked] strong').allTextContents()).toEqual([
          protocolName(view.schedule.find(({ active }) => active)!.id),
        ]);
      }
      expect(
        await player.page
          .locator('[data-part=acts] button')
          .evaluateAll((all) => all.map((one) => one.textContent?.trim())),
      ).toEqual(['SUBMIT', 'SCAN · 2 left']);
      expect(await page.locator('svg.aura').first().isVisible()).toBe(true);
      expect(await page.locator('input, textarea, [contenteditable]').count()).toBe(0);
      await page.locator('[data-stage=asked] .name').click();
      expect(await pathsShown(page)).toHaveLength(daily.setup.script.schedule.length);
      expect(await wordsOf(page.locator('main'))).not.toMatch(/\b(?:shop|cache|token)s?\b/i);
    }));

  test('[D29-02][D29-27][D29-92][D29-109][D29-110][D29-111][D29-112][D29-113][D29-114][D29-115] the full rules', () =>
    visit(async ({ open }) => {
      const player = await open('#/rules');
      const { page } = player;
      await player.heading(WORDS.rules.title).waitFor();
      expect(await page.locator('.quick dt').allTextContents()).toEqual([
        'Daily Flow',
        'Actions',
        'Win',
        'Loss',
        'Compliance',
        'Resonance',
        'Scrutiny',
        'Audit',
      ]);
      for (const details of await page.locator('details.section').all()) await details.locator('summary').click();
      const text = (id: string): Promise<string> => wordsOf(page.locator(`#${id}`));
      expect(await wordsOf(page.locator('main'))).toContain('Life with AURA');
      expect(await text('draft')).toMatch(/12 Evidence cards and keep exactly 6/);
      expect(await text('payload')).toMatch(/1 or 2 different cards/);
      for (const part of ['1.5', 'floor', '30']) expect(await text('compliance')).toContain(part);
      for (const tag of ['TIME', 'LOCATION', 'WORK', 'PURCHASE', 'SENSOR', 'AUTHORITY'])
        expect(await text('resonance')).toContain(tag);
      for (const part of ['At 5 an Audit', '+15', '2 turns', 'resets to 2'])
        expect(await text('scrutiny')).toContain(part);
      for (const part of ['1 turn', '+2', '2 SCANs']) expect(await text('scan')).toContain(part);
      for (const term of [
        'Resistance',
        'Evidence',
        'Active Protocol',
        'Payload',
        'Compliance',
        'Scrutiny',
        'Audit',
        'Quarantine',
      ])
        expect(await text('glossary')).toContain(term);
      expect(await page.locator('details.section').count()).toBe(
        rulebook({ tuning: daily.setup.script.tuning }).length,
      );
    }));

  test('[D29-16][D29-127] no screen uses an internal word, and AURA is on every phase', () =>
    visit(async ({ open }) => {
      const player = await open();
      const { page } = player;
      const texts: { [screen: string]: string } = {};
      const read = async (screen: string): Promise<void> => {
        await page.locator('main details').evaluateAll((all) => {
          for (const details of all) details.setAttribute('open', '');
        });
        texts[screen] = await wordsOf(page.locator('body'));
      };
      await player.button(WORDS.home.play).waitFor();
      await read('home');
      for (const [screen, heading] of [
        ['archive', WORDS.archive.title],
        ['statistics', WORDS.statistics.title],
        ['settings', WORDS.settings.title],
        ['rules', WORDS.rules.title],
        ['replay', WORDS.replay.title],
      ] as const) {
        await page.goto(`${server.address}#/${screen}`);
        await player.heading(heading).waitFor();
        await read(screen);
      }
      await page.goto(`${server.address}#/learn`);
      await page.locator('[data-part=coach]').waitFor();
      await read('learn');
      await page.goto(`${server.address}${LOCK}`);
      await player.button(WORDS.lock.start).waitFor();
      await read('lock');
      await player.start();
      await read('draft');
      await player.play(audit);
      await read('solve');
      await player.play(times(9 - audit.length, audit, (actions) => thenFail(daily, actions)).slice(audit.length));
      await player.heading(/stays locked/).waitFor();
      expect(await page.locator('svg.aura').first().isVisible()).toBe(true);
      await read('loss');
      await player.button(WORDS.result.retry).click();
      await player.play(gold);
      await player.heading(/unlocked/).waitFor();
      expect(await page.locator('svg.aura').first().isVisible()).toBe(true);
      await player.button(WORDS.result.solution).click();
      await player.yes();
      await page.locator('ol.solution li').first().waitFor();
      await read('win');
      for (const [screen, text] of Object.entries(texts))
        expect(
          `${screen}: ${/\b(?:lock_strength|injects?|cycles?|artifacts?|damages?|gates?)\b/i.exec(text)?.[0] ?? 'fine'}`,
        ).toBe(`${screen}: fine`);
    }));
});
