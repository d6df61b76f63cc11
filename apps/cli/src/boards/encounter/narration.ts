import type { Event, Setup } from '@lockstep/encounter';
import { characterName, clashLines, eventWords, intentWords } from '@lockstep/words-encounter';
import { wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import { TITLES } from './words.ts';

/** One thing told: a line of speech, something that happened, how a roll came about, or what moved. */
export type Line =
  | { readonly kind: 'say'; readonly speaker: string | null; readonly mood: string; readonly text: string }
  | { readonly kind: 'fact' | 'roll' | 'moved'; readonly text: string };

/** What is read in one go. */
export interface TextPage {
  readonly title: string;
  readonly lines: readonly Line[];
}

type Speech = { readonly speaker: string; readonly line: string; readonly mood: string };

export const speechOf = (setup: Setup, { speaker, line, mood }: Speech): Line => ({
  kind: 'say',
  speaker: speaker === 'narrator' ? null : characterName(setup, speaker),
  mood: mood.toLowerCase(),
  text: line,
});

const MOVED: readonly Event['kind'][] = [
  'clock-moved',
  'tag-made',
  'tag-lost',
  'invokes-made',
  'invokes-spent',
  'pressure-rose',
  'recovered',
];

/** Said by the menu, the stage strip or the next page. */
const UNTOLD: readonly Event['kind'][] = ['beat-began', 'stage-began', 'readied', 'declared', 'took-back', 'went-on'];

const linesOf = (setup: Setup, event: Event): readonly Line[] => {
  if (UNTOLD.includes(event.kind)) return [];
  if (event.kind === 'said') return [speechOf(setup, event)];
  // The Beat of a round closes with every round: the Aftermath says as much.
  if (event.kind === 'beat-closed' && event.checks === 0) return [];
  if (event.kind === 'revealed')
    return event.intents.length === 0
      ? [{ kind: 'fact', text: eventWords(setup, event) }]
      : event.intents.map((intent) => ({ kind: 'fact', text: intentWords(setup, intent) }));
  return [
    { kind: MOVED.includes(event.kind) ? 'moved' : 'fact', text: eventWords(setup, event) },
    ...clashLines(setup, event).map((text): Line => ({ kind: 'roll', text })),
  ];
};

/** What was rolled in the Clash: each is read by itself. */
const ROLLED: readonly Event['kind'][] = ['clashed', 'set-up', 'advanced', 'pushed'];

type Stage = { readonly title: string; readonly alone: boolean };

/** The title under which an event is told, where it begins something new. */
const opens = (event: Event, nth: number, rolls: number): Stage | undefined => {
  if (ROLLED.includes(event.kind)) return { title: TITLES.clash(nth, rolls), alone: true };
  switch (event.kind) {
    case 'beat-began':
      return { title: TITLES.story, alone: false };
    case 'fight-began':
      return { title: TITLES.fight, alone: false };
    case 'revealed':
      return { title: TITLES.revealed, alone: false };
    case 'landed':
      return { title: TITLES.aftermath, alone: false };
    case 'stage-began':
      switch (event.stage) {
        case 'UPKEEP':
          return { title: TITLES.round(event.round), alone: false };
        case 'REACTION':
          return { title: TITLES.windows, alone: false };
        case 'AFTERMATH':
          return { title: TITLES.aftermath, alone: false };
        case 'INTENT':
        case 'CLASH':
          return undefined;
      }
  }
  return undefined;
};

/** What happened, in the pieces it is read in. */
export const textPagesOf = (setup: Setup, events: readonly Event[]): readonly TextPage[] => {
  const cards: { title: string; lines: Line[] }[] = [{ title: TITLES.story, lines: [] }];
  const rolls = events.filter(({ kind }) => ROLLED.includes(kind)).length;
  let nth = 0;
  for (const event of events) {
    if (ROLLED.includes(event.kind)) nth += 1;
    const stage = opens(event, nth, rolls);
    const last = cards.at(-1)!;
    // The first round begins with the fight.
    const first = last.title === TITLES.fight && stage?.title === TITLES.round(1);
    if (stage && !first && (stage.alone || stage.title !== last.title)) cards.push({ title: stage.title, lines: [] });
    cards.at(-1)!.lines.push(...linesOf(setup, event));
  }
  return cards.filter(({ lines }) => lines.length > 0);
};

const pageBegan = (events: readonly Event[]): number => events.map(({ kind }) => kind).lastIndexOf('beat-began');

/** Events after the last page began, its own lines left out: what that page adds to itself. */
export const sincePage = (events: readonly Event[], own: number): readonly Event[] => {
  const at = pageBegan(events);
  return at < 0 ? events : events.slice(at + 1 + own);
};

/** Events before the last page began; all of them where none did. */
export const beforePage = (events: readonly Event[]): readonly Event[] => {
  const at = pageBegan(events);
  return at < 0 ? events : events.slice(0, at);
};

const CALM = 'calm';

/** "Old Tao, wry: “…”" */
const saidText = (line: Extract<Line, { kind: 'say' }>): string =>
  line.speaker === null ? line.text : `${line.speaker}${line.mood === CALM ? '' : `, ${line.mood}`}: “${line.text}”`;

const speechLines = (line: Extract<Line, { kind: 'say' }>, width: number, paint: Paint): string[] => {
  const { speaker } = line;
  const [first = '', ...rest] = wrap(saidText(line), width, speaker === null ? 0 : 2);
  if (speaker === null || !first.startsWith(speaker)) return [first, ...rest];
  return [paint.voice(speaker) + first.slice(speaker.length), ...rest];
};

const printed = (line: Line, width: number, paint: Paint): string[] => {
  switch (line.kind) {
    case 'say':
      return speechLines(line, width, paint);
    case 'fact':
      return wrap(line.text, width, 2).map((text) => paint.strong(text));
    case 'roll':
      return wrap(`    ${line.text}`, width, 6);
    case 'moved':
      return wrap(`· ${line.text}`, width, 2).map((text) => paint.fair(text));
  }
};

/** The telling as it is printed. */
export const toldLines = (lines: readonly Line[], width: number, paint: Paint): string[] =>
  lines.flatMap((line) => printed(line, width, paint));
