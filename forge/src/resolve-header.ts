import {
  type AnyGame,
  type Bot,
  canonical,
  fail,
  type Header,
  type Json,
  type Mismatch,
  makeSeed,
  mismatch,
  ok,
  parseSeed,
  type Resolved,
  type Result,
} from '@lockstep/kernel';
import { random } from '@lockstep/solver';
import type { Edition } from './deal.ts';
import type { Daily } from './pinned.ts';
import { changedIn, type Fields, type Part, sceneOf, spellWritten } from './spelling.ts';

/** What a replay is of, as far as what is published tells. */
export interface Subject {
  /** `changed`: a published scene with other numbers or names. `own`: a setup that is not published. */
  readonly kind: 'daily' | 'scene' | 'changed' | 'own';
  /** Whose content it is; null where none is named. */
  readonly edition: number | null;
  /** What was changed of a scene, by name. */
  readonly changed: readonly string[];
}

/** A header with everything it names. */
export interface ResolvedHeader extends Resolved {
  readonly subject: Subject;
}

/** A line of the header, counted as it is written. */
const lineOf = (header: Header, key: keyof Header): number => {
  const keys = ['game', 'rules', 'pack', 'daily', 'options', 'setup', 'bots', 'seed'] as const;
  const written = keys.filter((one) => header[one] !== undefined);
  return written.indexOf(key as (typeof keys)[number]) + 2;
};

type AnyBot = Bot<unknown, unknown, unknown>;

/** The bots that can sit at a game, by name; any game can be played at random. */
export const botsOf = (game: AnyGame, bots: { readonly [name: string]: AnyBot } = {}): ReadonlyMap<string, AnyBot> =>
  new Map([['random', random(game)], ...Object.entries(bots)]);

const seatedBots = (
  game: AnyGame,
  bots: { readonly [name: string]: AnyBot },
  header: Header,
): Result<Pick<Resolved, 'bots'>, Mismatch> => {
  if (header.bots === undefined) return ok({});
  const { seats } = game;
  const known = botsOf(game, bots);
  const players = new Map<number, { readonly name: string; readonly bot: AnyBot }>();
  for (const [seat, name] of Object.entries(header.bots)) {
    const bot = known.get(name);
    const expected = `a seat below ${seats} and one of ${[...known.keys()].join(', ')}`;
    if (!bot || Number(seat) >= seats)
      return fail(mismatch(lineOf(header, 'bots'), 'wrong-header', expected, `${seat}: ${name}`));
    players.set(Number(seat), { name, bot });
  }
  return ok({ bots: players });
};

const named = (
  { game, bots = {} }: Part,
  header: Header,
  written: unknown,
  subject: Subject,
): Result<ResolvedHeader, Mismatch> => {
  if (game.rules !== header.rules)
    return fail(mismatch(3, 'wrong-rules', `rules ${game.rules}`, `rules ${header.rules}`));
  const setup = game.parseSetup(written);
  if (!setup.ok) {
    const [first] = setup.fault;
    const place = first?.path.join('.') || 'the setup';
    const line = lineOf(header, header.setup === undefined ? 'daily' : 'setup');
    return fail(mismatch(line, 'wrong-setup', `${place}: ${first?.expected}`, first?.found ?? ''));
  }
  const seated = seatedBots(game, bots, header);
  if (!seated.ok) return seated;
  return ok({ game, setup: setup.value, seed: parseSeed(header.seed), ...seated.value, subject });
};

/** A published Daily: its pack, its seed, and options only where they change something. */
export const nameDaily = (part: Part, header: Header, daily: Daily): Result<ResolvedHeader, Mismatch> => {
  const { edition, seed, setup } = daily;
  if (edition.hash !== header.pack)
    return fail(mismatch(4, 'unknown-pack', `pack ${edition.hash}`, `pack ${header.pack ?? 'none'}`));
  if (makeSeed(seed) !== header.seed)
    return fail(mismatch(lineOf(header, 'seed'), 'wrong-seed', `seed ${makeSeed(seed)}`, `seed ${header.seed}`));
  const chosen =
    header.options === undefined ? ok(setup as Json) : part.pack.withOptions(setup as Json, header.options);
  if (!chosen.ok) {
    const [first] = chosen.fault;
    const line = lineOf(header, 'options');
    return fail(mismatch(line, 'wrong-setup', `${first?.path.join('.')}: ${first?.expected}`, first?.found ?? ''));
  }
  if (header.options !== undefined && canonical(chosen.value) === canonical(setup))
    return fail(mismatch(lineOf(header, 'options'), 'other-spelling', 'no options', canonical(header.options)));
  return named(part, header, chosen.value, { kind: 'daily', edition: edition.number, changed: [] });
};

/** Replays of an earlier edition may leave choices open, and spell what they change as they like: there was no one spelling yet. */
const FIRST_SPELLED_EDITION = 2;

/** The spelling that a replay of this edition must have. */
const spellingOf = (part: Part, { number, pack }: Edition, written: Json): Json => {
  if (number >= FIRST_SPELLED_EDITION) return spellWritten(part, pack, written);
  const scene = sceneOf(part, pack, written);
  const isOwn = scene === null || changedIn(scene, written).length > 0;
  return isOwn || canonical({ ...scene, ...(written as Fields) }) === canonical(scene) ? written : scene;
};

/** A setup written with names of a published pack. */
export const nameWritten = (part: Part, header: Header, edition: Edition): Result<ResolvedHeader, Mismatch> => {
  const written = header.setup ?? null;
  const [unknown] = part.pack.unknownNames(edition.pack, written);
  if (unknown)
    return fail(
      mismatch(lineOf(header, 'setup'), 'wrong-setup', `${unknown.path.join('.')}: ${unknown.expected}`, unknown.found),
    );
  const { number, pack } = edition;
  const scene = sceneOf(part, pack, written);
  const changed = scene ? changedIn(scene, written) : [];
  const spelled = canonical(spellingOf(part, edition, written));
  if (spelled !== canonical(written))
    return fail(mismatch(lineOf(header, 'setup'), 'other-spelling', spelled, canonical(written)));
  const kind = !scene ? 'own' : changed.length === 0 ? 'scene' : 'changed';
  return named(part, header, part.pack.resolve(pack, written), { kind, edition: number, changed });
};

/** A setup that the replay carries whole. */
export const nameOwn = (
  resolved: Resolved,
  header: Header,
  bots: NonNullable<Part['bots']>,
): Result<ResolvedHeader, Mismatch> => {
  const spelled = canonical(resolved.game.makeSetup(resolved.setup));
  const written = canonical(header.setup ?? null);
  if (spelled !== written) return fail(mismatch(lineOf(header, 'setup'), 'other-spelling', spelled, written));
  const seated = seatedBots(resolved.game, bots, header);
  if (!seated.ok) return seated;
  return ok({ ...resolved, ...seated.value, subject: { kind: 'own', edition: null, changed: [] } });
};
