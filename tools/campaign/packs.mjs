import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { GAMES, moduleOf } from '@lockstep/catalogue';
import { begin, parseSeed } from '@lockstep/kernel';
import { load } from '@lockstep/packs';
import { gameDir, PRESETS } from '../../apps/cli/dist/library.js';
import { diceOf } from './dice.mjs';

const tomlIn = (dir) =>
  readdirSync(dir)
    .filter((name) => name.endsWith('.toml') && name !== 'voice.toml')
    .sort()
    .map((name) => ({ name: join(dir, name), text: readFileSync(join(dir, name), 'utf8') }));

const filesOf = (game) => {
  const presets = join(gameDir(game), PRESETS);
  return [
    ...tomlIn(gameDir(game)),
    ...(existsSync(presets) ? tomlIn(presets) : []).map((file) => ({
      ...file,
      under: [PRESETS, basename(file.name, '.toml')],
    })),
  ];
};

/** The files of each pack, with those of the packs it is made of too. */
const packs = () =>
  GAMES.flatMap(({ id }) => {
    const module = moduleOf(id);
    if (!module) return [];
    const borrowed = (module.pack.alsoUses ?? []).flatMap((game) =>
      filesOf(game).map((file) => ({ ...file, borrowed: true })),
    );
    return [{ module, files: [...borrowed, ...filesOf(id)] }];
  });

const ODD_VALUES = [
  '0',
  '-1',
  '0.5',
  '99999999999999999999',
  'nan',
  'inf',
  'true',
  '""',
  '"x"',
  '"__proto__"',
  '"\\u001b[2J"',
  '"\\u202e"',
  '[]',
  '{}',
  '[[]]',
  '1979-05-27',
];

/** A text of TOML with something changed: a value, a line, a table, a letter, or its end cut off. */
const MUTATIONS = [
  ({ pick }, lines, at) =>
    lines.toSpliced(
      at,
      1,
      lines[at].replace(/= .*/, () => `= ${pick(ODD_VALUES)}`),
    ),
  (_, lines, at) => lines.toSpliced(at, 1),
  (_, lines, at) => lines.toSpliced(at, 0, lines[at]),
  ({ below }, lines, at) => lines.toSpliced(at, 1, lines[below(lines.length)]),
  ({ pick }, lines, at) =>
    lines.toSpliced(at, 0, pick(['[more]', '[[card]]', 'more = 1', '\u0000', '= 5', 'a.b.c = 1', '[[', '"'])),
  (_, lines, at) => lines.slice(0, at),
  ({ below }, lines, at) =>
    lines.toSpliced(
      at,
      1,
      lines[at].replace(/\d+/, (digits) => String(Number(digits) + below(9) - 4)),
    ),
  // A table from its head to the next one.
  (_, lines, at) => {
    const head = lines.findLastIndex((line, i) => i <= at && line.startsWith('['));
    if (head < 0) return lines.toSpliced(at, 1);
    const next = lines.findIndex((line, i) => i > head && line.startsWith('[['));
    return lines.toSpliced(head, (next < 0 ? lines.length : next) - head);
  },
  ({ below }, lines, at) => {
    const line = lines[at];
    if (line === '') return lines.toSpliced(at, 1);
    const place = below(line.length);
    return lines.toSpliced(
      at,
      1,
      line.slice(0, place) + String.fromCharCode(line.charCodeAt(place) ^ (1 << below(7))) + line.slice(place + 1),
    );
  },
];

/** The files with one of them changed, or gone. */
const mutated = (dice, files) => {
  const at = dice.below(files.length);
  if (dice.chance(3)) return files.toSpliced(at, 1);
  const lines = files[at].text.split('\n');
  const text = dice.pick(MUTATIONS)(dice, lines, dice.below(lines.length)).join('\n');
  return files.with(at, { ...files[at], text });
};

/** Every scene of a pack that was found sound can be opened and moved in. */
const openScenes = ({ game, pack, scenes }, content) => {
  for (const { name } of scenes?.(content) ?? []) {
    const setup = game.parseSetup(pack.resolve(content, { scene: name }));
    if (!setup.ok) throw new Error(`${name}: ${JSON.stringify(setup.fault[0])}`);
    const { now } = begin(game, setup.value, parseSeed(name));
    const [seat] = game.toMove(setup.value, now.state);
    for (const action of game.legal(setup.value, now.state, seat).slice(0, 3))
      game.step(setup.value, now.state, seat, action);
  }
};

/** So many packs with something changed: each is sound and can be played, or is refused with a file and a line. */
export const campaignPacks = (count, seed) => {
  const dice = diceOf(seed);
  const sources = packs();
  const faults = [];
  let sound = 0;
  for (let i = 0; i < count; i += 1) {
    const { module, files } = dice.pick(sources);
    const changed = mutated(dice, files);
    const what = () => {
      const other = changed.find(({ text }, at) => text !== files[at]?.text);
      return `${module.game.id} ${other?.name ?? 'a file less'} ${changed.length} of ${files.length}`;
    };
    try {
      const { value, issues } = load(changed, module.pack.parse, module.pack.warnings);
      for (const { file, line, column, code } of issues)
        if (!changed.some(({ name }) => name === file) || !(line >= 1) || !(column >= 1))
          faults.push(['an issue without a place', code, file, what()]);
      if (value === undefined && issues.length === 0) faults.push(['refused without a word', what()]);
      if (value === undefined) continue;
      sound += 1;
      openScenes(module, value);
    } catch (error) {
      faults.push(['thrown', String(error), error.stack.split('\n').slice(1, 3).join(' '), what()]);
    }
  }
  return { faults, sound };
};
