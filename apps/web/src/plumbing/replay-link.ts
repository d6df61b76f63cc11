import { fail, LIMITS, ok, type Result } from '@lockstep/kernel';

/** The first byte; a later way of packing takes the next number. */
const VERSION = 1;
/** What begins with more than this was never a replay. */
const LAST_VERSION = 15;
/** A small link must not swell to fill the memory. */
const LONGEST_TEXT = LIMITS.replayLength;

export type LinkFault = 'damaged' | 'newer';

const through = (
  bytes: Uint8Array<ArrayBuffer>,
  by: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array> => new Blob([bytes]).stream().pipeThrough(by);

const collect = async (stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length > most) throw new RangeError('too long');
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** A replay as the last part of an address: `/replay/` and this. */
export const makeLink = async (text: string): Promise<string> => {
  const squeezed = through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const bytes = await collect(squeezed, LONGEST_TEXT);
  const marked = new Uint8Array(bytes.length + 1);
  marked[0] = VERSION;
  marked.set(bytes, 1);
  return toBase64Url(marked);
};

/** The replay that `makeLink` put into an address. Whether it is genuine its own seal tells. */
export const readLink = async (data: string): Promise<Result<string, LinkFault>> => {
  try {
    const bytes = fromBase64Url(data);
    if (bytes[0] !== undefined && bytes[0] > VERSION && bytes[0] <= LAST_VERSION) return fail('newer');
    if (bytes[0] !== VERSION) return fail('damaged');
    const plain = await collect(through(bytes.slice(1), new DecompressionStream('deflate-raw')), LONGEST_TEXT);
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(plain));
  } catch {
    return fail('damaged');
  }
};
