import { openStream, type Stream } from '@lockstep/kernel';
import type { Card, Setup, Tag } from '@lockstep/protocol';
import { type Stage as AnyStage, DRAWS, type Occasion as Remarkable, remarkOn, spelled } from '@lockstep/words';
import { type Occasion, occasionsOf, type Step } from './occasion.ts';
import { MOOD_OF, type Mood, type Say, type Voice, type When } from './voice.ts';

export type Stage = AnyStage<Setup>;

export interface Line {
  readonly when: When;
  readonly mood: Mood;
  /** Empty where the voice has nothing for the moment. */
  readonly text: string;
  /** The line as written, to tell one line from another whatever names are in it. */
  readonly said: string;
}

const sharedTag = (say: Say, { shared }: Occasion): Tag | undefined =>
  say.tag !== undefined && shared?.includes(say.tag) ? say.tag : shared?.[0];

/** The card a line is about: one that fits its tag and trust, else the strongest. */
const matching = (say: Say, { cards }: Occasion): Card | undefined =>
  cards.find(
    (card) =>
      (say.tag === undefined || card.tags.includes(say.tag)) && (say.trust === undefined || card.trust === say.trust),
  );

const fits = (say: Say, occasion: Occasion, target: string): boolean => {
  if (say.lock !== undefined && say.lock !== target) return false;
  if (occasion.shared && say.tag !== undefined && !occasion.shared.includes(say.tag)) return false;
  return (say.tag === undefined && say.trust === undefined) || matching(say, occasion) !== undefined;
};

const remarkable = (stage: Stage, occasion: Occasion): Remarkable<When, Say> => ({
  when: occasion.when,
  always: occasion.always,
  day: occasion.when === 'opening' || occasion.when === 'draft' ? stage.day : undefined,
  facts: (say) => {
    if (!fits(say, occasion, stage.setup.script.target)) return undefined;
    const card = matching(say, occasion) ?? occasion.cards[0];
    const other = occasion.cards.find((one) => one !== card);
    return {
      ...occasion.facts,
      lock: stage.lock,
      card: card?.name,
      other: other?.name,
      tag: sharedTag(say, occasion),
    };
  },
});

const lineOn = (voice: Voice, stage: Stage, occasions: readonly Occasion[], stream: Stream, last: string): Line => {
  const ways = occasions.map((occasion) => remarkable(stage, occasion));
  const said = remarkOn(voice.say, ways, stream, last, 'opening');
  return { ...said, mood: MOOD_OF[said.when] };
};

const plain = (when: When): Occasion => ({ when, always: true, cards: [], facts: {} });

/** The draft, with its numbers in words; where the puzzle deals a hand that is kept whole, she opens a second time instead. */
const overTheDraft = ({ setup: { script, tables } }: Stage): Occasion => {
  if (tables.drafted !== 0) return plain('opening');
  const [dealt, { keep }] = [script.card.length, script.tuning];
  return { ...plain('draft'), facts: { dealt: spelled(dealt), kept: spelled(keep), left: spelled(dealt - keep) } };
};

/** Everything AURA says in a try: on the Lock, over the draft, and once for each step so far. */
export interface Speech {
  readonly opening: Line;
  readonly draft: Line;
  readonly steps: readonly Line[];
}

export const speak = (voice: Voice, stage: Stage, steps: readonly Step[]): Speech => {
  const at = (n: number): Stream => openStream(stage.seed, 'voice', n * DRAWS);
  const opening = lineOn(voice, stage, [plain('opening')], at(0), '');
  const draft = lineOn(voice, stage, [overTheDraft(stage)], at(1), opening.said);
  const lines: Line[] = [];
  for (const [i, step] of steps.entries()) {
    const occasions = occasionsOf(stage.setup, step);
    // After the draft she opens a second time, so the line to avoid is the first opening, not the one just said.
    const last = i === 0 ? opening.said : lines[i - 1]!.said;
    lines.push(lineOn(voice, stage, occasions, at(i + 2), last));
  }
  return { opening, draft, steps: lines };
};

/** What she says to a hint or an undo, the nth of its kind in this try. */
export const remark = (voice: Voice, stage: Stage, when: 'hint' | 'undo', nth: number, last = ''): Line =>
  lineOn(voice, stage, [plain(when)], openStream(stage.seed, `voice-${when}`, nth * DRAWS), last);
