import { parseDay } from '@lockstep/calendar';
import { type DailyModule, type GameModule, type Json, parseSeed, type Seed, sha256 } from '@lockstep/kernel';
import type { Edition } from './deal.ts';
import { finding } from './find.ts';

/** What a deal follows from that is told to no player before its day is over. Its text is committed to by its hash. */
export interface Sealed {
  readonly game: string;
  readonly date: string;
  readonly rules: number;
  /** The hash of the edition. */
  readonly pack: string;
  /** 64 hex digits of chance. */
  readonly secret: string;
}

const HEAD = 'lockstep ranked 1';

export const makeSealed = ({ game, date, rules, pack, secret }: Sealed): string =>
  `${HEAD}\ngame ${game}\ndate ${date}\nrules ${rules}\npack ${pack}\nsecret ${secret}\n`;

const SEALED = new RegExp(
  `^${HEAD}\\ngame ([a-z][a-z0-9-]{0,39})\\ndate (\\d{4}-\\d\\d-\\d\\d)\\nrules ([1-9]\\d{0,6})\\npack ([0-9a-f]{64})\\nsecret ([0-9a-f]{64})\\n$`,
);

/** The inverse of `makeSealed`; null for any other spelling. */
export const parseSealed = (text: string): Sealed | null => {
  const [, game, date, rules, pack, secret] = SEALED.exec(text) ?? [];
  if (game === undefined) return null;
  return { game, date: date!, rules: Number(rules), pack: pack!, secret: secret! };
};

/** SHA-256 of the text, as `sha256sum` prints it. */
export const fingerprintOf = (sealed: Sealed): string => sha256(makeSealed(sealed));

export interface SealedDeal {
  /** Written with ids of the edition; null for a puzzle that was searched for, which is written whole. */
  readonly written: Json | null;
  /** What `parseSetup` takes. */
  readonly setup: unknown;
  readonly seed: Seed;
}

const isDaily = (module: GameModule): module is DailyModule => module.daily !== undefined;

/**
 * The deal of a sealed text: the run of a date with another seed; or, in a game with Dailies, the first puzzle that keeps its promises. Stops
 * after each attempt at one. Null where nothing can be dealt.
 */
export function* dealing(
  module: GameModule,
  edition: Edition,
  sealed: Pick<Sealed, 'date' | 'secret'>,
  options: Json | null,
): Generator<void, SealedDeal | null> {
  const { game, pack } = module;
  const name = `ranked ${sealed.date} ${sealed.secret}`;
  if (isDaily(module)) {
    const day = parseDay(sealed.date);
    if (!day.ok) return null;
    const found = yield* finding(module, edition, name, module.daily.constraintsFor(edition.pack, day.value, true));
    if (!('deal' in found)) return null;
    const { setup, seed } = found.deal;
    const played = options === null ? null : pack.withOptions(setup, options);
    if (played && !played.ok) return null;
    return { written: null, setup: played?.ok ? played.value : setup, seed };
  }
  const written = module.today?.(edition.pack);
  if (written === undefined) return null;
  return { written, setup: pack.resolve(edition.pack, written), seed: parseSeed(`${game.id} ${name}`) };
}
