import { describe, expect, test } from 'vitest';
import { sensitivitiesOf } from './sensitivity.ts';
import { gate, incident, read } from './small.fixture.ts';
import { TOOLS, type Tool, type Trait, traitBits } from './vocabulary.ts';

const sensitivity = (...clauses: readonly string[]) =>
  sensitivitiesOf(
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
  test.each(traits)('"%s" depends on traits %j', (clause, found) => {
    expect(sensitivity(clause)).toEqual({ tools: 0, traits: traitBits(found), cycled: false });
  });

  test('a tool and a CYCLE count where a path asks for them', () => {
    expect(sensitivity('tool METADATA_SCRAPER').tools).toBe(toolBit('tool.METADATA_SCRAPER'));
    expect(sensitivity('tag MEDIA', 'tool SAFE_MODE').tools).toBe(toolBit('tool.SAFE_MODE'));
    expect(sensitivity('cycled').cycled).toBe(true);
  });
});
