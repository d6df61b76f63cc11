import { undoesFreely } from '@lockstep/battle';
import { moments } from '@lockstep/kernel';
import { isPlain, type Playable, type Ref } from '@lockstep/play';
import { codexFacts } from './facts.ts';
import { prompt } from './prompt.ts';
import { type QuestGame, quest } from './quest.ts';
import { opponentBot } from './script.ts';

const ENEMY = 1;

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The quest of a date under the date, any other under its road and level. */
const nameOf = ({ subject, options }: Ref): string | null => {
  switch (subject.kind) {
    case 'daily':
      return subject.date;
    case 'scene':
      return options.level === undefined ? subject.scene : `${subject.scene}-${options.level}`;
    case 'lesson':
    case 'dealt':
    case 'file':
      return null;
  }
};

export const player: Playable<QuestGame> = {
  game: quest,
  prompt,
  passes: ['pass'],
  opponents: ({ script }) => ({ [ENEMY]: opponentBot(script).bot }),
  undoesFreely: (undone) =>
    undone.every(({ events }) => events.every(({ kind }) => kind === 'battle')) &&
    undoesFreely(
      undone.map(({ seat, events }) => ({
        seat,
        events: events.flatMap((event) => (event.kind === 'battle' ? [event.event] : [])),
      })),
    ),
  recorder: {
    once: ({ name }) => DATE.test(name),
    ledger: (ref) => {
      const name = isPlain(ref) ? nameOf(ref) : null;
      return name === null ? null : { game: quest.id, name };
    },
    entry: (run) => {
      const { setup } = run;
      const { state } = run.now;
      const { number } = setup.script.level.find(({ id }) => id === setup.script.at)!;
      return {
        won: state.ended === 'won',
        merit: [state.won, number, state.points],
        facts: {
          battles: state.won,
          points: state.points,
          level: number,
          cards: state.draft.deck.length,
          ...(state.ended === 'drawn' ? { drawn: 1 } : {}),
          ...codexFacts(
            setup,
            state,
            moments(run).flatMap(({ events }) => events),
          ),
        },
      };
    },
  },
  adviser: 'search',
  final: true,
};
