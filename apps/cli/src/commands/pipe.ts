import { LONGEST_LINE, linesOf, Session } from '../pipe/index.ts';
import { streams } from '../streams.ts';

/** One request a line in, one answer a line out, until the input ends. */
export const pipe = async (): Promise<void> => {
  const { input, output } = streams();
  const session = new Session();
  const tooLong = {
    ok: false,
    error: { code: 'line-too-long', says: `a line is longer than ${LONGEST_LINE} characters` },
  };
  for await (const line of linesOf(input)) {
    if (line !== undefined && line.trim() === '') continue;
    const answer = line === undefined ? tooLong : session.answer(line);
    if (!output.write(`${JSON.stringify(answer)}\n`)) await new Promise((go) => output.once('drain', go));
    if (session.ended) break;
  }
};
