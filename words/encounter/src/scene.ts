import type { Difficulty, Event, Scene, Setup } from '@lockstep/encounter';
import type { Outcome } from '@lockstep/kernel';
import { counted, listed, nameOf } from '@lockstep/words';
import { actorName, choiceName, clockName, DIFFICULTY_NAME, KIND_NAME, RESULT_NAME } from './names.ts';
import { GAME_TITLE } from './title.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** How hard, and what that changes in a sentence. */
interface Hardness {
  readonly id: Difficulty;
  readonly line: string;
}

const begun = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What is read before a scene starts. `cast` supplies the names of the party. */
export const sceneLines = (scene: Scene, difficulty: Hardness, cast: readonly Named[]): readonly string[] => [
  scene.title,
  `${begun(KIND_NAME[scene.kind])}, about ${counted(scene.minutes, 'minute')}.`,
  `You play ${listed(scene.party.map((id) => nameOf(cast, id)))}.`,
  '',
  scene.line,
  '',
  `${DIFFICULTY_NAME[difficulty.id]}: ${difficulty.line || 'every number as it is written.'}`,
];

const RESULTS: { readonly [result in Outcome['result']]: string } = {
  won: RESULT_NAME.WON,
  lost: RESULT_NAME.LOST,
  drawn: RESULT_NAME.DRAWN,
  finished: 'Over',
};

/** How the scene ended: "Won: Open Water", and the last line of it. */
export const endingLines = ({ script }: Setup, { result, reason }: Outcome): readonly string[] => {
  const end = script.scene.beat.find(({ id }) => id === reason)?.end;
  return [end ? `${RESULTS[result]}: ${end.title}` : RESULTS[result], ...(end?.line === undefined ? [] : [end.line])];
};

export const endingWords = (setup: Setup, outcome: Outcome): string => {
  const [title, line] = endingLines(setup, outcome);
  return line === undefined ? `${title}.` : `${title}. ${line}`;
};

const lastOf = (events: readonly Event[], is: (event: Event) => boolean): number =>
  events.reduce((last, event, i) => (is(event) ? i : last), -1);

type FightResult = Extract<Event, { kind: 'fight-ended' }>['result'];

const FIGHTS: { readonly [result in FightResult]: string } = {
  WON: 'The fight was won',
  LOST: 'The fight was lost',
  DRAWN: 'Nobody was left standing',
  WITHDREW: 'You withdrew from the fight',
};

/** Why it ended so: the last thing that decided it, a fight, a clock that filled, or a choice; null where nothing did. */
export const endReason = (setup: Setup, events: readonly Event[]): string | null => {
  const at = lastOf(
    events,
    (event) =>
      event.kind === 'fight-ended' ||
      event.kind === 'chose' ||
      (event.kind === 'clock-moved' && event.by > 0 && event.filled === event.size),
  );
  const event = events[at];
  if (event?.kind === 'clock-moved') return `“${clockName(setup, event.clock)}” was full.`;
  if (event?.kind === 'chose') return `You chose ${choiceName(setup, event.choice)}.`;
  if (event?.kind !== 'fight-ended') return null;
  const began = lastOf(events, ({ kind }) => kind === 'fight-began');
  const fight = events.slice(Math.max(0, began), at);
  const rounds = countOf(fight, (one) => one.kind === 'stage-began' && one.stage === 'UPKEEP');
  const heroes = setup.actors.filter(({ seat }) => seat === 0).map(({ id }) => id);
  const out = [
    ...new Set(fight.flatMap((one) => (one.kind === 'went-out' && heroes.includes(one.actor) ? [one.actor] : []))),
  ].map((id) => actorName(setup, id));
  return `${FIGHTS[event.result]} after ${counted(rounds, 'round')}${out.length === 0 ? '' : `; ${listed(out)} ${out.length === 1 ? 'was' : 'were'} out of it`}.`;
};

const countOf = (events: readonly Event[], what: (event: Event) => boolean): number => events.filter(what).length;

/** The separator of the parts of a line. */
const shareLines = (setup: Setup, events: readonly Event[], seedLabel: string, between: string): string => {
  const { scene, difficulty } = setup.script;
  const end = events.find((event) => event.kind === 'scene-ended');
  const rounds = countOf(events, (event) => event.kind === 'stage-began' && event.stage === 'UPKEEP');
  const checks = countOf(events, ({ kind }) => kind === 'checked');
  return [
    [GAME_TITLE, scene.title].join(between),
    end ? `${RESULT_NAME[end.result]}: ${end.title}` : 'Not finished yet',
    [
      DIFFICULTY_NAME[difficulty.id],
      ...(rounds > 0 ? [counted(rounds, 'round')] : []),
      ...(checks > 0 ? [counted(checks, 'check')] : []),
    ].join(between),
    seedLabel,
  ].join('\n');
};

/** What is shared of a scene; it tells how it ended and nothing of the way. */
export const shareText = (setup: Setup, events: readonly Event[], seedLabel: string): string =>
  shareLines(setup, events, seedLabel, ' • ');

/** The same facts for a reader who hears them: no signs. */
export const shareWords = (setup: Setup, events: readonly Event[], seedLabel: string): string =>
  shareLines(setup, events, seedLabel, ', ');
