import type { Types } from '@lockstep/play';
import { practiceNotice } from '@lockstep/words';
import { faultWords } from '../play/fault-words.ts';
import type { GameSession } from '../play/session.svelte.ts';
import { PLAY } from '../strings/play.ts';

/** What the session has to tell, in sentences. What happened is told by the board, and what was resumed needs no words. */
export const noticeLines = <G extends Types>({
  notice,
  setup,
  view,
  text,
  fault,
}: GameSession<G>): readonly string[] => {
  if (!notice) return [];
  switch (notice.kind) {
    case 'refused':
      return [text.refusalWords(setup, notice.refusal)];
    case 'hint': {
      const { advice } = notice.found;
      if (advice) return text.adviceLines?.(setup, view, advice) ?? [];
      return text.daily?.hintLines(setup, notice.found, notice.opening) ?? [];
    }
    case 'failed':
      return [faultWords(fault)];
    case 'acted':
    case 'resumed':
    case 'full':
    case 'nothing-to-undo':
    case 'nothing-to-redo':
    case 'hint-after-end':
    case 'no-hints':
      return [];
  }
};

/** What a question asks: what costs something says so first. */
export const questionLines = <G extends Types>(
  { confirmation: asking }: GameSession<G>,
  again: string,
): readonly string[] => {
  if (!asking) return [];
  switch (asking.cause) {
    case 'retry':
    case 'surrender':
      // The question is the title; what follows it is the answer to "and then?".
      return again.split(/\n|(?<=\?) /);
    case 'undo':
    case 'nudge':
    case 'card':
    case 'line':
    case 'solution':
    case 'change':
      return [PLAY.ask.titles[asking.cause], ...practiceNotice(asking.cause).split('\n')];
  }
};
