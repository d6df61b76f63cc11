import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Header, type Mismatch, parseReplay, type Resolved, type Result, verifyReplay } from '@lockstep/kernel';
import { expect, test } from 'vitest';

/** Every replay of a folder is played again: actions, events, chain and seal. Call inside `describe`. */
export const goldens = (folder: string, resolve: (header: Header) => Result<Resolved, Mismatch>): void => {
  test.each(readdirSync(folder).sort())('[K1] golden %s', (file) => {
    const replay = parseReplay(readFileSync(join(folder, file), 'utf8'));
    if (!replay.ok) throw new Error(JSON.stringify(replay.fault));
    expect(replay.value.steps.every((step) => step.events.length > 0)).toBe(true);
    expect(verifyReplay(replay.value, resolve)).toMatchObject({ ok: true });
  });
};
