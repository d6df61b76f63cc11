import { readFileSync } from 'node:fs';
import { load, reportIssue, type TomlFile } from '@lockstep/packs';
import type { Pack } from './pack.ts';
import { parsePack } from './pack.ts';

export const FILES = ['rules.toml', 'locks.toml', 'protocols.toml', 'cards.toml'] as const;

/** The pack of content/protocol as its designers left it. */
export const CONTENT: readonly TomlFile[] = FILES.map((name) => ({
  name,
  text: readFileSync(new URL(`../../../content/protocol/${name}`, import.meta.url), 'utf8'),
}));

const loaded = load(CONTENT, parsePack);
if (loaded.value === undefined) throw new Error(loaded.issues.map(reportIssue).join('\n'));

export const published = loaded.value as unknown as Pack;
