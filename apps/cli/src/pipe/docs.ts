import { GAMES } from '@lockstep/catalogue';
import { LIMITS } from '@lockstep/kernel';
import { ERRORS, REQUESTS } from './requests.ts';

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = head.map((cell, i) => Math.max(cell.length, ...rows.map((row) => row[i]!.length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, i) => cell.padEnd(widths[i]!)).join(' | ')} |`;
  return [line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rows.map(line)].join('\n');
};

const request = ([name, { says, fields, answers }]: [string, (typeof REQUESTS)[keyof typeof REQUESTS]]): string => {
  const rows = Object.entries(fields).map(([field, meaning]) => [`\`${field}\``, meaning]);
  return [
    `### ${name}`,
    says,
    ...(rows.length > 0 ? [table(['field', 'meaning'], rows)] : []),
    `Answers ${answers}.`,
  ].join('\n\n');
};

const codes = (of: { readonly [code: string]: string }): string =>
  table(
    ['code', 'meaning'],
    Object.entries(of).map(([code, meaning]) => [`\`${code}\``, meaning]),
  );

/** A seat that a game does not have is an error of the request, so no refusal of a game tells of it here. */
const SEAT_REFUSAL = 'not-your-seat';

const refusalsOf = ({ refusals }: (typeof GAMES)[number]): { readonly [code: string]: string } =>
  Object.fromEntries(Object.entries(refusals).filter(([code]) => code !== SEAT_REFUSAL));

/** docs/pipe.md, from the tables the session itself uses. */
export const pipeDoc = (): string =>
  `${[
    '# The pipe',
    '`lockstep pipe` reads one JSON request a line and answers one JSON line each, so a program in any language can play, preview, solve and replay every game. Empty lines are passed over, and so are fields a request does not have. It keeps one game at a time and lives until `quit` or the end of its input; nothing else a client sends ends it.',
    '```text\n> {"do":"start","game":"protocol","daily":"2026-12-01"}\n< {"ok":true,"seed":"…","events":[],"view":{…},"legal":["draft …",…],"outcome":null}\n> {"do":"step","action":"draft …"}\n< {"ok":true,"events":[{"kind":"drafted",…}],"view":{…},"legal":["submit …",…],"outcome":null}\n```',
    'Actions are the texts that `legal` lists; cards after the verb may stand in any order, but for the primary of a CORROBORATE. A refused action costs nothing and changes nothing: `{"ok":false,"refusal":{"code":"quarantined","card":"…","turns":2}}`. A request that makes no sense gets `{"ok":false,"error":{"code":"bad-json","says":"…"}}`. Where a game has several seats, requests carry `"seat"` and answers hold that seat\'s view and legal actions; without it the seat is 0.',
    'Two small bots that play over the pipe: [examples/bot.py](../examples/bot.py) and [examples/bot.ts](../examples/bot.ts).',
    '`lockstep seat LINK` lets a program play people, and other programs, on a server: LINK is that of a match, such as `https://play.example/#/match/…`; with `--game battle --scene lamps-against-kilns` and the address of a server it makes one and prints its link to standard error. The program sends `start` once, then `step`; each answer comes when the seat is to move, with the `events` since the last one, its own `view`, what is `legal`, and at the end an `outcome`: `won`, `lost` or `drawn`, and why. `view` and `legal` answer in the same way, and `quit` leaves. Takebacks are declined. With `--ranked testimony` (or `freeplay`, `quest`) and the address of a server the program plays the ranked deal of a date instead: one try for its key, which `--key FILE` keeps.',
    'This page is made by `npm run docs` from the tables the pipe itself uses.',
    '## Requests',
    ...Object.entries(REQUESTS).map((entry) => request(entry as Parameters<typeof request>[0])),
    '## Limits',
    'What goes beyond is refused by name, before any work is done on it; a search says what it had proven so far. They are numbers of characters and steps, not of seconds, so that every machine answers alike.',
    table(
      ['limit', 'of', 'at most'],
      [
        ['`line-too-long`', 'characters of one line', String(LIMITS.lineLength)],
        ['`too-deep`', 'lists and objects within each other', String(LIMITS.depth)],
        ['`too-large`', 'things in one list or object', String(LIMITS.listLength)],
        ['`gave-up`', 'steps that a search plays for one question', String(LIMITS.searchSteps)],
        ['`too-large`', 'characters of a replay', String(LIMITS.replayLength)],
        ['`too-large`', 'steps of a replay', String(LIMITS.replaySteps)],
        ['`too-large`', 'moves of a replay that bots are asked for again', String(LIMITS.botMoves)],
        ['`too-large`', 'characters of a file of progress', String(LIMITS.backupLength)],
        ['`too-large`', 'entries of a file of progress', String(LIMITS.backupEntries)],
        ...GAMES.flatMap(({ id, limits = {} }) =>
          Object.entries(limits).map(([things, most]) => [
            '`wrong-setup`',
            `${id}: ${things} of a setup`,
            String(most),
          ]),
        ),
      ],
    ),
    '## Errors',
    codes(ERRORS),
    '## Refusals',
    ...GAMES.flatMap((game) => [`### ${game.id}`, codes(refusalsOf(game))]),
  ].join('\n\n')}\n`;
