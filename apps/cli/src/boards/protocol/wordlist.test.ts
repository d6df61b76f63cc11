import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** K6 and the voice of the game: neither the engine room nor a courtroom is heard at the table. */
const BANNED =
  /(?<![A-Za-z_])(lock_strength|inject(s|ed)?|cycle[sd]?|artifacts?|damages?|gates?|court(room|s)?|judges?|jury|guilty|innocent|verdicts?|objection|testimony|trials?|lawyers?|attorney|witness(es)?|plead|defendant|prosecutor|alibi)(?![A-Za-z_])/i;

/** Its own face, and the table it shares with other games. */
const FOLDERS = ['./', '../lock/'];
const files = FOLDERS.flatMap((folder) =>
  readdirSync(new URL(folder, import.meta.url))
    .filter((file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file))
    .map((file) => folder + file),
);

describe('[K6] D29-127: the player’s words only', () => {
  test.each(files)('%s', (file) => {
    expect(BANNED.exec(readFileSync(new URL(file, import.meta.url), 'utf8'))?.[0]).toBeUndefined();
  });
});
