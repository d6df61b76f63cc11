import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { canonical, type GameModule, type Json, sha256 } from '@lockstep/kernel';
import {
  addSums,
  drawFigures,
  type Finding,
  judgeClaims,
  judgeSweep,
  quantityOf,
  type Sums,
  type Survey,
  type SurveySums,
} from '@lockstep/lab';
import type { Chart, Page, Section, Table } from '@lockstep/report';
import { EXIT, Fault } from '../fault.ts';
import { openJournal } from '../journal.ts';
import { gameDir, PRESETS, packOf, tomlFile } from '../library.ts';
import { resolveSetup } from '../open.ts';
import { answer, columns, progress } from '../output.ts';
import { crewOf, runAll } from '../pool.ts';
import { exitWith, warn } from '../streams.ts';

/** A game, and how it is measured. */
interface Measured {
  readonly module: GameModule;
  readonly survey: Survey;
}

export interface SurveyOptions {
  readonly games?: string;
  readonly first?: string;
  readonly preset?: string;
  readonly compare?: readonly string[];
  readonly pack?: string;
  readonly out?: string;
  readonly scene?: string;
  readonly threads?: string;
  readonly queue?: string;
  readonly json?: boolean;
}

/** One configuration to be measured, by whom. */
interface Wanted {
  readonly name: string;
  readonly configuration: Json;
  readonly players: readonly string[];
}

/** How many games a thread plays before it reports: enough that talking costs little, few enough that a bar moves. */
const BATCH = 25;
const DEFAULT_GAMES = 150;
const MOST_GAMES = 1_000_000;
const SHORTEST_NAME = 'configuration';

const gamesOf = (text: string | undefined): number => {
  if (text === undefined) return DEFAULT_GAMES;
  const games = Number(text);
  if (!Number.isInteger(games) || games < 1 || games > MOST_GAMES)
    throw new Fault('usage', `--games takes a number from 1 to ${MOST_GAMES}`);
  return games;
};

/** The number of the first game: other numbers are other seeds, so that a fit can be judged by games it has not seen. */
const firstOf = (text: string | undefined): number => {
  const first = Number(text ?? 0);
  if (!Number.isInteger(first) || first < 0 || first > MOST_GAMES)
    throw new Fault('usage', `--first takes a number from 0 to ${MOST_GAMES}`);
  return first;
};

const isFile = (word: string): boolean => word.endsWith('.toml');

/** A file is known by its name, without what a name cannot hold. */
const nameOf = (file: string): string =>
  basename(file, '.toml')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^[^A-Za-z]+|-+$/g, '') || SHORTEST_NAME;

/** A name for each word: a preset's own, or that of a file, told apart from all others where it has to be. */
const namesOf = (words: readonly string[], known: readonly string[]): readonly string[] => {
  const taken = new Set(known);
  return words.map((word) => {
    if (!isFile(word)) return word;
    const plain = nameOf(word);
    let name = plain;
    for (let i = 2; taken.has(name); i += 1) name = `${plain}-${i}`;
    taken.add(name);
    return name;
  });
};

/** The pack, with the files that were named as further configurations of it; and the name each word refers to. */
const packWith = (
  { module, survey }: Measured,
  dir: string,
  words: readonly string[],
): { readonly pack: Json; readonly names: readonly string[] } => {
  const plain = packOf(module, dir);
  const known = survey.configurations(plain);
  const names = namesOf(words, known);
  const files = words.flatMap((word, i) =>
    isFile(word) ? [{ ...tomlFile(word), under: [PRESETS, names[i]!] as const }] : [],
  );
  const pack = files.length === 0 ? plain : packOf(module, dir, files);
  for (const name of names)
    if (!survey.configurations(pack).includes(name))
      throw new Fault(
        'usage',
        `there is no ${survey.labels.configuration.toLowerCase()} "${name}"; there are ${known.join(', ')}, or the path of a TOML file`,
      );
  return { pack, names };
};

/** Tells one piece of work from another, also where the same games would be played otherwise: the first of each player is played for it. */
const keyOf = (
  { module: { game }, survey }: Measured,
  tasks: readonly { key: string; setup: Json; player: string; first: number; games: number }[],
): string => {
  const least = Math.min(...tasks.map(({ first }) => first));
  const probes = tasks
    .filter(({ first }) => first === least)
    .map(({ setup, player }) => {
      const parsed = game.parseSetup(setup);
      return parsed.ok ? survey.measure(parsed.value, player, least) : null;
    });
  const parts = tasks.map(({ key, player, first, games }) => [key, player, first, games]);
  return sha256(canonical({ rules: game.rules, probes, parts }));
};

/** Plays all that is wanted, on threads, going on where an earlier run was cut off. */
const play = async (
  measured: Measured,
  pack: Json,
  wanted: readonly Wanted[],
  games: number,
  options: SurveyOptions,
  journalFile: string,
): Promise<readonly SurveySums[]> => {
  const { module, survey } = measured;
  const from = firstOf(options.first);
  const tasks = wanted.flatMap(({ configuration, players }, at) => {
    const written = survey.setupOf(pack, configuration, options.scene);
    const { setup } = resolveSetup(module, { pack, hash: null }, written);
    const json = module.game.makeSetup(setup);
    const key = sha256(canonical(json));
    return players.flatMap((player) => {
      const own = Math.ceil(games / (survey.fewer?.[player] ?? 1));
      return Array.from({ length: Math.ceil(own / BATCH) }, (_, i) => ({
        do: 'survey' as const,
        game: module.game.id,
        key,
        setup: json,
        player,
        first: from + i * BATCH,
        games: Math.min(BATCH, own - i * BATCH),
        at,
      }));
    });
  });
  const crew = crewOf(options);
  const journal = openJournal<Sums>(journalFile, keyOf(measured, tasks));
  if (journal.kept.size > 0 && !options.json)
    warn(`Going on after ${journal.kept.size} of ${tasks.length} parts that were done before.`);
  const bar = progress('playing', tasks.length);
  for (let i = 0; i < journal.kept.size; i += 1) bar.step();
  const left = tasks.flatMap((task, i) => (journal.kept.has(i) ? [] : [{ task, i }]));
  const fresh = await runAll(
    left.map(({ task }) => task),
    crew,
    (sums, nth) => {
      journal.write(left[nth]!.i, sums);
      bar.step();
    },
  );
  bar.done();
  const played = new Map([...journal.kept, ...left.map(({ i }, nth) => [i, fresh[nth]!] as const)]);
  const sums = tasks.map((_, i) => played.get(i)!);
  journal.done();
  return wanted.map(({ players }, at) =>
    Object.fromEntries(
      players.map((player) => [
        player,
        sums.filter((_, i) => tasks[i]!.at === at && tasks[i]!.player === player).reduce(addSums, {}),
      ]),
    ),
  );
};

const verdictOf = (met: boolean | null): string => (met === null ? 'undecided' : met ? 'met' : 'missed');

const findingRows = (findings: readonly Finding[]): readonly (readonly string[])[] =>
  findings.map(({ claim, of, target, measured, interval, met }) => [
    of,
    claim,
    target,
    measured,
    interval,
    verdictOf(met),
  ]);

const HEAD = ['of', 'claim', 'target', 'measured', '95 % interval', 'verdict'];

const tableOf = (title: string, findings: readonly Finding[]): Table => ({
  title,
  head: HEAD,
  rows: findingRows(findings),
});

const sideBySide = (names: readonly string[], findings: readonly (readonly Finding[])[]): Table => ({
  title: `${names.join(' and ')}, side by side`,
  note: 'Each with its 95 % interval.',
  head: ['claim', 'target', ...names.flatMap((name) => [name, 'verdict'])],
  rows: findings[0]!.map(({ claim, target }, i) => [
    claim,
    target,
    ...findings.flatMap((one) => [
      `${one[i]!.measured} (${one[i]!.interval.replaceAll(' %', '')})`,
      verdictOf(one[i]!.met),
    ]),
  ]),
});

/** Two configurations in one figure: the lines of both, under their names. */
const beside = (survey: Survey, names: readonly string[], surveyed: readonly SurveySums[]): Section['charts'] =>
  survey.figures.map((figure) => {
    const drawn = surveyed.map((one) => drawFigures([figure], one)[0]!);
    return {
      ...drawn[0]!,
      kind: figure.kind === 'area' ? 'line' : figure.kind,
      series: drawn.flatMap(({ series }, i) => series.map((one) => ({ ...one, name: `${names[i]}: ${one.name}` }))),
    };
  });

const isDrawn = ({ series }: Chart): boolean => series.some(({ points }) => points.length > 0);

const pageOf = (
  { module, survey, pack }: Measured & { readonly pack: Json },
  facts: Page['facts'],
  names: readonly string[],
  surveyed: readonly SurveySums[],
  findings: readonly (readonly Finding[])[],
  swept: readonly Finding[],
  compared: boolean,
): Page => {
  const sections: Section[] = compared
    ? [
        {
          title: names.join(' beside '),
          tables: [sideBySide(names, findings)],
          charts: (beside(survey, names, surveyed) ?? []).filter(isDrawn),
        },
      ]
    : names.map((name, i) => ({
        title: `${survey.labels.configuration} ${name}`,
        tables: [
          tableOf('Targets and what was measured', findings[i]!),
          ...(survey.tables?.(pack, surveyed[i]!) ?? []),
        ],
        charts: drawFigures(survey.figures, surveyed[i]!).filter(isDrawn),
      }));
  return {
    title: `Lab report: ${module.game.id}`,
    lead: survey.about,
    facts,
    sections: [
      ...sections,
      ...(swept.length === 0 ? [] : [{ title: 'One number changed', tables: [tableOf('Sweeps', swept)] }]),
    ],
  };
};

/** `lockstep lab draft`: presets against the designers' claims, as a table, as JSON and as a page with figures. */
export const surveyGame = async (measured: Measured, options: SurveyOptions): Promise<void> => {
  const { module, survey } = measured;
  const games = gamesOf(options.games);
  const from = firstOf(options.first);
  const compared = options.compare !== undefined;
  if (compared && options.preset !== undefined)
    throw new Fault('usage', '--preset and --compare exclude each other: --compare names what it compares');
  if (compared && options.compare!.length !== 2) throw new Fault('usage', '--compare takes two: --compare seed open');
  const words = options.compare ?? options.preset?.split(',') ?? [];
  const { pack, names: named } = packWith(measured, options.pack ?? gameDir(module.game.id), words);
  const names = named.length > 0 ? named : (survey.defaults ?? survey.configurations)(pack);
  const sweeps = words.length > 0 ? [] : survey.sweeps.map((sweep) => ({ sweep, rows: sweep.over(pack) }));
  const wanted: Wanted[] = [
    ...names.map((name) => ({ name, configuration: name, players: survey.players })),
    ...sweeps.flatMap(({ sweep, rows }) =>
      rows.map(({ name, configuration }) => ({ name, configuration, players: [sweep.quantity.player] })),
    ),
  ];
  const out = options.out ?? `lab-${module.game.id}`;
  mkdirSync(out, { recursive: true });
  const surveyed = await play(measured, pack, wanted, games, options, join(out, 'journal.jsonl'));
  // A claim about a scene that was not played says nothing of this one.
  const claims = survey.claims.filter(({ quantity }) => surveyed.some((one) => quantityOf(one, quantity)));
  const findings = names.map((_, i) => judgeClaims(claims, surveyed[i]!));
  let at = names.length;
  const swept = sweeps.map(({ sweep, rows }) => {
    const found = rows.map(({ name }, i) => ({ name, surveyed: surveyed[at + i]! }));
    at += rows.length;
    return judgeSweep(sweep, found);
  });
  const { labels: called } = survey;
  const facts: Page['facts'] = [
    ['Game', `${module.game.id}, rules ${module.game.rules}`],
    ['Pack', sha256(canonical(pack)).slice(0, 16)],
    ['Measured', `${games} ${survey.games} a ${called.player}${from === 0 ? '' : `, from number ${from} on`}`],
    [called.scene, options.scene ?? called.defaultScene],
    ['Players', survey.players.join(', ')],
  ];
  const { makePage } = await import('@lockstep/report');
  const page = await makePage(pageOf({ ...measured, pack }, facts, names, surveyed, findings, swept, compared));
  const json = {
    ok: true,
    game: module.game.id,
    games,
    first: from,
    configurations: names.map((name, i) => ({ name, findings: findings[i]!, sums: surveyed[i]! })),
    sweeps: swept,
  };
  writeFileSync(join(out, 'report.html'), page);
  writeFileSync(join(out, 'report.json'), `${JSON.stringify(json)}\n`);
  const missed = [...findings.flat(), ...swept].filter(({ met }) => met === false).length;
  answer(options, { ...json, wrote: [join(out, 'report.html'), join(out, 'report.json')] }, () =>
    [
      ...(compared
        ? [columns([sideBySide(names, findings).head, ...sideBySide(names, findings).rows])]
        : names.flatMap((name, i) => [
            `${called.configuration} ${name}`,
            '',
            columns([HEAD, ...findingRows(findings[i]!)]),
            '',
          ])),
      ...(swept.length === 0 ? [] : ['One number changed', '', columns([HEAD, ...findingRows(swept)]), '']),
      `${games} ${survey.games} a ${called.player}; ${missed} claim(s) missed. Figures: ${join(out, 'report.html')}; numbers: ${join(out, 'report.json')}.`,
    ].join('\n'),
  );
  if (missed > 0) exitWith(EXIT.no);
};
