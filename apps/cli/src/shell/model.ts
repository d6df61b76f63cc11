import type { Options, Session, Types } from '@lockstep/play';
import type { Host, Model } from './board.ts';

export { act, type Command } from './command.ts';
export type { Model };

export const shelfModel = <G extends Types>(host: Host<G>, chosen: Options): Model<G> => ({
  host,
  chosen,
  picking: null,
  session: null,
  path: [],
  cursor: 0,
  columns: 1,
  lastEvents: [],
  readIndex: null,
  lessonSkipped: false,
  page: null,
  part: null,
  scroll: null,
  remark: null,
  remarks: 0,
  notice: [],
  trouble: null,
  confirmation: null,
  input: '',
  busy: false,
  done: false,
});

/** The screen as it is at the start of a decision. */
export const clearInput = <G extends Types>(model: Model<G>, session: Session<G>): Model<G> => ({
  ...model,
  session,
  path: [],
  cursor: 0,
  lastEvents: [],
  readIndex: null,
  remark: null,
  page: null,
  part: null,
  scroll: null,
});
