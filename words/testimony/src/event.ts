import type { Event, Rise, Setup } from '@lockstep/testimony';
import { counted, listed, targetName } from '@lockstep/words';
import { clashWords } from './clash.ts';
import { damageWords, sumOf } from './damage.ts';
import { LOSS_WORDS } from './loss.ts';
import { cardName, cardNames, counterName } from './names.ts';

const is = (things: readonly unknown[]): string => (things.length === 1 ? 'is' : 'are');

/** Where one rise of Scrutiny came from. */
const riseWord = (setup: Setup, rise: Rise): string =>
  rise.why === 'SKETCHY'
    ? `+${rise.by} for SKETCHY ${cardName(setup, rise.card)}`
    : `+${rise.by} because ${clashWords(setup, rise.clash)}`;

/** Where every point came from, one entry a source. */
export const riseWords = (setup: Setup, rises: readonly Rise[]): readonly string[] =>
  rises.map((rise) => riseWord(setup, rise));

const refutedWords = (setup: Setup, { card, counters }: Extract<Event, { kind: 'refuted' }>): string => {
  const name = cardName(setup, card);
  if (counters === null) return `${name} may refute something you have not seen.`;
  if (counters.length === 0) return `${name} finds nothing left to refute.`;
  return `${name} refutes ${listed(counters.map((id) => counterName(setup, id)))}.`;
};

const answerWords = (setup: Setup, { answer }: Extract<Event, { kind: 'answered' }>): string => {
  if (answer === null) return 'KOA may answer with something you have not seen.';
  if (answer === 'nothing') return 'KOA has no answer to that.';
  const { counter, contested } = answer;
  return `KOA answers with ${counterName(setup, counter)}: ${cardNames(setup, contested)} ${is(contested)} contested.`;
};

/** One sentence of the transcript; the same sentence, read ahead of time, is a preview. */
export const eventWords = (setup: Setup, event: Event): string => {
  const { script } = setup;
  const { tuning } = script;
  switch (event.kind) {
    case 'submitted':
      return `You submitted ${cardNames(setup, event.cards)}.`;
    case 'scrutiny-rose':
      return `Scrutiny ${event.scrutiny}/${tuning.scrutiny_cap}: ${listed(riseWords(setup, event.rises))}.`;
    case 'refuted':
      return refutedWords(setup, event);
    case 'answered':
      return answerWords(setup, event);
    case 'restored':
      return `${cardNames(setup, event.cards)} ${is(event.cards)} contested no longer: ${event.damage} damage restored.`;
    case 'damaged': {
      const said = damageWords(sumOf(tuning, event, 0), event.damage !== null);
      return event.resistance === null ? said : `${said} Resistance is ${event.resistance}.`;
    }
    case 'addressed':
      return `${event.concerns.length === 1 ? 'Concern' : 'Concerns'} addressed: ${listed(event.concerns)}.`;
    case 'committed':
      return `${cardNames(setup, event.cards)} ${is(event.cards)} part of your story now.`;
    case 'turn-ended':
      return `${counted(event.turnsLeft, 'turn')} left.`;
    case 'concerns-open':
      return `Resistance is gone, but KOA is still concerned about ${listed(event.concerns)}.`;
    case 'granted':
      return `${targetName(script.target)} granted in ${counted(event.turns, 'turn')} at Scrutiny ${event.scrutiny}.`;
    case 'denied':
      return `${LOSS_WORDS[event.reason]} ${targetName(script.target)} denied.`;
  }
};
