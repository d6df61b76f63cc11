import type { ResultRequest } from '@lockstep/api';

/** The end of the header of a replay, and of an action before its mark. */
const HEADER_END = '---';
const MARK = / @[0-9a-f]{8}$/;

const DATE = /^\d{4}-\d\d-\d\d$/;

/**
 * What is sent of a replay: its names and actions. Null for a replay that is not of a date. A Daily names its date; the run of a date is
 * written with its setup and recorded under the date (`name`).
 */
export const requestOf = (replay: string, name: string): ResultRequest | null => {
  const lines = replay.trimEnd().split('\n');
  const end = lines.indexOf(HEADER_END);
  const header = new Map(
    lines.slice(1, end).map((line) => {
      const space = line.indexOf(' ');
      return [line.slice(0, space), line.slice(space + 1)] as const;
    }),
  );
  const [game, rules, pack, daily, options] = ['game', 'rules', 'pack', 'daily', 'options'].map((key) =>
    header.get(key),
  );
  const date = daily ?? (DATE.test(name) ? name : undefined);
  const actions = lines.slice(end + 1).flatMap((line) => (MARK.test(line) ? [line.replace(MARK, '')] : []));
  if (end < 0 || !game || !rules || !pack || !date || actions.length === 0) return null;
  return { game, rules: Number(rules), pack, date, ...(options ? { options: JSON.parse(options) } : {}), actions };
};

/** Whether a replay is of a Daily, and not of the run of a date, which is written with its setup. */
export const isOfDaily = (replay: string): boolean => /^daily /m.test(replay.slice(0, replay.indexOf(HEADER_END)));

/** The last line of a replay names this one play. */
export const sealOf = (replay: string): string => replay.trimEnd().split('\n').at(-1)!.slice(2);
