import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runHere } from '../run.fixture.ts';

const HOME = mkdtempSync(join(tmpdir(), 'lockstep-card-'));
const run = (...args: readonly string[]) => runHere(args, HOME);

describe('[B44] lockstep card', () => {
  test('says how a text is read, clause by clause', async () => {
    const { code, out } = await run('card', 'Judgment: Foresee 1. If a card went into the void, gain 1 point.');
    expect(code).toBe(0);
    expect(out).toContain('Read as the text of a character.');
    expect(out).toMatch(/1\. ability: Judgment: Foresee 1\n +opening +judgment/);
    expect(out).toMatch(/2\. .*\n +condition +foreseen +if a card went into the void\n +effect +points +gain 1 point/);
  });

  test('says where it stops, what would fit there, and the nearest card that is read', async () => {
    const { code, out } = await run('card', 'Judgment: Kindel 1.');
    expect(code).toBe(1);
    expect(out.split('\n')[1]).toMatch(/^ {10}\^ text-unknown-phrase: found Kindel$/);
    expect(out).toContain('Here would fit: Kindle');
    expect(out).toContain('The nearest text that is read: Judgment: Kindle 1.');
  });

  test('answers one line of JSON, for the bearer that is asked for', async () => {
    const { out } = await run('card', 'Kindle 1.', '--as', 'character', '--json');
    expect(JSON.parse(out)).toMatchObject({ ok: true, read: false, issue: { code: 'text-unknown-phrase', at: 0 } });
    const event = await run('card', 'Kindle 1.', '--json');
    expect(JSON.parse(event.out)).toMatchObject({ ok: true, read: true, bearer: 'event' });
  });
});
