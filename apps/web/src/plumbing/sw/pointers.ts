/** Where the page and its service worker meet: which versions of the app are kept, by the address of its folder. */
const POINTERS = ['chosen', 'newest'] as const;
/** `chosen` is served; `newest` is complete and waits, unless it is the same. */
export type Pointer = (typeof POINTERS)[number];

const SHELF = 'lockstep pointers';

const addressOf = (scope: string, pointer: Pointer): string => new URL(`?${pointer}`, scope).href;

export const readPointer = async (scope: string, pointer: Pointer): Promise<string | undefined> =>
  (await (await caches.open(SHELF)).match(addressOf(scope, pointer)))?.text();

export const writePointer = async (scope: string, pointer: Pointer, version: string): Promise<void> =>
  (await caches.open(SHELF)).put(addressOf(scope, pointer), new Response(version));
