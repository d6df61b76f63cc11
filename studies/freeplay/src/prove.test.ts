import { readFiles } from '@lockstep/conformance';
import type { Pack } from '@lockstep/freeplay';
import { describe, expect, test } from 'vitest';
import { readContent } from './content.fixture.ts';
import { checkWitnesses, witnessParts, witnessProver, witnessText } from './prove.ts';

const pack = readContent();
const [kept] = readFiles(new URL('../../../content/freeplay/', import.meta.url), ['witness.txt']);

/** One incident, one kit, two levels, one case: small enough to be searched here. */
const small: Pack = {
  ...pack,
  incident: pack.incident.filter(({ id }) => id === 'fridge-light'),
  night: pack.night!.slice(0, 1).map((night) => ({ ...night, deals: night.deals.slice(0, 1) })),
  kit: pack.kit.slice(0, 1),
  level: pack.level.filter(({ number }) => number === 0 || number === -2),
};
const ASSEMBLIES = 3;
const LEVELS = 2;

const witnesses = (pack: Pack, text: string): string =>
  witnessText(witnessParts(pack, text).flatMap(witnessProver(pack)));

describe('[F12] that everything can be won', () => {
  test('[F12] every assembly of every incident, with every kit, and every deal of a night, on every level, by a stored line', () => {
    const assemblies = pack.incident.reduce(
      (sum, { slot, modifiers }) => sum + slot.reduce((all, { gates }) => all * gates.length, modifiers.length),
      0,
    );
    const { proven, missing } = checkWitnesses(pack, kept!.text);
    expect(missing).toEqual([]);
    expect(proven).toBe(
      (assemblies * pack.kit.length + pack.night!.reduce((sum, { deals }) => sum + deals.length, 0)) *
        pack.level.length,
    );
  });

  test('what has no line is named with its levels; a search finds one and keeps what holds', () => {
    expect(checkWitnesses(small, '')).toEqual({
      proven: 0,
      missing: [
        'fridge-light 0.0 receipt-runner: friendly, fw0',
        'fridge-light 1.0 receipt-runner: friendly, fw0',
        'fridge-light 2.0 receipt-runner: friendly, fw0',
        `${small.night![0]!.id} ${small.night![0]!.deals[0]} -: friendly, fw0`,
      ],
    });
    const made = witnesses(small, '');
    expect(checkWitnesses(small, made)).toEqual({ proven: (ASSEMBLIES + 1) * LEVELS, missing: [] });
    expect(witnesses(small, made)).toBe(made);
  });

  test('a line that no longer wins proves nothing: a stronger gate, a line cut short, another seed', () => {
    const made = witnesses(small, '');
    const stronger = {
      ...small,
      incident: small.incident.map((one) => ({ ...one, slot: one.slot.map((s) => ({ ...s, strength: 190 })) })),
    };
    expect(checkWitnesses(stronger, made).missing).toHaveLength(ASSEMBLIES);
    const cut = made.replace(/: ([^;\n]+);.*$/gm, ': $1');
    expect(checkWitnesses(small, cut).missing.length).toBeGreaterThan(0);
    const other = made.replace(/ [0-9a-f]{16}:/g, ' 0123456789abcdef:');
    expect(checkWitnesses(small, other).missing.length).toBeGreaterThan(0);
  });
});
