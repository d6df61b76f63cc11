import {
  actAnswer,
  actRequest,
  RANKED_BOUNDS,
  type RankedBoardAnswer,
  rankedAnswer,
  rankedBoardAnswer,
  tryAnswer,
  tryRequest,
} from '@lockstep/api';
import { addDays, type Day, makeDay } from '@lockstep/calendar';
import type { FastifyInstance } from 'fastify';
import { mondayOf } from '../board.ts';
import { Denial, deny } from '../denial.ts';
import { programRows, rankedRows, rankedWeek } from '../ranked/board.ts';
import { dayAnswer } from '../ranked/days.ts';
import { resultOfRow } from '../ranked/ranked.ts';
import type { Member } from '../store/groups.ts';
import type { RankedDayRow } from '../store/tables.ts';
import type { Context } from './context.ts';
import { addEndpoint } from './endpoint.ts';
import { namesOf } from './friends.ts';

const STEPS = /^\d{1,4}$/;

const boardOf = async (
  { store, everyoneRanked, now }: Context,
  day: RankedDayRow,
  me: string | null,
): Promise<RankedBoardAnswer> => {
  const friends: readonly Member[] = me === null ? [] : await store.groups.friends(me);
  const from = mondayOf(day.day as Day);
  const to = addDays(from, 6);
  const [week, programs] = await Promise.all([
    store.ranked.among(
      friends.map(({ player }) => player),
      day.game,
      from,
      to,
    ),
    store.ranked.programs(day.day, day.game, RANKED_BOUNDS.programs),
  ]);
  const tries = week.filter((row) => row.day === day.day);
  const closed = day.closed !== null;
  const own = me === null ? null : await store.ranked.ofDay(me, day.day, day.game);
  const isOver = own?.over === 1;
  const counted = own && isOver && own.program === 0 ? { ...own, kept: '[]' } : null;
  return {
    ...dayAnswer(day, now()),
    own: own && {
      try: own.id,
      program: own.program === 1,
      over: isOver,
      number: own.number,
      result: resultOfRow(own),
    },
    members: me === null ? [] : namesOf(friends, me),
    rows: rankedRows(friends, tries, closed),
    from: makeDay(from),
    to: makeDay(to),
    week: rankedWeek(friends, week),
    programs: programRows(programs, me, closed),
    everyone: isOver || closed ? await everyoneRanked.about(day.day, makeDay(day.day as Day), day.game, counted) : null,
  };
};

/** Ranked play: sealed deals, one try of each, and their boards. */
export const addRanked = (app: FastifyInstance, context: Context): void => {
  addEndpoint(app, context, {
    method: 'GET',
    url: '/api/v1/ranked',
    summary: 'Ranked days: fingerprints of what is sealed, and what was sealed of days that are over',
    answer: rankedAnswer,
    signed: 'no',
    handle: async ({ ranked }) => ({ days: [...(await ranked.days())] }),
  });
  addEndpoint(app, context, {
    method: 'POST',
    url: '/api/v1/ranked/tries',
    summary: 'Open the one try of this player at a deal, or take it up where it was',
    body: tryRequest,
    answer: tryAnswer,
    signed: 'once',
    handle: ({ ranked }, { signer, body }) => ranked.open(signer.key, body),
  });
  addEndpoint(app, context, {
    method: 'GET',
    url: '/api/v1/ranked/tries/:try/after/:steps',
    summary: 'How a try stands, with the steps after so many; its replay once the day is over',
    answer: tryAnswer,
    signed: 'once',
    handle: async ({ ranked }, { signer, params }) => {
      const { steps = '' } = params;
      if (!STEPS.test(steps)) return deny('wrong-shape', 'path.steps');
      return ranked.about(signer.key, params.try ?? '', Number(steps));
    },
  });
  addEndpoint(app, context, {
    method: 'POST',
    url: '/api/v1/ranked/tries/:try/actions',
    summary: 'Act in a try. The server makes the step, and those of a bot that answers it',
    body: actRequest,
    answer: actAnswer,
    signed: 'once',
    handle: async ({ ranked, metrics }, { signer, params, body }) => {
      const began = performance.now();
      const answer = await ranked.act(signer.key, params.try ?? '', body);
      const outcome = answer instanceof Denial || answer.refusal !== null ? 'refused' : 'taken';
      metrics.moves.observe({ outcome }, (performance.now() - began) / 1000);
      return answer;
    },
  });
  addEndpoint(app, context, {
    method: 'GET',
    url: '/api/v1/ranked/boards/:game/:date',
    summary: 'The board of a ranked day and its week: oneself and friends, programs, and figures of everyone',
    answer: rankedBoardAnswer,
    signed: 'once',
    handle: async (given, { signer, params }) => {
      const day = await given.ranked.day(params.game ?? '', params.date ?? '');
      if (day instanceof Denial) return day;
      return boardOf(given, day, (await given.store.player(signer.key))?.id ?? null);
    },
  });
};
