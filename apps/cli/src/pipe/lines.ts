import { LIMITS } from '@lockstep/kernel';

export const LONGEST_LINE = LIMITS.lineLength;

/** Lines of a stream of bytes. A line that is too long comes as undefined, and its bytes are dropped as they arrive. */
export async function* linesOf(input: AsyncIterable<Uint8Array | string>): AsyncGenerator<string | undefined> {
  const decoder = new TextDecoder();
  let held: string[] = [];
  let length = 0;
  let dropping = false;
  for await (const chunk of input) {
    const text = typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    let start = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      const whole = !dropping && length + end - start <= LONGEST_LINE;
      yield whole ? held.join('') + text.slice(start, end) : undefined;
      held = [];
      length = 0;
      dropping = false;
      start = end + 1;
    }
    length += text.length - start;
    if (length > LONGEST_LINE) {
      dropping = true;
      held = [];
    } else held.push(text.slice(start));
  }
  if (dropping) yield undefined;
  else if (length > 0) yield held.join('');
}
