import { LONGEST_LINE, linesOf, Session } from '../pipe/index.ts';

/** One request a line in, one answer a line out, until the input ends. */
export const pipe = async (): Promise<void> => {
  const session = new Session();
  const tooLong = {
    ok: false,
    error: { code: 'line-too-long', says: `a line is longer than ${LONGEST_LINE} characters` },
  };
  for await (const line of linesOf(process.stdin)) {
    if (line !== undefined && line.trim() === '') continue;
    const answer = line === undefined ? tooLong : session.answer(line);
    if (!process.stdout.write(`${JSON.stringify(answer)}\n`))
      await new Promise((go) => process.stdout.once('drain', go));
    if (session.ended) break;
  }
};
