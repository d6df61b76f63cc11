import { createHash } from 'node:crypto';
import { gameOf, moduleOf } from '@lockstep/catalogue';
import { botsOf, verdictOf } from '@lockstep/forge';
import {
  act,
  begin,
  canonical,
  makeReplay,
  openStream,
  parseReplay,
  parseSeed,
  Refusal,
  splitSeat,
  verifyReplay,
} from '@lockstep/kernel';
import { dailyFor, dayOf, editionsFor, resolveHeader } from '../../apps/cli/dist/library.js';
import { diceOf } from './dice.mjs';

/** What a scene lets its player choose; everything else that a setup says makes it another one. */
const CHOICES = {
  encounter: ['scene', 'difficulty'],
  draft: ['scene', 'preset'],
  freeplay: ['scene', 'kit', 'level'],
  gates: [],
  battle: ['scene', 'yours', 'enemy'],
  quest: ['scene', 'level', 'preset'],
};

const known = new Map();
/** Computed once for each header that names the same puzzle. */
const remembered = (key, make) => {
  if (!known.has(key)) known.set(key, make());
  return known.get(key);
};

/** The puzzle of a header as a forger makes it: nothing is compared with what was published. */
const puzzleOf = (header) =>
  remembered(JSON.stringify({ ...header, bots: 0, seed: 0 }), () => {
    const { game, pack } = moduleOf(header.game) ?? { game: gameOf(header.game) };
    if (!pack && header.options !== undefined) return undefined;
    const edition = editionsOf(header.game).find(({ hash }) => hash === header.pack);
    const whole =
      header.daily !== undefined
        ? dailyFor(header.game, dayOf(header.daily), header.pack).setup
        : edition
          ? pack.resolve(edition.pack, header.setup)
          : header.setup;
    const chosen = header.options === undefined ? { ok: true, value: whole } : pack.withOptions(whole, header.options);
    const setup = chosen.ok ? game.parseSetup(chosen.value) : chosen;
    return setup.ok ? { game, setup: setup.value } : undefined;
  });

const editionsOf = (game) => (moduleOf(game) ? editionsFor(game) : []);

const sourceOf = ({ daily, pack, options, setup }) => {
  if (pack === undefined) return undefined;
  if (daily === undefined) return { setup, pack };
  return { daily, pack, ...(options === undefined ? {} : { options }) };
};

/** A fraction has no spelling in a replay, so such a header cannot be written. */
const hasSpelling = ({ setup = null, options = null }) => {
  try {
    return canonical([setup, options]) !== '';
  } catch {
    return false;
  }
};

/** The text of a game under any header, with marks and seal of its own. A step that is refused is passed over, or another is played. */
const written = (dice, header, texts) => {
  const puzzle = puzzleOf(header);
  if (!puzzle || !hasSpelling(header)) return undefined;
  const { game, setup } = puzzle;
  let run = begin(game, setup, parseSeed(header.seed));
  for (const text of texts) {
    const [seat, action] = splitSeat(game.seats, text);
    const parsed = game.parse(setup, action);
    const next = parsed.ok ? act(run, seat, parsed.value) : undefined;
    if (next && !(next instanceof Refusal)) run = next;
    else if (dice.chance(50)) run = playedOn(dice, run) ?? run;
  }
  return { text: makeReplay(run, sourceOf(header), false, header.bots), state: run.now.state };
};

const playedOn = (dice, run) => {
  const { game, setup, now } = run;
  const seats = game.toMove(setup, now.state);
  if (seats.length === 0) return undefined;
  const seat = dice.pick(seats);
  const legal = game.legal(setup, now.state, seat);
  return legal.length === 0 ? undefined : act(run, seat, dice.pick(legal));
};

const ODD_VALUES = [[], {}, 5, 0.5, null, 'fw0', 'HARD', { hand: 6 }, { EXPERT: { resistance: 1 } }];

/** Other headers above the same steps. */
const HEADERS = [
  ({ below }, header) => ({ ...header, seed: String(below(10)).repeat(16) }),
  ({ pick }, header) => ({
    ...header,
    options: pick([{}, { literal: false }, { literal: true }, { visibility: 'HIDDEN' }, { visibility: 'FULL' }, null]),
  }),
  ({ pick }, header) => ({
    ...header,
    bots: pick([{}, { 0: 'random' }, { 1: 'greedy' }, { 1: 'random' }, { 0: 'greedy', 1: 'greedy' }]),
  }),
  ({ below }, header) => (header.daily === undefined ? header : { ...header, daily: `2026-12-0${1 + below(9)}` }),
  ({ pick }, header) => {
    const { daily, options, ...rest } = header;
    const { game, setup } = puzzleOf(header) ?? {};
    return game ? { ...rest, setup: game.makeSetup(setup), ...pick([{}, { pack: undefined }]) } : header;
  },
  ({ pick }, header) => ({
    ...header,
    pack: pick(
      editionsOf(header.game)
        .map(({ hash }) => hash)
        .concat('0'.repeat(64)),
    ),
  }),
  ({ pick }, header) =>
    typeof header.setup !== 'object'
      ? header
      : {
          ...header,
          setup: {
            ...header.setup,
            [pick([
              'party',
              'koa',
              'quest',
              'tuning',
              'level',
              'difficulty',
              'preset',
              'kit',
              'scene',
              'turns',
              'limit',
            ])]: pick(ODD_VALUES),
          },
        },
];

/** Other steps under the same header. */
const STEPS = [
  ({ below }, texts) => texts.slice(0, below(texts.length + 1)),
  ({ below }, texts) => texts.toSpliced(below(texts.length + 1), 1),
  ({ below }, texts) => {
    const at = below(texts.length);
    return texts.toSpliced(at, 2, ...texts.slice(at, at + 2).reverse());
  },
  ({ below, pick }, texts) => texts.toSpliced(below(texts.length), 0, pick(texts)),
  // Where two may move at once, one of them waits.
  ({ below }, texts) => {
    const at = below(texts.length);
    return [
      ...texts.slice(0, at),
      ...texts.slice(at).filter((text) => text.startsWith('0')),
      ...texts.slice(at).filter((text) => !text.startsWith('0')),
    ];
  },
];

/** Other spellings of the same text. */
const SPELLINGS = [
  ({ pick }, text) => text.replace(/ @/, pick(['  @', ' x @', '\t@', ' \u00a0@'])),
  (_, text) => text.replace(/rules (\d+)/, 'rules 0$1'),
  (_, text) => text.replace('lockstep 1', 'lockstep 1 and more'),
  (_, text) => text.replaceAll('\n', '\r\n'),
  (_, text) => `${text}\n`,
  (_, text) => text.replace(/\n$/, ''),
  (_, text) => text.replace('{', '{ '),
  (_, text) => text.replace(/\{"([^"]+)":([^,{}[\]]+)/, '{"$1":$2,"$1":$2'),
  (_, text) => text.replace(/\n(\S+) (\S+) (\S+) @/, '\n$1 $3 $2 @'),
  ({ below }, text) => {
    const lines = text.split('\n');
    const at = below(lines.length);
    return lines.toSpliced(at, 2, ...lines.slice(at, at + 2).reverse()).join('\n');
  },
  ({ below }, text) => {
    const place = below(text.length);
    return text.slice(0, place) + String.fromCharCode(text.charCodeAt(place) ^ (1 << below(7))) + text.slice(place + 1);
  },
];

/** The seal a forger writes: it covers text and state, and needs no secret. */
const sealed = (text, state) => {
  const end = text.search(/\r?\n= [^\n]*\n*$/);
  if (end < 0) return text;
  const covered = text
    .slice(0, end)
    .replaceAll('\r\n', '\n')
    .replace(/\n# [^\n]*/g, '');
  const seal = createHash('sha256')
    .update(`${covered}\n${canonical(state)}`)
    .digest('hex');
  return text.replace(/= [^\n]*(\n*)$/, (_, end) => `= ${seal}${text.includes('\r\n') ? '\r' : ''}${end}`);
};

/** A forgery of an honest replay: its header, its steps or its spelling are others, its marks and its seal fit. */
const forged = (dice, { header, steps }) => {
  const texts = steps.map(({ text }) => text);
  const kind = dice.below(3);
  const head = kind === 0 ? dice.pick(HEADERS)(dice, header) : header;
  const lines = kind === 1 && texts.length > 0 ? dice.pick(STEPS)(dice, texts) : texts;
  const made = written(dice, head, lines);
  if (!made) return undefined;
  return kind === 2 ? sealed(dice.pick(SPELLINGS)(dice, made.text), made.state) : made.text;
};

/** Each move of a seat that a bot is said to sit at is that bot's, and is made as soon as it can be. */
const areBotsMoves = ({ game, setup }, header, texts) => {
  const bots = botsOf(game, moduleOf(game.id)?.bots);
  let run = begin(game, setup, parseSeed(header.seed));
  for (const text of texts) {
    const { state, turn } = run.now;
    const [seat, action] = splitSeat(game.seats, text);
    const mover = game.toMove(setup, state).find((one) => header.bots[one] !== undefined);
    if (mover !== undefined && mover !== seat) return false;
    if (mover !== undefined) {
      const own = bots
        .get(header.bots[seat])
        .choose(setup, state, seat, openStream(run.seed, `bot ${header.bots[seat]} ${turn}`));
      if (game.format(setup, own) !== action) return false;
    }
    run = act(run, seat, game.parse(setup, action).value);
  }
  return true;
};

/** Below this edition the setup of a replay has no one spelling. */
const FIRST_SPELLED_EDITION = 2;

/** Whether a setup says what it need not: the same game comes of it with a part left out, or in other words. */
const isWordy = ({ game, setup: whole }, header) => {
  const is = canonical(game.makeSetup(whole));
  if (header.pack === undefined) return is !== canonical(header.setup);
  const { number } = editionsOf(header.game).find(({ hash }) => hash === header.pack);
  if (number < FIRST_SPELLED_EDITION) return false;
  return Object.keys(header.setup).some((key) => {
    if (CHOICES[header.game].includes(key)) return false;
    const { [key]: _left, ...setup } = header.setup;
    const without = puzzleOf({ ...header, setup });
    return without !== undefined && canonical(game.makeSetup(without.setup)) === is;
  });
};

/** What is wrong with calling it genuine, found without the code that did. */
const lieIn = (text, { header, steps }, verdict) => {
  const puzzle = puzzleOf(header);
  const texts = steps.map(({ text }) => text);
  const again = written(diceOf(0), header, texts);
  if (again.text !== text.replace(/\n# [^\n]*/g, '')) return 'another spelling';
  if (header.bots && !areBotsMoves(puzzle, header, texts)) return 'moves that are not the bot’s';
  const outcome = puzzle.game.outcome(puzzle.setup, again.state) ?? null;
  if (canonical(verdict.outcome) !== canonical(outcome) || verdict.over !== (outcome !== null))
    return 'another outcome';
  if (verdict.kind === 'daily') {
    const { seed, edition } = dailyFor(header.game, dayOf(header.daily), header.pack);
    if (String(parseSeed(header.seed)) !== String(seed) || header.pack !== edition.hash) return 'another Daily';
    if (
      header.options &&
      canonical(puzzle.game.makeSetup(puzzle.setup)) ===
        canonical(puzzle.game.makeSetup(puzzleOf({ ...header, options: undefined }).setup))
    )
      return 'options that change nothing';
  }
  if (verdict.kind !== 'daily' && isWordy(puzzle, header)) return 'another spelling of its setup';
  if (verdict.kind === 'scene') {
    const { setup } = header;
    if (Object.keys(setup).some((key) => !CHOICES[header.game].includes(key))) return 'a changed scene';
    if (Object.values(setup).some((value) => typeof value !== 'string')) return 'a choice that is none';
  }
  return undefined;
};

/** Headers that were resolved: most forgeries keep the one of their source. */
const resolved = new Map();
const MOST_RESOLVED = 500;
const resolvedHeader = (header) => {
  const key = JSON.stringify(header);
  if (resolved.size > MOST_RESOLVED) resolved.clear();
  if (!resolved.has(key)) resolved.set(key, resolveHeader(header));
  return resolved.get(key);
};

/** What `verify` says of a text: undefined where it is refused. */
const verdictOn = (text) => {
  const replay = parseReplay(text);
  if (!replay.ok) return undefined;
  const named = resolvedHeader(replay.value.header);
  if (!named.ok) return undefined;
  const verified = verifyReplay(replay.value, () => named);
  return verified.ok
    ? { replay: replay.value, verdict: verdictOf(replay.value, named.value, verified.value) }
    : undefined;
};

/** So many forgeries of honest replays, each with marks and a seal of its own; those that are called what they are not, and what was thrown. */
export const campaignReplays = (count, seed, honest) => {
  const dice = diceOf(seed);
  const faults = [];
  let genuine = 0;
  let same = 0;
  const sources = honest.flatMap((text) => {
    if (!verdictOn(text)) faults.push(['an honest replay is refused', text.slice(0, 200)]);
    const replay = parseReplay(text);
    return replay.ok ? [{ text, replay: replay.value }] : [];
  });
  for (let i = 0; i < count; ) {
    const source = dice.pick(sources);
    try {
      const text = forged(dice, source.replay);
      if (text === source.text || text === undefined) {
        same += 1;
        continue;
      }
      i += 1;
      const found = verdictOn(text);
      if (!found) continue;
      genuine += 1;
      const lie = lieIn(text, found.replay, found.verdict);
      if (lie) faults.push([`called genuine: ${lie}`, text.slice(0, 600)]);
    } catch (error) {
      i += 1;
      faults.push(['thrown', String(error), error.stack.split('\n')[1], source.text.slice(0, 200)]);
    }
  }
  return { faults, genuine, same };
};
