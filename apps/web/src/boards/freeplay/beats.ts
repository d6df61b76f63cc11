import type { Changes, Event, Setup, View } from '@lockstep/freeplay';
import { auditName, changeWords, eventWords, FACTOR_NAME, fractionWords } from '@lockstep/words-freeplay';
import type { Beat, BeatContext, Times } from '../../stage/beat.ts';
import { beatsOf as storyBeats } from '../testimony/beats.ts';
import { FREEPLAY_WORDS } from './words.ts';

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;
type AtGate = Extract<Event, { kind: 'damaged'; gate: string }>;
type StoryEvent = Parameters<typeof storyBeats>[1][number];

const WORDS = FREEPLAY_WORDS.stage;
const cards = (ids: readonly string[]): readonly string[] => ids.map((id) => `card:${id}`);
const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** When the first factor appears, how long until the next, and how long the sum stays, in milliseconds. */
const [BEGINS, EACH, STAYS] = [120, 110, 420];

/** What the product is made of, in the order it is counted: the base, each factor that changes it, the sum. */
export const factorsOf = ({ base, parts, damage }: Pick<AtGate, 'base' | 'parts' | 'damage'>): readonly string[] => [
  String(base),
  ...parts.filter(({ by }) => by[0] !== by[1]).map(({ factor, by }) => `× ${fractionWords(by)} ${FACTOR_NAME[factor]}`),
  `= ${damage}`,
];

/** Factor by factor over the hand: each appears, and the sum lands on all of them. */
const countUp = (event: AtGate): Beat => {
  const factors = factorsOf(event);
  const times: Times = [BEGINS, factors.length * EACH + STAYS];
  const draw = (on: BeatContext): void => {
    const { layer, running, pace } = on;
    const box = on.now('hand')?.getBoundingClientRect();
    if (!box) return;
    const sum = document.createElement('div');
    sum.className = 'stage-sum';
    Object.assign(sum.style, { left: `${box.left + box.width / 2}px`, top: `${box.top + box.height / 2}px` });
    layer.append(sum);
    const lasts = times[1] * pace;
    for (const [i, text] of factors.entries()) {
      const part = document.createElement('span');
      part.textContent = text;
      sum.append(part);
      const from = Math.min(0.9, (i * EACH) / times[1]);
      running.push(
        part.animate(
          [
            { opacity: 0, transform: 'scale(1.8)', offset: 0 },
            { opacity: 0, transform: 'scale(1.8)', offset: from },
            { opacity: 1, transform: 'none', offset: Math.min(0.95, from + 0.08) },
            { opacity: 1, transform: 'none', offset: 1 },
          ],
          { delay: BEGINS * pace, duration: lasts, fill: 'both', easing: 'ease-out' },
        ),
      );
    }
    running.push(
      sum.animate([{ opacity: 0 }, { opacity: 1, offset: 0.06 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }], {
        delay: BEGINS * pace,
        duration: lasts,
        fill: 'both',
      }),
    );
  };
  return { kind: 'own', times, draw };
};

const atGate = (event: AtGate): readonly Beat[] => [
  countUp(event),
  { kind: 'slide', what: `strength:${event.gate}` },
  { kind: 'delta', at: `gate:${event.gate}`, tone: 'good', says: `−${event.damage}` },
  { kind: 'react', what: 'host', how: 'nod' },
];

/** An Audit takes the screen, and says what it gives back. */
const audited = (setup: Setup, events: readonly Event[], { audit }: Of<'audit-began'>): Beat => {
  const line = setup.script.audit.find(({ id }) => id === audit)?.line ?? '';
  const back = events.filter(({ kind }) => kind === 'strength-returned').map((event) => eventWords(setup, event));
  return { kind: 'veil', tone: 'bad', title: WORDS.audit(auditName(setup, audit)), lines: [line, ...back] };
};

/** The end of a run says why, where it happened. */
const lost = (setup: Setup, events: readonly Event[]): Beat => ({
  kind: 'veil',
  tone: 'bad',
  title: WORDS.lost,
  lines: events
    .filter(({ kind }) => kind === 'incident-lost' || kind === 'koa-lost' || kind === 'run-lost')
    .map((event) => eventWords(setup, event)),
});

const won = (setup: Setup, events: readonly Event[]): Beat => ({
  kind: 'veil',
  tone: 'good',
  title: events.some(({ kind }) => kind === 'run-won') ? WORDS.won : WORDS.cleared,
  lines: events
    .filter(({ kind }) => kind === 'credits-gained' || kind === 'run-won')
    .map((event) => eventWords(setup, event)),
});

/** Between two acts: what was chosen, then what it gave, what it cost and where it led. */
const passing = (
  made: { readonly name: string; readonly changes: Changes } | undefined,
  after: readonly string[],
): readonly Beat[] => {
  if (!made) return [];
  const { gives, costs } = changeWords(made.changes);
  return [
    {
      kind: 'veil',
      tone: 'plain',
      title: titled(made.name),
      lines: [[...gives, ...costs].join(' · '), ...after].filter(Boolean),
    },
  ];
};

const toldOf = (setup: Setup, events: readonly Event[], ...kinds: readonly Event['kind'][]): readonly string[] =>
  events.filter(({ kind }) => kinds.includes(kind)).map((event) => eventWords(setup, event));

type Beats = {
  readonly [kind in Event['kind']]?: (event: Of<kind>, setup: Setup, events: readonly Event[]) => readonly Beat[];
};

const stamp = (says: string, tone: 'good' | 'bad' | 'plain' = 'plain'): Beat => ({
  kind: 'stamp',
  at: 'hand',
  tone,
  says,
});

/** What each event looks like on the table; kinds that are not here change nothing that can be seen. */
const BEATS: Beats = {
  injected: ({ artifacts, gate }) => [{ kind: 'carry', what: cards(artifacts), to: `gate:${gate}` }],
  exploited: ({ artifacts, gate, disables }) => [
    { kind: 'carry', what: cards(artifacts), to: `gate:${gate}` },
    ...(disables ? [stamp(WORDS.disabled, 'good')] : []),
  ],
  checked: ({ path }) =>
    path === null ? [stamp(WORDS.noPath, 'bad'), { kind: 'react', what: 'host', how: 'shake' }] : [],
  damaged: (event) => ('gate' in event ? atGate(event) : []),
  flagged: ({ gate, path }) => [stamp(WORDS.declared(path)), { kind: 'react', what: `gate:${gate}`, how: 'glow' }],
  rewired: ({ artifact, to }) => [
    stamp(WORDS.rewired(to.replaceAll('_', ' '))),
    { kind: 'react', what: `card:${artifact}`, how: 'glow' },
  ],
  corroborated: ({ artifacts, trust }) => [
    stamp(trust === null ? WORDS.corroborated : trust.to, 'good'),
    ...artifacts.map((id) => ({ kind: 'react', what: `card:${id}`, how: 'glow' }) as const),
  ],
  cycled: ({ artifacts }) => [{ kind: 'carry', what: cards(artifacts), to: 'host' }],
  'scrutiny-changed': ({ causes }) => {
    const by = causes.reduce((sum, cause) => sum + cause.by, 0);
    return by === 0 ? [] : [{ kind: 'delta', at: 'scrutiny', tone: by > 0 ? 'warn' : 'good', says: signed(by) }];
  },
  cleared: ({ gate }) => [{ kind: 'react', what: `gate:${gate}`, how: 'glow' }],
  'audit-began': (event, setup, events) => [audited(setup, events, event)],
  'incident-won': (_, setup, events) => [won(setup, events)],
  'incident-lost': (_, setup, events) => [lost(setup, events)],
  took: ({ offer }, setup, events) => [
    {
      kind: 'veil',
      tone: 'plain',
      title: setup.script.offer.find(({ id }) => id === offer)?.name ?? '',
      lines: toldOf(setup, events, 'took'),
    },
  ],
  chose: ({ event, choice }, setup, events) =>
    passing(setup.script.event?.find(({ id }) => id === event)?.choice[choice - 1], toldOf(setup, events, 'act-began')),
  'door-taken': ({ door }, setup, events) =>
    passing(
      setup.script.door?.find(({ id }) => id === door),
      toldOf(setup, events, 'act-began'),
    ),
  'koa-cycled': ({ cards: gone }) => [{ kind: 'carry', what: cards(gone), to: 'host' }],
  'koa-rewired': ({ card }) => [stamp(WORDS.changed), { kind: 'react', what: `card:${card}`, how: 'glow' }],
  'koa-corroborated': ({ card, anchor }) => [
    stamp(WORDS.corroborated, 'good'),
    ...[card, anchor].map((id) => ({ kind: 'react', what: `card:${id}`, how: 'glow' }) as const),
  ],
  'koa-exploited': ({ damage }) => [
    stamp(WORDS.exploited, 'good'),
    { kind: 'slide', what: 'resistance' },
    { kind: 'delta', at: 'resistance', tone: 'good', says: `−${damage}` },
  ],
  'koa-scrutiny': ({ by }) => [
    { kind: 'delta', at: 'scrutiny', tone: 'warn', says: signed(by) },
    { kind: 'react', what: 'host', how: 'shake' },
  ],
  'koa-won': (_, setup, events) => [won(setup, events)],
  'koa-lost': (_, setup, events) => [lost(setup, events)],
};

const STORY: readonly Event['kind'][] = [
  'submitted',
  'scrutiny-rose',
  'refuted',
  'answered',
  'restored',
  'damaged',
  'addressed',
];
const isStory = (event: Event): event is Event & StoryEvent => STORY.includes(event.kind) && !('gate' in event);

/** A counter that FLAG shows turns over where it lies. */
const flagged = ({ koa }: View, { counter }: Of<'koa-flagged'>): readonly Beat[] => {
  const at = koa?.counters.findIndex(({ id }) => id === counter) ?? -1;
  return at < 0 ? [] : [{ kind: 'turn', what: `counter:${at}` }, stamp(WORDS.shown)];
};

/** What a move looks like on the table, event by event; her answers as the Daily shows them. */
export const beatsOf = (setup: Setup, view: View, events: readonly Event[]): readonly Beat[] => {
  const { koa } = view;
  const story = koa ? events.filter(isStory).flatMap((event) => storyBeats(koa, [event], '')) : [];
  const own = events.flatMap((event) => {
    if (event.kind === 'koa-flagged') return flagged(view, event);
    const beats = BEATS[event.kind] as
      | ((event: Event, setup: Setup, events: readonly Event[]) => readonly Beat[])
      | undefined;
    return beats?.(event, setup, events) ?? [];
  });
  return [...story, ...own];
};
