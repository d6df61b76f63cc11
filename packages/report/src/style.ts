import { DAY, NIGHT } from './ink.ts';

const series = (colours: readonly string[]): string =>
  colours.map((colour, i) => `--series-${i + 1}: ${colour};`).join(' ');

const day = `color-scheme: light; --wall: #f3eee2; --paper: #fffdf8; --tint: #f6f1e4; --ink: #1a2422; --soft: #4a5450; --line: #d8cfbc; --signal: #0a6459;
  --target: #0c7466; --met: #0a6459; --met-tint: #d8ece4; --missed: #a82218; --missed-tint: #f8ded7; --open-tint: #ebe5d6; ${series(DAY)}`;

const night = `color-scheme: dark; --wall: #0b1615; --paper: #142422; --tint: #1a2d2a; --ink: #edf3ee; --soft: #b0c2ba; --line: #31473f; --signal: #62dcc4;
  --target: #45cbb2; --met: #7fe6cf; --met-tint: #15423a; --missed: #ffa99c; --missed-tint: #4f1f1a; --open-tint: #263a36; ${series(NIGHT)}`;

const print = `${day} --wall: #fff; --paper: #fff; --tint: #f5f5f3;`;

/** The sheet of every page: paper on a wall, one column, with the contents at its side where there is room. */
export const pageStyle = `
:root { ${day} }
@media screen and (prefers-color-scheme: dark) { :root { ${night} } }
@media print { :root { ${print} } }
*, *::before, *::after { box-sizing: border-box; }
html { background: var(--wall); color: var(--ink); text-size-adjust: 100%; -webkit-text-size-adjust: 100%; scroll-behavior: smooth; scroll-padding-top: 16px; }
body { margin: 0 auto; max-width: 800px; padding: 40px 16px 80px; font: 400 16px/1.55 ui-sans-serif, system-ui, "Segoe UI", Roboto, "Helvetica Neue", sans-serif; overflow-wrap: break-word; }
h1, h2, h3, p, dl, dd, ol, figure { margin: 0; }
h1, h2, h3 { line-height: 1.2; text-wrap: balance; letter-spacing: -0.01em; }
h1 { font-size: clamp(28px, 5vw, 40px); font-weight: 800; letter-spacing: -0.02em; }
h2 { font-size: 24px; font-weight: 750; }
h3 { font-size: 17px; font-weight: 650; }
p { text-wrap: pretty; }
a { color: var(--signal); text-underline-offset: 0.18em; text-decoration-thickness: 1px; }
:focus-visible { outline: 3px solid var(--signal); outline-offset: 2px; border-radius: 4px; }
header { border-top: 6px solid var(--signal); padding-top: 24px; }
.lead { margin-top: 12px; font-size: 19px; line-height: 1.5; color: var(--soft); max-width: 62ch; }
.lead p + p, section > p + p { margin-top: 0.8em; }
.tally { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 20px; font-size: 17px; }
dl { display: flex; flex-wrap: wrap; gap: 14px 44px; margin-top: 24px; padding: 16px 0; border-block: 1px solid var(--line); }
dt { font-size: 13px; color: var(--soft); }
dd { font-weight: 600; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
nav { margin-top: 24px; font-size: 15px; }
nav ol { padding: 0; list-style: none; display: grid; gap: 2px; }
nav li { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 10px; }
nav a { display: inline-block; padding: 5px 0; text-decoration: none; }
nav a:hover { text-decoration: underline; }
nav .verdict { font-size: 12px; margin-bottom: 4px; }
figure.block { padding-bottom: 10px; }
section { margin-top: 56px; }
section > p { margin-top: 12px; max-width: 68ch; }
.block { margin-top: 20px; padding: 18px 20px 20px; background: var(--paper); border: 1px solid var(--line); border-radius: 10px; }
.note { margin-top: 4px; font-size: 14px; line-height: 1.45; color: var(--soft); max-width: 68ch; }
.chart { display: block; width: 100%; height: auto; margin-top: 18px; font-family: inherit; overflow: visible; }
.narrow { display: none; }
.scroll { margin: 14px -20px 0; padding: 0 20px; overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 14.5px; line-height: 1.4; font-variant-numeric: tabular-nums; }
th, td { padding: 8px 14px 8px 0; text-align: left; vertical-align: baseline; border-bottom: 1px solid var(--line); }
th:last-child, td:last-child { padding-right: 0; }
thead th { font-size: 13px; font-weight: 600; color: var(--soft); vertical-align: bottom; border-bottom: 1.5px solid var(--soft); }
tbody th { font-weight: 550; }
tbody tr:last-child > * { border-bottom: 0; padding-bottom: 0; }
.number { text-align: right; white-space: nowrap; }
.verdict { display: inline-flex; align-items: center; gap: 0.4em; padding: 0.05em 0.6em 0.05em 0.5em; border-radius: 99px; font-weight: 600; font-size: 0.93em; white-space: nowrap; }
.mark { font-weight: 800; }
.met { color: var(--met); background: var(--met-tint); }
.missed { color: var(--missed); background: var(--missed-tint); box-shadow: inset 0 0 0 1.5px currentColor; }
.open { color: var(--soft); background: var(--open-tint); }
details { margin-top: 12px; }
summary { display: inline-block; padding: 6px 0; font-size: 14px; color: var(--signal); cursor: pointer; }
summary::before { content: "▸ "; }
details[open] > summary::before { content: "▾ "; }
summary::-webkit-details-marker { display: none; }
details .scroll { margin-top: 6px; max-height: 420px; overflow-y: auto; }
details thead th { position: sticky; top: 0; background: var(--paper); }
@media (max-width: 599px) {
  body { padding: 20px 16px 56px; }
  header { padding-top: 18px; }
  .lead { font-size: 17px; }
  dl { gap: 12px 32px; }
  section { margin-top: 44px; }
  .block, figure.block { margin-inline: -16px; padding: 16px 16px 12px; border-inline: 0; border-radius: 0; }
  .scroll { margin-inline: -16px; padding-inline: 16px; }
  .wide { display: none; }
  .narrow { display: block; }
  th, td { white-space: nowrap; }
  tbody th:not(.number) { white-space: normal; min-width: 8.5em; }
  th.judged, td.judged { position: sticky; right: -16px; padding: 8px 16px 8px 12px; background: linear-gradient(to right, transparent, var(--paper) 10px); }
  tbody tr:last-child > td.judged { padding-bottom: 0; }
}
@media screen and (min-width: 1140px) {
  body { max-width: 1088px; display: grid; grid-template-columns: 248px 800px; column-gap: 40px; padding-top: 56px; }
  header { grid-column: 1 / -1; }
  nav { position: sticky; top: 24px; align-self: start; margin-top: 56px; }
  main { grid-column: 2; }
  header + main { grid-column: 1 / -1; }
}
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
@page { margin: 16mm; }
@media print {
  body { max-width: none; padding: 0; font-size: 10.5pt; }
  nav, details { display: none; }
  section { margin-top: 24pt; }
  .block { border-radius: 0; }
  figure, tr { break-inside: avoid; }
  h2, h3 { break-after: avoid; }
  .scroll { overflow: visible; }
  table { font-size: 9.5pt; }
  .verdict { background: none; padding-inline: 0; box-shadow: none; }
}
`;
