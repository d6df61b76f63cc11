import { EDITIONS, FACE_DOWN, KITS_A_RUN, KOA_MOVES, nightsOf } from '@lockstep/freeplay';
import { DIFFICULTIES } from '@lockstep/testimony';
import { counted, list, listed, say, spelled, table } from '@lockstep/words';
import { DIFFICULTY_NAME, puzzleRules, SCRUTINY_LOSS } from '@lockstep/words-testimony';
import { changeLine } from './change.ts';
import { badgeWords, featWords, levelFeat } from './meta.ts';
import { nightMoveWords, tokenWords } from './move.ts';
import { actName, anyStory } from './names.ts';
import { contentOf, koaOf, type Rules, runOf, type Section, type SectionId } from './section.ts';
import { EDITION_HOST, EDITION_LINE } from './title.ts';

export const goalSection = (): Section => ({
  id: 'goal',
  title: 'What a run is',
  blocks: [
    say(
      'A run is three acts. Each act is one incident with AURA, or one night with KOA. Clear all three and the run is won; fail one and it is over.',
    ),
    table(['With', 'What it is'], ...EDITIONS.map((edition) => [EDITION_HOST[edition], EDITION_LINE[edition]])),
    list(
      'Between acts there is a cache: take one offer for credits, or leave.',
      'The same seed and the same moves always give the same run.',
      'What AURA and KOA say is flavour and changes no rule. Nothing of a run is ever read by a Daily.',
    ),
  ],
});

/** "100 in 5 turns", "60+60 in 6 turns with a modifier" */
const shapes = (rules: Rules, act: number): readonly string[] => {
  const { incident } = contentOf(rules);
  const all = incident.filter((one) => one.act === act);
  const said = all.map(({ slot, turns, modifiers }) => {
    const held = modifiers.reduce((most, set) => Math.max(most, set.length), 0);
    const under = held === 0 ? '' : held === 1 ? ', one modifier' : `, ${held} modifiers`;
    return `${slot.map(({ strength }) => strength).join(' + ')} in ${counted(turns, 'turn')}${under}`;
  });
  return [...new Set(said)].sort((a, b) => said.indexOf(a) - said.indexOf(b));
};

export const actsSection = (rules: Rules): Section => {
  const nights = nightsOf(contentOf(rules));
  const koa = koaOf(rules);
  const rows = [1, 2, 3].flatMap((act) =>
    DIFFICULTIES.filter((difficulty) => nights.some((one) => one.act === act && one.difficulty === difficulty)).map(
      (difficulty) => ({ act, difficulty }),
    ),
  );
  return {
    id: 'acts',
    title: 'The three acts',
    blocks: [
      say('With AURA an act has gates of these strengths, in so many turns:'),
      table(['Act', 'Gate Strengths'], ...[1, 2, 3].map((act) => [actName(act, 3), shapes(rules, act).join('; ')])),
      say(`With KOA an act is a night of these numbers, ${koa.resistance_over} above the Daily's Resistance:`),
      table(
        ['Act', 'Difficulty', 'Resistance', 'Turns'],
        ...rows.map(({ act, difficulty }) => {
          const { resistance, turns } = koa[difficulty];
          const name = DIFFICULTY_NAME[difficulty];
          const all = turns + (koa.turns_over ?? 0);
          return [actName(act, 3), name, String(resistance + koa.resistance_over), String(all)];
        }),
      ),
      say(
        'Which incident or night comes, which gates stand in it and which modifier holds is drawn when the act begins.',
      ),
    ],
  };
};

/** [F25] Nights with a rule of their own. */
const nightRules = (nights: NonNullable<ReturnType<typeof contentOf>['night']>) => {
  const ruled = nights.flatMap(({ title, rule }) => (rule ? [[title, rule.name, rule.line]] : []));
  return ruled.length === 0
    ? []
    : [
        say('Her last nights have each a rule of their own, shown all night long:'),
        table(['Night', 'Rule', 'What holds'], ...ruled),
      ];
};

export const koaSection = (rules: Rules): Section => {
  const koa = koaOf(rules);
  const { case: cases, night } = contentOf(rules);
  const counts = new Set(night && night.length > 0 ? [FACE_DOWN] : cases.map(({ down }) => down.length));
  const downs = [...counts]
    .sort((a, b) => a - b)
    .map(spelled)
    .join(' or ');
  return {
    id: 'koa',
    title: 'A night with KOA',
    blocks: [
      say('A night is played as the KOA Daily is, with these differences. What a submission does is printed below.'),
      list(
        'Counters are hidden. Each is shown once it is played or refuted, or once FLAG has shown it.',
        'Every move uses up a turn, not only SUBMIT.',
        `Scrutiny starts at 0 in each night. At ${koa.scrutiny_cap} the run is lost: “${SCRUTINY_LOSS}”`,
        `${downs.charAt(0).toUpperCase()}${downs.slice(1)} cards lie face down, for CYCLE.`,
        'A night is won when Resistance is 0 and every concern is addressed. It is lost when turns are used up, or when no card can be submitted and no move would change that.',
        'A submission is 1 to 3 cards of your hand, each once. A MAJOR contradiction is refused and costs nothing.',
      ),
      ...nightRules(night ?? []),
    ],
  };
};

export const koaMovesSection = (rules: Rules): Section => {
  const koa = koaOf(rules);
  return {
    id: 'koa-moves',
    title: 'The moves with KOA',
    blocks: [
      table(
        ['Move', 'Cost', 'What it takes and does'],
        ...KOA_MOVES.map((move) => {
          const { name, cost, takes, does, scrutiny } = nightMoveWords(koa, move);
          return [name, tokenWords(cost), `Takes ${takes}. ${does} Scrutiny ${scrutiny}.`];
        }),
      ),
      list(
        'FLAG is refused when every counter has been seen.',
        `CORROBORATE: ${counted(koa.corroborations, 'time')} a night, once a card; caches may add to it. Refutation cards have no claims to share.`,
        `CYCLE: ${counted(koa.cycles, 'time')} a night, for as many cards as lie face down at most; caches may add to it.`,
        'EXPLOIT raises Scrutiny first: where that reaches the end of the meter, no damage is done.',
      ),
    ],
  };
};

export const koaRewireSection = (rules: Rules): Section => {
  const minutes = koaOf(rules).rewire_minutes.map((by) => (by < 0 ? `−${-by}` : `+${by}`));
  return {
    id: 'koa-rewire',
    title: 'What REWIRE can change with KOA',
    blocks: [
      table(
        ['Claim', 'Becomes'],
        ['a time', `the same, moved by ${listed(minutes, 'or')} minutes, within the night`],
        ['BEDROOM, KITCHEN, LIVING ROOM or BATHROOM', 'HOME'],
        ['DROWSY', 'AWAKE'],
      ),
      say('One claim of a card in your hand, once a card. Everything else stays as it is told.'),
    ],
  };
};

/** What a submission does: the same sections the Daily prints, from a night's own numbers. */
export const storySections = (rules: Rules): readonly Section[] => {
  return puzzleRules(anyStory(contentOf(rules)).script).map(({ id, title, blocks }) => ({
    id: `koa-${id}` as SectionId,
    title: `With KOA: ${title}`,
    blocks,
  }));
};

export const cachesSection = (rules: Rules): Section => {
  const run = runOf(rules);
  const koa = koaOf(rules);
  const prices = rules.setup?.difficulty.prices ?? 0;
  return {
    id: 'caches',
    title: 'Caches and credits',
    blocks: [
      say(
        `After every act but the last a cache shows ${run.cache_offers} offers. Take one and pay for it, or leave. Either way the next act begins.`,
      ),
      table(
        ['Credits for', 'AURA', 'KOA'],
        ['each gate cleared', `${run.credits_per_gate}`, '–'],
        ['each counter refuted', '–', `${koa.credits_per_counter}`],
        ['each turn not used', `${run.credits_per_turn}`, `${koa.credits_per_turn}`],
      ),
      table(
        ['Offer', 'Credits', 'With', 'What it is'],
        ...contentOf(rules).offer.map(({ name, cost, editions, line }) => [
          name,
          String(Math.max(0, cost + prices)),
          listed(editions.map((edition) => EDITION_HOST[edition])),
          line,
        ]),
      ),
      list(
        'Nothing is offered that would do nothing.',
        `A deck has at least ${run.deck_least} artifacts where one is removed, and at most ${run.deck_most}.`,
        'An offer about artifacts needs to know which. No move can be made at a cache.',
      ),
    ],
  };
};

export const endsSection = (): Section => ({
  id: 'ends',
  title: 'How a run ends',
  blocks: [
    table(
      ['Ending', 'When'],
      ['Won', 'the last act is cleared'],
      ['Lost', 'an act is failed'],
      ['Given up', 'you give up: the run is over where it stands'],
      ['Abandoned', 'you walk away: the same, under another name'],
    ),
    say(
      'A run that teaches cannot be lost: a move that would lose it is taken back, it is said why, and the incident has one turn more.',
    ),
    say(
      'However it ends, a run with fresh draws is kept in the history with all its moves, and counts for feats, badges and the codex; practice counts for none of them.',
    ),
  ],
});

/** [F25]–[F27]: what is met between a cache and the next act, and the rules of KOA's last nights. */
export const crossingSection = (rules: Rules): Section => {
  const { event = [], door = [] } = contentOf(rules);
  const hosts = (editions: readonly (typeof EDITIONS)[number][]): string =>
    listed(editions.map((edition) => EDITION_HOST[edition]));
  return {
    id: 'crossing',
    title: 'Events and doors',
    blocks:
      event.length === 0 && door.length === 0
        ? [say('In this edition the next act simply begins.')]
        : [
            say(
              'After a cache something happens, and you choose what to do about it; then two doors lead to the next act, and you take one. Both show what they give and what they cost. What you cannot pay, you cannot choose; a run that teaches has neither.',
            ),
            table(
              ['Event', 'With', 'Choices'],
              ...event.map(({ title, editions, choice }) => [
                title,
                hosts(editions),
                choice.map(({ name, changes }) => `${name}: ${changeLine(changes)}`).join('; '),
              ]),
            ),
            table(
              ['Door', 'With', 'What it gives and costs'],
              ...door.map(({ name, editions, changes }) => [name, hosts(editions), changeLine(changes)]),
            ),
          ],
  };
};

export const levelsSection = (rules: Rules): Section => {
  const { level } = contentOf(rules);
  const at = rules.setup?.script.firmware;
  return {
    id: 'levels',
    title: 'Levels',
    blocks: [
      say(
        'Each level adds its own row to all rows below it, down to fw0. Those below fw0 stand alone. Each host has levels of their own.',
      ),
      table(
        ['Level', 'Name', 'What it changes', 'Opens'],
        ...level.map((one) => [one.id, one.name, one.line, levelFeat(one, level)]),
      ),
      ...(at === undefined ? [] : [say(`These rules speak of ${at}.`)]),
    ],
  };
};

export const kitsSection = ({ pack, setup }: Rules): Section => {
  const tool = (id: string): string => pack.tool.find((one) => one.id === id)?.name ?? id;
  return {
    id: 'kits',
    title: 'Starter kits and their feats',
    blocks: [
      say(
        'With AURA a run begins with a kit: a deck and tools. Each but the first is opened by one feat, done in one run.',
      ),
      say(
        `A run opens ${spelled(KITS_A_RUN.usual)} kits at most, below fw0 ${spelled(KITS_A_RUN.friendlier)}: the first of this list whose feat it meets. The next run opens more. A win with AURA below fw0 that meets no feat opens the next kit of this list.`,
      ),
      table(
        ['Kit', 'Deck', 'Tools', 'Opens'],
        ...pack.kit.map((kit) => [kit.name, String(kit.deck.length), listed(kit.tools.map(tool)), featWords(kit)]),
      ),
      ...(setup && setup.edition === 'gates' ? [say(`This run began with ${setup.script.kit.name}.`)] : []),
    ],
  };
};

export const badgesSection = ({ pack }: Rules): Section => ({
  id: 'badges',
  title: 'Archive badges',
  blocks: [say('Kept for good once earned, each in a single run.'), list(...pack.badge.map(badgeWords))],
});

export const practiceSection = (): Section => ({
  id: 'practice',
  title: 'Practice',
  blocks: [
    list(
      'Taking a step back (undo) makes the run practice. It says so first and waits for your yes.',
      'Practice is kept in the history as practice. It opens no kit and no level, earns no badge and adds nothing to the codex.',
      'Every date has a run that is the same for everyone, with one kit, one level and the draws of that date. Its first try counts; every later one is practice.',
      'A run with a seed of your choice, with another pack or from a file is not kept. After a seed of your choice, other draws are kept like any, if kit and level are open.',
    ),
  ],
});
