import { readdirSync, readFileSync } from 'node:fs';
import { namesIn, rawNames, shippedPack } from '@lockstep/conformance';
import type { Section } from '@lockstep/words';
import { describe, expect, test } from 'vitest';
import { textOf } from './games.ts';
import { moduleFor } from './library.ts';
import { DAILY_GAMES, SCENE_GAMES } from './rows.ts';

/** No name of the machine in what a player reads: rulebooks, lists of words, what packs say, and the screens that were kept. */

const BOARDS = new URL('boards/', import.meta.url);
const CONTENT = new URL('../../../content/', import.meta.url);
const GAMES = [...DAILY_GAMES, ...SCENE_GAMES];

/** Words of the language that are ids as well; a level, which is typed by its id; the name that a network has in a story. */
const PLAIN = ['set-up', 'house-guest', 'AURA_IS_LISTENING'];

const rawIn = (text: string, toml: string): readonly string[] =>
  rawNames(text, idsIn(toml)).filter((name) => !PLAIN.includes(name));

const read = (file: URL): string => readFileSync(file, 'utf8');
const packText = (game: string): string =>
  namesIn(new URL(`${game}/`, CONTENT), '.toml')
    .map((name) => read(new URL(`${game}/${name}`, CONTENT)))
    .join('\n');
const idsIn = (toml: string): readonly string[] => [...toml.matchAll(/^id = "([^"]+)"$/gm)].map(([, id]) => id!);
const linesOf = ({ title, blocks }: Section): readonly string[] => [
  title,
  ...blocks.flatMap((block) =>
    block.kind === 'text' ? [block.text] : block.kind === 'list' ? block.items : [...block.head, ...block.rows.flat()],
  ),
];

describe('what is read in every game has no raw name', () => {
  test.each(GAMES)('the rules of %s', async (game) => {
    const text = (await textOf(game))!;
    const pack = shippedPack(moduleFor(game));
    const said = [...text.rulebook(pack).flatMap(linesOf), ...text.quickReference(pack).flat()];
    expect(rawIn(said.join('\n'), packText(game))).toEqual([]);
  });

  test.each(GAMES)('what the pack of %s says', (game) => {
    const toml = packText(game);
    const said = [...toml.matchAll(/^(?:text|line|name|title|says|flavour) = "(.*)"$/gm)].map(([, words]) => words!);
    expect(rawIn(said.join('\n'), toml)).toEqual([]);
  });

  const screens = readdirSync(BOARDS, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /screens\/.*\.txt$/.test(name),
  );
  test('screens were kept', () => expect(screens.length).toBeGreaterThan(40));
  test.each(screens)('%s', (name) => {
    const game = name.split('/')[0]!;
    expect(rawIn(read(new URL(name, BOARDS)), packText(game))).toEqual([]);
  });
});
