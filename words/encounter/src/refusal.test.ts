import { encounter, refusals } from '@lockstep/encounter';
import { begin, moments, openStream, parseSeed, Refusal, refuse } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { type RefusalCode, refusalAdvice, refusalWords } from './refusal.ts';
import { idsOf, MACHINE, night, SCENES, shippedScene, wandered } from './scene.fixture.ts';

const setup = night();

/** With the data the rules send. */
const answers: { readonly [code in RefusalCode]: readonly (readonly [data: Refusal['data'], words: string])[] } = {
  over: [[{}, 'The scene is over. Choose another scene, or play this one again.']],
  'not-now': [
    [
      { kind: 'choose', stage: 'INTENT' },
      'That cannot be done now: this is Intent. Declare, take back, and say when you are ready.',
    ],
    [
      { kind: 'declare', stage: 'BEAT' },
      'That cannot be done now: this is a page of the story. Make one of its choices, or go on.',
    ],
  ],
  'not-your-move': [
    [
      { seat: 0 },
      'It is not for the heroes to move: the other side is to, or you are ready already. Wait for the other side.',
    ],
  ],
  'not-your-turn': [
    [{ actor: 'ink-widow' }, 'Windows open in the order of initiative. It is the turn of the Ink Widow.'],
  ],
  'not-yours': [
    [{ actor: 'captain-hu' }, 'Captain Hu belongs to the other side. Declare for somebody of your own side.'],
    [{ actor: 'guards-on-the-left' }, 'Left Guards belong to the other side. Declare for somebody of your own side.'],
  ],
  'not-standing': [
    [{ actor: 'jin', technique: 'jab' }, 'Jin is out of the fight. Declare for somebody who still stands.'],
  ],
  'unknown-action': [
    [{ actions: ['choose', 'go-on'] }, 'That is nothing one can do here. Choose one of the actions that are offered.'],
    [{ actions: ['choose'], nearest: 'go-on' }, 'That is nothing one can do here. Did you mean “go-on”?'],
  ],
  'unknown-actor': [
    [{ word: 'lin-yu', nearest: 'lin-yue' }, 'Nobody in this scene is called “lin-yu”. Did you mean “lin-yue”?'],
  ],
  'unknown-technique': [
    [{ word: 'kick', nearest: null }, 'They know no technique called “kick”. Name a technique of theirs.'],
    [{ actor: 'jin', technique: 'undertow', hit: 1 }, 'Jin does not know Undertow. Use a technique of theirs.'],
  ],
  'unknown-target': [
    [
      { technique: 'strike', word: null, nearest: null, such: 'declare jin strike captain-hu' },
      'Strike cannot be aimed like that. Such as: “declare jin strike captain-hu”.',
    ],
  ],
  'unknown-choice': [[{ word: null, nearest: null }, 'No choice is named. Choose one of those on this page.']],
  'unknown-hit': [
    [
      { word: 'two', nearest: null },
      'This Clash has no hit “two”. Hits are numbered from 1 in the order of the Clash.',
    ],
  ],
  elsewhere: [
    [
      { choice: 'wade-out', actor: 'jin', technique: null },
      '“Wade out to it” belongs to another page of the story. Choose one of those on this page.',
    ],
  ],
  'no-major': [
    [
      { actor: 'jin', technique: 'strike', granted: 1 },
      'Jin has no Major left this round: a round grants 1 Major. Take a Major back, or use a Minor or a Bonus.',
    ],
  ],
  'no-minor': [
    [
      { actor: 'jin', technique: 'guard', granted: 2 },
      'Jin has no Minor left this round: a round grants 2 Minors. Take a Minor back, or win one from Prepared or a Nuance if you are +very fast.',
    ],
  ],
  'no-bonus': [
    [
      { actor: 'jin', technique: 'jab', granted: 1 },
      'Jin has no Bonus left this round: a round grants 1 Bonus. Take a Bonus back, or use something else.',
    ],
  ],
  'no-reaction': [
    [
      { actor: 'jin', technique: 'parry', hit: 1 },
      'Jin has no Reaction left this round. Pass; it comes back in the next Upkeep.',
    ],
  ],
  'no-nuance': [[{ actor: 'lin-yue' }, 'Lin Yue has no Nuance to spend. Nuance comes with +very fast, once a round.']],
  'nuance-major': [
    [{ actor: 'jin' }, 'Jin cannot make a Major of a Nuance. Take it as a Minor, for a degree, or for an invoke.'],
  ],
  'no-rider': [
    [
      { actor: 'jin', rider: 'ADD' },
      'Nothing Jin used this round lets a Nuance make an invoke. Spend it on a degree, or use a technique that permits it.',
    ],
  ],
  'not-your-hit': [
    [{ actor: 'jin', hit: 3 }, 'Hit 3 is no hit of Jin. A Nuance raises one of the rolls of whoever spends it.'],
  ],
  'not-very-fast': [
    [{ actor: 'lin-yue', technique: 'prepare' }, 'Prepare needs +very fast, and Lin Yue is not. Use another Minor.'],
  ],
  'not-fast': [
    [
      { actor: 'bao-shen', technique: 'into-the-rain', hit: 1 },
      'Into the Rain is an Improved Reaction: it needs +fast. Parry or brace instead, or pass.',
    ],
  ],
  'not-prepared': [
    [{ actor: 'jin', technique: 'early-news' }, 'Early News needs Prepared, and Jin is not. Declare Prepare first.'],
    [{ actor: 'jin', technique: null }, 'This needs Prepared, and Jin is not. Declare Prepare first.'],
  ],
  'not-a-reaction': [
    [
      { actor: 'jin', technique: 'strike', hit: 1 },
      'Strike is no reaction. Declare it in Intent; here, use a reaction or pass.',
    ],
  ],
  'out-of-window': [
    [
      { kind: 'react', stage: 'INTENT' },
      'Reactions and Nuance belong to their windows, and this is Intent. Declare, take back, and say when you are ready.',
    ],
    [
      { kind: 'react', technique: 'parry', stage: 'INTENT' },
      'Parry belongs to a Reaction Window, and this is Intent. Declare, take back, and say when you are ready.',
    ],
  ],
  'no-trigger': [
    [
      { actor: 'jin', technique: 'parry', hit: 2 },
      'Nothing that happened lets Jin use Parry on hit 2. Answer another hit, use another reaction, or pass.',
    ],
  ],
  'declared-already': [
    [
      { actor: 'jin', technique: 'guard' },
      'Guard is declared already, or still holds: once is all there is of it. Spend the action on something else.',
    ],
  ],
  'no-such-intent': [
    [
      { place: 4 },
      'There is no intent of that number to take back. Intents are numbered from 1 in the order you declared them.',
    ],
  ],
  'still-needed': [[{ place: 1 }, 'Another intent depends on number 1. Take that one back first.']],
  'target-gone': [
    [
      { actor: 'jin', technique: 'strike', target: 'captain-hu' },
      'Captain Hu is out of the fight. Aim at somebody who still stands.',
    ],
  ],
  'not-here': [
    [
      { actor: 'jin', technique: 'strike', target: 'captain-hu' },
      'Nobody can be attacked with Violence in this fight. Attack in a pillar this fight allows; whatever is no attack works as ever.',
    ],
  ],
  'out-of-reach': [
    [
      { actor: 'jin', technique: 'strike', target: 'captain-hu' },
      'Captain Hu stands too far away for Strike. Declare a Move first, or use a technique with reach.',
    ],
  ],
  'not-adjacent': [
    [
      { actor: 'jin', technique: 'move' },
      'A Move goes to a neighbouring zone of this fight. Choose the next zone on either side.',
    ],
  ],
  'no-invokes': [
    [
      { actor: 'jin', technique: 'strike', target: 'captain-hu' },
      'Your side has not enough invokes for that. Roll without them; a set-up or a feint makes some for the next round.',
    ],
  ],
  'no-uses': [
    [{ actor: 'captain-hu', technique: 'shut-gate' }, 'Shut Gate is used up for this scene. Use something else.'],
  ],
  'no-ward': [
    [
      { actor: 'jin', technique: 'ward-body' },
      'Jin has no Ward to raise against Violence, or it is up already. Guard, parry or brace instead.',
    ],
  ],
  'no-goal': [
    [
      { actor: 'jin', technique: 'advance' },
      'This fight has no goal clock that you could work at. Use the action on somebody.',
    ],
  ],
  'domain-closed': [
    [
      { actor: 'bao-shen', technique: 'undertow', domain: 'nine-currents', needs: 'ATTUNED' },
      'Undertow needs Nine Currents attuned or manifested. Attune the domain first, or push it; once it has collapsed it is gone for this scene.',
    ],
    [
      { choice: 'ask-the-river', actor: null, technique: null, domain: 'nine-currents' },
      '“Ask the river” needs Nine Currents attuned or manifested. Attune the domain first, or push it; once it has collapsed it is gone for this scene.',
    ],
  ],
  'domain-state': [
    [
      { actor: 'bao-shen', technique: 'push-domain' },
      'Bao Shen’s domain is not in the state this begins from. A dormant domain is attuned, an attuned one is pushed, each once.',
    ],
  ],
  'pressure-full': [
    [{ actor: 'jin', technique: 'guard' }, 'Pressure is full: nobody can guard any more. Strike, parry or withdraw.'],
  ],
  'no-tag': [
    [
      { choice: 'pull-the-rope', actor: null, technique: null, tag: 'loose-rope' },
      '“Pull” needs “A loose rope”, which is not there. Choose another way.',
    ],
  ],
  'tried-already': [
    [
      { choice: 'ask-the-captain', actor: 'jin', technique: null },
      '“Ask the captain to look away” was tried in this Beat. Choose something else, or go on.',
    ],
  ],
  'no-checks': [
    [{ choice: 'wade-out', actor: 'jin', technique: null }, 'A Beat holds 3 checks, and they are made. Go on.'],
  ],
  'nothing-done': [
    [{ beat: 'on-the-bank' }, 'This page asks for a choice first. Make a check or a decision; then you can go on.'],
  ],
  'no-way-out': [[{}, 'Nobody can withdraw from this fight. Fight it out, or fill its goal clock if it has one.']],
};

const rows = Object.entries(answers).flatMap(([code, list]) =>
  list.map(([data, words]) => [code, data, words] as const),
);

/** Only what was typed is quoted with its hyphens. */
const told = (line: string): string => line.replace(/“[^”]*”/g, '');

describe('a refusal', () => {
  test.each(rows)('[K3] %s %j', (code, data, words) => {
    expect(refusalWords(setup, refuse(code, data))).toBe(words);
  });

  test.each(Object.keys(refusals))(
    '[K3] %s says what is wrong and what to do, even of nobody in particular',
    (code) => {
      const { wrong, remedy } = refusalAdvice(setup, refuse(code));
      for (const half of [wrong, remedy]) {
        expect(half).toMatch(/^[A-Z“].*[.?]$/);
        expect(half).not.toMatch(MACHINE);
      }
    },
  );

  test('a code of another game is still answered', () => {
    expect(refusalWords(setup, refuse('unknown-card'))).toBe('Refused: unknown-card. Nothing has changed.');
  });

  const KINDS = ['ready', 'pass', 'go-on', 'withdraw', 'take-back 1', 'nuance jin degree 1', 'react jin parry 1'];

  test.each([...SCENES])('[K6] %s: whatever is refused on the way, no id and no constant is said', (scene) => {
    const shipped = shippedScene(scene);
    const ids = idsOf(shipped);
    const run = wandered(shipped, 'refused');
    const states = [
      begin(encounter, shipped, parseSeed('refused')).now.state,
      ...moments(run).map(({ state }) => state),
    ];
    const stream = openStream(parseSeed(scene), 'pokes');
    for (const state of states) {
      const texts = [
        ...KINDS,
        ...[1, 2, 3, 4, 5, 6].map(
          () => shipped.moves[stream.below(Math.max(1, shipped.moves.length))]?.text ?? 'ready',
        ),
        shipped.picks[stream.below(Math.max(1, shipped.picks.length))]?.text ?? 'go-on',
      ];
      for (const text of texts) {
        const action = encounter.parse(shipped, text);
        const next = action.ok ? encounter.step(shipped, state, 0, action.value) : action.fault;
        if (!(next instanceof Refusal)) continue;
        const said = refusalWords(shipped, next);
        expect(told(said)).not.toMatch(MACHINE);
        expect(ids.filter((id) => told(said).includes(id))).toEqual([]);
      }
    }
  });
});
