import { readdirSync, readFileSync } from 'node:fs';
import { load, reportIssue, type TomlFile } from '@lockstep/packs';
import { type Pack, parsePack } from './pack.ts';

export const FILES = ['rules.toml', 'conflicts.toml', 'incidents.toml', 'counters.toml', 'cards.toml'] as const;

const HOME = new URL('../../../content/testimony/', import.meta.url);
const read = (name: string): TomlFile => ({ name, text: readFileSync(new URL(name, HOME), 'utf8') });

/** The pack of content/testimony as its designers left it. */
export const CONTENT: readonly TomlFile[] = FILES.map(read);

/** The tutorial week. */
export const PUZZLES: readonly TomlFile[] = readdirSync(new URL('puzzles/', HOME))
  .filter((name) => name.endsWith('.toml'))
  .sort()
  .map((name) => read(`puzzles/${name}`));

const loaded = load(CONTENT, parsePack);
if (loaded.value === undefined) throw new Error(loaded.issues.map(reportIssue).join('\n'));

export const published = loaded.value as unknown as Pack;
