import { TOOLS } from '@lockstep/gates';
import { parseSeed, Refusal, type Seed } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { freeplay } from './freeplay.ts';
import { OFFERS } from './offer.ts';
import type { Setup } from './setup.ts';
import {
  actionOf,
  artifact,
  aura,
  CLEAR,
  DECK,
  type Fields,
  find,
  incident,
  koa,
  legal,
  offer,
  type Played,
  play,
  playFrom,
  read,
  refused,
  refusedAction,
  shown,
} from './small.fixture.ts';

const GATES = ['ARTIFACT', 'TOOL', 'CHARGE', 'REMOVAL', 'CALM', 'TOKEN', 'REARM'];
const KOA = ['CHARGE', 'TOKEN', 'SOFTEN', 'FORESIGHT', 'REDEAL'];
const AMOUNTS: { readonly [id: string]: number } = { ARTIFACT: 3, CALM: 4, SOFTEN: 4 };

/** Every offer there is, each for 1 credit. */
const EVERY = OFFERS.map((id) =>
  offer(id, [...(GATES.includes(id) ? ['gates'] : []), ...(KOA.includes(id) ? ['testimony'] : [])], {
    cost: 1,
    amount: AMOUNTS[id] ?? 1,
  }),
);

const run = (changes: Fields = {}): Fields =>
  aura({
    ...changes,
    offer: EVERY,
    freeplay: { deck_least: 6, deck_most: 9, ...((changes.freeplay ?? {}) as Fields) },
  });

const SEEDS = Array.from({ length: 40 }, (_, i) => parseSeed(`cache ${i}`));

/** The same run is read once, however many seeds it is played on. */
const setups = new Map<Fields, Setup>();

const offersAt = (written: Fields, seed: Seed, lines: readonly string[]) => {
  const setup = setups.get(written) ?? read(written);
  setups.set(written, setup);
  const at = lines.reduce(
    (state, line) => {
      const next = freeplay.step(setup, state, 0, actionOf(setup, line));
      if (next instanceof Refusal) throw new Error(`${line}: ${next.code}`);
      return next;
    },
    freeplay.start(setup, seed),
  );
  return freeplay.view(setup, at, 0).offers;
};

/** What can lie in the cache after these lines, over many seeds. */
const canLie = (written: Fields, lines: readonly string[]): readonly string[] => {
  const seen = new Set(SEEDS.flatMap((seed) => offersAt(written, seed, lines).map(({ id }) => id)));
  return OFFERS.filter((kind) => seen.has(kind));
};

/** Plays on a seed on whose cache this lies; the last line takes it. */
const taking = (written: Fields, lines: readonly string[], line: string, ...more: readonly string[]): Played => {
  const seed = SEEDS.find((one) => offersAt(written, one, lines).some(({ id }) => id === line.split(' ')[1]));
  if (!seed) throw new Error(`${line} is never offered`);
  return playFrom(written, seed, ...lines, line, ...more);
};

const first = CLEAR[0]!;
/** Two gates in Act 1: EXPLOIT can be paid there. */
const two = { incident: [incident(1, ['gate.ONE', 'gate.TWO']), incident(2, ['gate.ONE']), incident(3, ['gate.ONE'])] };

describe('[F9] a cache', () => {
  test('[F9] three different offers, drawn; one is taken for its price, and the next act begins', () => {
    const { view, events } = play(aura(), ...first);
    expect(view.offers).toHaveLength(3);
    expect(new Set(view.offers.map(({ id }) => id)).size).toBe(3);
    expect(find(events, 'cache-opened')?.offers).toEqual(view.offers.map(({ id }) => id));
    const line = legal(play(aura(), ...first)).find((one) => one.startsWith('take'))!;
    const taken = play(aura(), ...first, line);
    const { cost } = view.offers.find(({ id }) => id === line.split(' ')[1])!;
    expect(find(taken.events, 'took')).toMatchObject({ cost, credits: 7 - cost });
    expect(taken.view).toMatchObject({ act: 2, phase: 'incident', credits: 7 - cost, offers: [] });
  });

  test('[F9] every offer that would do something comes up, none of the other edition, and no token where the next act fills the cap', () => {
    const setup = read(aura());
    const seen = new Set<string>();
    for (let i = 0; i < 60; i += 1) {
      const next = freeplay.step(setup, freeplay.start(setup, parseSeed(`cache ${i}`)), 0, actionOf(setup, first[0]!));
      for (const { id } of freeplay.view(setup, next as never, 0).offers) seen.add(id);
    }
    expect([...seen].sort()).toEqual(['ARTIFACT', 'CALM', 'CHARGE']);
  });

  test('[F9] leaving costs nothing', () => {
    expect(play(aura(), ...first, 'leave').view.credits).toBe(7);
  });

  test('[F9] what cannot be paid stays in sight and cannot be taken', () => {
    const dear = aura({ offer: EVERY.map((one) => ({ ...one, cost: 8 })) });
    const at = play(dear, ...first);
    expect(at.view.offers).toHaveLength(3);
    expect(at.view.offers.every(({ cost, affordable }) => cost === 8 && !affordable)).toBe(true);
    expect(legal(at)).toEqual(['leave', 'give-up', 'abandon']);
    const { id, artifacts } = at.view.offers[0]!;
    const line = ['take', id, ...artifacts.slice(0, 1).map((one) => one.id)].join(' ');
    expect(refused(dear, ...first, line)).toMatchObject({ code: 'too-dear', data: { cost: 8, credits: 7 } });
  });

  test('[F9] ARTIFACT: one of three that are not in the deck', () => {
    const { view, events, state } = taking(run(), first, 'take ARTIFACT y');
    expect(view.deck).toEqual([...DECK, 'y']);
    expect(find(events, 'took')?.about).toBe('y');
    expect(state.act.deck).toHaveLength(8);
    const seed = SEEDS.find((one) => offersAt(run(), one, first).some(({ id }) => id === 'ARTIFACT'))!;
    const drawer = offersAt(run(), seed, first).find(({ id }) => id === 'ARTIFACT')!;
    expect(drawer.artifacts.map(({ id }) => id).sort()).toEqual(['x', 'y', 'z']);
  });

  test('[F9] ARTIFACT: not where the deck is full, nor where it has every artifact there is', () => {
    expect(canLie(run(), first)).toContain('ARTIFACT');
    expect(canLie(run({ freeplay: { deck_most: 7 } }), first)).not.toContain('ARTIFACT');
    const all = run({
      artifact: DECK.map((id) => artifact(id, { source: 'meter' })),
      audit: aura().audit,
    });
    expect(canLie(all, first)).not.toContain('ARTIFACT');
  });

  test('[F9] REMOVAL: any artifact of the deck, as long as there are more than `deck_least`', () => {
    expect(taking(run(), first, 'take REMOVAL c').view.deck).toEqual(DECK.filter((id) => id !== 'c'));
    expect(canLie(run({ freeplay: { deck_least: 7 } }), first)).not.toContain('REMOVAL');
  });

  test('[F9] TOOL: one that is not owned, with its charges from now on', () => {
    const { view, state, events } = taking(run(), first, 'take TOOL');
    expect(view.tools).toHaveLength(2);
    expect(view.tools).toContain(find(events, 'took')!.about);
    expect(state.gates!.charges.filter((charges) => charges > 0)).toHaveLength(2);
    const kit = { ...(aura().kit as object), tools: TOOLS.slice(1) };
    expect(canLie(run({ kit }), first)).not.toContain('TOOL');
  });

  test('[F9] CHARGE: CORROBORATE once more in every act to come', () => {
    expect(taking(run(), first, 'take CHARGE').state.gates!.charges[0]).toBe(3);
    expect(taking(run(), first, 'take CHARGE', ...CLEAR[1]!, 'leave').state.gates!.charges[0]).toBe(3);
  });

  test('[F9] CALM: Scrutiny falls by 4, never below 0', () => {
    expect(taking(run(), first, 'take CALM').view.scrutiny).toBe(6 - 4 + 2);
    const calm = { scrutiny_start: 3, scrutiny_entering: [0, 0, 0] };
    expect(taking(run({ freeplay: calm }), first, 'take CALM').view.scrutiny).toBe(0);
    expect(canLie(run({ freeplay: { ...calm, scrutiny_start: 0 } }), first)).not.toContain('CALM');
  });

  test('[F2] D05v1-47 TOKEN: one more, up to the cap', () => {
    const poor = ['flag at gate.ONE path 1', 'inject a at gate.ONE'];
    expect(playFrom(run(), SEEDS[0]!, ...poor, 'leave').view.tokens).toBe(2);
    expect(taking(run(), poor, 'take TOKEN').view.tokens).toBe(3);
    expect(canLie(run(two), CLEAR[1]!)).not.toContain('TOKEN');
  });

  test('[F9] REARM: only where EXPLOIT was used, and then it can be used again', () => {
    expect(canLie(run(two), CLEAR[1]!)).not.toContain('REARM');
    const spent = ['inject a at gate.ONE', 'exploit at gate.TWO'];
    expect(taking(run(two), spent, 'take REARM').view.exploit).toBe(true);
    expect(playFrom(run(two), SEEDS[0]!, ...spent, 'leave').view.exploit).toBe(false);
  });

  describe('of the KOA edition', () => {
    const nights = (amounts: { readonly [id: string]: number } = {}): Fields =>
      koa({
        koa: { EASY: { resistance: 7, turns: 6 } },
        offer: EVERY.map((one) => ({ ...one, amount: amounts[one.id as string] ?? one.amount })),
      });
    const won = ['submit cap1 log1'];

    test('[F9] none of AURA’s lies there', () => {
      expect(canLie(nights(), won)).toEqual(OFFERS.filter((id) => KOA.includes(id) && id !== 'TOKEN'));
      expect(canLie(nights(), ['submit log1 note1'])).toContain('TOKEN');
    });

    test('[F9] SOFTEN: the next puzzle alone has less Resistance, never less than 1', () => {
      expect(taking(nights(), won, 'take SOFTEN').view.koa).toMatchObject({ resistance: 3, resistanceMax: 3 });
      expect(taking(nights(), won, 'take SOFTEN', 'submit log2', 'leave').view.koa!.resistance).toBe(7);
      expect(taking(nights({ SOFTEN: 9 }), won, 'take SOFTEN').view.koa!.resistance).toBe(1);
    });

    test('[F9] FORESIGHT: the first counters of the next puzzle are shown from turn 1', () => {
      const { view } = taking(nights(), won, 'take FORESIGHT');
      expect([view.koa!.counters.map(({ id }) => id), view.koa!.hiddenCounters]).toEqual([['CAMERA'], 1]);
      expect(taking(nights({ FORESIGHT: 2 }), won, 'take FORESIGHT').view.koa!.hiddenCounters).toBe(0);
    });

    test('[F9] REDEAL and CHARGE: more uses in each puzzle to come', () => {
      expect(taking(nights(), won, 'take REDEAL').view.koa).toMatchObject({ cycles: 2, corroborations: 1 });
      expect(taking(nights(), won, 'take CHARGE').view.koa).toMatchObject({ cycles: 1, corroborations: 2 });
    });

    test('[F2] D05v2-75 TOKEN: one more', () => {
      expect(taking(nights({ TOKEN: 1 }), ['submit log1 note1'], 'take TOKEN').view.tokens).toBe(3);
    });
  });

  const off: readonly [what: string, at: string, line: string, code: string][] = [
    ['an artifact where none is asked for', 'CHARGE', 'take CHARGE a', 'takes-no-artifact'],
    ['no artifact where one is', 'ARTIFACT', 'take ARTIFACT', 'artifact-missing'],
    ['an artifact that is not among them', 'ARTIFACT', 'take ARTIFACT a', 'artifact-not-there'],
    ['an artifact that is not in the deck', 'REMOVAL', 'take REMOVAL x', 'artifact-not-there'],
    ['an offer that is not there', 'CHARGE', 'take SOFTEN', 'not-offered'],
    ['a move', 'CHARGE', 'inject a at gate.ONE', 'not-here'],
  ];
  test.each(off)('[F18] not %s', (_, at, line, code) => {
    const seed = SEEDS.find((one) => offersAt(run(), one, first).some(({ id }) => id === at))!;
    const played = playFrom(run(), seed, ...first);
    expect(refusedAction(played, 0, actionOf(played.setup, line))?.code).toBe(code);
  });

  test('[F18] and not in an incident', () => {
    expect(refused(aura(), 'take CHARGE')?.code).toBe('not-here');
    expect(refused(aura(), 'leave')?.code).toBe('not-here');
  });

  test('[F17] a preview of clearing an act shows a cache and not what is in it; of leaving, not what comes', () => {
    expect(find(shown(aura(), ...first).events, 'cache-opened')?.offers).toBeNull();
    expect(shown(aura(), ...first, 'leave').events).toEqual([
      { kind: 'cache-left' },
      { kind: 'act-began', act: 2, incident: null, scrutiny: 8 },
    ]);
  });
});
