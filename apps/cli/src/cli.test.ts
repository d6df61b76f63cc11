import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ran, runHere } from './run.fixture.ts';

/** Commands in this process, on streams of their own; `process.test.ts` runs the built one. */
let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'lockstep-cli-'));
});
afterAll(() => rmSync(home, { recursive: true }));

const run = (args: readonly string[], input = ''): Promise<Ran> => runHere(args, home, input);

describe('the command', () => {
  const answers: readonly (readonly [args: string, code: number, says: RegExp])[] = [
    ['--help', 0, /Examples:/],
    ['--version', 0, /^\d+\.\d+\.\d+/],
    [
      'daily protocol --date 2026-01-26',
      0,
      /DAILY: 2026-01-26 • Seed: AURA-[0-9A-F]{4}\n\nTARGET: [A-Z -]+\nRESISTANCE: 100 → 0\nTURNS: 8\nSCRUTINY: [0-2]\/5\n\nPROTOCOL:\n• [A-Z ]+ — /,
    ],
    ['rules', 0, /At most 30 a turn/],
    ['rules --quick', 0, /Scrutiny +0–5, triggers Audit at 5/],
    ['forge show 2026-01-26', 0, /hash +[0-9a-f]{16}/],
    ['forge why 2026-01-26', 0, /every promise is kept/],
    ['packs check', 0, /sound; 0 error/],
    ['verify golden/protocol/two-audits.replay', 0, /genuine/],
    ['replay golden/protocol/two-audits.replay', 0, /AUDIT: Resistance/],
    ['replay golden/null/roll-and-stop.replay', 0, /rolled die=/],
    ['hint --date 2026-02-02', 0, /Gold/],
    ['daily --date 2026-01-26', 0, /LIFE WITH AURA\n[\s\S]*\n\nNIGHTS WITH KOA\n[\s\S]*CONCERNS:/],
    ['play testimony --lesson', 0, /1 {2}Submit[^\n]*\n[\s\S]*7 {2}A whole night/],
    ['play protocol --lesson', 0, /1 {2}Paths[^\n]*\n[\s\S]*7 {2}Medals/],
    ['solve testimony --lesson 7', 0, /Par, proven: Granted in 1 turn, Scrutiny 0\n[\s\S]*\d+ of \d+ lines win\./],
    ['hint testimony --lesson 7 --hidden', 0, /whatever KOA holds/],
    ['rules testimony --quick', 0, /Corroboration {3}2 or more cards/],
    ['replay golden/testimony/hidden-counters.replay', 0, /KOA answers with /],
    ['verify golden/testimony/hidden-counters.replay', 0, /genuine/],
    ['rules encounter --quick', 0, /Round +Upkeep → Intent/],
    ['rules encounter', 0, /REACTIONS AND THEIR WINDOWS/],
    ['packs check content/encounter', 0, /Scenes: first-steps, [^\n]*\n[\s\S]*content\/encounter: sound; 0 error/],
    ['packs check content/encounter --game encounter', 0, /content\/encounter: sound/],
    ['packs schema --game encounter', 0, /"pack.schema.json"/],
    ['packs publish --game protocol', 2, /forge publish --game protocol/],
    ['packs publish --game chess', 2, /no game "chess" with a pack; try: .*encounter/],
    ['play encounter --scene brige-at-dusk', 2, /did you mean bridge-at-dusk\?.*first-steps/],
    ['play encounter --scene first-steps --difficulty SILLY', 2, /STORY, STANDARD or HARD/],
    ['play encounter --opponent gredy', 2, /did you mean greedy\?/],
    ['play encounter --date 2026-01-26', 2, /told in scenes/],
    ['play encounter --lesson 1', 2, /--scene first-steps/],
    ['play encounter --setup any.toml --scene first-steps', 2, /exclude each other/],
    ['play encounter --setup nowhere.toml', 2, /does not exist/],
    ['play protocol --scene first-steps', 2, /protocol has no scenes/],
    ['daily encounter', 2, /no Dailies/],
    ['solve encounter', 2, /no Dailies/],
    ['rules draft --quick', 0, /Weight +neutral 3; else 0\.5/],
    ['daily draft --date 2026-12-01', 0, /DAILY: 2026-12-01 • Seed: QUEST-4D61\n\nSeven Dreams/],
    ['play testimony --difficulty SILLY', 2, /TUTORIAL, EASY, NORMAL, HARD or EXPERT/],
    ['play --date 2026-02-30', 2, /not in the calendar/],
    ['play --date 2025-12-31', 2, /first Daily/],
    ['play chess', 2, /no game "chess"/],
    ['dayly', 2, /daily/],
    ['solve --date 2026-01-26', 2, /practice.*--yes/],
    ['hint --date 2026-01-26 --level line', 2, /practice.*--yes/],
    ['verify nowhere.replay', 2, /cannot be read/],
    ['verify README.md', 1, /README.md:1: not-a-replay/],
    ['forge why nonsense', 2, /neither a file nor a date/],
    ['forge publish --from 2026-05-01 --to 2026-05-02', 2, /the schedule ends on 2027-12-31/],
    ['lab protocol --days 0', 2, /--days takes/],
    ['packs check nowhere', 2, /no folder/],
  ];
  test.each(answers)('lockstep %s exits with %i', async (args, code, says) => {
    const ran = await run(args.split(' '));
    expect(ran.out + ran.err).toMatch(says);
    expect(ran.code).toBe(code);
  });

  const DATE = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  const daily = (game: string, label: RegExp) => ({ ok: true, game, date: DATE, label: expect.stringMatching(label) });
  const AURA = { ...daily('protocol', /^AURA-[0-9A-F]{4}$/), resistance: 100, turns: 8, streak: 0, best: null };
  const KOA = { ...daily('testimony', /^KOA-[0-9A-F]{4}$/), visibility: 'FULL', scrutiny: 0, streak: 0, best: null };
  const RUN = {
    ...daily('freeplay', /^[0-9a-f]{16}$/),
    scene: 'aura-run',
    level: 'house-guest',
    acts: null,
    turns: null,
  };
  const NIGHT = { ...daily('quest', /^NIGHT-[0-9A-F]{4}$/), scene: 'seven-nights', battles: null, points: null };
  const QUEST = { ...daily('draft', /^QUEST-[0-9A-F]{4}$/), scene: 'seven-dreams', first: null, best: null };
  const soundPack = { ok: true, sound: true, issues: [], puzzles: [] };
  const schema = (...keys: readonly string[]) => ({
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(keys.map((key) => [key, expect.any(Object)])),
  });
  const best = { score: 5, rank: 'GOLD', clear: { target: 'WIFI', turnsLeft: 4, medal: 'GOLD', peak: 1, audits: 0 } };

  const jsons: readonly (readonly [args: string, answer: object])[] = [
    ['daily', { ok: true, dailies: [AURA, KOA, NIGHT, QUEST, RUN] }],
    ['daily testimony', KOA],
    [
      'rules',
      {
        ok: true,
        sections: [
          'goal',
          'draft',
          'payload',
          'protocols',
          'compliance',
          'resonance',
          'scrutiny',
          'scan',
          'medals',
          'practice',
          'glossary',
        ].map((id) => ({ id, title: expect.any(String), blocks: expect.any(Array) })),
      },
    ],
    [
      'rules --quick',
      {
        ok: true,
        lines: ['Daily Flow', 'Actions', 'Win', 'Loss', 'Compliance', 'Resonance', 'Scrutiny', 'Audit'].map((name) => [
          name,
          expect.any(String),
        ]),
      },
    ],
    [
      'forge show 2026-01-26',
      {
        ok: true,
        ...{ date: '2026-01-26', edition: 1, attempt: 50, hash: '44e4225192d2a4a4', pinned: true },
        ...{ grade: 2, par: 4, excellent: 54, safe: 4, random: 0 },
        setup: { target: 'WIFI', scrutiny: 1, card: Array.from({ length: 12 }, () => expect.any(Object)) },
      },
    ],
    [
      'forge why 2026-01-26',
      {
        ok: true,
        kept: true,
        checks: [
          'deal',
          'schedule',
          'top-impact-below-gold',
          'greedy-below-gold',
          'gold-drafts',
          'risk',
          'earned-gold',
          'varied-gold',
          'safe-line',
          'winnable',
          'random-loses',
        ].map((name) => ({ name, miss: 0 })),
      },
    ],
    ['packs check', { ...soundPack, notes: ['This is edition 2 as published.'] }],
    [
      'packs schema',
      {
        'pack.schema.json': schema('tuning', 'lock', 'protocol', 'card'),
        'setup.schema.json': schema('target', 'tuning', 'schedule', 'protocol', 'card'),
      },
    ],
    [
      'packs schema --game encounter',
      {
        'pack.schema.json': schema('tuning', 'technique', 'domain', 'character', 'scene'),
        'setup.schema.json': schema('difficulty', 'tuning', 'scene', 'character', 'technique', 'domain'),
      },
    ],
    [
      'packs check content/encounter',
      {
        ...soundPack,
        notes: [expect.stringMatching(/^Scenes: first-steps, /), 'This is edition 4 as published.'],
      },
    ],
    [
      'rules encounter --quick',
      { ok: true, lines: expect.arrayContaining([['Out', 'rung 3 of any ladder; a full track is a rung more']]) },
    ],
    [
      'verify golden/null/roll-and-stop.replay',
      { ok: true, verified: true, game: 'null', steps: 4, seal: expect.stringMatching(/^4dbc7966/) },
    ],
    [
      'solve --date 2026-01-26 --yes',
      {
        ok: true,
        ...best,
        line: [/^draft( \S+){6}$/, ...Array.from({ length: 4 }, () => /^submit( \S+){1,2}$/)].map((line) =>
          expect.stringMatching(line),
        ),
        safe: best,
        firstActions: { GOLD: 54, SILVER: 551, BRONZE: 31, CLEAR: 126, LOSS: 162 },
      },
    ],
    ['hint --date 2026-03-03', { ok: true, reachable: 'GOLD', level: 'nudge', practice: false }],
  ];
  test.each(jsons)('lockstep %s --json answers one line of JSON', async (args, answer) => {
    const { out, code } = await run([...args.split(' '), '--json']);
    expect(code).toBe(0);
    expect(out.trimEnd()).not.toContain('\n');
    expect(JSON.parse(out)).toMatchObject(answer);
  });

  test('a fault with --json is JSON too', async () => {
    const { out, code } = await run(['daily', '--date', 'tomorrow', '--json']);
    expect(JSON.parse(out)).toMatchObject({ ok: false, error: { code: 'wrong-date' } });
    expect(code).toBe(2);
  });

  test('a whole game without a terminal: saved after every action, finished, recorded', async () => {
    const { line } = JSON.parse((await run(['solve', '--date', '2026-04-01', '--yes', '--json'])).out) as {
      line: string[];
    };
    const begun = await run(['play', '--date', '2026-04-02'], 'start\nquit\n');
    expect(begun.code).toBe(0);
    const solved = JSON.parse((await run(['forge', 'show', '2026-04-02', '--json'])).out);
    expect(solved.ok).toBe(true);
    const played = await run(['play', '--date', '2026-04-01'], ['start', ...line, 'quit', ''].join('\n'));
    expect(played.out).toContain('Gold');
    expect(played.code).toBe(0);
    const journal = readFileSync(join(home, 'lockstep/journal.jsonl'), 'utf8');
    expect(journal).toContain('"daily":"2026-04-01","on"');
    expect(journal).toContain('"practice":true');
  });

  test('a whole lesson with KOA without a terminal: won, shared, and nothing recorded', async () => {
    const { line } = JSON.parse((await run(['solve', 'testimony', '--lesson', '6', '--json'])).out) as {
      line: string[];
    };
    const played = await run(
      ['play', 'testimony', '--lesson', '6'],
      ['start', ...line, 'share', 'quit', ''].join('\n'),
    );
    expect(played.out).toContain('GRANTED');
    expect(played.out).toContain('KOA Puzzle • KOA-');
    expect(played.out).not.toContain('\u001b');
    expect(played.code).toBe(0);
    const journal = join(home, 'lockstep/journal.jsonl');
    expect(existsSync(journal) ? readFileSync(journal, 'utf8') : '').not.toContain('testimony');
  });

  test('a scene without a terminal: its shelf, its replay watched and verified, and no part of the Dailies', async () => {
    const file = join(home, 'bridge.replay');
    const typed = [
      'choose walk',
      'choose enough-words',
      'choose as-pupils',
      'declare lin-yue guard',
      'ready',
      'quit',
      '',
    ];
    const begun = await run(['play', 'encounter', '--scene', 'bridge-at-dusk', '--seed', 'cli'], typed.join('\n'));
    expect(begun.code).toBe(0);
    expect(begun.out).toContain('INTENTS ARE SHOWN');
    const more = ['undo yes', 'withdraw', `replay ${file}`, 'share', 'quit', ''].join('\n');
    const ended = await run(['play', 'encounter', '--scene', 'bridge-at-dusk', '--seed', 'cli'], more);
    expect(ended.out).toContain('Picking up where you left off.');
    expect(ended.out).toContain('The Bell Upriver • The Bridge at Dusk');
    expect((await run(['verify', file])).out).toContain('genuine');
    const watched = (await run(['replay', file])).out;
    expect(watched).toMatch(/^The Bridge at Dusk, Standard with seed [0-9a-f]{16}\n\n {4}Heron Bridge/);
    expect(watched).toMatch(/\n1: declare captain-hu .*\n {4}Declared: Captain Hu: /);
    expect((await run(['daily', '--date', '2026-01-26'])).out).not.toContain('BELL');
    const shelf = await run(['play', 'encounter'], 'quit\n');
    expect(shelf.out).toMatch(/1 First Steps +a lesson +4 min/);
  });

  test('a game of rules alone is played on the default board, and its replay is genuine', async () => {
    const file = join(home, 'null.replay');
    const ran = await run(['play', 'null', '--seed', 'x'], `roll\nstop\nreplay ${file}\nquit\n`);
    expect(ran.out).toContain('rolled');
    expect(ran.out).toContain('finished, stopped');
    expect(ran.code).toBe(0);
    expect((await run(['verify', file])).out).toContain('genuine');
    const refused = await run(['play', 'null', '--scene', 'x']);
    expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('--scene: null has none of these')]);
  });

  test('a damaged save is set aside with a message', async () => {
    await run(['hint', '--date', '2026-04-05']);
    const folder = join(home, 'lockstep/runs/protocol');
    writeFileSync(
      join(folder, 'daily.2026-04-05.json'),
      '{"replay":"lockstep 1\\ngame protocol","practice":false,"nudged":false}',
    );
    const ran = await run(['play', '--date', '2026-04-05'], 'quit\n');
    expect(ran.err).toContain('set aside');
    expect(readdirSync(folder)).toContain('daily.2026-04-05.json.damaged-1');
  });
});
