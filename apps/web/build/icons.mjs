import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../../../tools/setup.mjs';
import { web } from './paths.mjs';

/** Draws the PNG icons from our own SVG with the installed Chromium. Run by hand when the drawing changes. */
const icons = join(web, 'public/icons');
const drawing = readFileSync(join(icons, 'icon.svg'), 'utf8');
/** A maskable icon may be cut to any shape: no rounded corners, and the drawing well inside. */
const maskable = drawing
  .replace(/ rx="\d+"/, '')
  .replace(/(<rect[^>]*\/>)([\s\S]*)<\/svg>/, '$1<g transform="translate(51.2 51.2) scale(0.8)">$2</g></svg>');

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
for (const [name, size, svg] of [
  ['icon-192', 192, drawing],
  ['icon-512', 512, drawing],
  ['maskable-512', 512, maskable],
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  writeFileSync(join(icons, `${name}.png`), await page.screenshot({ omitBackground: true }));
}
await browser.close();
