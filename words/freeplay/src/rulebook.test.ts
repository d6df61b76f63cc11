import { refusals } from '@lockstep/freeplay';
import { printedName, sectionText } from '@lockstep/words';
import { describe, expect, test } from 'vitest';
import { pathWords } from './clause.ts';
import { RULED_IN } from './contents.ts';
import { TERMS } from './glossary.ts';
import { quickReference } from './quick.ts';
import { rulebook } from './rulebook.ts';
import { koa, pack, runOf } from './run.fixture.ts';
import { type Rules, SECTION_IDS, type SectionId } from './section.ts';

const part = (id: SectionId, rules: Rules = { pack }): string =>
  sectionText(rulebook(rules).find((section) => section.id === id)!);

describe('FULL RULES', () => {
  test('[K4] has every section once, in order', () => {
    expect(rulebook({ pack }).map(({ id }) => id)).toEqual([...SECTION_IDS]);
  });

  const names = (things: readonly { readonly name: string }[]): readonly string[] => things.map(({ name }) => name);
  const { tuning, freeplay: run, koa: night } = pack;
  const parts: readonly [rule: string, SectionId, readonly string[]][] = [
    ['F1', 'goal', ['three acts', 'AURA', 'KOA']],
    ['F1', 'acts', ['Boss', 'in 5 turns', 'one modifier', 'Expert']],
    ['G1', 'incident', ['one to three gates'.replace('one', 'One'), `filled up to five`, 'shuffled in']],
    ['D05v1-71', 'turn', ['choose a move', 'attach artifacts', 'use a tool', 'aim at a gate', 'resolved']],
    [
      'G8',
      'moves',
      ['INJECT | free', 'FLAG | 1 Ops Token', 'EXPLOIT | 2 Ops Tokens', 'CORROBORATE', 'CYCLE', 'REWIRE'],
    ],
    ['G2', 'inject', ['the one that does most Damage', 'has to be one artifact', 'least trusted']],
    [
      'G3',
      'damage',
      [`at least ${tuning.damage_least} and at most ${tuning.damage_most}`, 'VERIFIED × 1.1', 'SKETCHY × 0.8'],
    ],
    ['G5', 'flag', ['× 1.48', 'strike one']],
    ['G6', 'rewire', pack.rewire.map(({ from, to }) => printedName(`${from} | ${to} | `))],
    ['G5', 'corroborate', ['share a tag', 'different sources', 'VERIFIED SENSOR or SYSTEM LOG']],
    ['G5', 'cycle', ['the next hand is 6', 'Never twice in a row']],
    ['G5', 'exploit', [`${tuning.exploit_named} with one whose tag`, 'patches the hole']],
    ['F2', 'tokens', ['You hold 0 to 3', 'FLAG | 1 | 1', 'EXPLOIT | 2 | 2', 'Policy Lockdown']],
    ['G4', 'scrutiny', ['MED | 10', 'HIGH | 20', `It is ${run.scrutiny_start}`, 'cleared | −2']],
    ['G7', 'audits', ['That of an EXPLOIT is always Source Lock.']],
    ['G4', 'audits', [...names(pack.audit), `gives ${tuning.audit_return} Gate Strength back`]],
    [
      'G2',
      'gates',
      pack.gate.flatMap(({ name, path }) => [name, ...path.map(({ clauses }) => pathWords({ clauses }))]),
    ],
    ['G14', 'modifiers', [...names(pack.modifier), 'The Boss only.']],
    ['G13', 'tools', pack.tool.map(({ name, charges }) => `${name} | ${charges} | `)],
    ['F3', 'koa', ['Counters are hidden', `At ${night.scrutiny_cap} the run is lost`, 'face down']],
    ['D05v2 §9', 'koa-moves', ['SUBMIT | free', 'FLAG | 1 Ops Token', `${night.exploit_damage} damage`]],
    ['F3', 'koa-rewire', ['HOME', 'AWAKE', '−10, −5, +5 or +10 minutes']],
    ['F3', 'koa-turn', ['Everything in a submission happens in this order']],
    ['F3', 'koa-damage', ['contested']],
    ['F3', 'koa-corroboration', ['the same location']],
    ['F3', 'koa-counters', ['first counter of her printed list']],
    ['F3', 'koa-refutation', ['before KOA answers']],
    ['F3', 'koa-scrutiny', ['SKETCHY card']],
    ['F3', 'koa-trust', ['VERIFIED']],
    ['F3', 'koa-contradictions', ['ASLEEP']],
    ['F3', 'koa-concerns', ['LIVENESS']],
    ['F1', 'caches', pack.offer.map(({ name, cost }) => `${name} | ${cost} | `)],
    ['F1', 'ends', ['Given up', 'Abandoned']],
    ['F23', 'ends', ['cannot be lost', 'taken back']],
    ['F4', 'levels', pack.level.map(({ id, name }) => `${id} | ${name} | `)],
    ['F11', 'levels', ['Those below fw0 stand alone.']],
    ['F6', 'kits', ['two kits at most, below fw0 one', 'that meets no feat opens the next kit']],
    ['F4', 'kits', [...names(pack.kit), ...pack.kit.flatMap(({ feat }) => feat?.line ?? [])]],
    ['F4', 'badges', names(pack.badge)],
    ['F4', 'practice', ['undo', 'opens no kit']],
    ['K6', 'glossary', [...TERMS]],
  ];
  test.each(parts)('[K4] %s: %s', (_rule, id, facts) => {
    for (const fact of facts) expect(part(id)).toContain(fact);
  });

  test('[K4] [F4] the run at hand brings its own numbers', () => {
    const hard = runOf({ scene: 'aura-run', kit: 'chaos', level: 'fw8', tuning: { exploit_named: 55 } });
    const of = (id: SectionId): string => part(id, { pack, setup: hard });
    expect(of('levels')).toContain('These rules speak of fw8.');
    expect(of('kits')).toContain('This run began with Chaos.');
    expect(of('exploit')).toContain('55 with one whose tag');
    expect(of('caches')).toContain('A Quiet Hour | 5 | ');
    expect(of('audits')).toContain(`gives ${tuning.audit_return + 5} Gate Strength back`);
    expect(part('kits', { pack, setup: koa })).not.toContain('This run began');
  });

  test('[K4] every event and refusal has its place in the rules', () => {
    for (const id of Object.values(RULED_IN)) expect(SECTION_IDS).toContain(id);
    for (const code of Object.keys(refusals)) expect(RULED_IN).toHaveProperty(code);
    for (const id of SECTION_IDS) expect(part(id).length).toBeGreaterThan(80);
  });
});

test('[K4] [G2] [G23] the quick reference and the rules say of each edition which path counts', () => {
  const { best_path: _best, exploit_locks: _locks, ...first } = pack.tuning;
  const inject = (rules: Rules): string => quickReference(rules).find(([label]) => label === 'INJECT')![1];
  expect(inject({ pack })).toContain('the best path met');
  const old = { pack: { ...pack, tuning: first } };
  expect(inject(old)).toContain('the first path met');
  expect(part('inject', old)).toContain('The first that is met counts.');
  expect(part('audits', old)).not.toContain('always Source Lock');
});

test('[K4] the quick reference fits one screen', () => {
  const lines = quickReference({ pack });
  expect(lines.length).toBeLessThanOrEqual(18);
  for (const [label, text] of lines) expect(`${label} ${text}`.length, text).toBeLessThan(130);
});
