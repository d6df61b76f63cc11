import type { Json } from '@lockstep/kernel';
import { shelfOf } from './encounter/shelving.ts';
import type { TaleId } from './ids.ts';
import type { Shelf } from './teller.ts';

/** For the build: what stands on each shelf, from the newest pack. */
export const SHELVES: { readonly [id in TaleId]: (pack: Json) => Shelf } = { encounter: shelfOf };
