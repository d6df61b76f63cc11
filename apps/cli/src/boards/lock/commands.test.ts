import { describe, expect, test } from 'vitest';
import type { Model } from '../../shell/board.ts';
import { act, type Command } from '../../shell/command.ts';
import { complete } from '../../shell/completion.ts';
import { wordsOf } from '../../shell/pages.ts';
import { isComplaint, parseCommand } from '../../shell/parse-command.ts';
import { lockView } from '../protocol/index.ts';
import { DRAFT, GAME, keep } from '../protocol/session.fixture.ts';
import { lockBoard } from './index.ts';
import { after, openedOf, pick, START, session } from './saved-try.fixture.ts';

const drafting = after(keep(), START);
const solving = after(keep(), DRAFT);

const commands: readonly [text: string, command: Command][] = [
  ['submit 1 5', act('submit fda-article door-sensor')],
  ['SUBMIT fda-article Door', act('submit fda-article door-sensor')],
  ['sub cal', act('submit calendar-invite')],
  ['submit', act('submit')],
  ['scan 12', act('scan recipe-video')],
  ['  draft   1  2 ', act('draft fda-article timestamped-receipt')],
  ['pick 3', pick('calendar-invite')],
  ['3 4', pick('calendar-invite', 'blurry-selfie')],
  ['group-chat', pick('group-chat')],
  ['undo', session({ kind: 'undo', sure: false })],
  ['undo yes', session({ kind: 'undo', sure: true })],
  ['redo', session({ kind: 'redo' })],
  ['hint', session({ kind: 'hint', level: 'next', sure: false })],
  ['hint yes', session({ kind: 'hint', level: 'next', sure: true })],
  ['hint card', session({ kind: 'hint', level: 'card', sure: false })],
  ['hint line yes', session({ kind: 'hint', level: 'line', sure: true })],
  ['protocol', { do: 'show', page: 'protocol' }],
  ['rules', { do: 'show', page: 'rules' }],
  ['rules scru', { do: 'show', page: 'rules', part: 'scrutiny' }],
  ['quick', { do: 'show', page: 'quick' }],
  ['share words', { do: 'show', page: 'share', part: 'words' }],
  ['log', { do: 'show', page: 'log' }],
  ['help', { do: 'show', page: 'help' }],
  ['solution', session({ kind: 'solution', sure: false })],
  ['retry yes', session({ kind: 'retry', again: false, sure: true })],
  ['start', START],
  ['look', { do: 'look' }],
  ['', { do: 'look' }],
  ['quit', { do: 'quit' }],
];

describe('typed commands', () => {
  test.each(commands)('%s', (text, command) => {
    expect(parseCommand(solving, text)).toEqual(command);
  });

  const complaints: readonly [text: string, says: string][] = [
    ['submti 1', '"submti" is no command. Did you mean submit?'],
    ['xyzzy', '"xyzzy" is no command. help lists them.'],
    ['s 1', '"s" could be start, submit, scan, share or solution. Type a little more.'],
    ['submit 13', 'There is no card 13. They are numbered 1 to 12.'],
    ['submit 0', 'There is no card 0. They are numbered 1 to 12.'],
    ['submit door-senzor', 'No card begins with "door-senzor". Did you mean door-sensor?'],
    ['submit zzzzzzzz', 'No card begins with "zzzzzzzz". Use its number, or the start of its id.'],
    ['hint all', 'There is no hint "all". Ask for nudge, card or line.'],
    ['rules chess', 'The rules have no part "chess".'],
  ];
  test.each(complaints)('%s is answered', (text, says) => {
    const answer = parseCommand(solving, text);
    expect(isComplaint(answer) && answer.complaint).toContain(says);
  });

  test('a beginning that several cards share names them; Evidence goes before the Reserve', () => {
    const answer = parseCommand(drafting, 'draft d');
    expect(isComplaint(answer) && answer.complaint).toBe('"d" could be door-sensor or diet-plan. Type a little more.');
    expect(parseCommand(solving, 'submit d')).toEqual(act('submit door-sensor'));
  });
});

describe("a game's own words", () => {
  const literal = {
    word: 'literal',
    help: ['literal', 'one protocol, Scrutiny from 0'],
    label: 'LITERAL',
    options: { literal: true },
  } as const;
  const varied = (): Model =>
    openedOf(keep({}, {}, { ...GAME, board: lockBoard({ ...lockView, variants: () => [literal] }) }));

  test('a way to play is chosen by its word or its button, and help names it', () => {
    const model = varied();
    const open = { do: 'open', ref: { ...model.session!.opening.ref, options: { literal: true } }, chosen: {} };
    expect(parseCommand(model, 'lit')).toEqual(open);
    expect(model.host.game.board.menu(model).items.at(-1)).toMatchObject({ label: 'LITERAL', command: open });
    expect(wordsOf(model).literal).toBe(literal.help);
    expect(isComplaint(parseCommand(solving, 'literal'))).toBe(true);
  });

  test('help lists them where they belong: what acts first, pages among pages', () => {
    expect(Object.keys(wordsOf(solving)).join(' ')).toBe(
      'start draft submit scan pick hint undo redo protocol log rules quick term share change solution retry look help quit',
    );
  });
});

describe('completion', () => {
  const words: readonly [typed: string, carried: string][] = [
    ['sub', 'submit '],
    ['s', 's'],
    ['submit fd', 'submit fda-article '],
    ['submit fda-article d', 'submit fda-article door-sensor '],
    ['hint c', 'hint card '],
    ['rules gl', 'rules glossary '],
    ['undo y', 'undo yes '],
    ['zzz', 'zzz'],
    ['submit ', 'submit '],
  ];
  test.each(words)('"%s" becomes "%s"', (typed, carried) => {
    expect(complete(solving, typed)).toBe(carried);
  });
});
