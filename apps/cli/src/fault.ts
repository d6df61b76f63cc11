/** Exit codes a script can rely on. */
export const EXIT = {
  /** Done, and the answer is yes. */
  yes: 0,
  /** Done, and the answer is no: a pack with errors, a replay that departs, a promise not kept. */
  no: 1,
  /** The command or its input makes no sense as given. */
  usage: 2,
} as const;

/** Something the person at the keyboard can mend: what is wrong, and what to do. */
export class Fault extends Error {
  readonly code: string;
  constructor(code: string, says: string) {
    super(says);
    this.code = code;
  }
}
