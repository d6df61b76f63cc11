import { openStream, pick, type Seed, type Stream } from '@lockstep/kernel';
import type { Card, Setup, Tag } from '@lockstep/protocol';
import { type Occasion, occasionsOf, type Step } from './occasion.ts';
import { MOOD_OF, type Mood, type Say, type Voice, type When } from './voice.ts';

/** Where she speaks: flavour only, so nothing here reaches the rules. */
export interface Stage {
  readonly setup: Setup;
  readonly seed: Seed;
  /** The locked device as she calls it: "the fridge". */
  readonly lock: string;
}

export interface Line {
  readonly when: When;
  readonly mood: Mood;
  /** Empty where the voice has nothing for the moment. */
  readonly text: string;
  /** The line as written, to tell one line from another whatever names are in it. */
  readonly said: string;
}

/** Words of the stream set aside for each remark, so that one remark never shifts another. */
const DRAWS = 16;

const silence = (when: When): Line => ({ when, mood: MOOD_OF[when], text: '', said: '' });

const sharedTag = (say: Say, { shared }: Occasion): Tag | undefined =>
  say.tag !== undefined && shared?.includes(say.tag) ? say.tag : shared?.[0];

/** The card a line is about: one that fits its tag and trust, else the strongest. */
const matching = (say: Say, { cards }: Occasion): Card | undefined =>
  cards.find(
    (card) =>
      (say.tag === undefined || card.tags.includes(say.tag)) && (say.trust === undefined || card.trust === say.trust),
  );

const fits = (say: Say, occasion: Occasion, target: string): boolean => {
  if (say.when !== occasion.when || (say.lock !== undefined && say.lock !== target)) return false;
  if (occasion.shared && say.tag !== undefined && !occasion.shared.includes(say.tag)) return false;
  return (say.tag === undefined && say.trust === undefined) || matching(say, occasion) !== undefined;
};

const isFiltered = (say: Say): boolean => say.lock !== undefined || say.tag !== undefined || say.trust !== undefined;

/** Undefined where a line names something the moment has not got. */
const filled = (say: Say, occasion: Occasion, lock: string): string | undefined => {
  const card = matching(say, occasion) ?? occasion.cards[0];
  const other = occasion.cards.find((one) => one !== card);
  const known: { readonly [placeholder: string]: string | undefined } = {
    ...occasion.facts,
    lock,
    card: card?.name,
    other: other?.name,
    tag: sharedTag(say, occasion),
  };
  const names = [...say.text.matchAll(/\{(\w+)\}/g)].map((found) => found[1]!);
  if (names.some((name) => known[name] === undefined)) return undefined;
  const text = say.text.replace(/\{(\w+)\}/g, (_, name: string) => known[name]!);
  // "the fridge" may come first in a line; card and protocol names are written as they stand.
  return text.startsWith(lock) ? lock.charAt(0).toUpperCase() + text.slice(1) : text;
};

const choose = (voice: Voice, stage: Stage, occasion: Occasion, stream: Stream, last: string): Line | undefined => {
  const fitting = voice.say.flatMap((say) => {
    if (say.text === last || !fits(say, occasion, stage.setup.puzzle.target)) return [];
    const text = filled(say, occasion, stage.lock);
    return text === undefined ? [] : [{ say, text }];
  });
  const particular = fitting.filter(({ say }) => isFiltered(say));
  const general = fitting.filter(({ say }) => !isFiltered(say));
  const preferred = stream.below(2) === 0 ? particular : general;
  const from = preferred.length > 0 ? preferred : fitting;
  if (from.length === 0) return undefined;
  const { say, text } = pick(stream, from);
  return { when: occasion.when, mood: MOOD_OF[occasion.when], text, said: say.text };
};

const remarkOn = (voice: Voice, stage: Stage, occasions: readonly Occasion[], stream: Stream, last: string): Line => {
  for (const occasion of occasions) {
    if (!occasion.always && stream.below(2) === 0) continue;
    const line = choose(voice, stage, occasion, stream, last);
    if (line) return line;
  }
  return silence(occasions.find(({ always }) => always)?.when ?? 'opening');
};

const plain = (when: When): Occasion => ({ when, always: true, cards: [], facts: {} });

/** Everything AURA says in a try: on the Lock, over the draft, and once for each step so far. */
export interface Speech {
  readonly opening: Line;
  readonly draft: Line;
  readonly steps: readonly Line[];
}

export const speak = (voice: Voice, stage: Stage, steps: readonly Step[]): Speech => {
  const at = (n: number): Stream => openStream(stage.seed, 'voice', n * DRAWS);
  const opening = remarkOn(voice, stage, [plain('opening')], at(0), '');
  const draft = remarkOn(voice, stage, [plain('draft')], at(1), opening.said);
  const lines: Line[] = [];
  for (const [i, step] of steps.entries()) {
    const occasions = occasionsOf(stage.setup, step);
    // After the draft she opens a second time, so the line to avoid is the first opening, not the one just said.
    const last = i === 0 ? opening.said : lines[i - 1]!.said;
    lines.push(remarkOn(voice, stage, occasions, at(i + 2), last));
  }
  return { opening, draft, steps: lines };
};

/** What she says to a hint or an undo, the nth of its kind in this try. */
export const remark = (voice: Voice, stage: Stage, when: 'hint' | 'undo', nth: number, last = ''): Line =>
  remarkOn(voice, stage, [plain(when)], openStream(stage.seed, `voice-${when}`, nth * DRAWS), last);
