import { fileURLToPath } from 'node:url';
import { goldens, resolverOf } from '@lockstep/conformance';
import { describe } from 'vitest';
import { quest } from './quest.ts';

describe('goldens of quest', () =>
  goldens(fileURLToPath(new URL('../../../golden/quest/', import.meta.url)), resolverOf(quest)));
