import { type ActorView, type Setup, SLOTS, type Slot } from '@lockstep/encounter';
import { Refusal } from '@lockstep/kernel';
import { type Odds, oddsWords, refusalWords, SLOT_NAME, tagName, techniqueName } from '@lockstep/words-encounter';
import type { Pillar } from '../../boards/encounter/types.ts';
import type { Telling } from './telling.svelte.ts';
import { ENCOUNTER_WORDS } from './words.ts';

const WORDS = ENCOUNTER_WORDS.fight;

type Move = Setup['moves'][number];

/** One way to use a technique, with every legal move that is one. */
export interface Option {
  readonly key: string;
  readonly name: string;
  readonly slot: Slot;
  readonly pillar: Pillar | null;
  readonly tags: readonly string[];
  readonly line: string | undefined;
  readonly moves: readonly Move[];
  /** Known to everybody. */
  readonly basic: boolean;
  /** Why it cannot be declared now; null where it can. */
  readonly reason: string | null;
}

/** Not of this fight, or not of this fighter at all: said nowhere, since nothing can be done about it. */
const NEVER = ['no-goal', 'not-very-fast', 'no-ward', 'not-adjacent', 'not-here', 'domain-state', 'no-nuance'];

/** What a player is putting together before it is declared: who, what, against whom, with which invokes. */
export class Plan {
  readonly #telling: Telling;
  #actor = $state('');
  #slot = $state<Slot | null>(null);
  #option = $state('');
  #target = $state<number | null>(null);
  #invoke = $state(0);

  constructor(telling: Telling) {
    this.#telling = telling;
  }

  readonly #moves: readonly Move[] = $derived.by(() => {
    const { moves } = this.#telling.facts.setup;
    return this.#telling.legal.flatMap((action) => (action.kind === 'declare' ? [moves[action.move]!] : []));
  });

  readonly heroes: readonly ActorView[] = $derived.by(() =>
    this.#telling.now.actors.filter(({ seat, status }) => seat === 0 && status === 'STANDING'),
  );

  /** The chosen one, or the first who has something left to do. */
  readonly actor: ActorView | null = $derived.by(() => {
    const { actors } = this.#telling.facts.setup;
    const chosen = this.heroes.find(({ id }) => id === this.#actor);
    const able = this.heroes.find(({ id }) => this.#moves.some((move) => actors[move.actor]!.id === id));
    return chosen ?? able ?? this.heroes[0] ?? null;
  });

  readonly options: readonly Option[] = $derived.by(() => {
    const { setup } = this.#telling.facts;
    const index = setup.actors.findIndex(({ id }) => id === this.actor?.id);
    const all = setup.movesOf[index] ?? [];
    const legal = this.#moves.filter((move) => move.actor === index);
    return [...usesOf(setup, this.#telling, this.actor, all, legal), ...specialsOf(setup, legal)];
  });

  /** The slots there is something for, used or not. */
  readonly slots: readonly Slot[] = $derived.by(() =>
    SLOTS.filter((slot) => this.options.some((one) => one.slot === slot)),
  );

  /** The slot whose techniques lie open: the chosen one, or the first with something left. */
  readonly slot: Slot = $derived.by(() => {
    const able = (slot: Slot): boolean => this.options.some((one) => one.slot === slot && one.reason === null);
    if (this.#slot !== null && this.slots.includes(this.#slot)) return this.#slot;
    return this.slots.find(able) ?? this.slots[0] ?? 'MAJOR';
  });

  readonly shown: readonly Option[] = $derived.by(() =>
    this.options.filter(({ slot }) => slot === this.slot).sort((a, b) => Number(a.basic) - Number(b.basic)),
  );

  readonly option: Option | null = $derived.by(
    () => this.options.find(({ key, reason }) => key === this.#option && reason === null) ?? null,
  );

  /** The actors or zones the option can be aimed at. */
  readonly targets: readonly number[] = $derived.by(() => [
    ...new Set((this.option?.moves ?? []).map(({ target }) => target).filter((target) => target >= 0)),
  ]);

  readonly target: number | null = $derived.by(() => {
    if (this.#target !== null && this.targets.includes(this.#target)) return this.#target;
    return this.targets.length === 1 ? this.targets[0]! : null;
  });

  readonly #aimed: readonly Move[] = $derived.by(() =>
    (this.option?.moves ?? []).filter(({ target }) => this.targets.length === 0 || target === this.target),
  );

  readonly invokes: readonly number[] = $derived.by(() => this.#aimed.map(({ invoke }) => invoke));

  readonly invoke: number = $derived.by(() => (this.invokes.includes(this.#invoke) ? this.#invoke : 0));

  /** What would be declared. */
  readonly move: Move | null = $derived.by(() => this.#aimed.find(({ invoke }) => invoke === this.invoke) ?? null);

  readonly odds: Odds | null = $derived.by(() => (this.move ? this.oddsOf(this.move) : null));

  readonly does: string | null = $derived.by(() => {
    const { kits } = this.#telling.facts.setup;
    const kit = this.option?.moves[0]?.kit ?? -1;
    return kits[kit]?.does ?? null;
  });

  oddsOf(move: Move): Odds | null {
    const found = this.#telling.preview(move.text);
    return found instanceof Refusal ? null : oddsWords(found.details);
  }

  /** In short, against the target that is chosen or would be the first. */
  shortOdds({ moves }: Option): string | null {
    const move =
      moves.find(({ target, invoke }) => target === this.#target && invoke === 0) ??
      moves.find(({ invoke }) => invoke === 0);
    return (move && this.oddsOf(move)?.headline.split(',')[0]) ?? null;
  }

  pickSlot(slot: Slot): void {
    this.#slot = slot;
    this.#option = '';
  }

  pickActor(id: string): void {
    this.#actor = id;
    this.#slot = null;
    this.#option = '';
    this.#invoke = 0;
  }

  pickOption(key: string): void {
    this.#option = this.#option === key ? '' : key;
    this.#invoke = 0;
  }

  pickTarget(index: number): void {
    this.#target = index;
  }

  pickInvoke(invoke: number): void {
    this.#invoke = invoke;
  }

  /** A card of either side was picked: a target where one is asked for, else who acts. */
  pickCard(id: string): void {
    const index = this.#telling.facts.setup.actors.findIndex((actor) => actor.id === id);
    if (this.does !== 'MOVE' && this.targets.includes(index)) this.pickTarget(index);
    else if (this.heroes.some((hero) => hero.id === id)) this.pickActor(id);
  }

  isTarget(id: string): boolean {
    const index = this.#telling.facts.setup.actors.findIndex((actor) => actor.id === id);
    return this.does !== 'MOVE' && this.targets.includes(index);
  }

  isAimed(id: string): boolean {
    return this.does !== 'MOVE' && this.target !== null && this.#telling.facts.setup.actors[this.target]?.id === id;
  }

  async lay(): Promise<void> {
    const { move } = this;
    if (!move) return;
    const actor = this.actor?.id ?? '';
    this.#slot = null;
    this.#option = '';
    this.#invoke = 0;
    await this.#telling.act(move.text);
    // Whoever has nothing left steps back for the next.
    const { actors } = this.#telling.facts.setup;
    this.#actor = this.#moves.some((one) => actors[one.actor]!.id === actor) ? actor : '';
  }
}

const usesOf = (
  setup: Setup,
  telling: Telling,
  actor: ActorView | null,
  all: readonly Move[],
  legal: readonly Move[],
): readonly Option[] => {
  const groups = new Map<string, Move[]>();
  for (const move of all) {
    if (move.kind !== 'USE') continue;
    const key = `${setup.kits[move.kit]!.id} ${SLOTS[move.slot]}`;
    groups.set(key, [...(groups.get(key) ?? []), move]);
  }
  return [...groups].flatMap(([key, moves]) => {
    const [first] = moves;
    const kit = setup.kits[first!.kit]!;
    const technique = setup.script.technique.find(({ id }) => id === kit.id)!;
    const slot = SLOTS[first!.slot]!;
    const open = moves.filter((move) => legal.includes(move));
    const present = ({ target }: Move): boolean =>
      telling.now.actors.some(({ id, status }) => id === setup.actors[target]?.id && status === 'STANDING');
    const barred = open.length > 0 ? null : telling.preview((moves.find(present) ?? first!).text);
    if (barred instanceof Refusal && NEVER.includes(barred.code)) return [];
    const left = actor?.techniques.find(({ id }) => id === kit.id)?.left ?? null;
    return [
      {
        key,
        name: technique.action === slot ? technique.name : WORDS.asSlot(technique.name, SLOT_NAME[slot]),
        slot,
        pillar: kit.aims || kit.does === 'WARD' ? kit.pillar : null,
        tags: [...technique.tags.map(tagName), ...(left === null ? [] : [WORDS.left(left)])],
        line: technique.line,
        moves: open,
        basic: kit.basic,
        reason: barred instanceof Refusal ? refusalWords(setup, barred) : null,
      },
    ];
  });
};

/** What Prepared and Nuance buy in Intent: only while it can be bought. */
const specialsOf = (setup: Setup, legal: readonly Move[]): readonly Option[] =>
  legal.flatMap((move) => {
    if (move.kind === 'USE') return [];
    const name =
      move.kind === 'CONVERT'
        ? WORDS.convert
        : move.kind === 'NUANCE'
          ? WORDS.nuanceMinor
          : WORDS.watch(techniqueName(setup, setup.kits[move.kit]!.id));
    return [
      {
        key: move.text,
        name,
        slot: 'BONUS' as const,
        pillar: null,
        tags: [],
        line: undefined,
        moves: [move],
        basic: true,
        reason: null,
      },
    ];
  });
