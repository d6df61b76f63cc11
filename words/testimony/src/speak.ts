import { openStream, type Stream } from '@lockstep/kernel';
import { testimony as game, MOST_CARDS, type Setup } from '@lockstep/testimony';
import {
  type Stage as AnyStage,
  DRAWS,
  listed,
  type Occasion as Remarkable,
  remarkOn,
  type VoiceLine,
} from '@lockstep/words';
import { CLAIM_WORD } from './claim.ts';
import { SCRUTINY_LOSS } from './loss.ts';
import { type Angle, type Occasion, occasionOfSelection, occasionsOf, type Step } from './occasion.ts';
import type { Say, Voice, When } from './voice.ts';

export type Stage = AnyStage<Setup>;

/** Her face is not in it: a mood is of the table (T12), not of a line. */
export type Line = VoiceLine<When>;

const fits = (say: Say, incident: string | undefined, { card, counter, claims, concerns }: Angle): boolean =>
  (say.incident === undefined || say.incident === incident) &&
  (say.counter === undefined || say.counter === counter?.id) &&
  (say.trust === undefined || say.trust === card?.trust) &&
  (say.claim === undefined || claims?.includes(say.claim) === true) &&
  // Of several things that are open, a line about one of them would not be the truth.
  (say.concern === undefined || (concerns?.length === 1 && concerns[0] === say.concern));

const remarkable = (stage: Stage, { when, always, angles }: Occasion, resistance: number): Remarkable<When, Say> => ({
  when,
  always,
  day: when === 'opening' ? stage.day : undefined,
  facts: (say) => {
    const angle = angles.find((one) => fits(say, stage.setup.script.incident, one));
    if (!angle) return undefined;
    const { card, other, counter, concerns, minutes } = angle;
    const claim = say.claim ?? angle.claims?.[0];
    return {
      lock: stage.lock,
      resistance: String(resistance),
      card: card?.name,
      other: other?.name,
      counter: counter?.name,
      claim: claim && CLAIM_WORD[claim],
      concern: concerns && listed(concerns),
      minutes: minutes === undefined ? undefined : String(minutes),
    };
  },
});

/** The printed words come first on a loss by Scrutiny, whatever the voice adds to them; so they are never drawn as well. */
const lineOn = (
  voice: Voice,
  stage: Stage,
  occasions: readonly Occasion[],
  resistance: number,
  stream: Stream,
  last: string,
): Line => {
  const says = voice.say.filter(({ text }) => text !== SCRUTINY_LOSS);
  const ways = occasions.map((occasion) => remarkable(stage, occasion, resistance));
  const line = remarkOn(says, ways, stream, last, 'opening');
  if (line.when !== 'lost-scrutiny') return line;
  return { ...line, text: `${SCRUTINY_LOSS} ${line.text}`.trimEnd(), said: line.said || SCRUTINY_LOSS };
};

const plain = (when: When): readonly Occasion[] => [{ when, always: true, angles: [{}] }];

/** Everything KOA says in a try: on the Lock, once for each step so far, and to the cards laid out now. */
export interface Speech {
  readonly opening: Line;
  readonly steps: readonly Line[];
  /** Null while no card is selected. */
  readonly selection: Line | null;
}

const HANDS = 1 << MOST_CARDS;

/** One remark for each hand of cards at each point of the try, so that picking a card up again says the same. */
const selectionLine = (
  voice: Voice,
  stage: Stage,
  steps: readonly Step[],
  selected: readonly string[],
  last: string,
): Line | null => {
  const { setup, seed } = stage;
  const state = steps.at(-1)?.state ?? game.start(setup, seed);
  const occasion = occasionOfSelection(setup, state, selected);
  if (!occasion) return null;
  const hand = setup.script.card.reduce((set, { id }, i) => (selected.includes(id) ? set | (1 << i) : set), 0);
  const stream = openStream(seed, 'voice-selection', (steps.length * HANDS + hand) * DRAWS);
  return lineOn(voice, stage, [occasion], Math.max(0, state.resistance), stream, last);
};

/** `selected`: ids of the cards laid out for the next submission, in the order they were chosen. */
export const speak = (voice: Voice, stage: Stage, steps: readonly Step[], selected: readonly string[] = []): Speech => {
  const { setup, seed } = stage;
  const at = (n: number): Stream => openStream(seed, 'voice', n * DRAWS);
  const opening = lineOn(voice, stage, plain('opening'), setup.script.resistance, at(0), '');
  const lines: Line[] = [];
  for (const [i, step] of steps.entries()) {
    const last = (lines[i - 1] ?? opening).said;
    const left = Math.max(0, step.state.resistance);
    lines.push(lineOn(voice, stage, occasionsOf(setup, step), left, at(i + 1), last));
  }
  const selection = selectionLine(voice, stage, steps, selected, (lines.at(-1) ?? opening).said);
  return { opening, steps: lines, selection };
};

/** What she says to a hint or an undo, the nth of its kind in this try. */
export const remark = (voice: Voice, stage: Stage, when: 'hint' | 'undo', nth: number, last = ''): Line =>
  lineOn(
    voice,
    stage,
    plain(when),
    stage.setup.script.resistance,
    openStream(stage.seed, `voice-${when}`, nth * DRAWS),
    last,
  );
