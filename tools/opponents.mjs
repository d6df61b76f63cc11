/**
 * Writes content/quest/opponents.toml: every opponent with one fixed deck for each quality a level can give it, drawn from a seed.
 * A card of quality t is the highest rated of 1 + t drawn by base copies among the cards of the pair, neutral ones at about a third.
 * Run once after the cards or their ratings changed: node tools/opponents.mjs
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePack } from '@lockstep/battle';
import { openStream, parseSeed } from '@lockstep/kernel';
import { load } from '@lockstep/packs';

const SEED = 'opponents 1';
const COPIES = { Common: 4, Uncommon: 3, Rare: 2, Legendary: 1, Special: 0 };
const NEUTRAL_SHARE = 3;
const QUALITIES = [0, 1, 2, 3];
const DECKS = [25, 25, 28, 30, 30, 30, 30];
const MOST_ALIKE = 3;

/** Place, name, pair; then, where it is no ordinary opponent, its ability (Q7). */
const OPPONENTS = [
  [1, 'The Gatekeeper’s Boy', 'Ember', 'Stone'],
  [1, 'A Woman With a Net', 'Tide', 'Zephyr'],
  [1, 'The Second Mourner', 'Stone', 'Ruin'],
  [2, 'The Kiln Sisters', 'Ember', 'Ruin'],
  [2, 'The Weathercock', 'Zephyr', 'Stone'],
  [2, 'Lighthouse Without a Keeper', 'Tide', 'Ember'],
  [3, 'The Well-Digger', 'Tide', 'Stone'],
  [3, 'The Fair That Left', 'Ember', 'Zephyr'],
  [3, 'The Widow at the Sluice', 'Tide', 'Ruin'],
  [4, 'The Tide-Clerk', 'Tide', 'Stone', 'Judgment: Draw 1.'],
  [4, 'Matchgirl of the Ninth Street', 'Ember', 'Stone', 'Judgment: Create a 1-spark figment.'],
  [4, 'The Wind’s Advocate', 'Zephyr', 'Ember', 'Static: Your events cost 1 less.'],
  [4, 'The Stair-Cutter', 'Stone', 'Zephyr', 'Judgment: Gain 1 Energy.'],
  [4, 'The Crow’s Executor', 'Ruin', 'Ember', 'When one of your characters is Dissolved, create a 1-spark figment.'],
  [5, 'The Lamp-Snuffer', 'Zephyr', 'Ruin'],
  [5, 'The Mason’s Debt', 'Ember', 'Stone'],
  [5, 'A Choir Under Ice', 'Tide', 'Zephyr'],
  [6, 'The Grave-Warden', 'Stone', 'Ruin'],
  [6, 'The Storm Register', 'Tide', 'Ember'],
  [6, 'The Empty Procession', 'Zephyr', 'Stone'],
  [7, 'The Drowned Regent', 'Tide', 'Ruin', 'Judgment: Foresee 2, then Draw 1.'],
  [7, 'The Dawn That Stayed', 'Ember', 'Zephyr', 'Judgment: Kindle 2.'],
  [
    7,
    'Your Own Late Echo',
    'Zephyr',
    'Stone',
    'Judgment: Create a 1-spark figment. Once per turn, 2 Energy: Copy the next event you play this turn.',
  ],
  [7, 'The House Itself', 'Stone', 'Ember', 'Static: Your characters have +1 spark.'],
  [7, 'The Last Heir', 'Ruin', 'Stone', 'Judgment: Each enemy character loses 1 spark.'],
];

const home = new URL('../content/', import.meta.url).pathname;
const filesIn = (folder) =>
  readdirSync(join(home, folder))
    .filter((name) => name.endsWith('.toml'))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(home, folder, name), 'utf8') }));
const loaded = load([...filesIn('draft'), ...filesIn('battle')], parsePack);
const { card, dreamcaller } = loaded.value;

const idOf = (name) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

const drawFrom = (stream, cards) => {
  let drawn = stream.below(cards.reduce((sum, one) => sum + COPIES[one.rarity ?? 'Common'], 0));
  return cards.find((one) => {
    drawn -= COPIES[one.rarity ?? 'Common'];
    return drawn < 0;
  });
};

/** A deck that curves: no card more than three times. */
const deckOf = (pair, size, quality, stream) => {
  const symbols = (one) => one.resonance ?? [];
  const own = card.filter((one) => symbols(one).length > 0 && symbols(one).every((r) => pair.includes(r)));
  const neutral = card.filter((one) => symbols(one).length === 0 && one.rarity !== 'Special');
  const deck = [];
  while (deck.length < size) {
    let best;
    for (let i = 0; i <= quality; i += 1) {
      const one = drawFrom(stream, stream.below(NEUTRAL_SHARE) === 0 ? neutral : own);
      if (!best || (one.rating ?? 3) > (best.rating ?? 3)) best = one;
    }
    if (deck.filter((one) => one === best).length < MOST_ALIKE) deck.push(best);
  }
  return deck.map((one) => one.id ?? idOf(one.name)).sort((a, b) => (a < b ? -1 : 1));
};

const callerOf = (pair) => {
  const found = dreamcaller.find(({ resonance }) => resonance.length === 2 && resonance.every((r) => pair.includes(r)));
  return found.id ?? idOf(found.name);
};

const written = OPPONENTS.map(([place, name, first, second, ability]) => {
  const pair = [first, second];
  const lines = [
    '[[opponent]]',
    `id = "${idOf(name)}"`,
    `name = "${name}"`,
    `place = ${place}`,
    `resonance = ["${first}", "${second}"]`,
  ];
  if (ability) lines.push(`ability = "${ability}"`);
  else if (place > 1) lines.push(`dreamcaller = "${callerOf(pair)}"`);
  for (const quality of QUALITIES) {
    const stream = openStream(parseSeed(SEED), `${name} ${quality}`);
    const cards = deckOf(pair, DECKS[place - 1], quality, stream);
    lines.push('', '[[opponent.deck]]', `quality = ${quality}`, 'cards = [', ...cards.map((id) => `  "${id}",`), ']');
  }
  return lines.join('\n');
});

const head =
  '# Opponents, each with a fixed deck for every quality. Written by tools/opponents.mjs; numbers of battles stand in rules.toml.';
writeFileSync(new URL('../content/quest/opponents.toml', import.meta.url), `${head}\n\n${written.join('\n\n')}\n`);
