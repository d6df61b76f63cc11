import { statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../../../tools/setup.mjs';
import { web } from './paths.mjs';

/**
 * Draws the picture of a bare link from the app's own drawings: AURA, KOA and what they keep locked. Run by hand with the address
 * of a served build when a drawing changes.
 */
const [address] = process.argv.slice(2);
const SIZE = { width: 1200, height: 630 };
const FILE = join(web, 'public/preview.png');

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ viewport: SIZE, reducedMotion: 'reduce', colorScheme: 'light' });
await page.clock.setFixedTime('2026-12-10T12:00:00');
await page.goto(address);
await page.locator('.today .picture svg').nth(1).waitFor();
await page.evaluate(async () => {
  const drawn = (selector, at, width) => {
    const copy = document.querySelectorAll(selector)[at].cloneNode(true);
    copy.setAttribute('width', width);
    copy.setAttribute('height', width);
    copy.style.cssText = `inline-size:${width}px;block-size:${width}px`;
    return copy;
  };
  const box = (style, ...children) => {
    const made = document.createElement('div');
    made.style.cssText = style;
    made.append(...children);
    return made;
  };
  const side = (face, lock, name) =>
    box(
      'display:grid;justify-items:center;gap:18px;flex:1;padding:28px 24px;border-radius:28px;background:var(--panel);box-shadow:var(--moulded),var(--lift)',
      box('display:flex;align-items:center;gap:28px', face, lock),
      box('font:800 44px/1.1 var(--words);letter-spacing:-.02em', name),
    );
  const picture = box(
    'position:fixed;inset:0;z-index:99;display:grid;align-content:center;gap:34px;padding:44px 52px;background:var(--wall);color:var(--ink)',
    box('font:800 76px/1 var(--words);letter-spacing:-.03em', 'Lockstep'),
    box(
      'display:flex;gap:32px',
      side(drawn('.today .eye svg', 0, 190), drawn('.today .picture svg', 0, 190), 'Life with AURA'),
      side(drawn('.today .eye svg', 1, 190), drawn('.today .picture svg', 1, 190), 'Nights with KOA'),
    ),
    box('font:500 34px/1.25 var(--words);color:var(--ink-soft)', 'Two puzzles a day, proven solvable.'),
  );
  document.body.append(picture);
  await document.fonts.ready;
});
await page.screenshot({ path: FILE });
await browser.close();
console.log(`${statSync(FILE).size}  ${FILE}`);
