import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseReplay, parseSeed, verifyReplay } from '@lockstep/kernel';
import { DEFAULT_SETUP, type Null, player } from '@lockstep/null';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { resolveHeader } from '../library.ts';
import { menuOf } from '../shell/current-menu.ts';
import {
  chars,
  flat,
  type Home,
  hostAt,
  keyed,
  makeHome,
  named,
  onPaper,
  SMALL,
  textAt,
} from '../shell/home.fixture.ts';
import type { Model } from '../shell/model.ts';
import { isComplaint, parseCommand } from '../shell/parse-command.ts';
import { openModel, perform } from '../shell/perform.ts';
import { screen } from '../shell/screen.ts';
import { columns, plain } from '../terminal/layout.ts';
import { paintWith } from '../terminal/paint.ts';
import { defaultBoard, plainText } from './default.ts';

let home: Home;
beforeEach(() => {
  home = makeHome();
});
afterEach(() => home.end());

const game = { player, board: defaultBoard(), text: plainText('null'), module: null, setup: DEFAULT_SETUP };

const openedAt = (flags: { readonly [flag: string]: string } = {}): Model<Null> =>
  openModel(
    hostAt<Null>(home, game, flags, () => parseSeed('a fixed seed')),
    flags,
  );

const totalOf = ({ session }: Model<Null>): number => session!.attempt.run.now.state.total;

/** A game with no board, no words and no pack of its own: whatever works here works for every game. */
describe('the default board', () => {
  test('shows every field of the view and every option; colour only repeats', () => {
    const model = openedAt();
    const text = textAt(model, SMALL);
    for (const fact of ['NULL', 'rolls: 0', 'total: 0', 'limit: 21', '▸1 roll', '2 stop']) expect(text).toContain(fact);
    for (const size of [SMALL, { width: 40, height: 14 }, { width: 120, height: 40 }]) {
      const { lines } = screen(model, size, paintWith(false));
      expect(lines.length).toBeLessThanOrEqual(size.height);
      for (const line of lines) expect(columns(line)).toBeLessThanOrEqual(size.width);
      expect(screen(model, size, paintWith(true)).lines.map(plain)).toEqual(lines.map(plain));
    }
    expect(flat(textAt(model, { width: 30, height: 8 }))).toContain('make this window at least 40 by 14');
  });

  test('a whole game by keys: a number acts, arrows and enter act, the end has a menu of its own', () => {
    const rolled = keyed(openedAt(), chars('1'));
    expect(totalOf(rolled)).toBeGreaterThan(0);
    expect(rolled.notice[0]).toMatch(/^rolled/);
    const ended = keyed(rolled, named('down', 'enter'));
    expect(menuOf(ended).items.map(({ label }) => label)).toEqual(['Again', 'Keep the replay in a file', 'Leave']);
    expect(textAt(ended, SMALL)).toContain('finished, stopped');
    expect(totalOf(keyed(ended, chars('1')))).toBe(0);
    expect(keyed(ended, chars('3')).done).toBe(true);
  });

  test('a whole game on paper, with a replay that is genuine', async () => {
    const file = join(home.dir, 'null.replay');
    const { text, left } = await onPaper(openedAt(), ['roll', '2', 'log', `replay ${file}`, `replay ${file}`, 'quit']);
    expect(left).toBe('quit');
    expect(flat(text)).toContain('EVERYTHING SO FAR rolled');
    expect(flat(text)).toContain(`The replay is in ${file}.`);
    expect(flat(text)).toContain(`${file} is there already.`);
    const replay = parseReplay(readFileSync(file, 'utf8'));
    expect(replay.ok && verifyReplay(replay.value, resolveHeader).ok).toBe(true);
    expect(text).not.toContain('\u001b');
  });
});

describe('the shell, whichever game it is', () => {
  test('every step is saved and found again; an ended game leaves no save, and the null game no record', async () => {
    await onPaper(openedAt(), ['1']);
    expect(readdirSync(join(home.dir, 'runs', 'null'))).toEqual(['dealt..json']);
    const again = openedAt();
    expect(again.session!.resumed).toBe('current');
    expect(again.notice).toEqual(['Picking up where you left off. “retry” begins the game again.']);
    perform(again, { do: 'session', command: { kind: 'act', text: 'stop' } });
    expect(readdirSync(join(home.dir, 'runs', 'null'))).toEqual([]);
    expect(home.store.entries()).toEqual([]);
  });

  test('games with other seeds are saved apart, also where their names differ only in signs or capitals', async () => {
    for (const seed of ['a b', 'a_b', 'A_b', 'a/b']) await onPaper(openedAt({ seed }), ['1']);
    expect(readdirSync(join(home.dir, 'runs', 'null'))).toHaveLength(4);
    for (const seed of ['a b', 'a_b', 'A_b', 'a/b']) expect(openedAt({ seed }).session!.resumed).toBe('current');
    expect(openedAt({ seed: 'ab' }).session!.resumed).toBe('new');
  });

  test('undo asks first; no leaves everything, yes makes it practice; redo brings it back', () => {
    const rolled = keyed(openedAt(), chars('1'));
    const asked = keyed(rolled, chars('undo'), named('enter'));
    expect(asked.confirmation?.question).toContain('makes this try practice');
    expect(totalOf(keyed(asked, chars('n')))).toBe(totalOf(rolled));
    expect(keyed(asked, chars('n')).confirmation).toBeNull();
    const back = keyed(asked, chars('y'));
    expect(totalOf(back)).toBe(0);
    expect(textAt(back, SMALL)).toContain('PRACTICE');
    expect(totalOf(keyed(back, chars('redo'), named('enter')))).toBe(totalOf(rolled));
    expect(keyed(openedAt({ seed: 'new' }), chars('undo'), named('enter')).notice).toEqual([
      'Nothing to take back yet.',
    ]);
    expect(keyed(openedAt({ seed: 'new' }), chars('redo'), named('enter')).notice).toEqual(['Nothing was taken back.']);
  });

  test('on paper a question names the words that answer it', async () => {
    const { text } = await onPaper(openedAt(), ['1', 'undo', 'undo yes', 'retry', 'hint']);
    expect(text).toContain('Type "undo yes" to do it.');
    expect(text).toContain('"hint" is no command.');
    expect(text).toContain('End of input. Your game is saved.');
  });

  test('retry asks while a game is under way', () => {
    const asked = keyed(openedAt(), chars('1'), chars('retry'), named('enter'));
    expect(asked.confirmation?.question).toBe('Give this game up and begin again? Nothing is recorded for it.');
    expect(totalOf(keyed(asked, chars('y')))).toBe(0);
  });

  test('a typed line: letters, backspace, escape; an unknown word names its neighbour and stays', () => {
    const typed = keyed(openedAt(), chars('hlep'));
    expect(typed.input).toBe('hlep');
    const complained = keyed(typed, named('enter'));
    expect([complained.input, complained.notice]).toEqual(['hlep', ['"hlep" is no command. Did you mean help?']]);
    expect(keyed(typed, named('backspace', 'backspace')).input).toBe('hl');
    expect(keyed(typed, named('escape')).input).toBe('');
    expect(keyed(typed, named('clear-line')).input).toBe('');
    expect(keyed(openedAt(), [{ kind: 'paste', text: 'roll' }]).input).toBe('roll');
  });

  test('pages open with their word, scroll, and close with esc', () => {
    const help = keyed(openedAt(), chars('help'), named('enter'));
    expect(help.page).toBe('help');
    expect(textAt(help, SMALL)).toContain('Command');
    expect(keyed(help, named('down', 'down')).scroll).toBe(2);
    expect(keyed(help, named('escape')).page).toBeNull();
  });

  test('text that is no command never acts', () => {
    const model = openedAt();
    for (const text of ['99', 'zzz', 'rules zzz', 're']) expect(isComplaint(parseCommand(model, text))).toBe(true);
    expect(parseCommand(model, '')).toEqual({ do: 'look' });
    expect(parseCommand(model, 're')).toEqual({
      complaint: '"re" could be redo, replay or retry. Type a little more.',
    });
  });

  test('ctrl-c leaves from everywhere', () => {
    for (const model of [openedAt(), keyed(openedAt(), chars('help'), named('enter'))])
      expect(keyed(model, named('interrupt')).done).toBe(true);
  });

  test('a damaged save is set aside', async () => {
    await onPaper(openedAt(), ['1']);
    const file = join(home.dir, 'runs', 'null', 'dealt..json');
    const saved = readFileSync(file, 'utf8');
    writeFileSync(file, saved.replace('roll', 'rall'));
    expect(openedAt().session!.resumed).toBe('new');
    expect(existsSync(`${file}.damaged-1`)).toBe(true);
    expect(home.notices).toHaveLength(1);
  });
});
