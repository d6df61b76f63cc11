import type { Setup } from '@lockstep/encounter';
import type { Json } from '@lockstep/kernel';
import { counted, listed } from '@lockstep/words';
import { actorName, techniqueName } from './names.ts';

/** One bar: what may come of it, and how likely that is, in percent. */
export interface Bar {
  readonly label: string;
  readonly percent: number;
  /** What one hopes for. */
  readonly good: boolean;
}

export interface Odds {
  /** "62% to touch, 31% to hurt, 8% to climb two rungs" */
  readonly headline: string;
  /** Every outcome once, in order; together they are 100 %. */
  readonly bars: readonly Bar[];
  /** Of an attack: where the target's ladder may stand afterwards. */
  readonly ladder: readonly Bar[];
}

const MILLION = 1_000_000;
const PER_PERCENT = MILLION / 100;
/** Degrees run from −4 to 4, so the fifth of the nine is degree 0. */
const EVEN = 4;

type Chances = readonly number[];

const chancesIn = (explained: { readonly [key: string]: Json }, key: string): Chances | undefined => {
  const list = explained[key];
  return Array.isArray(list) && list.every((one) => typeof one === 'number') ? (list as Chances) : undefined;
};

const sum = (chances: Chances, from = 0, to = chances.length): number =>
  chances.slice(from, to).reduce((all, one) => all + one, 0);

/** Whole percents; what is possible is never called 0, nor what is not certain 100. */
export const percentWords = (millionths: number): string => {
  if (millionths <= 0) return '0%';
  if (millionths >= MILLION) return '100%';
  const whole = Math.round(millionths / PER_PERCENT);
  return whole === 0 ? 'under 1%' : whole === 100 ? 'over 99%' : `${whole}%`;
};

const bar = (label: string, millionths: number, good: boolean): Bar => ({
  label,
  percent: millionths / PER_PERCENT,
  good,
});

const likely = (chance: number, what: string): readonly string[] =>
  chance > 0 ? [`${percentWords(chance)} to ${what}`] : [];

const attackOdds = (contact: Chances, degree: Chances, rungs: Chances): Odds => {
  const touch = sum(contact, EVEN + 1);
  const hurt = sum(degree, 1);
  // A hit without effect leaves the ladder at its present rung.
  const now = rungs.findIndex((chance) => chance > 0);
  const climbs = (by: number): number => (now < 0 ? 0 : sum(rungs, now + by));
  return {
    headline: [
      ...(touch > 0 ? likely(touch, 'touch') : ['No chance to touch']),
      ...likely(hurt, 'hurt'),
      ...likely(climbs(1), 'climb a rung'),
      ...likely(climbs(2), 'climb two rungs'),
    ].join(', '),
    bars: [
      bar('No contact', MILLION - touch, false),
      bar('Contact, no harm', touch - hurt, hurt === 0),
      ...degree.flatMap((chance, at) => (at === 0 ? [] : [bar(`Degree ${at}`, chance, true)])),
    ],
    ladder:
      hurt === 0
        ? []
        : rungs.flatMap((chance, rung) =>
            chance === 0 ? [] : [bar(rung === now ? `Rung ${rung}, as now` : `Rung ${rung}`, chance, rung > now)],
          ),
  };
};

const checkOdds = (degrees: Chances): Odds => {
  const passes = sum(degrees, EVEN + 1);
  const bad = sum(degrees, 0, EVEN - 1);
  return {
    headline: [
      passes > 0 ? `${percentWords(passes)} to pass` : 'No chance to pass',
      ...likely(sum(degrees, EVEN + 3), 'pass well'),
      ...likely(bad, 'fail badly'),
    ].join(', '),
    bars: degrees.map((chance, at) => {
      const by = at - EVEN;
      const label = by > 0 ? `Passes, degree ${by}` : by < 0 ? `Fails, degree −${-by}` : 'Even, degree 0: fails';
      return bar(label, chance, by > 0);
    }),
    ladder: [],
  };
};

const answerOdds = (degree: Chances): Odds => ({
  headline: [
    degree[0]! > 0 ? `${percentWords(degree[0]!)} that nothing lands` : 'Something lands whatever is rolled',
    ...degree.flatMap((chance, at) =>
      at > 0 && chance > 0 ? [`${percentWords(chance)} that degree ${at} is left`] : [],
    ),
  ].join(', '),
  bars: degree.map((chance, at) => bar(at === 0 ? 'Nothing lands' : `Degree ${at} left`, chance, at === 0)),
  ladder: [],
});

/** A feint does no harm: what counts is whether it still touches. */
const feintOdds = (touch: number): Odds => ({
  headline: `${percentWords(MILLION - touch)} that the feint gives no invoke`,
  bars: [bar('No invoke for them', MILLION - touch, true), bar('The feint touches: an invoke', touch, false)],
  ladder: [],
});

/** What a preview explains, as odds a player can read; null where nothing is rolled. */
export const oddsWords = (explained: Json): Odds | null => {
  if (explained === null || typeof explained !== 'object' || Array.isArray(explained)) return null;
  const of = (key: string): Chances | undefined => chancesIn(explained as { readonly [key: string]: Json }, key);
  const [contact, degree, rungs, check, success] = ['contact', 'degree', 'rungs', 'check', 'success'].map(of);
  if (contact && degree && rungs) return attackOdds(contact, degree, rungs);
  if (check) return checkOdds(check);
  const { touch } = explained as { readonly [key: string]: Json };
  if (typeof touch === 'number') return feintOdds(touch);
  return success && degree ? answerOdds(degree) : null;
};

/** E33: what the next hit becomes by a set-up, a feint, help, a Guard or a Ward; null where the move changes none. */
export const nextHitWords = (setup: Setup, explained: Json): string | null => {
  if (explained === null || typeof explained !== 'object' || !('next' in explained)) return null;
  const { actor, technique, target, of, before, after } = explained.next as {
    readonly [key: string]: string | number;
  };
  const blow = `${actorName(setup, String(actor))}’s ${techniqueName(setup, String(technique))} at ${actorName(setup, String(target))}`;
  const does = of === 'TOUCH' ? 'touches' : 'hurts';
  return before === after
    ? `${blow} ${does} in ${percentWords(Number(before))} with it as without it.`
    : `Then ${blow} ${does} in ${percentWords(Number(after))}, not ${percentWords(Number(before))}.`;
};

/** The same for someone who hears it: every outcome that can come, in one sentence. */
export const oddsSentence = ({ bars }: Odds): string => {
  const possible = bars.filter(({ percent }) => percent > 0);
  return `${counted(possible.length, 'outcome')}: ${listed(
    possible.map(({ label, percent }) => `${label.toLowerCase()}, ${percentWords(percent * PER_PERCENT)}`),
  )}.`;
};
