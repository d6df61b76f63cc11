import { type CardSet, SIZE } from '@lockstep/cards';
import type { DailyModule, Facts, Prover } from '@lockstep/kernel';
import { halfUpDiv, Refusal } from '@lockstep/kernel';
import type { Action, Event } from './action.ts';
import { draftsOf, GOLD_DRAFTS, gradeOf } from './aims.ts';
import { PAYLOADS } from './cardset.ts';
import { hasAnchor, hasPair } from './dealer.ts';
import { actionOf } from './legal.ts';
import { protocol } from './protocol.ts';
import { search } from './search.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { satisfiedPath } from './submit.ts';
import { NO_PATH } from './tables.ts';
import type { Trust } from './vocabulary.ts';

type ProtocolProver = Prover<Setup, Action>;
type ProtocolPromise = DailyModule<typeof protocol>['daily']['promises'][number];

const outside = (value: number, least: number, most: number): number =>
  value < least ? least - value : Math.max(0, value - most);

const count = ({ script }: Setup, trust: Trust): number => script.card.filter((card) => card.trust === trust).length;

const PLAYOUTS = 10_000;
const RANDOM_PERMILLE = 150;

const deal: ProtocolPromise = {
  name: 'deal',
  wanted: '1–2 SKETCHY, 2–3 VERIFIED, a resonance pair, an AUTHORITY or TIME card',
  test: ({ setup }) => {
    const [sketchy, verified] = [count(setup, 'SKETCHY'), count(setup, 'VERIFIED')];
    const [pair, anchor] = [hasPair(setup), hasAnchor(setup.script.card)];
    return {
      measured: `${sketchy} SKETCHY, ${verified} VERIFIED, ${pair ? 'a' : 'no'} pair, ${anchor ? 'an' : 'no'} anchor`,
      miss: outside(sketchy, 1, 2) + outside(verified, 2, 3) + (pair ? 0 : 1) + (anchor ? 0 : 1),
    };
  },
};

const schedule: ProtocolPromise = {
  name: 'schedule',
  wanted: 'three protocols within turns 1–4, at least two of them with no repeats, Scrutiny 0–2 at the start',
  test: ({ setup: { script } }) => {
    const early = new Set(script.schedule.filter((entry) => entry.from <= 4).map((entry) => entry.protocol)).size;
    const strict = script.schedule.filter((entry) => entry.no_repeat).length;
    return {
      measured: `${early} protocols, ${strict} with no repeats, Scrutiny ${script.scrutiny}`,
      miss: outside(early, 3, 3) + outside(strict, 2, 3) + outside(script.scrutiny, 0, 2),
    };
  },
};

const goldDrafts: ProtocolPromise = {
  name: 'gold-drafts',
  wanted: `${GOLD_DRAFTS.least} to ${GOLD_DRAFTS.most} drafts reach Gold, as many as its grade has`,
  test: (prover) => {
    const drafts = prover.firstActions('scanless', search.excellent(prover.setup)).length;
    const grade = prover.setup.script.aims?.grade;
    const [least, most] = draftsOf(grade);
    const asked = grade === undefined ? '' : `, asked ${least} to ${most}`;
    return { measured: `${drafts} drafts${asked}`, miss: outside(drafts, least, most) };
  },
};

const winnable: ProtocolPromise = {
  name: 'winnable',
  wanted: 'a win without a SCAN',
  test: (prover) => {
    const { score } = prover.best('scanless');
    return { measured: score > 0 ? `won with ${score - 1} turns left` : 'not won', miss: score > 0 ? 0 : 1 };
  },
};

const earned: ProtocolPromise = {
  name: 'earned-gold',
  wanted: 'every Gold line uses resonance or a SKETCHY card',
  test: (prover) => {
    const plain = prover.reaches('plain', search.excellent(prover.setup));
    return { measured: plain ? 'a Gold line without either' : 'none without either', miss: plain ? 1 : 0 };
  },
};

const play = (setup: Setup, state: State, action: Action): State => {
  const next = protocol.step(setup, state, 0, action);
  if (next instanceof Refusal) throw new Error(`refused: ${next.code}`);
  return next;
};

/** The last turn on which a win is Gold. */
const goldTurns = ({ script }: Setup): number => script.turns - script.tuning.gold_turns_left;

/** Whether so much Resistance can still be brought to 0 from this turn on, in time for Gold. */
const inTime = (setup: Setup, resistance: number, turn: number): boolean =>
  resistance <= (goldTurns(setup) - turn + 1) * setup.script.tuning.compliance_cap;

/** Whether payloads p, q, p, q … from a draft that holds both win with Gold; p and q may be the same. */
const alternates = (setup: Setup, start: State, p: CardSet, q: CardSet): boolean => {
  let state = start;
  let hand = p | q;
  if (start.evidence === 0) {
    for (let rest = setup.tables.all & ~hand; SIZE[hand]! < setup.script.tuning.keep; rest &= rest - 1)
      hand |= rest & -rest;
    if (SIZE[hand]! > setup.script.tuning.keep) return false;
    state = play(setup, start, actionOf('draft', hand));
  } else if (hand & ~start.evidence) return false;
  for (let turn = 1; inTime(setup, state.resistance, turn); turn += 1) {
    const payload = turn % 2 === 1 ? p : q;
    if (payload & state.quarantined) return false;
    state = play(setup, state, actionOf('submit', payload));
    if (state.resistance === 0) return true;
  }
  return false;
};

/** One or two payloads over and over must not be enough. */
const varied: ProtocolPromise = {
  name: 'varied-gold',
  wanted: 'neither one payload repeated nor two alternated win with Gold',
  test: ({ setup }) => {
    const start = protocol.start(setup, { hi: 0, lo: 0 });
    const payloads = PAYLOADS.filter((set) => (set & setup.tables.all) === set);
    const spare = inTime(setup, start.resistance, 2);
    let winners = 0;
    for (const p of payloads)
      if (spare || satisfiedPath(setup, start, p) !== NO_PATH)
        for (const q of payloads) if (alternates(setup, start, p, q)) winners += 1;
    return { measured: winners === 0 ? 'none does' : `${winners} do`, miss: winners };
  },
};

const beats = (bot: string, title: string): ProtocolPromise => ({
  name: `${bot}-below-gold`,
  wanted: `${title} ends below Gold`,
  test: (prover) => {
    const score = prover.outcomeOf(bot).scores[0]!;
    const over = score - search.excellent(prover.setup) + 1;
    return { measured: score === 0 ? 'loses' : `${score - 1} turns left`, miss: Math.max(0, over) };
  },
});

const safe: ProtocolPromise = {
  name: 'safe-line',
  wanted: 'a line without SKETCHY or SCAN worth Bronze or better',
  test: (prover) => {
    const bronze = prover.setup.script.tuning.bronze_turns_left + 1;
    const kept = prover.reaches('safe', bronze);
    const { score } = kept ? { score: bronze } : prover.best('safe');
    return { measured: kept ? 'Bronze or better' : score > 0 ? 'a bare clear' : 'no clear', miss: bronze - score };
  },
};

/** P16. A Daily that does not say so may be won with Gold either way. */
const risky: ProtocolPromise = {
  name: 'risk',
  wanted: 'where its day asks for it, Gold needs a SKETCHY card',
  test: (prover) => {
    const calm = prover.reaches('safe', search.excellent(prover.setup));
    const measured = calm ? 'a Gold line without one' : 'no Gold line without one';
    return { measured, miss: calm && prover.setup.script.aims?.risk ? 1 : 0 };
  },
};

const hard: ProtocolPromise = {
  name: 'random-loses',
  wanted: `random play wins less than ${RANDOM_PERMILLE / 10} %`,
  test: (prover) => {
    const wins = prover.winsAtRandom(PLAYOUTS);
    const allowed = (PLAYOUTS * RANDOM_PERMILLE) / 1000 - 1;
    return { measured: `${wins} of ${PLAYOUTS} won`, miss: Math.max(0, wins - allowed) };
  },
};

/** Cheapest first: a search for a Daily stops at the first one broken. */
export const promises: readonly ProtocolPromise[] = [
  deal,
  schedule,
  beats('top-impact', 'the draft of highest Impact'),
  beats('greedy', 'the coverage greedy'),
  goldDrafts,
  risky,
  earned,
  varied,
  safe,
  winnable,
  hard,
];

/** Which tags resonate in a line, once for each turn they do. */
const resonances = (setup: Setup, line: readonly Action[]): readonly string[] => {
  const log: Event[] = [];
  let state = protocol.start(setup, { hi: 0, lo: 0 });
  for (const action of line) state = protocol.step(setup, state, 0, action, log) as State;
  return log.flatMap((event) => (event.kind === 'compliance-gained' ? event.resonance : []));
};

const twice = (words: readonly string[]): readonly string[] =>
  [...new Set(words)].filter((word) => words.indexOf(word) !== words.lastIndexOf(word));

export const facts = (prover: ProtocolProver): Facts => {
  const { setup } = prover;
  const { score, line } = prover.best('scanless');
  const excellent = prover.firstActions('scanless', search.excellent(setup)).length;
  const tags = resonances(setup, line);
  return {
    grade: gradeOf(excellent),
    numbers: {
      par: score - 1,
      excellent,
      safe: prover.best('safe').score - 1,
      // In a thousand.
      random: halfUpDiv(prover.winsAtRandom(PLAYOUTS) * 1000, PLAYOUTS),
    },
    line: line.map((action) => protocol.format(setup, action)),
    themes: {
      protocols: setup.script.schedule.map((entry) => entry.protocol),
      resonances: [...new Set(tags)],
      doubled: twice(tags),
    },
  };
};

const DAYS_OF_ONE_PROTOCOL = 4;

/** No protocol on more than four days; no tag the resonance of two turns in more than half of the week's best lines. */
export const week = (days: readonly Facts[]): readonly string[] => {
  const over = (kind: string, most: number, says: string): string[] => {
    const seen = new Map<string, number>();
    for (const day of days) for (const word of day.themes[kind] ?? []) seen.set(word, (seen.get(word) ?? 0) + 1);
    return [...seen].filter(([, n]) => n > most).map(([word, n]) => `${word} ${says} on ${n} days`);
  };
  return [
    ...over('protocols', DAYS_OF_ONE_PROTOCOL, 'is enforced'),
    ...over('doubled', Math.floor(7 / 2), 'resonates twice in the best line'),
  ];
};
