import { SITE_ASKS } from '@lockstep/words-draft';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BATTLE_WORDS as BATTLE } from '../src/boards/battle/words.ts';
import { ENCOUNTER_WORDS as BELL } from '../src/boards/encounter/words.ts';
import { hasBrowser, type Server, startServer, visit } from './harness.ts';
import { contrastFaults, layoutFaults, SIZES, untilDrawn } from './measure.ts';
import { bestFrom, dailyOf, Player, thenFail, viewOf, WORDS } from './play.ts';
import { positionWith, resume, type runOf } from './runs.ts';
import { Walker } from './walker.ts';

/** A table in play, as it is measured: how to get there from an empty profile, one state after the other. */
interface Row {
  readonly path: string;
  /** Leads to the next state; what it is called. */
  readonly states: readonly (readonly [state: string, reach: (page: Page) => Promise<void>])[];
  /** Where colours are measured. */
  readonly coloured: string;
}

/** What comes later than the cards: the host's words, and a word of welcome where there is room for it. */
const untilSaid = async (page: Page): Promise<void> => {
  await page.locator('[data-part=host] .folds:not(:empty)').waitFor();
  if (page.viewportSize()!.height >= 700) await page.locator('.coach').waitFor();
};

/** The wordiest protocols of a month: four paths at its end. */
const WORDY = '2026-11-15';
let gold: readonly string[];

const auraRow = (): Row => {
  const [draft = '', first = '', ...others] = gold;
  const ids = (action: string): readonly string[] => action.split(' ').slice(1);
  return {
    path: `#/protocol/${WORDY}`,
    coloured: '[data-part] [data-card], [data-part=asked], [data-part=tray], [data-part=acts]',
    states: [
      [
        'the draft',
        async (page) => {
          await new Player(page).start();
          await untilSaid(page);
        },
      ],
      [
        'a path of the draft',
        async (page) => {
          const path = page.getByRole('button', { name: 'Path 1', exact: true });
          if (await path.count()) await path.click();
        },
      ],
      ['a full draft', (page) => new Player(page).pick(ids(draft))],
      [
        'a turn',
        async (page) => {
          await new Player(page).button(WORDS.draft.confirm).click();
          await page.locator('[data-part=tray]').waitFor();
        },
      ],
      ['a path of the turn', (page) => page.getByRole('button', { name: 'Path 1', exact: true }).click()],
      ['a payload', (page) => new Player(page).pick(ids(first))],
      [
        'the turn after',
        async (page) => {
          await new Player(page).button(WORDS.solve.submit).click();
          await page.getByRole('heading', { name: WORDS.table.turnOf(2, 8) }).waitFor();
        },
      ],
      ['four paths', (page) => new Player(page).play(others.slice(0, -1))],
    ],
  };
};

/** The fullest night of a month: six cards with long names, four concerns, three counters, and claims that cannot both be true. */
const FULLEST = '2026-11-22';

const koaRow = (): Row => {
  const held = (page: Page) => page.locator('[data-part=hand] [data-card]');
  const toggle = async (page: Page, ...places: readonly number[]): Promise<void> => {
    for (const place of places) await held(page).nth(place).click();
  };
  return {
    path: `#/testimony/${FULLEST}`,
    coloured: '[data-part] [data-card], [data-part=asked], [data-part=tray], [data-part=acts]',
    states: [
      [
        'a turn',
        async (page) => {
          await new Player(page).button(WORDS.lock.start).click();
          await held(page).first().waitFor();
          await untilSaid(page);
        },
      ],
      ['one card', (page) => toggle(page, 0)],
      ['two cards', (page) => toggle(page, 1)],
      ['three cards', (page) => toggle(page, 2)],
      ['three that are blocked', (page) => toggle(page, 2, 5)],
      [
        'without the word of welcome',
        async (page) => {
          const close = new Player(page).button(WORDS.learn.close);
          if (await close.count()) await close.click();
        },
      ],
      ['three others', (page) => toggle(page, 0, 1, 5, 3, 4, 2)],
      [
        'the turn after',
        async (page) => {
          await toggle(page, 3, 4, 2, 0);
          await new Player(page).button(/^SUBMIT/).click();
          await page.getByRole('heading', { name: WORDS.table.turnOf(2, 6) }).waitFor();
        },
      ],
    ],
  };
};

/** A battle whose enemy answers, and whose own cards ask for choices. */
const battleRow = (): Row => {
  const acts = (page: Page, name: string) => page.locator('[data-part=acts]').getByRole('button', { name });
  const lit = (page: Page) => page.locator('[data-card].lit');
  return {
    path: '#/battle/lamps-out?seed=39',
    coloured: '[data-card].lit, [data-part=asked] .side, [data-judgment], [data-part=tray], [data-part=acts]',
    states: [
      ['the first hand', (page) => acts(page, BATTLE.acts.keep).waitFor()],
      [
        'a turn',
        async (page) => {
          await acts(page, BATTLE.acts.keep).click();
          await acts(page, BATTLE.acts.end).waitFor();
          await lit(page).first().waitFor();
        },
      ],
      ['a card', (page) => lit(page).first().click()],
      [
        'a choice of cards',
        async (page) => {
          await page.keyboard.press('Enter');
          await page.getByText(BATTLE.ask.card).first().waitFor();
        },
      ],
      [
        'the turn after',
        async (page) => {
          await lit(page).first().click();
          await page.keyboard.press('Enter');
          await acts(page, BATTLE.acts.end).click();
          await page
            .locator('[data-told]')
            .getByText(/Oru Who Was Never/)
            .waitFor();
          await lit(page).first().waitFor();
        },
      ],
      [
        'a step back',
        async (page) => {
          await page.keyboard.press('b');
          await page.getByRole('button', { name: BATTLE.told.on }).waitFor();
        },
      ],
    ],
  };
};

/** A quest up to its first cards: who calls, the places of a dream, four cards. */
const questRow = (): Row => ({
  path: '#/quest/seven-nights?level=guest&seed=1',
  coloured: '[data-part=hand] button, [data-part=asked], [data-part=tray], [data-part=acts]',
  states: [
    ['dreamcallers', (page) => page.getByRole('heading', { name: SITE_ASKS.DREAMCALLER }).waitFor()],
    ['a dreamcaller', (page) => page.keyboard.press('1')],
    [
      'the places of a dream',
      async (page) => {
        await page.keyboard.press('Enter');
        await page.locator('[data-site]').first().waitFor();
      },
    ],
    [
      'four cards',
      async (page) => {
        await page.locator('[data-site=DRAFT]').click();
        await page.getByRole('heading', { name: SITE_ASKS.DRAFT }).waitFor();
      },
    ],
    ['a card of them', (page) => page.keyboard.press('2')],
  ],
});

/** A battle of a quest to its loss: who waits there, the hand, what lost it. */
const lostRow = (): Row => ({
  path: '#/quest/seven-nights?seed=1',
  coloured: '[data-part=asked], [data-part=tray], [data-part=acts]',
  states: [
    [
      'nothing but the battle left',
      async (page) => {
        const walker = new Walker(page);
        await walker.asks(SITE_ASKS.DREAMCALLER);
        await page.keyboard.press('1');
        await page.keyboard.press('Enter');
        await walker.draft();
      },
    ],
    [
      'what lost it',
      async (page) => {
        await page.keyboard.press('f');
        await new Walker(page).lose();
      },
    ],
  ],
});

/** Runs of Freeplay from saved positions: what is measured is found in Node, and put on the disk. */
type Found = Readonly<Record<'gates' | 'boss' | 'cache' | 'night', Awaited<ReturnType<typeof runOf>>>>;
let found: Found;

const findRuns = async (): Promise<Found> => ({
  gates: await positionWith(
    'aura-run',
    ({ gates }) => gates !== null && gates.tokens > 0 && gates.modifiers.length > 0,
  ),
  boss: await positionWith('aura-run', ({ gates, act }) => act === 3 && gates !== null && gates.gates.length === 3),
  cache: await positionWith('aura-run', ({ offers }) =>
    offers.some(({ id, affordable }) => id === 'ARTIFACT' && affordable),
  ),
  night: await positionWith('koa-run', ({ act, koa }) => act === 3 && koa !== null && koa.tokens > 0),
});

const keys = async (page: Page, ...pressed: readonly string[]): Promise<void> => {
  for (const key of pressed) await page.keyboard.press(key);
};

const auraRunRow = (): Row => ({
  path: '#/runs',
  coloured: '[data-part=hand] [data-card], [data-part=asked], [data-part=tray], [data-part=acts]',
  states: [
    ['an incident', (page) => resume(page, 'aura-run', found.gates)],
    ['two artifacts', (page) => keys(page, '1', '2')],
    ['paths to declare', (page) => keys(page, '1', '2', 'f', 'f')],
    ['an artifact to rewire', (page) => keys(page, 'r', '1')],
    ['EXPLOIT', (page) => keys(page, 'x')],
    ['the Boss', (page) => resume(page, 'aura-run', found.boss)],
    ['two artifacts at the Boss', (page) => keys(page, '1', '2', 'g')],
    ['a cache', (page) => resume(page, 'aura-run', found.cache)],
    [
      'artifacts of an offer',
      (page) =>
        keys(
          page,
          String(
            found.cache.game
              .view(found.cache.setup, found.cache.now.state, 0)
              .offers.findIndex(({ id }) => id === 'ARTIFACT') + 1,
          ),
        ),
    ],
  ],
});

const koaRunRow = (): Row => ({
  path: '#/runs',
  coloured: '[data-part=hand] [data-card], [data-part=asked], [data-part=tray], [data-part=acts]',
  states: [
    ['the last night', (page) => resume(page, 'koa-run', found.night)],
    ['two cards', (page) => keys(page, '1', '2')],
    ['a card to rewire', (page) => keys(page, '2', 'r')],
  ],
});

/** The first run as it begins: its note over the table. */
const firstRunRow = (): Row => ({
  path: '#/run/first-run',
  coloured: '[data-part=asked], [data-part=acts]',
  states: [
    [
      'its first note',
      async (page) => {
        await page.locator('.coach').waitFor();
        // Where the screen is low the note lies over the table, and is put away.
        if (await page.locator('dialog .coach').count()) await page.keyboard.press('Escape');
        await page.locator('.one-screen [data-card]').first().waitFor();
      },
    ],
    ['an artifact', (page) => keys(page, '1')],
  ],
});

/** The lesson: a page, choices, a check and its roll, a round of its first fight and what is told of it. */
const bellRow = (): Row => {
  const acts = (page: Page, name: string | RegExp) => page.locator('[data-part=acts]').getByRole('button', { name });
  const choice = (page: Page, name: string) => page.locator('.choice').filter({ hasText: name });
  /** Page by page, until something is asked. */
  const listen = async (page: Page): Promise<void> => {
    const on = acts(page, new RegExp(`^(?:${BELL.table.next}|${BELL.fight.go})$`));
    const asked = page.locator('#choices, #intent, #window');
    for (;;) {
      await on.or(asked).first().waitFor({ state: 'attached' });
      if ((await on.count()) === 0) return;
      await on.click();
    }
  };
  return {
    path: '#/scene/first-steps?difficulty=STANDARD',
    coloured: '[data-part=asked], [data-part=hand], [data-part=tray], [data-part=acts]',
    states: [
      ['a page', (page) => acts(page, BELL.table.next).waitFor()],
      ['choices', listen],
      [
        'checks',
        async (page) => {
          await choice(page, 'Bow first').click();
          await listen(page);
        },
      ],
      ['a check', (page) => choice(page, 'Look first').click()],
      [
        'its roll',
        async (page) => {
          await acts(page, BELL.story.tryIt).click();
          await page.locator('.verdict').waitFor();
        },
      ],
      [
        'a round',
        async (page) => {
          for (let i = 0; i < 4 && (await page.locator('#intent').count()) === 0; i += 1) {
            await listen(page);
            const close = acts(page, BELL.story.goOn);
            if ((await close.count()) > 0) await close.click();
            else await page.locator('.choice:not([aria-disabled])').last().click();
            await listen(page);
          }
        },
      ],
      ['an action', (page) => page.locator('.intent [data-keys] button').first().click()],
      [
        'all turned over',
        async (page) => {
          const aimed = page.getByRole('group', { name: BELL.fight.target }).getByRole('button').first();
          if (await aimed.count()) await aimed.click();
          await acts(page, BELL.fight.lay).click();
          await acts(page, BELL.fight.ready).click();
          await page.getByRole('heading', { name: BELL.fight.revealed }).waitFor();
        },
      ],
      [
        'a clash',
        async (page) => {
          await acts(page, BELL.table.next).click();
          await page.locator('.page-of').first().waitFor();
        },
      ],
    ],
  };
};

describe.skipIf(!hasBrowser()).concurrent('a decision is on one screen', () => {
  let server: Server;
  beforeAll(async () => {
    server = await startServer();
    gold = bestFrom(await dailyOf(WORDY));
    found = await findRuns();
  });
  afterAll(() => server.stop());

  type Named = readonly [name: string, row: () => Row];
  const DAILIES_AND_LESSON: readonly Named[] = [
    ['Life with AURA', auraRow],
    ['Nights with KOA', koaRow],
    ['a first run', firstRunRow],
  ];
  const ROWS: readonly Named[] = [
    ...DAILIES_AND_LESSON,
    ['a battle', battleRow],
    ['a quest', questRow],
    ['a quest that is lost', lostRow],
    ['a run with AURA', auraRunRow],
    ['a run with KOA', koaRunRow],
    ['a scene', bellRow],
  ];
  type Size = (typeof SIZES)[number];
  const PHONE_SIZE: Size = SIZES[0]!;
  const OTHER_SIZES = SIZES.slice(1);
  const LOW_SIZES = SIZES.filter(([, height]) => height < 700);

  const layoutAt = async (page: Page, [width, height]: Size): Promise<readonly string[]> =>
    (await layoutFaults(page)).map((fault) => `${width} × ${height}: ${fault}`);

  const turnTo = async (page: Page, [width, height]: Size): Promise<void> => {
    await page.setViewportSize({ width, height });
    await untilDrawn(page);
  };

  const coloursIn = async (page: Page, coloured: string): Promise<readonly string[]> => {
    const faults: string[] = [];
    const chosen = await page.evaluate(() => document.documentElement.dataset.theme);
    for (const theme of ['light', 'dark', 'contrast', chosen]) {
      await page.evaluate((name) => {
        if (name === undefined) delete document.documentElement.dataset.theme;
        else document.documentElement.dataset.theme = name;
      }, theme);
      faults.push(...(await contrastFaults(page, coloured)).map((fault) => `${theme}: ${fault}`));
    }
    return faults;
  };

  /** Walks through the states of a row, begun at one size, and gathers what is wrong with each. */
  const walk = async (
    { path, states }: Row,
    [width, height]: Size,
    look: (page: Page) => Promise<readonly string[]>,
  ): Promise<readonly string[]> => {
    const found: string[] = [];
    await visit(
      server,
      async (browser) => {
        const page = await browser.open(path);
        for (const [state, reach] of states) {
          await reach(page);
          await untilDrawn(page);
          found.push(...(await look(page)).map((fault) => `${state}, ${fault}`));
        }
      },
      { viewport: { width, height } },
    );
    return found;
  };

  test.each(ROWS)(
    '%s: nothing out of sight, nothing covered, targets 44 px, text 14 px, however the screen is turned; legible in every theme',
    async (_, make) => {
      const row = make();
      const faults = await walk(row, PHONE_SIZE, async (page) => {
        const found: string[] = [];
        for (const size of [...OTHER_SIZES, PHONE_SIZE]) {
          await turnTo(page, size);
          found.push(...(await layoutAt(page, size)));
        }
        return [...found, ...(await coloursIn(page, row.coloured))];
      });
      expect(faults).toEqual([]);
    },
  );

  test.each(DAILIES_AND_LESSON.flatMap(([name, row]) => LOW_SIZES.map((size) => [name, ...size, row] as const)))(
    '%s begun at %i × %i, where some things begin folded',
    async (_, width, height, make) => {
      const size = [width, height] as const;
      expect(await walk(make(), size, (page) => layoutAt(page, size))).toEqual([]);
    },
  );

  test('hints, refusals and what an Audit took are said on the same screen, however it is turned', async () => {
    await visit(server, async (browser) => {
      const player = new Player(await browser.open(`#/protocol/${WORDY}`));
      const inSight = async (text: string | RegExp): Promise<void> => {
        const found = player.page.locator('.one-screen').getByText(text).first();
        await found.waitFor();
        const box = (await found.boundingBox())!;
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.y + box.height).toBeLessThanOrEqual(844);
      };
      const daily = await dailyOf(WORDY);
      const audited = (actions: readonly string[]): readonly string[] =>
        viewOf(daily, actions).cards.some(({ quarantine }) => quarantine > 0)
          ? actions
          : audited(thenFail(daily, actions));
      await player.start();
      await player.menu(WORDS.hint.title);
      await inSight('Gold can still be reached from here.');
      await player.play(audited(gold.slice(0, 1)));
      await inSight(/Refused\. Path \d still asks for /);
      await inSight(WORDS.solve.scanThis);
      const faults: string[] = [];
      for (const size of SIZES) {
        await turnTo(player.page, size);
        faults.push(...(await layoutAt(player.page, size)));
      }
      expect(faults).toEqual([]);
    });
  });
});
