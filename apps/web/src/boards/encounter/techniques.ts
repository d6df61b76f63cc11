import type { Pillar } from '@lockstep/encounter';
import { type Encounter, movesOfTechnique, SLOTS, type Slot } from '@lockstep/encounter';
import { Refusal } from '@lockstep/kernel';
import { nextHitWords, type Odds, oddsWords, SLOT_NAME, techniqueName, useWords } from '@lockstep/words-encounter';
import type { GameSession } from '../../play/session.svelte.ts';
import { ENCOUNTER_WORDS } from './words.ts';

const WORDS = ENCOUNTER_WORDS.fight;

/** One way to use a technique, as it is drawn. */
export interface Technique {
  readonly id: string;
  readonly name: string;
  readonly slot: Slot;
  readonly pillar: Pillar | null;
  /** What it does and costs, in one line. */
  readonly use: string;
  readonly line: string | undefined;
  readonly laid: boolean;
  /** Why it cannot be declared now; null where it can. */
  readonly reason: string | null;
}

/** Who declares: the actor that is laid down. */
export const actorOf = (session: GameSession<Encounter>) => {
  const id = session.options('who').find(({ laid }) => laid)?.id;
  return session.view.actors.find((actor) => actor.id === id) ?? null;
};

const indexOf = ({ setup }: GameSession<Encounter>, id: string): number =>
  setup.actors.findIndex((actor) => actor.id === id);

/** What the chosen actor can do, and what it cannot do now. */
export const techniquesOf = (session: GameSession<Encounter>): readonly Technique[] => {
  const { setup, text } = session;
  const actor = actorOf(session);
  if (!actor) return [];
  return session.options('technique').flatMap(({ id, laid, off }): Technique[] => {
    const [move] = movesOfTechnique(setup, indexOf(session, actor.id), id);
    if (!move) return [];
    const reason = off ? text.refusalWords(setup, off) : null;
    const kit = setup.kits[move.kit];
    if (move.kind !== 'USE' || !kit) {
      // What Prepared and Nuance buy in Intent.
      const name =
        move.kind === 'CONVERT'
          ? WORDS.convert
          : move.kind === 'NUANCE'
            ? WORDS.nuanceMinor
            : WORDS.watch(techniqueName(setup, kit?.id ?? ''));
      return [{ id, name, slot: 'BONUS', pillar: null, use: WORDS.costFree, line: undefined, laid, reason }];
    }
    const technique = setup.script.technique.find((one) => one.id === kit.id)!;
    const slot = SLOTS[move.slot]!;
    const left = actor.techniques.find((one) => one.id === kit.id)?.left ?? null;
    return [
      {
        id,
        name: technique.action === slot ? technique.name : WORDS.asSlot(technique.name, SLOT_NAME[slot]),
        slot,
        pillar: kit.aims || kit.does === 'WARD' ? kit.pillar : null,
        use: [useWords(setup.tuning, technique, slot), ...(left === null ? [] : [WORDS.left(left)])].join(' '),
        line: technique.line,
        laid,
        reason,
      },
    ];
  });
};

export const oddsOf = (session: GameSession<Encounter>, text: string): Odds | null => {
  const found = session.preview(text);
  return found instanceof Refusal ? null : oddsWords(found.details);
};

/** What the next hit becomes; null where this changes none. */
export const nextHitOf = (session: GameSession<Encounter>, text: string): string | null => {
  const found = session.preview(text);
  return found instanceof Refusal ? null : nextHitWords(session.setup, found.details);
};

/** What a purchase makes of the roll, in short: that an attack hurts, that a check passes. */
export const boughtOdds = (session: GameSession<Encounter>, text: string | null): string | null => {
  const parts = text === null ? undefined : oddsOf(session, text)?.headline.split(', ');
  return parts?.find((part) => part.endsWith('to hurt')) ?? parts?.[0] ?? null;
};

/** In short, against the target that is chosen or would be the first. */
export const shortOdds = (session: GameSession<Encounter>, id: string): string | null => {
  const actor = actorOf(session);
  if (!actor) return null;
  const [target] = session.laidIn('target');
  const moves = movesOfTechnique(session.setup, indexOf(session, actor.id), id).filter(({ invoke }) => invoke === 0);
  const aimed = moves.filter((move) => session.setup.actors[move.target]?.id === target);
  for (const { text } of [...aimed, ...moves]) {
    const odds = oddsOf(session, text);
    if (odds) return odds.headline.split(',')[0] ?? null;
  }
  return null;
};
