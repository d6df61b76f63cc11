import { WorkerError } from '../plumbing/worker/messages.ts';
import { WORDS } from '../words.ts';

export const faultWords = (fault: unknown): string =>
  fault instanceof WorkerError ? WORDS.faults[fault.code] : WORDS.faults.internal;
