import type { Encounter, Event, Setup, State } from '@lockstep/encounter';
import { moments, type Seat } from '@lockstep/kernel';
import { type RunOf, visible } from '@lockstep/play';
import type { Place } from './kinds.ts';

/** An event of one kind. */
export type EventOf<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

/** What is shown at a time. */
type Shown =
  | { readonly kind: 'say'; readonly said: Omit<EventOf<'said'>, 'kind'> }
  | { readonly kind: 'check'; readonly event: EventOf<'checked'> }
  | { readonly kind: 'fight'; readonly event: EventOf<'fight-began'> }
  | { readonly kind: 'reveal'; readonly event: EventOf<'revealed'> }
  | { readonly kind: 'clash'; readonly event: EventOf<'clashed'> }
  | { readonly kind: 'roll'; readonly event: EventOf<'set-up' | 'advanced' | 'pushed'> }
  | { readonly kind: 'answer'; readonly event: EventOf<'reacted'> }
  | { readonly kind: 'notes'; readonly title: Title };

/** What a list of things that happened is about. */
export type Title = 'STORY' | 'ACTS' | 'CLASH' | 'REACTION' | 'AFTERMATH';

/** A page of the telling: one thing to look at before going on. */
export type Page = Shown & {
  /** What else happened with it. */
  readonly notes: readonly Event[];
  readonly place: Place;
  readonly fights: boolean;
  /** Which Beat it belongs to, from 1; a round is one. */
  readonly beat: number;
  /** How things stood while it was told. */
  readonly state: State;
  /** The number of the step it was told in; 0 is the start. */
  readonly turn: number;
};

interface Draft {
  readonly pages: (Shown & Omit<Page, keyof Shown | 'notes'> & { readonly notes: Event[] })[];
  pending: Event[];
  title: Title;
  place: Place;
  fights: boolean;
  beat: number;
}

const placeIn = ({ script }: Setup, beat: string): Place | undefined =>
  script.scene.beat.find(({ id }) => id === beat)?.place;

/** Everything the player has been told so far, page by page. Sealed intents are in none of them. */
export const pagesOf = (run: RunOf<Encounter>): readonly Page[] => {
  const { setup } = run;
  const [first] = setup.script.scene.beat;
  const draft: Draft = {
    pages: [],
    pending: [],
    title: 'STORY',
    place: first?.place ?? 'hall',
    fights: first?.fight !== undefined,
    beat: 1,
  };
  const past = moments(run);
  const start = past[0]?.before?.state ?? run.now.state;
  for (const said of first?.say ?? []) put(draft, { kind: 'say', said }, start, 0);
  for (const { events, state, before, turn } of past) {
    // Until its results land, a round is looked at as it stood before.
    let now = draft.fights ? (before?.state ?? state) : state;
    for (const event of visible<Encounter>(run, events)) {
      if (event.kind === 'beat-began') flush(draft, now, turn);
      if (event.kind === 'beat-began' || (event.kind === 'stage-began' && event.stage === 'INTENT')) now = state;
      tell(setup, draft, event, now, turn);
    }
    flush(draft, state.phase === 'BEAT' || state.phase === 'OVER' ? now : state, turn);
  }
  return draft.pages;
};

const put = (draft: Draft, shown: Shown, state: State, turn: number): void => {
  const { place, fights, beat } = draft;
  const notes = draft.fights && shown.kind !== 'notes' ? [] : draft.pending;
  if (notes === draft.pending) draft.pending = [];
  draft.pages.push({ ...shown, notes, place, fights, beat, state, turn });
};

const ROLLED: readonly Page['kind'][] = ['clash', 'roll', 'answer'];

/** Notes of a roll or a line go on its page; those of a whole round are a page of their own. */
const flush = (draft: Draft, state: State, turn: number): void => {
  if (draft.pending.length === 0) return;
  const last = draft.pages.at(-1);
  const beside = draft.fights
    ? draft.title !== 'AFTERMATH' && last !== undefined && ROLLED.includes(last.kind)
    : last !== undefined && !last.fights;
  if (last && beside && last.turn === turn) {
    last.notes.push(...draft.pending);
    draft.pending = [];
  } else put(draft, { kind: 'notes', title: draft.title }, state, turn);
};

const tell = (setup: Setup, draft: Draft, event: Event, state: State, turn: number): void => {
  switch (event.kind) {
    case 'said':
      flush(draft, state, turn);
      put(draft, { kind: 'say', said: event }, state, turn);
      break;
    case 'checked':
      put(draft, { kind: 'check', event }, state, turn);
      break;
    case 'fight-began':
      flush(draft, state, turn);
      draft.fights = true;
      put(draft, { kind: 'fight', event }, state, turn);
      break;
    case 'revealed':
      flush(draft, state, turn);
      put(draft, { kind: 'reveal', event }, state, turn);
      draft.title = 'ACTS';
      break;
    case 'clashed':
      flush(draft, state, turn);
      put(draft, { kind: 'clash', event }, state, turn);
      break;
    case 'set-up':
    case 'advanced':
    case 'pushed':
      flush(draft, state, turn);
      put(draft, { kind: 'roll', event }, state, turn);
      break;
    case 'reacted':
      flush(draft, state, turn);
      put(draft, { kind: 'answer', event }, state, turn);
      break;
    case 'beat-began':
      draft.fights = false;
      draft.title = 'STORY';
      draft.place = placeIn(setup, event.beat) ?? draft.place;
      break;
    case 'beat-closed':
      draft.beat += 1;
      break;
    case 'stage-began':
      if (event.stage === 'INTENT' || event.stage === 'CLASH') flush(draft, state, turn);
      if (event.stage === 'CLASH' || event.stage === 'REACTION' || event.stage === 'AFTERMATH')
        draft.title = event.stage;
      break;
    case 'landed':
      draft.title = 'AFTERMATH';
      draft.pending.push(event);
      break;
    case 'clock-moved':
    case 'tag-made':
    case 'tag-lost':
    case 'invokes-made':
    case 'looked':
    case 'consumed':
    case 'lingered':
    case 'expired':
    case 'paid':
    case 'moved':
    case 'guarded':
    case 'warded':
    case 'prepared':
    case 'used-prepared':
    case 'assisted':
    case 'target-gone':
    case 'nuanced':
    case 'ward-fell':
    case 'overflowed':
    case 'stamina-moved':
    case 'phase-began':
    case 'went-out':
    case 'domain-moved':
    case 'strained':
    case 'recovered':
    case 'endured':
    case 'pressure-rose':
    case 'fight-ended':
      draft.pending.push(event);
      break;
    // Shown by the stage itself, or not worth a line of its own.
    case 'readied':
    case 'went-on':
    case 'chose':
    case 'declared':
    case 'took-back':
    case 'window-opened':
    case 'passed':
    case 'invokes-spent':
    case 'scene-ended':
      break;
  }
};

/** The first page that is still to be looked at after a try was opened again: all that followed the last step of one's own. */
export const resumeAt = (run: RunOf<Encounter>, pages: readonly Page[], own: Seat): number => {
  const steps = moments(run).filter(({ seat }) => seat === own);
  const last = steps.at(-1)?.turn ?? 0;
  const at = pages.findIndex(({ turn }) => turn >= last);
  return at < 0 ? pages.length : at;
};
