import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { findChromium } from './setup.mjs';

/** One picture of each main screen, narrow and wide, light and dark, into docs/screens; of those alone that are named. */
const named = process.argv.slice(2);
const isWanted = (...screens) => named.length === 0 || screens.some((screen) => named.includes(screen));

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const LOCKSTEP = join(ROOT, 'apps/cli/bin/lockstep.js');
const FOLDER = join(ROOT, 'docs/screens');
const DATE = '2026-12-10';
const MOST_BYTES = 40_000;
const SIZES = [
  { width: 390, height: 844, deviceScaleFactor: 2 },
  { width: 1280, height: 800, deviceScaleFactor: 1 },
];
const THEMES = ['light', 'dark'];

// The browser's driver belongs to the web app, so it is looked up from there.
const { chromium } = createRequire(new URL('../apps/web/package.json', import.meta.url))('playwright-core');

const bestLine = (game) => {
  const home = mkdtempSync(join(tmpdir(), 'lockstep-screens-'));
  try {
    const env = { ...process.env, XDG_DATA_HOME: home };
    const args = [LOCKSTEP, 'solve', game, '--date', DATE, '--yes', '--json'];
    return JSON.parse(execFileSync(process.execPath, args, { env, encoding: 'utf8' })).line.map((text) =>
      text.split(' '),
    );
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
};

const serve = async () => {
  const args = [LOCKSTEP, 'serve', '--json', '--port', '0', '--dir', join(ROOT, 'apps/web/dist')];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const line = await new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`lockstep serve ended with ${code}`)));
  });
  return { address: JSON.parse(line).address, stop: () => child.kill('SIGTERM') };
};

/** Chromium writes WebP itself, so no other tool is needed. */
const asWebp = (page, png, scale, quality) =>
  page.evaluate(
    async ([data, part, wanted]) => {
      const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
      const canvas = new OffscreenCanvas(Math.round(picture.width * part), Math.round(picture.height * part));
      const pen = canvas.getContext('2d');
      pen.imageSmoothingQuality = 'high';
      pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: wanted });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    [png.toString('base64'), scale, quality],
  );

/** Sharp letters count for more than many pixels: below a fair quality the picture is made smaller instead. */
const small = async (page, png) => {
  for (const scale of [1, 0.75, 0.6, 0.5])
    for (let percent = 88; percent >= 52; percent -= 12) {
      const webp = Buffer.from(await asWebp(page, png, scale, percent / 100), 'base64');
      if (webp.length <= MOST_BYTES) return webp;
    }
  throw new Error(`nothing brings it under ${MOST_BYTES} bytes`);
};

const QUEST_STEPS = 200;

/** A short quest by keys, to its end. */
const quest = async (page, address, shoot) => {
  await page.goto(`${address}#/draft/three-dreams?seed=screens`);
  await page.getByRole('heading', { name: 'Dreamcaller' }).waitFor();
  await shoot('quest-caller');
  const take = async (card) => {
    await page.keyboard.press(card);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(40);
  };
  for (const card of ['1', '2', '1']) await take(card);
  await page.keyboard.press('3');
  await shoot('quest-offer');
  const end = page.getByText('You wake as');
  for (let step = 0; step < QUEST_STEPS && (await end.count()) === 0; step += 1) {
    await take('1');
    // Where a site can be left, it is.
    await page.keyboard.press('l');
    await page.waitForTimeout(40);
  }
  await end.waitFor();
  await shoot('quest-end');
};

/** A Lock whose date is dealt and whose host has spoken. */
const lockOf = async (page, dealt) => {
  await page.locator(`.lockscreen ${dealt}`).first().waitFor();
  await page.locator('.lockscreen .speech').waitFor();
};

/** Tonight's puzzle with KOA: its Lock, a turn, its result. */
const night = async (page, address, line, pick, shoot) => {
  await page.goto(`${address}#/testimony/${DATE}`);
  const start = page.getByRole('button', { name: 'START DAILY', exact: true });
  await lockOf(page, '.asked > *');
  await shoot('night-lock');
  await start.click();
  for (const [i, [, ...cards]] of line.entries()) {
    await page.locator(`.one-screen[data-step="${i}"]`).waitFor();
    await pick(cards);
    if (i === line.length - 1) await shoot('night-solve');
    await page.getByRole('button', { name: /^SUBMIT/ }).click();
  }
  await page.locator('.records').waitFor();
  await shoot('night-result');
};

/** The other games, each at its first decision: a scene, an incident and a night of runs, a battle, a quest. */
const stories = async (page, address, shoot) => {
  const open = async (path, screen, ready = '.one-screen') => {
    await page.goto(`${address}#/${path}`);
    await page.locator(ready).first().waitFor();
    await shoot(screen);
  };
  await open('scene/bridge-at-dusk?difficulty=STANDARD', 'scene');
  await open('run/aura-run?seed=screens', 'run-incident');
  await open('run/koa-run?seed=screens', 'run-night');
  await open('battle/lamps-against-kilns?seed=screens', 'battle');
  await open('quest/seven-nights?seed=screens', 'quest-night');
};

/** Plays today's puzzle with this size and theme, and stops at each screen. */
const tour = async (browser, address, lines, size, theme, keep) => {
  const { width, height, deviceScaleFactor } = size;
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor, reducedMotion: 'reduce' });
  try {
    await context.clock.setFixedTime(`${DATE}T12:00:00`);
    await context.addInitScript(
      (chosen) => localStorage.setItem('lockstep.settings', JSON.stringify({ theme: chosen, learned: true })),
      theme,
    );
    const page = await context.newPage();
    const button = (name) => page.getByRole('button', { name, exact: true });
    const pick = async (ids) => {
      for (const id of ids) await page.locator(`button[data-card="${id}"]`).click();
    };
    const shoot = async (screen) => {
      if (!isWanted(screen)) return;
      await page.evaluate(async () => {
        document.activeElement?.blur();
        scrollTo(0, 0);
        await document.fonts.ready;
      });
      await page.mouse.move(0, 0);
      await keep(`${screen}-${width}-${theme}`, await page.screenshot({ animations: 'disabled' }));
    };
    const [[, ...draft], first, ...rest] = lines.protocol;
    await page.goto(`${address}#/`);
    await button('Play today’s lock').waitFor();
    await shoot('home');
    await button('Play today’s lock').click();
    await lockOf(page, '.schedule');
    await shoot('lock');
    await button('START DAILY').click();
    await pick(draft.slice(0, 4));
    await shoot('draft');
    await pick(draft.slice(4));
    await button('KEEP THESE').click();
    await pick(first.slice(1));
    await button('SUBMIT').click();
    for (const [i, [, ...payload]] of rest.entries()) {
      await page.locator(`.one-screen[data-step="${i + 2}"]`).waitFor();
      await pick(payload);
      if (i === 0) await shoot('solve');
      await button('SUBMIT').click();
    }
    await page.locator('.records').waitFor();
    await shoot('result');
    await page.goto(`${address}#/learn/protocol/2-resonance`);
    await page.locator('.coach').waitFor();
    await shoot('lesson');
    if (isWanted('night-lock', 'night-solve', 'night-result')) await night(page, address, lines.testimony, pick, shoot);
    if (isWanted('quest-caller', 'quest-offer', 'quest-end')) await quest(page, address, shoot);
    if (isWanted('scene', 'run-incident', 'run-night', 'battle', 'quest-night')) await stories(page, address, shoot);
  } finally {
    await context.close();
  }
};

// Over its budget the app is written all the same, and can be looked at.
spawnSync(process.execPath, [join(ROOT, 'apps/web/build/build.mjs'), '--if-stale'], { stdio: 'inherit' });
const lines = { protocol: bestLine('protocol'), testimony: bestLine('testimony') };
const server = await serve();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
});
try {
  const darkroom = await (await browser.newContext()).newPage();
  const pictures = new Map();
  const keep = async (name, png) => void pictures.set(`${name}.webp`, await small(darkroom, png));
  for (const size of SIZES) for (const theme of THEMES) await tour(browser, server.address, lines, size, theme, keep);
  mkdirSync(FOLDER, { recursive: true });
  if (named.length === 0)
    for (const file of readdirSync(FOLDER))
      if (file.endsWith('.webp') && !pictures.has(file)) rmSync(join(FOLDER, file));
  for (const [file, webp] of pictures) {
    writeFileSync(join(FOLDER, file), webp);
    console.log(`${String(webp.length).padStart(6)}  docs/screens/${file}`);
  }
} finally {
  await browser.close();
  server.stop();
}
