import { makeSeed, parseSeed } from '@lockstep/kernel';
import { type Ref, saveKey } from '@lockstep/play';
import type { WebSaved } from '../plumbing/progress/index.ts';
import type { OpenedRef } from '../plumbing/worker/messages.ts';
import type { About } from './about.ts';
import type { Facts } from './facts.ts';

/** A date has one try for all options: the chosen options are in the save. */
export const keyOf = (ref: Ref): string => saveKey(ref.subject.kind === 'daily' ? { ...ref, options: {} } : ref);

/** The same seed however it is written. */
export const normal = (ref: Ref): Ref => (ref.seed === null ? ref : { ...ref, seed: makeSeed(parseSeed(ref.seed)) });

/** What was chosen for the try that is saved, where the reference itself leaves it open. */
export const savedRef = (ref: Ref, saved: WebSaved | undefined): Ref =>
  saved?.options ? { ...ref, options: saved.options as Ref['options'] } : ref;

export const factsOf = (ref: Ref, whole: OpenedRef | null, about: About, seedText: string): Facts => ({
  ref,
  seed: parseSeed(seedText),
  seedText,
  date: ref.subject.kind === 'daily' ? ref.subject.date : null,
  grade: about.grade,
  subject: whole?.subject ?? about.subject,
  options: Object.keys(ref.options).length === 0 ? null : ref.options,
  fixed: ref.seed !== null || ref.subject.kind === 'daily',
});
