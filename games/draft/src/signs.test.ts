import { parseSeed } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { readContent } from './content.fixture.ts';
import { draft } from './draft.ts';
import {
  type Fields,
  find,
  issuesOf,
  kinds,
  legal,
  play,
  quest,
  read,
  rolls,
  route,
  SEED,
  SIGNS,
  sign,
} from './small.fixture.ts';

const ALL = SIGNS.map(({ name }) => String(name).toLowerCase().replaceAll(' ', '-'));
const at = (...sites: readonly string[]): Fields => quest({ scene: route(sites) });

describe('[R14] dreamsigns', () => {
  test('[R14] [R19] an Offering shows one, and it may be left', () => {
    const script = rolls({ dreamsign: [3] });
    const met = play(at('OFFERING'), script.seed);
    script.done();
    expect(met.view).toMatchObject({ site: 'OFFERING', dreamsigns: ['sign-of-stone'], offer: [] });
    expect(legal(met)).toEqual(['accept sign-of-stone', 'leave']);
    const left = play(at('OFFERING'), script.seed, 'leave');
    expect(left.view).toMatchObject({ signs: [], site: 'END' });
    expect(kinds(left.events)).toEqual(['left', 'dreamscape-ended', 'finished']);
  });

  test('[R14] a Dreamsign Draft shows three, drawn one after the other, and one has to be accepted', () => {
    const met = play(at('SIGNS'), rolls({ dreamsign: [4, 0, 1] }).seed);
    expect(met.view.dreamsigns).toEqual(['sign-of-ruin', 'sign-of-tide', 'sign-of-zephyr']);
    expect(legal(met)).toEqual(['accept sign-of-tide', 'accept sign-of-zephyr', 'accept sign-of-ruin']);
  });

  test.each([1, 2, 5])('[R14] the quest says how many: %i', (dreamsign_choices) => {
    const { view } = play(quest({ scene: route(['SIGNS']), quest: { dreamsign_choices } }), SEED);
    expect(new Set(view.dreamsigns).size).toBe(dreamsign_choices);
  });

  test('[R9] [R14] RES-32 RES-75 what is accepted adds its resonance to the profile and its tags to theirs', () => {
    const written = quest({
      scene: route(['OFFERING', 'SIGNS']),
      dreamsign: [sign('Shell', 'Tide', { tags: ['mechanic:draw', 'tribal:visitor'] })],
    });
    const { view, events, setup, state } = play(written, SEED, 'accept shell');
    expect(find(events, 'accepted')).toEqual({ kind: 'accepted', dreamsign: 'shell' });
    expect(view).toMatchObject({
      signs: ['shell'],
      deck: [],
      profile: { Tide: 1 },
      tags: { 'mechanic:draw': 1, 'tribal:visitor': 1 },
      score: 0,
    });
    expect(draft.outcome(setup, state)).toMatchObject({ reason: 'Tide' });
  });

  test('[R14] nobody is shown what they hold', () => {
    for (let i = 0; i < 40; i += 1) {
      const written = quest({
        scene: route(['OFFERING', 'SIGNS']),
        begin: { dreamsigns: ['sign-of-tide', 'sign-of-ruin'] },
      });
      const seed = parseSeed(`held ${i}`);
      const one = play(written, seed).view.dreamsigns;
      const three = play(written, seed, `accept ${one[0]}`).view.dreamsigns;
      expect([...one, ...three].some((id) => id === 'sign-of-tide' || id === 'sign-of-ruin')).toBe(false);
      expect(three).not.toContain(one[0]);
      // Only two are left to show.
      expect(three).toHaveLength(2);
    }
  });

  test('[R14] what was left comes again', () => {
    const written = quest({ scene: route(['OFFERING', 'OFFERING']), dreamsign: [sign('Shell', 'Tide')] });
    expect(play(written, SEED, 'leave').view.dreamsigns).toEqual(['shell']);
  });

  test('[R23] where all are held there is nothing to decide, and the quest goes on', () => {
    const written = quest({ scene: route(['OFFERING', 'SIGNS', 'OFFERING']), dreamsign: [sign('Shell', 'Tide')] });
    const { view, events } = play(written, SEED, 'accept shell');
    expect(view.site).toBe('END');
    expect(kinds(events)).toEqual([
      'accepted',
      'entered',
      'signs-offered',
      'entered',
      'signs-offered',
      'dreamscape-ended',
      'finished',
    ]);
  });

  test('[R14] each is equally likely, and equally often first of three', () => {
    const [one, three] = [read(at('OFFERING')), read(at('SIGNS'))];
    const counts = [one, three].map(() => ALL.map(() => 0));
    for (let i = 0; i < 2000; i += 1)
      [one, three].forEach((setup, which) => {
        counts[which]![draft.start(setup, parseSeed(`sign ${i}`)).offer![0]!]! += 1;
      });
    for (const row of counts) for (const count of row) expect(Math.abs(count - 400)).toBeLessThan(65);
  });

  test('[R14] RES-74 no site of cards shows one', () => {
    const { setup } = play(at('DRAFT'), SEED);
    const cardIds = new Set(setup.cards.map(({ id }) => id));
    for (const id of ALL) expect(cardIds.has(id)).toBe(false);
    for (const site of ['DRAFT', 'SHOP', 'DISCOVERY'])
      for (const { card } of play(at(site), SEED).view.offer) expect(ALL).not.toContain(card);
  });

  test('[R14] a Dreamsign Draft can be left where the quest says so', () => {
    const met = play(quest({ scene: route(['SIGNS']), quest: { leave_signs: true } }), SEED);
    expect(legal(met).at(-1)).toBe('leave');
    const left = play(quest({ scene: route(['SIGNS']), quest: { leave_signs: true } }), SEED, 'leave');
    expect(left.view).toMatchObject({ signs: [], site: 'END' });
    expect(kinds(left.events)).toEqual(['left', 'dreamscape-ended', 'finished']);
  });

  test('[R14] [R23] who holds as many as can be held is shown no more', () => {
    const written = quest({ scene: route(['SIGNS', 'OFFERING', 'SIGNS']), quest: { dreamsign_most: 1 } });
    const first = play(written, SEED);
    const { view, events } = play(written, SEED, `accept ${first.view.dreamsigns[0]}`);
    expect(view).toMatchObject({ site: 'END', signs: [first.view.dreamsigns[0]] });
    expect(kinds(events)).toEqual(['accepted', 'entered', 'entered', 'dreamscape-ended', 'finished']);
  });

  test('[R14] Q1: nobody begins with more than can be held', () => {
    const begin = { dreamsigns: ['sign-of-tide', 'sign-of-ruin'] };
    expect(issuesOf(quest({ begin, quest: { dreamsign_most: 2 } }))).toEqual([]);
    expect(issuesOf(quest({ begin, quest: { dreamsign_most: 1 } }))).toEqual([
      expect.objectContaining({ code: 'too-many-dreamsigns', path: ['begin', 'dreamsigns'], found: '2' }),
    ]);
  });

  test('[R14] Q1: the shipped quest holds twelve, and its Dreamsign Draft can be left', () => {
    expect(readContent().quest).toMatchObject({ dreamsign_most: 12, leave_signs: true });
  });
});
