import { gameModule as offers } from '@lockstep/protocol';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { jsonSchema } from './schema.ts';

interface Schema {
  readonly title?: string;
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: { readonly [key: string]: Schema };
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly items?: Schema;
}

const schemaOf = (schema: unknown, title = 'A title'): Schema => jsonSchema(schema, title) as Schema;

const keysOf = (schema: unknown): readonly string[] =>
  Object.keys((schema as { readonly entries: { readonly [key: string]: unknown } }).entries).sort();

describe('JSON Schema', () => {
  const HOUSE = v.strictObject({
    title: v.pipe(v.string(), v.maxLength(12)),
    floors: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)), 2),
    style: v.picklist(['brick', 'timber']),
    rooms: v.array(v.strictObject({ doors: v.number() })),
    odd: v.optional(
      v.pipe(
        v.number(),
        v.check((n) => n % 2 === 1, 'odd'),
      ),
    ),
  });

  test('says what the shape says, and leaves out a condition it has no word for', () => {
    expect(schemaOf(HOUSE)).toMatchObject({
      title: 'A title',
      type: 'object',
      additionalProperties: false,
      properties: {
        title: { type: 'string', maxLength: 12 },
        floors: { type: 'integer', minimum: 1, maximum: 9, default: 2 },
        style: { enum: ['brick', 'timber'] },
        rooms: { type: 'array', items: { type: 'object', required: ['doors'], additionalProperties: false } },
        odd: { type: 'number' },
      },
    });
  });

  test('what has a default need not be written', () => {
    expect(schemaOf(HOUSE).required).toEqual(['title', 'style', 'rooms']);
  });

  test('is about what is written, not what is made of it', () => {
    const written = v.strictObject({ floors: v.pipe(v.string(), v.transform(Number), v.number()) });
    expect(schemaOf(written).properties).toEqual({ floors: { type: 'string' } });
  });

  test.each(['pack', 'setup'] as const)('of a Protocol %s is JSON with every key of its shape', (which) => {
    const shape = offers.pack.schemas[which];
    const schema = schemaOf(shape);
    expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
    expect(Object.keys(schema.properties ?? {}).sort()).toEqual(keysOf(shape));
    expect(schema.additionalProperties).toBe(false);
  });

  test('of a Protocol pack knows the words and bounds a designer types', () => {
    const { properties } = schemaOf(offers.pack.schemas.pack);
    const card = properties?.card?.items?.properties;
    expect(card?.trust?.enum).toEqual(['SKETCHY', 'PLAUSIBLE', 'VERIFIED']);
    expect(card?.tags?.items?.enum).toContain('SENSOR');
    expect(card?.impact).toMatchObject({ type: 'integer' });
    expect(properties?.tuning?.properties?.quarantine_turns).toMatchObject({ minimum: 1, maximum: 3 });
    expect(properties?.card?.items?.required).toEqual(['id', 'name', 'impact', 'trust', 'tags']);
  });
});
