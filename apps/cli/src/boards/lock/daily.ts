import { countdownWords, makeDay } from '@lockstep/calendar';
import { makeSeed, moments, type Seed } from '@lockstep/kernel';
import { type FinishedTry, fromReplay, refTo } from '@lockstep/play';
import { postText, printedName } from '@lockstep/words';
import { today } from '../../clock.ts';
import type { DailyPrinted, Host } from '../../shell/board.ts';
import { linkOf } from './link.ts';
import type { LockView } from './lock-view.ts';
import { RESULTS } from './words.ts';

/** A row for each turn of a first clear, where it was kept. */
const firstReplayRows = (host: Host, setup: unknown, seed: Seed, { replay }: FinishedTry): readonly string[] => {
  const { text, player } = host.game;
  const run = replay === undefined ? undefined : fromReplay(player.game, setup, seed, replay);
  return run
    ? text.daily!.shareRows(
        setup,
        moments(run).map(({ events }) => events),
      )
    : [];
};

/** The best clear of each other way to play the date that has one. */
const otherClears = (lockView: LockView, host: Host, date: string | null) => {
  const { text, player } = host.game;
  const plain = refTo(player.game.id, { kind: 'daily', date: host.date });
  return lockView.variants(host.opening(plain, {}).setup).flatMap(({ label, options }) => {
    const { setup, ref } = host.opening({ ...plain, options }, {});
    const { best } = host.records(ref!, setup);
    const clear = best && text.daily!.clearFrom(setup, best, date);
    return clear ? [{ label, best: clear }] : [];
  });
};

/** A date's Lock, how hard it is, and what is recorded of it: for a script, and for a person. */
export const dailyOf = (lockView: LockView, host: Host): DailyPrinted => {
  const { text, player } = host.game;
  const { id } = player.game;
  const daily = text.daily!;
  const {
    setup,
    seed,
    date = null,
    grade = null,
    ref,
  } = host.opening(refTo(id, { kind: 'daily', date: host.date }), {});
  const { firstClear, best } = host.records(ref!, setup);
  const [first, top] = [firstClear, best].map((entry) => entry && daily.clearFrom(setup, entry, date));
  const [firstLine, topLine] = [first, top].map((clear) => clear && lockView.clearLine(clear));
  const others = otherClears(lockView, host, date);
  const streak = host.streak(player.recorder.ledger(ref!, setup)?.game);
  const seedLabel = text.seedLabel(seed!);
  const done = firstClear && firstReplayRows(host, setup, seed!, firstClear);
  const shared = first && daily.shareText(setup, { first, best: top ?? undefined, seedLabel });
  return {
    facts: {
      game: id,
      date,
      seed: makeSeed(seed!),
      label: seedLabel,
      ...lockView.lockFacts(setup),
      grade,
      streak: streak.days,
      freeze: streak.freeze,
      firstClear: first ?? null,
      best: top ?? null,
      ...Object.fromEntries(others.map(({ label, best: clear }) => [label.toLowerCase(), clear])),
    },
    lines: [
      ...daily.lockLines(setup, { date, seedLabel }).slice(0, -2).map(printedName),
      '',
      ...(grade === null ? [] : [daily.gradeWords(grade, host.pack)]),
      ...(firstLine ? [`First clear: ${firstLine}`] : []),
      ...(topLine && topLine !== firstLine ? [`Best: ${topLine}`] : []),
      ...others.map(({ label, best: clear }) => `${label}: ${lockView.clearLine(clear)}`),
      ...(firstLine || others.length > 0 ? [] : [`Not cleared yet. Play it: lockstep play ${id}`]),
      RESULTS.streak(streak),
      ...(shared ? ['', ...postText(shared, done ?? [], linkOf(id, date)).split('\n')] : []),
      ...(firstClear && host.date === makeDay(today()) ? ['', RESULTS.next(countdownWords(new Date()))] : []),
    ],
  };
};
