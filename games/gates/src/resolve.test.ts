import { describe, expect, test } from 'vitest';
import { incidentOf, readContent } from './content.fixture.ts';
import { resolve, unknownNames, withOptions } from './resolve.ts';
import type { Fields } from './small.fixture.ts';

const pack = readContent();

describe('[G20] a setup beside a pack', () => {
  test('[G20] where nothing is said: five turns, the first gate at 100, the first fourteen artifacts, CORROBORATE', () => {
    const { script } = incidentOf(pack);
    expect(script.turns).toBe(5);
    expect(script.gate).toMatchObject([{ id: pack.gate[0]!.id, strength: 100 }]);
    expect(script.artifact).toEqual(pack.artifact.slice(0, 14));
    expect(script.tool.map(({ id }) => id)).toEqual(['tool.CORROBORATE']);
    expect(script.modifier).toEqual([]);
    expect(script.tuning).toEqual(pack.tuning);
  });

  test('[G20] things are named by their id, and changed beside it', () => {
    const { script } = incidentOf(pack, {
      gate: [{ id: 'gate.SENSOR_DRIFT', strength: 80 }],
      modifier: ['modifier.RATE_LIMIT'],
      tool: ['tool.REDACT', { id: 'tool.SAFE_MODE', charges: 4 }],
      artifact: [...pack.artifact.slice(0, 7).map(({ id }) => id), { ...pack.artifact[8], power: 9 }],
      tuning: { hand: 4 },
    });
    expect(script.gate).toMatchObject([{ id: 'gate.SENSOR_DRIFT', name: 'Sensor Drift', strength: 80 }]);
    expect(script.modifier).toMatchObject([{ id: 'modifier.RATE_LIMIT' }]);
    expect(script.tool.map(({ id, charges }) => [id, charges])).toEqual([
      ['tool.REDACT', pack.tool.find(({ id }) => id === 'tool.REDACT')!.charges],
      ['tool.SAFE_MODE', 4],
    ]);
    expect(script.artifact).toHaveLength(8);
    expect(script.artifact[7]).toMatchObject({ id: pack.artifact[8]!.id, power: 9 });
    expect(script.tuning).toEqual({ ...pack.tuning, hand: 4 });
  });

  test('[G20] a name the pack does not have is a stranger, with the nearest', () => {
    const written: Fields = {
      gate: [{ id: 'gate.SENSOR_DRIF', strength: 80 }, 'gate.NOTHING'],
      modifier: ['modifier.RATE_LIMITS'],
      tool: ['tool.REDAKT'],
      artifact: ['clinic-sumary'],
    };
    expect(unknownNames(pack, written).map(({ code, path }) => [code, path.join('.')])).toEqual([
      ['unknown-reference', 'gate.0.id'],
      ['unknown-reference', 'gate.1'],
      ['unknown-reference', 'artifact.0'],
      ['unknown-reference', 'modifier.0'],
      ['unknown-reference', 'tool.0'],
    ]);
    expect(unknownNames(pack, written)[0]).toMatchObject({ nearest: 'gate.SENSOR_DRIFT' });
    expect(unknownNames(pack, { gate: [{ id: 'gate.SENSOR_DRIFT', strength: 80 }] })).toEqual([]);
    expect(unknownNames(pack, 'nothing')).toEqual([]);
  });

  test('[G20] what is no setup stays what it is', () => {
    expect(resolve(pack, 7)).toBe(7);
    expect(resolve(pack, { gate: 7 })).toMatchObject({ gate: 7 });
  });

  test('[G20] an incident has no options', () => {
    expect(withOptions({ turns: 5 }, {})).toEqual({ ok: true, value: { turns: 5 } });
    expect(withOptions({}, { hidden: true })).toMatchObject({
      ok: false,
      fault: [{ code: 'unknown-key', path: ['hidden'] }],
    });
  });
});
