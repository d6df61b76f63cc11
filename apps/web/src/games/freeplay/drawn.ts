import type { Event, Setup, Summary, View } from '@lockstep/freeplay';
import type { Explained, View as GatesView, GateView } from '@lockstep/gates';
import { actName, clauseWords, FACTOR_NAME, fractionWords, gateWords } from '@lockstep/words-freeplay';
import type { ComponentProps } from 'svelte';
import type DamagePart from '../../design/freeplay/Damage.svelte';
import type GateLock from '../../design/freeplay/GateLock.svelte';
import type { Path, Stop } from '../../design/freeplay/kinds.ts';
import type { Choice } from './choosing.ts';
import type { Would } from './playing.svelte.ts';
import { FREEPLAY_WORDS } from './words.ts';

const WORDS = FREEPLAY_WORDS.table;

/** Acts and, between them, caches; what lies ahead has no title yet. */
export const stopsOf = ({ acts: all }: Setup, view: View, { acts }: Summary): readonly Stop[] =>
  all.flatMap((_, i): Stop[] => {
    const here = i === view.act - 1;
    const begun = acts[i];
    const act: Stop = {
      kind: all.length > 2 && i === all.length - 1 ? 'boss' : 'act',
      name: actName(i + 1, all.length),
      title: begun?.title,
      note: begun && WORDS.turnsUsed(begun.turns),
      state: begun?.cleared ? 'done' : here ? 'now' : 'ahead',
      result: begun?.cleared ? 'cleared' : here && view.phase === 'over' ? 'failed' : undefined,
    };
    const atCache = here && view.phase === 'cache';
    const cache: Stop = {
      kind: 'cache',
      name: WORDS.cacheStop,
      state: atCache ? 'now' : acts[i + 1] ? 'done' : 'ahead',
    };
    return i === all.length - 1 ? [act] : [act, cache];
  });

const pathsOf = (gate: GateView, turn: number, choice: Choice | null, explained: Explained | null): readonly Path[] =>
  gate.paths.map(({ base, clauses, declared, struck }, i) => {
    const aimed = choice?.move === 'flag' && choice.gate === gate.id && choice.path === i + 1;
    const gone = aimed ? choice.strike : struck;
    return {
      number: i + 1,
      base,
      used: explained?.path === i + 1,
      declared: declared && gate.flagEnds !== null ? WORDS.left(gate.flagEnds - turn + 1) : null,
      clauses: clauses.map((written, j) => ({
        text: clauseWords(written),
        met: explained && explained.table.length > 0 ? (explained.table[i]?.[j] ?? null) : null,
        struck: gone === j + 1,
      })),
    };
  });

/** A gate with what the cards laid out would mean to it. */
export const gateOf = (
  gate: GateView,
  { turn }: Pick<GatesView, 'turn'>,
  choice: Choice | null = null,
  would: Would | null = null,
): Omit<ComponentProps<typeof GateLock>, 'folded' | 'selected' | 'onpick'> => {
  const after = would?.view.gates?.gates.find(({ id }) => id === gate.id);
  // Where the last gate falls the incident is over, and nothing of it is left to be seen.
  const strength = after?.strength ?? (would?.gate?.gate === gate.id ? would.gate.strength : null);
  return {
    name: gate.name,
    doubt: gate.family,
    line: gate.line,
    notes: gateWords({ ...gate, sources: [...gate.sources], axis: [...gate.axis], bars: [...gate.bars] }),
    strength: gate.strength,
    max: gate.strengthMax,
    disabled: gate.disabled,
    preview: strength === gate.strength ? null : strength,
    paths: pathsOf(gate, turn, choice, would?.gate?.gate === gate.id ? would.gate : null),
  };
};

/** Why the damage is what it is: what multiplies by one is left out. */
export const damageOf = (
  { script: { tuning } }: Setup,
  gate: GateView,
  { path, base, parts, damage, strength }: Explained,
  scrutiny: number,
): ComponentProps<typeof DamagePart> => {
  const product = parts.reduce((value, { by }) => (value * by[0]) / by[1], base);
  const asked = path !== null;
  return {
    factors:
      damage === 0 && !asked
        ? []
        : [
            { value: String(base), label: asked ? WORDS.path(path) : WORDS.asked },
            ...parts
              .filter(({ by }) => by[0] !== by[1])
              .map(({ factor, by }) => ({ value: fractionWords(by), label: FACTOR_NAME[factor] })),
          ],
    total: damage,
    before: gate.strength,
    after: strength,
    scrutiny,
    note:
      damage === tuning.damage_most && product > damage
        ? WORDS.atMost(damage)
        : damage === tuning.damage_least && product < damage && product > 0
          ? WORDS.atLeast(damage)
          : undefined,
  };
};

/** Every tag and trait a gate speaks of, to be pointed out on the cards. */
export const wantedBy = (gate: GateView | undefined): readonly string[] =>
  gate?.paths.flatMap(({ clauses }) =>
    clauses.filter((clause) => !clause.startsWith('without')).flatMap((clause) => clause.split(/[ |]/)),
  ) ?? [];

/** What nobody can know before it happens. */
export const unknownsIn = (events: readonly Event[]): readonly string[] =>
  events.flatMap((event) => {
    if (event.kind === 'drew' && event.artifacts === null) return [WORDS.cards(event.count)];
    if (event.kind === 'koa-cycled' && event.drawn === null) return [WORDS.cards(event.cards.length)];
    if (event.kind === 'koa-flagged' && event.counter === null) return [FREEPLAY_WORDS.night.hiddenCounter];
    if (event.kind === 'act-began' && event.incident === null) return [WORDS.nextAct];
    return event.kind === 'cache-opened' && event.offers === null ? [WORDS.cacheOffers] : [];
  });
