import { WorkerError } from '../plumbing/worker/messages.ts';
import { SHELL } from '../strings/shell.ts';

export const faultWords = (fault: unknown): string =>
  fault instanceof WorkerError ? SHELL.faults[fault.code] : SHELL.faults.internal;
