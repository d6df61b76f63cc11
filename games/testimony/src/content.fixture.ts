import { namesIn, readFiles, shippedPack } from '@lockstep/conformance';
import { clientModule } from './client.ts';

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

export const published = shippedPack(clientModule);
