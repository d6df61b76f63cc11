import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Action, add, type CountingGame, counting, draw, type Setup } from './counting.fixture.ts';
import {
  act,
  begin,
  LIMITS,
  type Mismatch,
  makeReplay,
  ok,
  parseReplay,
  parseSeed,
  Refusal,
  verifyReplay,
} from './index.ts';

const seed = parseSeed('0123456789abcdef');

const played = (game: CountingGame, setup: Setup, actions: readonly Action[]) =>
  actions.reduce(
    (run, action, turn) => {
      const next = act(run, turn % game.seats, action);
      if (next instanceof Refusal) throw new Error(next.code);
      return next;
    },
    begin(game, setup, seed),
  );

const game = counting();
const run = played(game, { target: 14 }, [add(3), draw, add(1), draw, add(2)]);
const golden = makeReplay(run, undefined, true);
const bare = makeReplay(run, undefined);

/** What a shell does with a text: the departure, or undefined where every line is true. */
const check = (text: string, as: CountingGame = game): Mismatch | undefined => {
  const replay = parseReplay(text);
  if (!replay.ok) return replay.fault;
  const verified = verifyReplay(replay.value, ({ setup, seed: digits }) =>
    ok({ game: as, setup: setup as unknown as Setup, seed: parseSeed(digits) }),
  );
  return verified.ok ? undefined : verified.fault;
};

const lines = golden.trimEnd().split('\n');
const without = (line: number): string => [...lines.slice(0, line - 1), ...lines.slice(line)].join('\n');
const withLine = (line: number, text: string): string =>
  lines.map((old, i) => (i === line - 1 ? text : old)).join('\n');
const swapped = (line: number): string =>
  lines.map((old, i) => (i === line - 1 ? lines[line]! : i === line ? lines[line - 1]! : old)).join('\n');
const edited = (line: number, from: string | RegExp, to: string): string => {
  const text = lines[line - 1]!.replace(from, to);
  if (text === lines[line - 1]) throw new Error(`line ${line} has no ${from}: ${text}`);
  return withLine(line, text);
};

describe('the text of a replay', () => {
  test('[K1] is this, forever', () => {
    expect(golden).toMatchInlineSnapshot(`
      "lockstep 1
      game counting
      rules 1
      setup {"target":14}
      seed 0123456789abcdef
      ---
      add 3 @1db3c0ae
      # added by=3 total=3
      draw @b128e69d
      # drew by=3 total=6
      add 1 @09266888
      # added by=1 total=7
      draw @864f709c
      # drew by=5 total=12
      add 2 @4f4678e9
      # added by=2 total=14
      # met by=2 total=14
      = 3e626ba1a09cae2f49eb02abc5a15b382456cf2fbe6d9489adf55f276e9b7f07
      "
    `);
  });

  test('without events it has the same chain and the same seal', () => {
    expect(bare).toBe(golden.replace(/^# .*\n/gm, ''));
  });

  test('an event is a line a person can read, its fields in alphabetical order', () => {
    expect(golden).toContain('# added by=3 total=3\n');
  });

  test('a Daily is named by its date and pack, options included', () => {
    const text = makeReplay(run, { daily: '2026-12-01', pack: 'ab12', options: { visible: true } });
    expect(parseReplay(text)).toMatchObject({
      ok: true,
      value: { header: { daily: '2026-12-01', pack: 'ab12', options: { visible: true }, seed: '0123456789abcdef' } },
    });
    expect(text).not.toContain('setup');
  });
});

describe('a setup that names parts of a pack', () => {
  const PACKS: { readonly [hash: string]: { readonly [name: string]: Setup } } = { ab12: { short: { target: 14 } } };
  const text = makeReplay(run, { setup: { tale: 'short' }, pack: 'ab12' }, true);
  const told = (replay: string): Mismatch | undefined => {
    const parsed = parseReplay(replay);
    if (!parsed.ok) return parsed.fault;
    const verified = verifyReplay(parsed.value, ({ pack, setup, seed: digits }) => {
      const named = PACKS[pack ?? '']?.[(setup as { tale?: string }).tale ?? ''];
      return named
        ? ok({ game, setup: named, seed: parseSeed(digits) })
        : { ok: false, fault: { line: 4, code: 'unknown-pack', expected: 'ab12', found: pack ?? 'none' } };
    });
    return verified.ok ? undefined : verified.fault;
  };

  test('[K1] is written as it was, with the hash of the pack before it, and verified with that pack', () => {
    expect(text.split('\n').slice(0, 7)).toEqual([
      'lockstep 1',
      'game counting',
      'rules 1',
      'pack ab12',
      'setup {"tale":"short"}',
      'seed 0123456789abcdef',
      '---',
    ]);
    expect(parseReplay(text)).toMatchObject({
      ok: true,
      value: { header: { pack: 'ab12', setup: { tale: 'short' } } },
    });
    expect(told(text)).toBeUndefined();
  });

  test('[K1] plays the same game as the setup itself, line for line; the seal covers where it came from', () => {
    const steps = (replay: string): readonly string[] => replay.split('---\n')[1]!.split('\n').slice(0, -2);
    expect(steps(text)).toEqual(steps(golden));
    expect(text.split('\n').at(-2)).not.toBe(lines.at(-1));
  });

  const wrong: readonly [what: string, from: string, to: string, line: number, code: Mismatch['code']][] = [
    ['another pack', 'pack ab12', 'pack cd34', 4, 'unknown-pack'],
    ['another part of it', '"short"', '"long"', 4, 'unknown-pack'],
    ['no setup', 'setup {"tale":"short"}\n', '', 6, 'wrong-header'],
    ['a date besides', 'pack ab12\n', 'pack ab12\ndaily 2026-12-01\n', 6, 'wrong-header'],
  ];
  test.each(wrong)('[K8] %s is refused', (_what, from, to, line, code) => {
    expect(text).toContain(from);
    expect(told(text.replace(from, to))).toMatchObject({ line, code });
  });
});

describe('a true replay', () => {
  const same: readonly [what: string, text: string][] = [
    ['with events', golden],
    ['without events', bare],
    ['of no action at all', makeReplay(begin(game, { target: 14 }, seed), undefined)],
    ['of a game not yet over', makeReplay(played(game, { target: 99 }, [add(1), draw]), undefined, true)],
  ];
  test.each(same)('[K1] is verified %s', (_what, text) => {
    expect(check(text)).toBeUndefined();
  });

  const others: readonly [what: string, text: string, line: number][] = [
    ['the line ends of another system', golden.replaceAll('\n', '\r\n'), lines.length],
    ['no last line end', golden.trimEnd(), lines.length],
    ['empty lines at its end', `${golden}\n\n`, lines.length],
    ['words after the format', withLine(1, 'lockstep 1 and more'), 1],
    ['a long number', withLine(3, 'rules 0001'), 3],
    ['blanks in JSON', withLine(4, 'setup { "target": 14 }'), 4],
    ['a key twice', withLine(4, 'setup {"target":13,"target":14}'), 4],
    ['a blank before an action', edited(11, 'add 1', ' add 1'), 11],
    ['a blank after an action', edited(11, 'add 1', 'add 1 '), 11],
  ];
  /** The action lines of another spelling have the chain of their own text: only the spelling tells them apart. */
  test.each(others)('[K1] has one spelling: with %s it is another text', (_what, text, line) => {
    expect(check(text)).toMatchObject({ line });
    const resealed = parseReplay(text);
    if (resealed.ok) expect(check(text)!.code).toMatch(/^(?:other-spelling|chain-departs|not-an-action)$/);
    else expect(resealed.fault.code).toBe('other-spelling');
  });

  test('[K1] an action in other words is refused by its spelling, with a chain and a seal of its own', () => {
    const loose: CountingGame = { ...game, parse: (setup, text) => game.parse(setup, text.trim()) };
    const written: CountingGame = { ...loose, format: (setup, action) => `${game.format(setup, action)} ` };
    const text = makeReplay(played(written, { target: 14 }, [add(3), draw]), undefined);
    expect(check(text, written)).toBeUndefined();
    expect(check(text, loose)).toMatchObject({ line: 7, code: 'other-spelling', expected: 'add 3', found: 'add 3 ' });
  });

  test('a bot is asked again for each of its moves', () => {
    const two = counting(2);
    const asked = played(two, { target: 9 }, [add(3), add(1), add(3), add(1)]);
    const text = makeReplay(asked, undefined, false, { 1: 'one' });
    const replay = parseReplay(text);
    if (!replay.ok) throw new Error(JSON.stringify(replay.fault));
    expect(replay.value.header.bots).toEqual({ 1: 'one' });
    const by = (n: 1 | 2 | 3) =>
      verifyReplay(replay.value, () =>
        ok({
          game: two,
          setup: { target: 9 },
          seed,
          bots: new Map([[1, { name: 'one', bot: { choose: () => add(n) } }]]),
        }),
      );
    expect(by(1).ok).toBe(true);
    expect(by(2)).toMatchObject({ ok: false, fault: { line: 9, code: 'not-the-bot', found: '1: add 1' } });
  });

  test('bots are asked for so many moves and no more', () => {
    const two = counting(2);
    const steps = Array.from({ length: 2 * LIMITS.botMoves + 2 }, () => add(1));
    const text = makeReplay(played(two, { target: 9999 }, steps), undefined, false, { 1: 'one' });
    const replay = parseReplay(text);
    if (!replay.ok) throw new Error(JSON.stringify(replay.fault));
    const bots = new Map([[1, { name: 'one', bot: { choose: () => add(1) } }]]);
    expect(verifyReplay(replay.value, () => ok({ game: two, setup: { target: 9999 }, seed, bots }))).toMatchObject({
      ok: false,
      fault: { line: 7 + 2 * LIMITS.botMoves + 2, code: 'too-large' },
    });
  });

  test.each(['bots {"x":"one"}', 'bots {"01":"one"}', 'bots {"1":1}', 'bots []'])(
    'a header with %s is none',
    (line) => {
      expect(check(withLine(5, `${line}\n${lines[4]}`))).toMatchObject({ line: 5, code: 'wrong-header' });
    },
  );

  test.each(['0.5', '-0', '1e400', '9007199254740993', '"\\ud800"', '{"\\ud800":1}'])(
    'a setup with %s, which has no spelling, is refused with its line',
    (value) => {
      expect(check(withLine(4, `setup {"target":${value}}`))).toMatchObject({ line: 4, code: 'wrong-header' });
    },
  );

  test('[K1] gives every state, the last chain and the seal', () => {
    const replay = parseReplay(golden);
    if (!replay.ok) throw new Error(JSON.stringify(replay.fault));
    const verified = verifyReplay(replay.value, () => ok({ game, setup: { target: 14 }, seed }));
    if (!verified.ok) throw new Error(JSON.stringify(verified.fault));
    expect(verified.value.states).toHaveLength(6);
    expect(verified.value.states.at(-1)).toEqual(run.now.state);
    expect(`= ${verified.value.seal}`).toBe(lines.at(-1));
  });

  test('of two seats names the seat of each line', () => {
    const two = counting(2);
    const text = makeReplay(played(two, { target: 9 }, [add(3), add(3), add(3)]), undefined, true);
    expect(check(text, two)).toBeUndefined();
    expect(check(text.replace('1: add 3', 'add 3'), two)).toMatchObject({ line: 9, code: 'refused' });
    expect(check(text.replace('1: add 3', '0: add 3'), two)).toMatchObject({ line: 9, code: 'refused' });
    expect(check(text.replace('1: add 3', '7: add 3'), two)).toMatchObject({ line: 9, code: 'refused' });
  });
});

const SEAL = lines.length;
/** Where the steps are: line 7 adds 3, 9 draws, 11 adds 1, 13 draws, 15 adds 2; each has its event below it. */
const damages: readonly [what: string, text: string, line: number, code: Mismatch['code']][] = [
  ['nothing', '', 1, 'not-a-replay'],
  ['another text', 'Dear diary', 1, 'not-a-replay'],
  ['another format', withLine(1, 'lockstep 2'), 1, 'wrong-format'],
  ['no format', withLine(1, 'lockstep'), 1, 'wrong-format'],
  ['a foreign game', withLine(2, 'game null'), 2, 'unknown-game'],
  ['other rules', withLine(3, 'rules 2'), 3, 'wrong-rules'],
  ['rules that are no number', withLine(3, 'rules one'), 3, 'wrong-header'],
  ['an unknown header line', withLine(4, 'set-up {}'), 4, 'wrong-header'],
  ['a setup that is not JSON', withLine(4, 'setup {'), 4, 'wrong-header'],
  ['a short seed', withLine(5, 'seed 0123'), 5, 'wrong-header'],
  ['a seed in capitals', withLine(5, 'seed 0123456789ABCDEF'), 5, 'wrong-header'],
  ['no game', without(2), 2, 'wrong-header'],
  ['no rules', without(3), 3, 'wrong-header'],
  ['no setup', without(4), 5, 'wrong-header'],
  ['no seed', without(5), 5, 'wrong-header'],
  ['no end of the header', without(6), 6, 'wrong-header'],
  ['a header line twice', withLine(4, lines[2]!), 4, 'wrong-header'],
  ['header lines in another order', swapped(2), 3, 'wrong-header'],
  ['a Daily and a setup', withLine(3, `${lines[2]}\ndaily 2026-12-01`), 5, 'wrong-header'],
  ['cut off in the header', lines.slice(0, 4).join('\n'), 4, 'truncated'],
  ['cut off among the steps', lines.slice(0, 9).join('\n'), 9, 'truncated'],
  ['cut off before the seal', lines.slice(0, -1).join('\n'), SEAL - 1, 'truncated'],
  ['another seed', withLine(5, 'seed 0123456789abcdee'), 7, 'chain-departs'],
  ['another setup, which no step shows', withLine(4, 'setup {"target":13}'), SEAL, 'seal-departs'],
  ['another setup, which ends the game early', withLine(4, 'setup {"target":3}'), 9, 'events-depart'],
  ['an edited action', edited(11, 'add 1', 'add 2'), 11, 'chain-departs'],
  ['an action that does not exist', edited(11, 'add 1', 'add 9'), 11, 'not-an-action'],
  ['a line that is no step', withLine(11, 'add 1'), 11, 'not-an-action'],
  ['an empty line', withLine(11, `\n${lines[10]}`), 11, 'not-an-action'],
  ['an edited chain', edited(9, /@.{8}/, '@00000000'), 9, 'chain-departs'],
  ['a short chain', edited(9, /.$/, ''), 9, 'not-an-action'],
  ['a step left out', lines.filter((_, i) => i !== 8 && i !== 9).join('\n'), 9, 'chain-departs'],
  [
    'two steps exchanged',
    [...lines.slice(0, 6), ...lines.slice(8, 10), ...lines.slice(6, 8), ...lines.slice(10)].join('\n'),
    7,
    'chain-departs',
  ],
  ['a step after the end of the game', withLine(SEAL, `add 1 @00000000\n${lines.at(-1)}`), SEAL, 'refused'],
  ['an edited event', edited(8, 'total=3', 'total=4'), 8, 'events-depart'],
  ['an event too many', withLine(8, `${lines[7]}\n# met by=3 total=3`), 9, 'events-depart'],
  ['an event left out', without(SEAL - 1), SEAL - 1, 'events-depart'],
  ['all events of one step left out', without(10), 10, 'events-depart'],
  ['an event before any step', withLine(7, `# added by=3 total=3\n${lines[6]}`), 7, 'not-an-action'],
  ['an edited seal', edited(SEAL, /.$/, 'x'), SEAL, 'seal-departs'],
  ['an empty seal', withLine(SEAL, '= '), SEAL, 'seal-departs'],
  ['text after the seal', `${golden}add 1 @00000000\n`, SEAL + 1, 'not-an-action'],
  ['a second seal', `${golden}${lines.at(-1)}\n`, SEAL + 1, 'not-an-action'],
];

describe('a damaged replay', () => {
  test.each(damages)('[K8] %s', (_what, text, line, code) => {
    expect(check(text)).toMatchObject({ line, code });
  });

  test('[K8] other rules are refused with both numbers', () => {
    expect(check(golden, counting(1, 2))).toEqual({
      line: 3,
      code: 'wrong-rules',
      expected: 'rules 2',
      found: 'rules 1',
    });
  });

  test('[K8] what the shell cannot resolve is the shell’s departure', () => {
    const replay = parseReplay(golden);
    const fault: Mismatch = { line: 2, code: 'unknown-game', expected: 'a game', found: 'counting' };
    if (!replay.ok) throw new Error(JSON.stringify(replay.fault));
    expect(verifyReplay(replay.value, () => ({ ok: false, fault }))).toEqual({ ok: false, fault });
  });

  test('what is too large is refused before it is read', () => {
    expect(check('x'.repeat(2_000_000))).toMatchObject({ line: 1, code: 'too-large' });
    const deep = `setup ${'['.repeat(3000)}${']'.repeat(3000)}`;
    expect(check(withLine(4, deep))).toMatchObject({ line: 4, code: 'too-large' });
    const many = `${lines.slice(0, 6).join('\n')}\n${'add 1 @00000000\n'.repeat(20_001)}`;
    expect(check(many)).toMatchObject({ line: 20_007, code: 'too-large' });
  });

  test('[K1] a setup that was found in its spelling once says nothing of others, however often it comes', () => {
    const spelled = lines[3]!;
    const others: readonly [setup: string, code: Mismatch['code']][] = [
      [spelled.replace('{', '{ '), 'other-spelling'],
      [spelled.replace('}', ',"target":14}'), 'other-spelling'],
      [spelled.replace('}', ',"z":1,"y":2}'), 'other-spelling'],
      [spelled.replace('}', ',"z":0.5}'), 'wrong-header'],
      [spelled.replace('}', ',"z":"\\ud800"}'), 'wrong-header'],
      [spelled.replace('}', `,"z":[${'0,'.repeat(5000)}0]}`), 'too-large'],
    ];
    for (const times of [1, 2, 3]) {
      expect(check(golden), String(times)).toBeUndefined();
      for (const [setup, code] of others)
        expect(check(withLine(4, setup)), setup.slice(0, 60)).toMatchObject({ line: 4, code });
    }
  });

  test('no control character of a file is shown as it is', () => {
    const found = check(edited(11, 'add 1', '\u001b[2K\radd 1\u202e'))!.found;
    expect(found).toContain('\\u{1b}[2K\\u{d}add 1\\u{202e}');
  });

  test('a long line is shown cut', () => {
    expect(check('x'.repeat(5000))?.found).toHaveLength(118);
  });

  /** Only a change that the reader forgives may pass: none does, since even the last line end must not become a letter. */
  test('[K8] one changed character is always found, where it is or at the first line it leads astray', () => {
    const places = fc.record({ at: fc.nat({ max: golden.length - 1 }), bit: fc.nat({ max: 7 }) });
    fc.assert(
      fc.property(places, ({ at, bit }) => {
        const flipped = String.fromCharCode(golden.charCodeAt(at) ^ (1 << bit));
        const departure = check(golden.slice(0, at) + flipped + golden.slice(at + 1));
        const line = golden.slice(0, at).split('\n').length;
        expect(departure).toBeDefined();
        if (line > 6) expect([line, line + 1]).toContain(departure!.line);
        else expect(departure!.line).toBeGreaterThanOrEqual(line);
      }),
      { seed: 20260101, numRuns: 3000 },
    );
  });

  test('[K8] no text at all makes the reader throw', () => {
    const scraps = fc.array(
      fc.oneof(fc.constantFrom(...lines), fc.string(), fc.constantFrom('# ', '= ', '---', ' @00000000')),
      { maxLength: 25 },
    );
    fc.assert(
      fc.property(scraps, fc.constantFrom('\n', '\r\n', '\r'), (parts, end) => {
        expect(() => check(parts.join(end))).not.toThrow();
        expect(() => check([...lines.slice(0, 6), ...parts].join(end))).not.toThrow();
      }),
      { seed: 20260101, numRuns: 1000 },
    );
  });
});
