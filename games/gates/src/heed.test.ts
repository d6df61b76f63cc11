import { describe, expect, test } from 'vitest';
import { heedsOf } from './heed.ts';
import { gate, incident, read } from './small.fixture.ts';
import { TOOLS, type Tool, type Trait, traitBits } from './vocabulary.ts';

const heed = (...clauses: readonly string[]) =>
  heedsOf(
    read(
      incident({
        gate: [
          gate('ONE', [
            [10, ...clauses],
            [10, 'tag MOOD'],
          ]),
        ],
      }),
    ),
  )[0]!;
const toolBit = (tool: Tool): number => 1 << TOOLS.indexOf(tool);

describe('what a gate looks at', () => {
  const traits: readonly [clause: string, traits: readonly Trait[]][] = [
    ['trait HASHED', ['HASHED']],
    ['trait HASHED|REDACTED', ['HASHED', 'REDACTED']],
    ['sealed', ['EDITABLE', 'HASHED']],
    ['card VERIFIED TIMESTAMPED !EDITABLE', ['TIMESTAMPED', 'EDITABLE']],
    ['pair EDITABLE with !REDACTED', ['EDITABLE', 'REDACTED']],
    ['tag SENSOR', []],
    ['trust VERIFIED', []],
  ];
  test.each(traits)('"%s" heeds traits %j', (clause, heeded) => {
    expect(heed(clause)).toEqual({ tools: 0, traits: traitBits(heeded), cycled: false });
  });

  test('a tool and a CYCLE are heeded where a path asks for them', () => {
    expect(heed('tool METADATA_SCRAPER').tools).toBe(toolBit('tool.METADATA_SCRAPER'));
    expect(heed('tag MEDIA', 'tool SAFE_MODE').tools).toBe(toolBit('tool.SAFE_MODE'));
    expect(heed('cycled').cycled).toBe(true);
  });
});
