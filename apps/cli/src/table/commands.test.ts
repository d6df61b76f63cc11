import { beforeAll, describe, expect, test } from 'vitest';
import { after, DRAFT, keep, type Model } from '../protocol/sitting.fixture.ts';
import type { Command } from './command.ts';
import { isComplaint, parseCommand } from './commands.ts';
import { completed } from './completion.ts';
import { buttonsOn, openModel } from './model.ts';
import { wordbook } from './wordbook.ts';

const drafting = { ...openModel(keep().sitting), locked: false };
let solving: Model;
beforeAll(async () => {
  solving = await after(keep(), DRAFT);
});

const commands: readonly [text: string, command: Command][] = [
  ['submit 1 5', { do: 'play', kind: 'submit', cards: ['fda-article', 'door-sensor'] }],
  ['SUBMIT fda-article Door', { do: 'play', kind: 'submit', cards: ['fda-article', 'door-sensor'] }],
  ['sub cal', { do: 'play', kind: 'submit', cards: ['calendar-invite'] }],
  ['submit', { do: 'play', kind: 'submit', cards: [] }],
  ['scan 12', { do: 'play', kind: 'scan', cards: ['recipe-video'] }],
  ['  draft   1  2 ', { do: 'play', kind: 'draft', cards: ['fda-article', 'timestamped-receipt'] }],
  ['pick 3', { do: 'pick', cards: ['calendar-invite'] }],
  ['3 4', { do: 'pick', cards: ['calendar-invite', 'blurry-selfie'] }],
  ['group-chat', { do: 'pick', cards: ['group-chat'] }],
  ['undo', { do: 'undo', sure: false }],
  ['undo yes', { do: 'undo', sure: true }],
  ['redo', { do: 'redo' }],
  ['hint', { do: 'hint', level: 'next', sure: false }],
  ['hint yes', { do: 'hint', level: 'next', sure: true }],
  ['hint card', { do: 'hint', level: 'card', sure: false }],
  ['hint line yes', { do: 'hint', level: 'line', sure: true }],
  ['protocol', { do: 'show', page: 'protocol' }],
  ['rules', { do: 'show', page: 'rules' }],
  ['rules scru', { do: 'show', page: 'rules', part: 'scrutiny' }],
  ['quick', { do: 'show', page: 'quick' }],
  ['share words', { do: 'show', page: 'share', part: 'words' }],
  ['log', { do: 'show', page: 'log' }],
  ['help', { do: 'show', page: 'help' }],
  ['solution', { do: 'solution', sure: false }],
  ['retry yes', { do: 'retry', sure: true }],
  ['start', { do: 'start' }],
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
    expect(parseCommand(solving, 'submit d')).toEqual({ do: 'play', kind: 'submit', cards: ['door-sensor'] });
  });
});

describe("a game's own words", () => {
  const literal = {
    word: 'literal',
    help: ['literal', 'one protocol, Scrutiny from 0'],
    label: 'LITERAL',
    options: { literal: true },
  } as const;
  const varied = (): Model => {
    const { sitting } = keep();
    return openModel({ ...sitting, face: { ...sitting.face, variants: () => [literal] } });
  };

  test('a way to play is chosen by its word or its button, and help names it', () => {
    const model = varied();
    expect(parseCommand(model, 'lit')).toEqual({ do: 'vary', options: { literal: true } });
    expect(buttonsOn(model).at(-1)).toEqual({ label: 'LITERAL', command: { do: 'vary', options: { literal: true } } });
    expect(wordbook(model).literal).toBe(literal.help);
    expect(isComplaint(parseCommand(solving, 'literal'))).toBe(true);
  });

  test('help lists them where they belong: what acts first, pages among pages', () => {
    expect(Object.keys(wordbook(solving)).join(' ')).toBe(
      'start draft submit scan pick hint undo redo protocol log rules quick share solution retry look help quit',
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
    expect(completed(solving, typed)).toBe(carried);
  });
});
