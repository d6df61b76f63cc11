import { KOA_MOVES, type Pack } from '@lockstep/freeplay';
import { FAMILIES, MOVES, type Move } from '@lockstep/gates';
import type { Claim, FigurePlan, Quantity, Sweep } from '@lockstep/lab';

const BOT = 'operator';

const share = (name: string, places?: readonly [number, number], player = BOT): Quantity => ({
  player,
  name,
  as: 'share',
  ...(places ? { places } : {}),
});
const mean = (name: string, player = BOT): Quantity => ({ player, name, as: 'mean' });
const median = (name: string, player = BOT): Quantity => ({ player, name, as: 'median' });

/** D05v1 §11, in hundredths; F5 asks for a point inside, and of EXPLOIT for 4 at most. */
const BANDS: { readonly [move in Move]: readonly [least: number, most: number] } = {
  inject: [60, 70],
  corroborate: [15, 25],
  flag: [5, 10],
  rewire: [5, 10],
  cycle: [5, 10],
  exploit: [0, 5],
};
const POINT = 1;

const WINS: readonly (readonly [least: number, most: number])[] = [
  [60, 85],
  [40, 70],
  [25, 55],
];

/** How many paths each gate has. */
const PATHS = {
  NO_SELF_REPORT: 4,
  TIMESTAMP_REQUIRED: 4,
  SOURCE_ALLOWLIST: 4,
  INTEGRITY_LOCK: 4,
  CONSISTENCY_CHECK: 4,
  RATE_LIMIT: 3,
  JURISDICTION_SCOPE: 4,
  PRIVACY_REDACTION: 4,
  SENSOR_DRIFT: 4,
  HUMAN_FACTORS: 4,
};

/** What is in the rules comes up: once in so many turns in which it can. */
const SELDOM = 1 / 200;
const RARE = [
  { claim: 'EXPLOIT disables a gate, of turns on which it can', name: 'disables' },
  {
    claim: 'SOURCE_LOCK begins, of turns on which an EXPLOIT can be paid and would be noticed',
    name: 'source lock begins',
  },
  { claim: 'Turns of the Boss under POLICY_LOCKDOWN', name: 'lockdown' },
  ...Object.entries(PATHS).flatMap(([gate, paths]) =>
    Array.from({ length: paths }, (_, i) => ({
      claim: `${gate}, path ${i + 1}, of turns on which the gate is open`,
      name: `gate.${gate} ${i + 1}`,
    })),
  ),
];

/** What is met between acts: each is taken at least once in so many places where it is offered. */
const OFFERED = 1 / 50;
const EVENTS = [
  'smart-meter',
  'satisfaction-survey',
  'other-assistant',
  'charging-drawer',
  'glass-of-water',
  'small-admission',
  'baby-monitor',
];
const DOORS = ['front-door', 'side-window', 'cellar-stairs', 'letterbox', 'back-stairs', 'landing', 'coat-hall'];
const BOSSES = [
  'house-stays-in',
  'kitchen-solidarity',
  'factory-settings',
  'eco-mode',
  'the-birthday-cake',
  'the-coldest-night',
  'home-by-some-other-way',
  'off-and-on-again',
];
const CHOICES = [
  ...EVENTS.flatMap((event) =>
    [1, 2].map((choice) => ({
      claim: `Choice ${choice} of ${event} is made, where it is met`,
      name: `event ${event} ${choice}`,
    })),
  ),
  ...DOORS.map((door) => ({ claim: `Door ${door} is taken, where it is one of two`, name: `door ${door}` })),
  ...BOSSES.map((boss) => ({
    claim: `The boss ${boss} is chosen, where it lies behind a door`,
    name: `behind ${boss}`,
  })),
];

const hundredths = (least: number, most: number): readonly [number, number] => [least / 100, most / 100];

/** What D05v1 §11 and the catalogue say of Freeplay, as numbers. */
export const claims: readonly Claim[] = [
  ...MOVES.map((move) => {
    const [least, most] = BANDS[move];
    return {
      claim: `${move.toUpperCase()}, of all turns`,
      source: 'D05v1 §11',
      target: move === 'exploit' ? `at most ${most - POINT} %, and used` : `${least + POINT}–${most - POINT} %`,
      quantity: share(`gates ${move}`),
      within: hundredths(move === 'exploit' ? 0.1 : least + POINT, most - POINT),
    };
  }),
  ...WINS.map(([least, most], i) => ({
    claim: `Act ${i + 1} is won, where it is reached`,
    source: 'Win targets',
    target: `${least}–${most} %`,
    quantity: share('gates won', [i + 1, i + 1]),
    within: hundredths(least, most),
  })),
  {
    claim: 'Dead hands, of all turns',
    source: 'Win targets',
    target: 'below 8 %',
    quantity: share('dead hand'),
    within: [0, 0.08],
  },
  ...(['gates', 'testimony'] as const).map((edition) => ({
    claim: `Minutes of a run that reaches the last act ${edition === 'gates' ? 'with AURA' : 'with KOA'}`,
    source: 'D05v1 §0, D05v2 §0',
    target: '10–15 in the middle, at half a minute a turn or cache',
    quantity: median(`${edition} minutes`),
    within: [10, 15] as const,
  })),
  ...RARE.map(({ claim, name }) => ({
    claim,
    source: 'House',
    target: 'at least 1 in 200 turns where it can',
    quantity: share(name),
    within: [SELDOM, 1] as const,
  })),
  ...CHOICES.map(({ claim, name }) => ({
    claim,
    source: 'House',
    target: 'at least 1 in 50',
    quantity: share(name),
    within: [OFFERED, 1] as const,
  })),
  {
    claim: 'Whoever only injects wins a run',
    source: 'House',
    target: 'less than one in ten times',
    quantity: share('gates run won', undefined, 'greedy'),
    within: [0, 0.1],
  },
  {
    claim: 'Whoever plays at random wins a run',
    source: 'House',
    target: 'less than one in a hundred times',
    quantity: share('gates run won', undefined, 'random'),
    within: [0, 0.01],
  },
  ...KOA_MOVES.map((move) => ({
    claim: `${move.toUpperCase()} with KOA, of all turns`,
    source: 'D05v2 §9',
    target: 'at least 1 in 200',
    quantity: share(`koa ${move}`),
    within: [SELDOM, 1] as const,
  })),
  ...['Act 1', 'Act 2', 'The last act'].map((act, i) => ({
    claim: `${act} with KOA is won, where it is reached`,
    source: 'House',
    target: ['60–85 %', '50–85 %', '25–55 %'][i]!,
    quantity: share('testimony won', [i + 1, i + 1]),
    within: [hundredths(60, 85), hundredths(50, 85), hundredths(25, 55)][i]!,
  })),
];

const bars = (
  names: readonly string[],
  quantityOf: (name: string) => Quantity,
): readonly { readonly x: string; readonly quantity: Quantity }[] => names.map((x) => ({ x, quantity: quantityOf(x) }));

const KITS = ['receipt-runner', 'spoofer', 'legalist', 'human-factors', 'forensics', 'chaos'];

export const figures: readonly FigurePlan[] = [
  {
    title: 'What a turn is spent on, by act',
    kind: 'line',
    x: 'act',
    y: 'share of turns',
    percent: true,
    series: MOVES.map((move) => ({ name: move, quantity: share(`gates ${move}`) })),
  },
  {
    title: 'What a turn with KOA is spent on, by act',
    kind: 'line',
    x: 'act',
    y: 'share of turns',
    percent: true,
    series: KOA_MOVES.map((move) => ({ name: move, quantity: share(`koa ${move}`) })),
  },
  {
    title: 'Acts won where they are reached',
    kind: 'line',
    x: 'act',
    y: 'won',
    percent: true,
    series: ['operator', 'greedy'].map((player) => ({ name: player, quantity: share('gates won', undefined, player) })),
  },
  {
    title: 'Nights with KOA won where they are reached',
    kind: 'line',
    x: 'act',
    y: 'won',
    percent: true,
    series: ['operator', 'random'].map((player) => ({
      name: player,
      quantity: share('testimony won', undefined, player),
    })),
  },
  {
    title: 'Runs won, by kit',
    kind: 'bars',
    x: 'kit',
    y: 'won',
    percent: true,
    series: [{ name: BOT, bars: bars(KITS, (kit) => share(`run won with ${kit}`)) }],
  },
  {
    title: 'How often a payload of a family passes',
    kind: 'bars',
    x: 'family',
    y: 'passes',
    percent: true,
    series: [{ name: BOT, bars: bars(FAMILIES, (family) => share(`passes ${family}`)) }],
  },
  {
    title: 'Damage of an INJECT with a family in it',
    kind: 'bars',
    x: 'family',
    y: 'damage',
    series: [{ name: BOT, bars: bars(FAMILIES, (family) => mean(`damage ${family}`)) }],
  },
  {
    title: 'By which path an INJECT passes',
    kind: 'line',
    x: 'path',
    y: 'share',
    percent: true,
    series: [{ name: BOT, quantity: share('path used') }],
  },
  {
    title: 'Turns on which an Audit begins, and dead hands, by act',
    kind: 'line',
    x: 'act',
    y: 'share of turns',
    percent: true,
    series: [
      { name: 'Audit', quantity: share('audit') },
      { name: 'dead hand', quantity: share('dead hand') },
      { name: 'INJECT that fails', quantity: share('failed inject') },
    ],
  },
  {
    title: 'Ops Tokens in a run',
    kind: 'bars',
    x: 'tokens',
    y: 'a run',
    series: [
      {
        name: BOT,
        bars: bars(['gained', 'spent', 'lost to the cap'], (what) => mean(`tokens ${what}`)),
      },
    ],
  },
  {
    title: 'Scrutiny at the end of an act',
    kind: 'line',
    x: 'act',
    y: 'Scrutiny',
    series: [{ name: BOT, quantity: mean('scrutiny after') }],
  },
];

export const sweeps: readonly Sweep<Pack>[] = [
  {
    claim: 'Runs won fall from guest mode through fw0 and fw4 to fw8',
    source: 'F4',
    target: 'each less than the one before',
    quantity: share('gates run won'),
    goes: 'down',
    over: (pack) =>
      [-2, -1, 0, 4, 8].flatMap((wanted) => {
        const level = pack.level.find(({ number }) => number === wanted);
        return level ? [{ name: level.id, configuration: level.id }] : [];
      }),
  },
];
