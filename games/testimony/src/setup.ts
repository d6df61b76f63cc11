import { fail, type Issue, ok, type Result } from '@lockstep/kernel';
import { duplicateIds, issue, parseShape } from '@lockstep/shape';
import { checkCard, isRefutation } from './card.ts';
import { checkConflicts } from './conflict.ts';
import { SCRIPT, type Script } from './script.ts';
import { compileTables, type Tables } from './tables.ts';

export interface Setup {
  readonly script: Script;
  readonly tables: Tables;
  /** Counters a player cannot know of; 0 but in what `mask` makes of a HIDDEN puzzle. */
  readonly unknown: number;
}

const checkConcerns = ({ concern, card }: Script): readonly Issue[] =>
  concern.flatMap((proof, i) => {
    if (concern.indexOf(proof) !== i) return [issue('duplicate-word', ['concern', i], 'each concern once', proof)];
    if (card.some(({ proves }) => proves.includes(proof))) return [];
    return [issue('unmet-concern', ['concern', i], 'a concern that some card of the hand proves', proof)];
  });

const checkRefutations = ({ card: cards, counter: counters }: Script): readonly Issue[] => {
  const ids = counters.map(({ id }) => id);
  return cards.flatMap((card, i) =>
    !isRefutation(card) || card.refutes.some((id) => ids.includes(id))
      ? []
      : [
          issue(
            'refutes-nothing',
            ['card', i, 'refutes'],
            `a counter of this puzzle: ${ids.join(', ') || 'it has none'}`,
            card.refutes,
          ),
        ],
  );
};

export const checkTargets = ({ counter: counters }: Pick<Script, 'counter'>): readonly Issue[] =>
  counters.flatMap(({ targets }, i) =>
    targets.flatMap((proof, at) =>
      targets.indexOf(proof) === at
        ? []
        : [issue('duplicate-word', ['counter', i, 'targets', at], 'each word once', proof)],
    ),
  );

/** What is wrong with a puzzle beyond its shape. */
export const checkScript = (script: Script): readonly Issue[] => [
  ...duplicateIds(script.card, 'card'),
  ...duplicateIds(script.counter, 'counter'),
  ...script.card.flatMap((card, i) => checkCard(card, ['card', i])),
  ...checkConcerns(script),
  ...checkRefutations(script),
  ...checkTargets(script),
  ...checkConflicts(script.conflict, ['conflict']),
  ...(script.scrutiny >= script.tuning.scrutiny_cap
    ? [
        issue(
          'out-of-range',
          ['scrutiny'],
          `below ${script.tuning.scrutiny_cap}, where the game is lost`,
          script.scrutiny,
        ),
      ]
    : []),
];

/** `alike` is a setup of the same cards and numbers, but for counters and what refutes them. */
export const makeSetup = (script: Script, alike?: Setup): Setup => ({
  script,
  tables: compileTables(script, alike?.tables),
  unknown: 0,
});

export const parseSetup = (input: unknown): Result<Setup, readonly Issue[]> => {
  const shaped = parseShape(SCRIPT, input);
  if (!shaped.ok) return shaped;
  const issues = checkScript(shaped.value);
  return issues.length > 0 ? fail(issues) : ok(makeSetup(shaped.value));
};
