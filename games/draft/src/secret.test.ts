import { playOut } from '@lockstep/conformance';
import { moments, parseSeed, preview, type Refusal } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import type { Event } from './action.ts';
import { questOf, readContent } from './content.fixture.ts';
import { draft } from './draft.ts';
import { type Fields, legal, play, quest, route, SEED, shown } from './small.fixture.ts';

const pack = readContent();

describe('[R18] the draws to come are the only secret', () => {
  test('[R18] what a player can know has everything but the seed', () => {
    const { setup, state } = play(quest(), SEED);
    const known = draft.mask(setup, state, 0);
    expect(known.state).toEqual({ ...state, seed: null });
    expect(known.setup).toBe(setup);
  });

  test('[R18] with the seed drawn anew nothing that is seen changes', () => {
    const setup = questOf(pack, { scene: 'three-dreams' });
    const other = parseSeed('another night');
    for (const { state } of moments(playOut(draft, setup, SEED, parseSeed('choices')))) {
      const twin = draft.resample(setup, state, 0, other).state;
      expect(draft.view(setup, twin, 0)).toEqual(draft.view(setup, state, 0));
      expect(draft.legal(setup, twin, 0)).toEqual(draft.legal(setup, state, 0));
    }
  });

  test('[K5] [R18] a preview shows what the step does now, and nothing that is drawn after it', () => {
    const run = playOut(draft, questOf(pack, { scene: 'first-dream' }), SEED, parseSeed('choices'));
    const drawn = new Set([
      'theme-chosen',
      'drew',
      'kept',
      'refilled',
      'guarantee-skipped',
      'offered',
      'signs-offered',
    ]);
    let before = draft.start(run.setup, SEED);
    for (const { state } of moments(run)) {
      for (const action of draft.legal(run.setup, before, 0)) {
        const seen = preview(draft, run.setup, before, 0, action) as Exclude<ReturnType<typeof preview>, Refusal>;
        expect((seen.events as readonly Event[]).filter(({ kind }) => drawn.has(kind))).toEqual([]);
        expect(seen.events.length).toBeGreaterThan(0);
      }
      before = state;
    }
  });

  test('[K5] a preview of a buy is the buy', () => {
    const written = quest({ scene: route(['SHOP']), quest: { start_essence: 5000 } });
    const [line] = legal(play(written, SEED));
    expect(shown(written, SEED, line!).events).toEqual(play(written, SEED, line!).events);
  });

  test('[R19] chance comes from six streams, each by its name', () => {
    const asked = new Set<string>();
    const zeros = new Proxy([], { get: () => 0 });
    const rolls = new Proxy({}, { get: (_, stream) => asked.add(String(stream)) && zeros });
    const setup = questOf(pack, { scene: 'seven-dreams' });
    playOut(draft, setup, { hi: 0, lo: 0, rolls }, parseSeed('choices'));
    expect([...asked].sort()).toEqual(['dreamcaller', 'dreamsign', 'offer', 'pool', 'sale', 'theme']);
  });

  test('[K2] [R19] a stream that is drawn from more often moves no other', () => {
    const offers = (more: Fields): readonly string[] => {
      const written = quest({ ...more, scene: route(['SIGNS', 'SHOP', 'DISCOVERY', 'OFFERING']) });
      const sign = legal(play(written, SEED))[0]!;
      return play(written, SEED, sign, 'leave').told.flatMap((event) => (event.kind === 'offered' ? event.cards! : []));
    };
    const plain = offers({ quest: { dreamsign_choices: 5 } });
    expect(plain.length).toBeGreaterThan(6);
    // Other prices: more draws from `sale`.
    expect(offers({ quest: { dreamsign_choices: 5, sale_percent: 100 } })).toEqual(plain);
  });

  test('[R18] [R19] a whole quest comes again from its seed', () => {
    const setup = questOf(pack, { scene: 'three-dreams', preset: 'open' });
    const once = playOut(draft, setup, SEED, parseSeed('choices')).now;
    const again = playOut(draft, setup, SEED, parseSeed('choices')).now;
    expect(again.chain).toEqual(once.chain);
    expect(playOut(draft, setup, parseSeed('other'), parseSeed('choices')).now.chain).not.toEqual(once.chain);
  });
});
