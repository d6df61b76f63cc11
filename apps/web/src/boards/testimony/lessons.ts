import type { Lesson } from '../../play/lesson.ts';

/** The tutorial week: seven nights, one idea each. The seed changes nothing but what KOA says. */
const NIGHTS: readonly Pick<Lesson, 'id' | 'title' | 'idea'>[] = [
  {
    id: '1-submit',
    title: 'Submit',
    idea: 'Lay out one to three cards: together they take Resistance down by their Power, once a turn. At 0 KOA still says no while a concern is open, so look at what a card proves and not only at how strong it is.',
  },
  {
    id: '2-together',
    title: 'Corroboration',
    idea: 'Cards of one submission that share a claim corroborate each other, and their sum counts a quarter more. Ask not which cards are strong, but which belong together.',
  },
  {
    id: '3-contradiction',
    title: 'MAJOR contradictions',
    idea: 'Two claims that cannot both be true never stand in one story: KOA will not take the second. A strong card that shuts out the one you need is best left untold.',
  },
  {
    id: '4-minor',
    title: 'Scrutiny',
    idea: 'A MINOR contradiction raises Scrutiny by 1, a SKETCHY card does too, and at 5 your story falls apart before it does any damage. Tonight it begins at 3: there is room for one slip, not for two.',
  },
  {
    id: '5-counter',
    title: 'Counter-Evidence',
    idea: 'KOA answers a submission with the first counter of her list that applies, and what it targets does half. She answers only once a turn, so let a small card draw an answer that spares a big one.',
  },
  {
    id: '6-refute',
    title: 'Refutation',
    idea: 'A Refutation takes a counter out of the game and gives back what it took. But while that counter stands it keeps the next one waiting, so there is a time to let her play it first.',
  },
  {
    id: '7-night',
    title: 'A whole night',
    idea: 'All of it at once, as on an ordinary night. More than one story wins; the best takes one turn and raises no Scrutiny.',
  },
];

export const lessons: readonly Lesson[] = NIGHTS.map((night, i) => ({
  ...night,
  seed: String(i + 1).padStart(16, '0'),
  steps: [],
}));
