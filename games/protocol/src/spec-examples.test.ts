import { readFileSync } from 'node:fs';
import { ok } from '@lockstep/kernel';
import { load, reportIssue } from '@lockstep/packs';
import { describe, expect, test } from 'vitest';
import { protocol } from './protocol.ts';

const page = readFileSync(new URL('../../../docs/spec/protocol.md', import.meta.url), 'utf8');
const section = page.slice(page.indexOf('\n## Complete setups'));

/** Every ```toml block of the section with the ```json block that follows it. */
const pairs = [...section.matchAll(/```toml\n([\s\S]*?)```\s*```json\n([\s\S]*?)```/g)].map(
  ([, toml, json], i) => [i + 1, toml!, json!] as const,
);

describe('[P44] the complete setups of the rules page', () => {
  test('[P44] there is one for each worked example, in TOML and in JSON', () => {
    expect(page).toContain('\n## Complete setups');
    expect(pairs.length).toBeGreaterThanOrEqual(2);
    for (const language of ['toml', 'json'])
      expect(section.split(`\`\`\`${language}\n`)).toHaveLength(pairs.length + 1);
  });

  test.each(pairs)('[P44] %i: the TOML says what the JSON says, and both are a setup', (_, toml, json) => {
    const file = { name: 'protocol.md', text: toml };
    const { value, issues } = load([file], ok);
    expect(issues.map(reportIssue)).toEqual([]);
    expect(value).toEqual(JSON.parse(json));
    expect(load([file], protocol.parseSetup).issues).toEqual([]);
    expect(protocol.parseSetup(JSON.parse(json))).toMatchObject({ ok: true });
  });
});
