import type { Options, Ref, Command as SessionCommand } from '@lockstep/play';

/** All a player can ask for, by key, menu or typed word. */
export type Command =
  /** Carried out by the session: every change of a try is one of these. */
  | { readonly do: 'session'; readonly command: SessionCommand }
  /** Of a zone exactly these are laid down. */
  | { readonly do: 'lay'; readonly zone: string; readonly ids: readonly string[] }
  /** A try, as it was left or from its start; `anew` restarts and discards the saved one. */
  | {
      readonly do: 'open';
      readonly ref: Ref;
      readonly chosen: Options;
      readonly anew?: boolean;
      readonly sure?: boolean;
    }
  /** What must be chosen before this begins. */
  | { readonly do: 'pick'; readonly ref: Ref }
  /** Another value of what is chosen on the shelf. */
  | { readonly do: 'option'; readonly option: string; readonly to: string }
  /** Into a list of the menu. */
  | { readonly do: 'down'; readonly into: string }
  /** Out of a page, a list or the choices of a title, or everything laid down is taken back. */
  | { readonly do: 'back' }
  /** Of what is to be read: the next piece, all of it at once, or no more of it. */
  | { readonly do: 'on' | 'all' | 'skip' }
  | { readonly do: 'show'; readonly page: string; readonly part?: string }
  /** The replay is written to a file. */
  | { readonly do: 'keep'; readonly file: string | null }
  | { readonly do: 'shelf' | 'look' | 'save' | 'quit' };

export const act = (text: string): Command => ({ do: 'session', command: { kind: 'act', text } });

/** Text that is no command, and why. */
export interface Complaint {
  readonly complaint: string;
}

export const isComplaint = (value: Command | Complaint): value is Complaint => 'complaint' in value;

export const complain = (complaint: string): Complaint => ({ complaint });
