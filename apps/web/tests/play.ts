import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { act, begin, moments, parseSeed, Refusal } from '@lockstep/kernel';
import type { RunOf } from '@lockstep/play';
import { type Event, gameModule, type ProtocolTypes, protocol, type Setup, type View } from '@lockstep/protocol';
import type { Locator, Page } from 'playwright-core';
import { PROTOCOL_WORDS } from '../src/boards/protocol/words.ts';
import { WORKER_GAMES } from '../src/plumbing/worker/games.ts';
import { createHandlers } from '../src/plumbing/worker/handlers.ts';
import { hintAt } from '../src/plumbing/worker/proofs.ts';
import { DAILY_RESULT } from '../src/strings/daily-result.ts';
import { HOME } from '../src/strings/home.ts';
import { LEARN } from '../src/strings/learn.ts';
import { NOTICES } from '../src/strings/notices.ts';
import { PAGES } from '../src/strings/pages.ts';
import { PLAY } from '../src/strings/play.ts';
import { RULES } from '../src/strings/rules.ts';
import { SHELL } from '../src/strings/shell.ts';
import { UNAVAILABLE } from '../src/strings/unavailable.ts';
import { untilSteps } from './harness.ts';

/** Everything the screens of this game say. */
export const WORDS = {
  ...SHELL,
  ...PLAY,
  ...PAGES,
  learn: LEARN,
  rules: RULES,
  ...PROTOCOL_WORDS,
  solve: { ...PLAY.solve, ...PROTOCOL_WORDS.solve },
  home: { ...SHELL.home, ...HOME.plate },
  ...UNAVAILABLE,
  next: DAILY_RESULT.next,
  rival: DAILY_RESULT.rival,
  solution: DAILY_RESULT.solution,
  result: { ...PLAY.result, ...DAILY_RESULT.result, ...PROTOCOL_WORDS.result },
  faults: { ...SHELL.faults, ...PAGES.faults, ...PLAY.faults, ...NOTICES.faults },
};

/** Whatever a question is answered with: each has verbs of its own. */
export const ANSWERS = (which: 'yes' | 'no'): RegExp =>
  new RegExp(`^(?:${[...new Set(Object.values(PLAY.ask.answers).map((answer) => answer[which]))].join('|')})$`);

const GAME = 'protocol';
const CONTENT = fileURLToPath(new URL('../../../content/', import.meta.url));
const answers = createHandlers(WORKER_GAMES, { [GAME]: [1] }, (path) => readFile(CONTENT + path, 'utf8'));

/** The Daily of a date as Node knows it, so that a test can tell beforehand what the screen must say. */
export interface Daily {
  readonly date: string;
  readonly setup: Setup;
  readonly seed: string;
}

export const dailyOf = async (date: string, options: Parameters<typeof answers.daily>[2] = {}): Promise<Daily> => {
  const { setup, seed } = await answers.daily(GAME, date, options);
  const parsed = protocol.parseSetup(setup);
  if (!parsed.ok) throw new Error(`${date} is no setup`);
  return { date, setup: parsed.value, seed };
};

export const runOf = ({ setup, seed }: Daily, actions: readonly string[]): RunOf<ProtocolTypes> => {
  let run: RunOf<ProtocolTypes> = begin(protocol, setup, parseSeed(seed));
  for (const text of actions) {
    const action = protocol.parse(setup, text);
    const next = action.ok ? act(run, 0, action.value) : action.fault;
    if (next instanceof Refusal) throw new Error(`${text}: ${next.code}`);
    run = next;
  }
  return run;
};

export const viewOf = (daily: Daily, actions: readonly string[]): View =>
  protocol.view(daily.setup, runOf(daily, actions).now.state, 0);

export const eventsOf = (daily: Daily, actions: readonly string[]): readonly (readonly Event[])[] =>
  moments(runOf(daily, actions)).map(({ events }) => events);

/** A whole game from these actions on, as good as it can be without a SCAN. */
export const bestFrom = ({ setup, seed }: Daily, actions: readonly string[] = []): readonly string[] => [
  ...actions,
  ...(hintAt(gameModule, { setup: setup.script, seed, actions }, 'line').line ?? []),
];

/** One turn more, whose payload AURA does not accept. */
export const thenFail = (daily: Daily, actions: readonly string[]): readonly string[] => {
  const usable = viewOf(daily, actions).cards.filter(
    ({ place, quarantine }) => place === 'evidence' && quarantine === 0,
  );
  const names = usable.map(({ id }) => id);
  const payloads = [...names, ...names.flatMap((one, i) => names.slice(i + 1).map((two) => `${one} ${two}`))];
  for (const payload of payloads) {
    const next = [...actions, `submit ${payload}`];
    if (
      eventsOf(daily, next)
        .at(-1)
        ?.some(({ kind }) => kind === 'protocol-failed')
    )
      return next;
  }
  throw new Error('every payload is accepted');
};

export const times = <Value>(n: number, value: Value, step: (value: Value) => Value): Value =>
  n === 0 ? value : times(n - 1, step(value), step);

/** All words that are there to be read, apart from each other even where only the layout parts them. */
export const wordsOf = async (place: Locator): Promise<string> => {
  const texts = await place.evaluateAll((elements) =>
    elements.map((element) => {
      const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (nodes.nextNode()) found.push(nodes.currentNode.textContent ?? '');
      return found.join(' ');
    }),
  );
  return texts.join(' ').replace(/\s+/g, ' ').trim();
};

/** The screens as a player has them: found by what they say, never by how they are made. */
export class Player {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
  }

  /** Today's Daily of one game, on home. */
  plate(title: string): Locator {
    return this.page.getByRole('article', { name: title });
  }

  meter(name: string): Locator {
    return this.page.getByRole('meter', { name, exact: true });
  }

  async reads(name: string): Promise<number> {
    return Number(await this.meter(name).getAttribute('aria-valuenow'));
  }

  card(id: string): Locator {
    return this.page.locator(`button[data-card="${id}"]`);
  }

  get evidence(): Locator {
    return this.page.getByRole('list', { name: WORDS.solve.evidence }).locator('[data-card]');
  }

  slot(n: number): Locator {
    return this.page.getByRole('group', { name: `Payload slot ${n}` });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  get log(): Locator {
    return this.page.locator('[role=log] article');
  }

  /** What everyone is told of the last turn, and a screen reader hears. */
  get told(): Locator {
    return this.page.locator('.one-screen [role=status]');
  }

  /** An entry of the table's menu. */
  async menu(name: string): Promise<void> {
    await this.button(WORDS.table.menu).click();
    await this.dialog.getByRole('button', { name, exact: true }).click();
  }

  /** The try is practice, and the table says so. */
  get practice(): Locator {
    return this.page.getByText(WORDS.table.practised, { exact: true });
  }

  get scan(): Locator {
    return this.button(/^SCAN · /);
  }

  async yes(): Promise<void> {
    await this.dialog.getByRole('button', { name: ANSWERS('yes') }).click();
  }

  async no(): Promise<void> {
    await this.dialog.getByRole('button', { name: ANSWERS('no') }).click();
  }

  heading(text: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name: text });
  }

  async start(): Promise<void> {
    await this.button(WORDS.lock.start).click();
    await this.heading(WORDS.draft.title).waitFor();
  }

  async pick(ids: readonly string[]): Promise<void> {
    for (const id of ids) await this.card(id).click();
  }

  /** One action by clicks, and what it leads to. */
  async act(text: string): Promise<void> {
    const [kind, ...ids] = text.split(' ');
    const before = kind === 'draft' ? null : await this.heading(/./).textContent();
    await this.pick(ids);
    if (kind === 'draft') await this.button(WORDS.draft.confirm).click();
    else await (kind === 'scan' ? this.scan : this.button(WORDS.solve.submit)).click();
    if (kind === 'scan') await this.yes();
    if (kind === 'draft') await this.meter('Resistance').waitFor();
    else
      await this.page.waitForFunction((was) => {
        const heading = document.querySelector('h1');
        return heading !== null && heading.textContent !== was;
      }, before);
  }

  async play(actions: readonly string[]): Promise<void> {
    for (const action of actions) await this.act(action);
  }

  /** Waits until the try of a date is kept with so many actions. */
  untilSaved(date: string, actions: number): Promise<void> {
    return untilSteps(this.page, `protocol/daily.${date}`, actions);
  }

  /** Goes on with Tab until the focus is there. */
  async tabTo(target: Locator): Promise<void> {
    for (let i = 0; i < 80; i += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${target}`);
  }
}
