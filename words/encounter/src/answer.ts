import { TRIGGERS, type Trigger } from '@lockstep/encounter';
import { list, listed, say, table } from '@lockstep/words';
import { DEED_NAME, deedWords, TRIGGER_WORDS } from './names.ts';
import { castOf, type Rules, type Section, tuningOf } from './section.ts';

const TRIGGER_OPENS: { readonly [trigger in Trigger]: string } = {
  TARGETED: 'any reaction that answers it',
  ALLY_TARGETED: 'reactions that say so, interposes among them',
  THREATENED: 'ripostes and Wards that say so',
  CLOCK: 'Wards that say so',
  DOMAIN: 'Wards that say so',
};

const begun = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** ADR8 §3.1 and §3.2, E14, E24. */
export const reactionsSection = (rules: Rules): Section => {
  const tuning = tuningOf(rules);
  const granting = castOf(rules).technique.filter(({ reactions }) => reactions > 0);
  return {
    id: 'reactions',
    title: 'Reactions and their windows',
    blocks: [
      say(
        'After the Clash, windows open in the order of initiative for whoever stands, has a Reaction left and a reaction that fits. Use it, or pass.',
      ),
      table(
        ['A window opens on', 'For'],
        ...TRIGGERS.map((trigger) => [begun(TRIGGER_WORDS[trigger]), TRIGGER_OPENS[trigger]]),
      ),
      table(
        ['Reaction', 'Effect'],
        ...(['PARRY', 'BRACE', 'WARD', 'RIPOSTE', 'INTERPOSE'] as const).map((deed) => [
          DEED_NAME[deed],
          deedWords(tuning, deed),
        ]),
      ),
      list(
        `Everybody has one Reaction a round${granting.length > 0 ? `; ${listed(granting.map(({ name }) => name))} grants more to who knows it` : ''}.`,
        'One hit is answered once, by one reaction.',
        'A riposte answers an attack whether it made contact or not. Its own hit lands with all others and cannot be answered.',
        'A Ward raised against a hit adds to the resistance already rolled, less what pierces it, and stays up.',
        'Ripostes and interposes are Improved Reactions: they need +fast or +very fast.',
        'Hits are numbered in the order of the Clash, from 1. Who still has a Reaction and something to answer is asked again.',
      ),
    ],
  };
};

/** ADR8 §3.3, E6. */
export const prepareSection = (rules: Rules): Section => {
  const bonus = castOf(rules).technique.filter(({ does, action }) => does === 'PREPARE' && action === 'BONUS');
  return {
    id: 'prepare',
    title: 'Prepare',
    blocks: [
      say(
        `Only for +very fast. Prepare costs a Minor${
          bonus.length > 0
            ? `, or a Bonus with ${listed(
                bonus.map(({ name }) => name),
                'or',
              )}`
            : ''
        }. Being Prepared is used up by one of these, declared after it:`,
      ),
      list(
        'A Bonus is turned into a Minor.',
        'A technique tagged prepared is used: it needs the state, and has one virtual rank more.',
        'A counter waits: one reaction you name can then answer any hit on you or on any ally, whatever usually opens its window. It still costs a Reaction.',
      ),
      say('Prepared ends with the round, unless the technique that made it is sustained.'),
    ],
  };
};

/** ADR8 §3.4, E8, E23. */
export const nuanceSection = (rules: Rules): Section => ({
  id: 'nuance',
  title: 'Nuance',
  blocks: [
    say('+very fast has one Nuance a round. It is spent as one of these:'),
    list(
      'In Intent: one more Minor. It can never be a Major.',
      'After the dice of the Clash, before the windows: one of your own hits has 1 more contact. 4 is the most, and a Bonus stays held at 1 unless it is unbound. The degree follows.',
      ...(tuningOf(rules).nuance === 'ROLLS'
        ? ['Or one of your own set-ups, advances or pushes has 1 more degree; what it comes to happens then.']
        : []),
      'At the same time, if a technique you used this round permits it: one invoke more for your side, or one less for the other.',
    ),
    ...(tuningOf(rules).idle_windows === 'SHUT'
      ? [
          say(
            'Nobody is asked where a degree more would change nothing; nor for a parry against a hit that does no harm.',
          ),
        ]
      : []),
    say('Whoever is asked may pass. An unspent Nuance is gone in the next Upkeep.'),
  ],
});
