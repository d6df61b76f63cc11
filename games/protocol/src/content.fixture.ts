import { readFiles, shippedPack } from '@lockstep/conformance';
import { clientModule } from './client.ts';

const FILES = ['rules.toml', 'locks.toml', 'protocols.toml', 'cards.toml'] as const;
export type FileName = (typeof FILES)[number];

/** The pack of content/protocol as its designers left it. */
export const CONTENT = readFiles(new URL('../../../content/protocol/', import.meta.url), FILES);

export const published = shippedPack(clientModule);
