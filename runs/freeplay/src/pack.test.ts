import { describe, expect, test } from 'vitest';
import { parseSetup } from './setup.ts';
import { artifact, aura, type Fields, gate, incident, issuesOf, night, offer, pack } from './small.fixture.ts';

const BASE = pack();
const list = (key: string): readonly Fields[] => BASE[key] as readonly Fields[];
const [one, ...rest] = list('incident') as readonly [Fields, ...Fields[]];
const kit = list('kit')[0]!;
const run = list('run')[0]!;
const slots = (...gates: readonly string[]) => [{ strength: 40, gates }];

describe('[F19] a pack', () => {
  test('[F19] the small one is one', () => {
    expect(issuesOf(BASE)).toEqual([]);
  });

  const faults: readonly [code: string, path: readonly (string | number)[], changes: Fields][] = [
    ['duplicate-id', ['incident', 1, 'id'], { incident: [one, { ...rest[0]!, id: 'doors-1' }, rest[1]!] }],
    ['duplicate-id', ['case', 1, 'id'], { case: [night(1), night(2, { id: 'night-1' }), night(3)] }],
    ['duplicate-id', ['case', 1, 'card', 0, 'id'], { case: [night(1), night(2, { card: night(1).card }), night(3)] }],
    ['duplicate-id', ['case', 1, 'down', 3, 'id'], { case: [night(1), night(2, { down: night(1).down }), night(3)] }],
    ['duplicate-id', ['offer', 5, 'id'], { offer: [...list('offer'), offer('TOKEN', ['gates'])] }],
    ['duplicate-id', ['level', 1, 'id'], { level: [list('level')[0]!, { ...list('level')[0]!, number: 1 }] }],
    ['duplicate-id', ['run', 1, 'id'], { run: [run, run] }],
    ['duplicate-id', ['kit', 1, 'id'], { kit: [kit, kit] }],
    ['duplicate-id', ['gate', 3, 'id'], { gate: [...list('gate'), gate('gate.ONE')] }],
    ['unknown-reference', ['incident', 0, 'slot', 0, 'gates', 0], { incident: [incident(1, ['gate.OEN']), ...rest] }],
    ['unknown-reference', ['kit', 0, 'deck', 6], { kit: [{ ...kit, deck: ['a', 'b', 'c', 'd', 'e', 'f', 'q'] }] }],
    ['unknown-reference', ['run', 0, 'kit'], { run: [{ ...run, kit: 'pliant' }] }],
    ['unknown-reference', ['run', 0, 'acts', 0, 0], { run: [{ ...run, acts: [['doors-4']] }] }],
    [
      'unknown-reference',
      ['run', 0, 'acts', 1, 0],
      { run: [{ ...run, edition: 'testimony', acts: [['night-1'], ['doors-1']] }] },
    ],
    ['unknown-reference', ['run', 0, 'opening', 1], { run: [{ ...run, opening: ['a', 'q'] }] }],
    [
      'unknown-reference',
      ['kit', 1, 'feat', 'needs', 0, 'kit'],
      { kit: [kit, { ...kit, id: 'other', feat: { line: 'Win.', needs: [{ fact: 'won', kit: 'plian' }] } }] },
    ],
    [
      'unknown-reference',
      ['badge', 0, 'needs', 0, 'kit'],
      { badge: [{ id: 'b', name: 'B', line: 'Win.', needs: [{ fact: 'won', kit: 'plian' }] }] },
    ],
    [
      'gate-twice',
      ['incident', 0, 'slot', 1, 'gates', 0],
      { incident: [{ ...one, slot: [...slots('gate.ONE'), ...slots('gate.ONE')] }, ...rest] },
    ],
    [
      'gate-twice',
      ['incident', 0, 'slot', 0, 'gates', 1],
      { incident: [{ ...one, slot: slots('gate.ONE', 'gate.ONE') }, ...rest] },
    ],
    [
      'duplicate-word',
      ['incident', 0, 'modifiers', 0, 1],
      { incident: [{ ...one, modifiers: [['modifier.DEEP_VERIFY', 'modifier.DEEP_VERIFY']] }, ...rest] },
    ],
    ['duplicate-word', ['kit', 0, 'deck', 6], { kit: [{ ...kit, deck: ['a', 'b', 'c', 'd', 'e', 'f', 'a'] }] }],
    ['duplicate-word', ['kit', 0, 'tools', 1], { kit: [{ ...kit, tools: ['tool.REDACT', 'tool.REDACT'] }] }],
    [
      'never-together',
      ['incident', 0, 'modifiers', 1],
      { incident: [{ ...one, modifiers: [[], ['modifier.RATE_LIMIT', 'modifier.NARROW_CHANNEL']] }, ...rest] },
    ],
    [
      'boss-only',
      ['incident', 0, 'modifiers', 0],
      { incident: [{ ...one, modifiers: [['modifier.POLICY_LOCKDOWN']] }, ...rest] },
    ],
    ['duplicate-level', ['level', 1, 'number'], { level: [list('level')[0]!, { ...list('level')[0]!, id: 'again' }] }],
    ['missing-entry', ['level'], { level: [{ ...list('level')[0]!, number: 1 }] }],
    [
      'out-of-range',
      ['level', 0, 'strictness', 1],
      {
        level: [
          {
            ...list('level')[0]!,
            strictness: [
              [1, 1],
              [1, 0],
              [1, 1],
            ],
          },
        ],
      },
    ],
    ['few-offers', ['offer'], { offer: list('offer').slice(0, 3) }],
    ['empty-act', ['run', 0], { incident: [one, rest[0]!] }],
    ['empty-act', ['run', 1], { case: [night(1), night(3)] }],
    ['no-open-kit', ['kit'], { kit: [{ ...kit, feat: { line: 'Win.', needs: [{ fact: 'won' }] } }] }],
    ['out-of-range', ['kit', 0, 'deck'], { freeplay: { deck_least: 6, deck_most: 6 } }],
    ['missing-entry', ['tool'], { tool: list('tool').slice(1) }],
    [
      'refutes-nothing',
      ['case', 0, 'card', 3, 'refutes'],
      { case: [night(1, { counter: [{ id: 'OTHER', name: 'O', targets: ['INTENT'] }] }), night(2), night(3)] },
    ],
    [
      'empty-card',
      ['case', 0, 'down', 0, 'proves'],
      { case: [night(1, { down: [{ id: 'empty', name: 'E', power: 1, trust: 'VERIFIED' }] }), night(2), night(3)] },
    ],
    ['duplicate-word', ['koa', 'rewire_minutes', 1], { koa: { rewire_minutes: [5, 5] } }],
    ['unknown-key', ['freeplay', 'luck'], { freeplay: { luck: 1 } }],
  ];
  test.each(faults)('[F19] %s at %j', (code, path, changes) => {
    expect(issuesOf(pack(changes)).map((found) => ({ code: found.code, path: found.path }))).toContainEqual({
      code,
      path,
    });
  });

  test('[F19] all issues are found, not the first alone', () => {
    const found = issuesOf(pack({ run: [run, run], level: [{ ...list('level')[0]!, number: 1 }] }));
    expect(found.map(({ code }) => code).sort()).toEqual(['duplicate-id', 'missing-entry']);
  });
});

describe('[F19] a setup', () => {
  const faults: readonly [code: string, path: readonly (string | number)[], changes: Fields][] = [
    ['unknown-reference', ['firmware'], { firmware: 'fw9' }],
    ['unknown-reference', ['kit', 'deck', 0], { kit: { ...kit, deck: ['q', 'b', 'c', 'd', 'e', 'f'] } }],
    ['empty-act', ['scene'], { incident: [one] }],
    ['unknown-reference', ['scene', 'acts', 0, 0], { scene: { ...run, acts: [['doors-9']] } }],
    ['few-offers', ['offer'], { freeplay: { cache_offers: 9 } }],
    ['duplicate-id', ['artifact', 10, 'id'], { artifact: [...list('artifact'), artifact('a')] }],
  ];
  test.each(faults)('[F19] is refused with %s at %j', (code, path, changes) => {
    const parsed = parseSetup(aura(changes));
    if (parsed.ok) throw new Error('it is one');
    expect(parsed.fault.map((found) => ({ code: found.code, path: found.path }))).toContainEqual({ code, path });
  });
});
