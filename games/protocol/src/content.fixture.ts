import { readFiles } from '@lockstep/conformance';
import { load, reportIssue } from '@lockstep/packs';
import { parsePack } from './pack.ts';

const FILES = ['rules.toml', 'locks.toml', 'protocols.toml', 'cards.toml'] as const;
export type FileName = (typeof FILES)[number];

/** The pack of content/protocol as its designers left it. */
export const CONTENT = readFiles(new URL('../../../content/protocol/', import.meta.url), FILES);

const loaded = load(CONTENT, parsePack);
if (loaded.value === undefined) throw new Error(loaded.issues.map(reportIssue).join('\n'));

export const published = loaded.value;
