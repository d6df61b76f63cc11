import { namesIn, readFiles } from '@lockstep/conformance';
import { load, reportIssue } from '@lockstep/packs';
import { parsePack } from './pack.ts';

const FILES = ['rules.toml', 'conflicts.toml', 'incidents.toml', 'counters.toml', 'cards.toml'] as const;
export type FileName = (typeof FILES)[number];

const HOME = new URL('../../../content/testimony/', import.meta.url);

/** The pack of content/testimony as its designers left it. */
export const CONTENT = readFiles(HOME, FILES);

/** The tutorial week. */
export const PUZZLES = readFiles(
  HOME,
  namesIn(new URL('puzzles/', HOME), '.toml').map((name) => `puzzles/${name}`),
);

const loaded = load(CONTENT, parsePack);
if (loaded.value === undefined) throw new Error(loaded.issues.map(reportIssue).join('\n'));

export const published = loaded.value;
