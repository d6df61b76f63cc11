import type { Json } from '@lockstep/kernel';
import { toJsonSchema } from '@valibot/to-json-schema';

/** JSON Schema of a pack or a setup, for editors that check TOML as it is typed. */
export const jsonSchema = (schema: unknown, title: string): Json => {
  // Conditions that JSON Schema cannot state are left to `packs check`.
  const made = toJsonSchema(schema as Parameters<typeof toJsonSchema>[0], { errorMode: 'ignore', typeMode: 'input' });
  return { ...(made as { readonly [key: string]: Json }), title };
};
