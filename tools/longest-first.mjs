import { relative } from 'node:path';
import { BaseSequencer } from 'vitest/node';
import { root } from './tasks.mjs';

/** The test files that take longest, the longest first: begun last, one of them would run alone at the end while a core waits. */
const LONGEST = [
  'apps/web/tests/one-screen.test.ts',
  'apps/web/tests/offline.test.ts',
  'tools/new.test.mjs',
  'apps/web/tests/encounter.test.ts',
  'apps/web/tests/freeplay.test.ts',
  'apps/web/tests/testimony.test.ts',
  'games/encounter/src/bots.test.ts',
  'apps/web/tests/draft.test.ts',
  'apps/web/tests/keeping.test.ts',
  'apps/web/tests/protocol-play.test.ts',
  'apps/web/tests/others.test.ts',
  'apps/cli/src/commands/serve.test.ts',
  'apps/cli/src/process.test.ts',
  'apps/cli/src/commands/rate.test.ts',
  'apps/cli/src/published.test.ts',
  'games/encounter/src/scenes.test.ts',
  'tools/campaign/campaign.test.mjs',
];

const rankOf = ({ moduleId }) => {
  const rank = LONGEST.indexOf(relative(root, moduleId).replaceAll('\\', '/'));
  return rank === -1 ? LONGEST.length : rank;
};

/** Without a list, large files come first, which says little about how long they take. */
export default class extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
