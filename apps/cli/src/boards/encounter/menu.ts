import {
  type Action,
  encounter as game,
  type HitView,
  type Invoke,
  type Setup,
  SLOTS,
  type State,
} from '@lockstep/encounter';
import { type Json, preview, Refusal, refuse } from '@lockstep/kernel';
import { counted } from '@lockstep/words';
import {
  byName,
  characterName,
  deedWords,
  eventWords,
  intentWords,
  invokeCost,
  invokeWords,
  kindOf,
  type Odds,
  oddsWords,
  refusalAdvice,
  SLOT_NAME,
  sceneTagName,
  tagName,
  techniqueLines,
  techniqueName,
} from '@lockstep/words-encounter';
import { type Item as ShellItem, type Menu as ShellMenu, line as shellLine } from '../../shell/menu.ts';
import { act, type Command } from '../../shell/model.ts';
import { nameIn } from './names.ts';
import { type Model, overOf, type Scene, sceneOf } from './scene.ts';
import { BARS, ITEMS, needsTag, TITLES } from './words.ts';

/** One line of the menu. */
export interface Item extends ShellItem {
  /** The note at length, where that is more. */
  readonly full?: string;
}

export type Menu = ShellMenu<Item>;

/** A menu before it is known to be a list: every menu here is. */
type Pages = Pick<Menu, 'title' | 'items'>;

const item = (label: string, command: Command, more: Partial<Item> = {}): Item => ({
  ...shellLine(label, command),
  ...more,
});

export type Foreseen = { readonly odds: Odds | null; readonly sure: readonly string[] };

/** What can be known of an action beforehand: exact odds, and what is sure. */
export const foreseen = (setup: Setup, state: State, action: Action): Foreseen | Refusal => {
  const ahead = preview(game, setup, state, 0, action);
  if (ahead instanceof Refusal) return ahead;
  return { odds: oddsWords(ahead.details as Json), sure: ahead.events.map((event) => eventWords(setup, event)) };
};

const headline = (setup: Setup, state: State, action: Action): string => {
  const ahead = foreseen(setup, state, action);
  return ahead instanceof Refusal ? '' : (ahead.odds?.headline ?? '');
};

const acting = ({ setup, run }: Scene, action: Action, label: string, more: Partial<Item> = {}): Item =>
  item(label, act(game.format(setup, action)), { note: headline(setup, run.now.state, action), ...more });

type Of<Kind extends Action['kind']> = Extract<Action, { kind: Kind }>;

const actions = <Kind extends Action['kind']>({ setup, run }: Scene, kind: Kind): readonly Of<Kind>[] =>
  game.legal(setup, run.now.state, 0).filter((action): action is Of<Kind> => action.kind === kind);

const boughtWords = ({ script }: Setup, invoke: Invoke): string =>
  invoke === 'none'
    ? ITEMS.alone
    : ITEMS.for(invokeWords(script.tuning, invoke), counted(invokeCost(invoke), 'invoke'));

const INVOKES: readonly Invoke[] = ['none', '+3', 'reroll', '+6', '+3-reroll'];

// Story pages.

type Choice = Setup['script']['scene']['beat'][number]['choice'][number];

/** "Athletics against 10" */
const checkWords = (setup: Setup, { check }: Choice): string => {
  if (!check) return '';
  const by = check.skill === undefined ? byName(check.pillar!) : byName(check.skill);
  const against =
    check.foe === undefined ? String(check.against! + setup.script.difficulty.target) : characterName(setup, check.foe);
  return `${check.contest === 'ENDURANCE' ? `${by} Resilience` : by} against ${against}`;
};

/** What a check moves, so that it can be weighed. */
const stakes = (setup: Setup, { check }: Choice): readonly string[] => {
  if (!check) return [];
  const name = (id: string): string => `“${setup.script.scene.clock.find((one) => one.id === id)?.name ?? id}”`;
  const moves = [
    ...(check.clock === undefined ? [] : [`Passed, ${name(check.clock)} rises by the degree.`]),
    ...(check.danger === undefined ? [] : [`Failed, ${name(check.danger)} rises by 1 to 3.`]),
  ];
  return moves.length === 0 ? [] : [moves.join(' ')];
};

type Picked = Setup['picks'][number];

const pickLabel = ({ setup }: Pick<Scene, 'setup'>, { actor, kit, invoke }: Picked): string => {
  const who = setup.actors[actor]!.name;
  const withKit = kit < 0 ? '' : ` with ${setup.kits[kit]!.name}`;
  return invoke === 0 ? `${who}${withKit}` : `${who}${withKit}, ${boughtWords(setup, INVOKES[invoke]!)}`;
};

/** Who has the best chance of the bare roll, and how good it is: "Jin 62% to pass". */
const likeliest = ({ setup, run }: Scene, picks: readonly Of<'choose'>[]): string => {
  const bare = picks.filter(({ pick }) => setup.picks[pick]!.invoke === 0);
  const chances = bare.map((action) => {
    const ahead = foreseen(setup, run.now.state, action);
    const bars = ahead instanceof Refusal ? [] : (ahead.odds?.bars ?? []);
    const percent = bars.reduce((sum, bar) => sum + (bar.good ? bar.percent : 0), 0);
    return { action, percent };
  });
  const [best] = [...chances].sort((a, b) => b.percent - a.percent || a.action.pick - b.action.pick);
  if (!best) return '';
  const [passes] = headline(setup, run.now.state, best.action).split(', ');
  return `${pickLabel({ setup }, setup.picks[best.action.pick]!)}, ${passes}`;
};

const pageMenu = (scene: Scene, path: readonly string[]): Pages => {
  const { setup, view } = scene;
  const chosen = actions(scene, 'choose');
  const choices = setup.script.scene.beat.find(({ id }) => id === view.beat.id)?.choice ?? [];
  const picksOf = (place: number): readonly Of<'choose'>[] =>
    chosen.filter(({ pick }) => setup.picks[pick]!.choice === place);
  const open = choices.findIndex(({ id }) => id === path[0]);
  if (open >= 0)
    return {
      title: TITLES.who,
      items: picksOf(open).map((action) =>
        acting(scene, action, pickLabel(scene, setup.picks[action.pick]!), { detail: stakes(setup, choices[open]!) }),
      ),
    };
  const items = view.choices.map(({ id, label, bar }, place): Item => {
    const choice = choices[place]!;
    const note = checkWords(setup, choice);
    const detail = stakes(setup, choice);
    const picks = picksOf(place);
    const [first] = picks;
    if (bar !== null || !first) {
      const data = { choice: id, tag: choice.tag ?? null, domain: choice.domain ?? null, stage: 'BEAT' };
      const off =
        bar === 'no-tag' && choice.tag !== undefined
          ? needsTag(sceneTagName(setup, choice.tag))
          : (BARS[bar ?? ''] ?? refusalAdvice(setup, refuse(bar ?? 'not-now', data)).wrong);
      return item(label, act(`choose ${id}`), { note, off });
    }
    if (!choice.check) return acting(scene, first, label);
    const told = `${note}: ${likeliest(scene, picks)}`;
    if (picks.length > 1) return item(`${label} …`, { do: 'down', into: id }, { note: told, detail });
    const [, ...rest] = headline(setup, scene.run.now.state, first).split(', ');
    return acting(scene, first, label, { note: told, full: [told, ...rest].join(', '), detail });
  });
  const [goOn] = actions(scene, 'go-on');
  return {
    title: TITLES.page,
    items: [...items, ...(goOn ? [acting(scene, goOn, choices.length === 0 ? ITEMS.nextPage : ITEMS.goOn)] : [])],
  };
};

// Intent.

type Move = Setup['moves'][number];
type Declared = { readonly action: Of<'declare'>; readonly move: Move };

const techniqueKey = ({ kind, kit, slot }: Move): string => `${kind} ${kit} ${slot}`;

const moveName = ({ setup }: Scene, { kind, kit, slot }: Move): string => {
  const name = kit < 0 ? '' : setup.kits[kit]!.name;
  switch (kind) {
    case 'USE': {
      const as = (['MAJOR', 'MINOR', 'BONUS'] as const)[slot]!;
      return as === setup.kits[kit]!.action ? name : `${name} as a ${SLOT_NAME[as]}`;
    }
    case 'CONVERT':
      return 'Prepared: make a Minor of a Bonus';
    case 'NUANCE':
      return 'Nuance: one Minor more';
    case 'WATCH':
      return `Prepared: wait with ${name}`;
  }
};

const aimOf = ({ setup }: Scene, { kit, target }: Move): string => {
  if (target < 0 || kit < 0) return '';
  const { does } = setup.kits[kit]!;
  if (does === 'MOVE') return ` to zone ${target + 1}`;
  return ` ${does === 'ASSIST' ? 'for' : 'at'} ${nameIn(setup, setup.actors[target]!.id)}`;
};

/** "Major: 56% to touch, 44% to hurt; attack, Violence, accurate" */
const kitNote = (scene: Scene, move: Move, odds: string): string => {
  const { kit, kind } = move;
  if (kit < 0 || kind !== 'USE') return odds;
  const technique = scene.setup.script.technique[kit]!;
  const left = leftOf(scene, move);
  const [, deed = ''] = kindOf(technique).split(': ');
  const slot = SLOT_NAME[SLOTS[move.slot]!];
  const what = [deed, ...technique.tags.map(tagName), ...(left === null ? [] : [`${left} left`])].join(', ');
  return `${slot}: ${[odds, what].filter((text) => text !== '').join('; ')}`;
};

const kitDetail = ({ setup }: Scene, { kit }: Move): readonly string[] => {
  if (kit < 0) return [];
  const { script } = setup;
  const technique = script.technique[kit]!;
  return [deedWords(script.tuning, technique.does), ...techniqueLines(script.tuning, technique, script.domain)];
};

const leftOf = ({ view, setup }: Scene, { actor, kit }: Move): number | null =>
  kit < 0
    ? null
    : (view.actors
        .find(({ id }) => id === setup.actors[actor]!.id)
        ?.techniques.find(({ id }) => id === setup.kits[kit]!.id)?.left ?? null);

const grouped = (moves: readonly Declared[], keyOf: (move: Move) => string): readonly (readonly Declared[])[] => {
  const groups = new Map<string, Declared[]>();
  for (const one of moves) {
    const key = keyOf(one.move);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
};

/** Majors first, then Minors, then Bonuses; what was learned before what everybody can. */
const inOrder = (setup: Setup, groups: readonly (readonly Declared[])[]): readonly (readonly Declared[])[] => {
  const rank = ([first]: readonly Declared[]): number => {
    const { kind, kit, slot } = first!.move;
    return kind === 'USE' ? slot * 2 + (setup.kits[kit]!.basic ? 1 : 0) : 99;
  };
  return [...groups].sort((a, b) => rank(a) - rank(b) || a[0]!.move.index - b[0]!.move.index);
};

/** Technique, then target, then invoke; a question with one answer is not asked. */
const declareItems = (scene: Scene, moves: readonly Declared[], [technique, target]: readonly string[]): Pages => {
  const { setup } = scene;
  const leaf = ({ action, move }: Declared, label: string, whole: boolean): Item => {
    const odds = headline(setup, scene.run.now.state, action);
    return acting(scene, action, label, {
      note: whole ? kitNote(scene, move, odds) : odds,
      detail: kitDetail(scene, move),
    });
  };
  if (technique === undefined)
    return {
      title: TITLES.intent,
      items: inOrder(setup, grouped(moves, techniqueKey)).map((group) => {
        const [first] = group as [Declared];
        const name = moveName(scene, first.move);
        if (group.length === 1) return leaf(first, name + aimOf(scene, first.move), true);
        const single = group.every(({ move }) => move.target === first.move.target);
        const odds = single ? headline(setup, scene.run.now.state, first.action) : '';
        return item(
          `${name}${single ? aimOf(scene, first.move) : ''} …`,
          { do: 'down', into: techniqueKey(first.move) },
          { note: kitNote(scene, first.move, odds), detail: kitDetail(scene, first.move) },
        );
      }),
    };
  const same = moves.filter(({ move }) => techniqueKey(move) === technique);
  const targets = grouped(same, (move) => String(move.target));
  const name = same[0] ? moveName(scene, same[0].move) : '';
  if (target === undefined && targets.length > 1)
    return {
      title: `${name.toUpperCase()}: ${TITLES.target}`,
      items: targets.map((group) => {
        const [first] = group as [Declared];
        const label = name + aimOf(scene, first.move);
        return group.length === 1
          ? leaf(first, label, false)
          : item(
              `${label} …`,
              { do: 'down', into: String(first.move.target) },
              {
                note: headline(setup, scene.run.now.state, first.action),
                detail: kitDetail(scene, first.move),
              },
            );
      }),
    };
  const aimed = target === undefined ? same : same.filter(({ move }) => String(move.target) === target);
  return {
    title: `${name.toUpperCase()}: ${TITLES.invoke}`,
    items: aimed.map((one) =>
      leaf(one, `${name}${aimOf(scene, one.move)}, ${boughtWords(setup, INVOKES[one.move.invoke]!)}`, false),
    ),
  };
};

const TAKE_BACK = 'take-back';

const intentMenu = (scene: Scene, path: readonly string[]): Pages => {
  const { setup, view } = scene;
  const moves = actions(scene, 'declare').map((action) => ({ action, move: setup.moves[action.move]! }));
  const intents = view.fight!.intents;
  const back = actions(scene, 'take-back').map((action) =>
    acting(scene, action, ITEMS.takeBack(intentWords(setup, intents[action.place]!))),
  );
  const [first, ...rest] = path;
  if (first === TAKE_BACK) return { title: TITLES.takeBack, items: back };
  const heroes = view.actors.filter(({ seat, status }) => seat === 0 && status === 'STANDING');
  const movesOf = (id: string): readonly Declared[] => moves.filter(({ move }) => setup.actors[move.actor]!.id === id);
  const alone = heroes.length === 1 ? heroes[0]! : undefined;
  const within = alone ? path : rest;
  const who = alone?.id ?? first;
  if (who !== undefined && within.length > 0) return declareItems(scene, movesOf(who), within);
  const ends: Item[] = [
    ...(path.length > 0
      ? []
      : back.length > 1
        ? [item(`${ITEMS.takeBackOne} …`, { do: 'down', into: TAKE_BACK })]
        : back),
    ...(path.length > 0 ? [] : actions(scene, 'withdraw').map((action) => acting(scene, action, ITEMS.withdraw))),
    ...(path.length > 0
      ? []
      : actions(scene, 'ready').map((action) =>
          acting(scene, action, intents.length === 0 ? ITEMS.readyNothing : ITEMS.ready),
        )),
  ];
  if (who !== undefined) {
    const { title, items } = declareItems(scene, movesOf(who), []);
    return { title: `${title}: ${nameIn(setup, who).toUpperCase()}`, items: [...items, ...ends] };
  }
  const slots = (id: string): string => {
    const { major, minor, bonus } = heroes.find((one) => one.id === id)!;
    return (['Major', 'Minor', 'Bonus'] as const)
      .map((slot, i) => [slot, [major, minor, bonus][i]!] as const)
      .map(([slot, { used, total }]) => `${slot} ${used}/${total}`)
      .join(', ');
  };
  return {
    title: TITLES.intent,
    items: [
      ...heroes
        .filter(({ id }) => movesOf(id).length > 0)
        .map(({ id }) => item(`${nameIn(setup, id)} …`, { do: 'down', into: id }, { note: slots(id) })),
      ...ends,
    ],
  };
};

// Clash and windows.

export const hitName = (setup: Setup, { hit, actor, technique, target }: HitView): string =>
  ITEMS.hit(hit, nameIn(setup, actor), techniqueName(setup, technique), nameIn(setup, target));

const hitOf = ({ setup, view }: Scene, place: number): string => {
  const found = view.fight?.hits.find(({ hit }) => hit === place + 1);
  return found ? hitName(setup, found) : `hit ${place + 1}`;
};

const firstSure = ({ setup, run }: Scene, action: Action): string => {
  const ahead = foreseen(setup, run.now.state, action);
  return ahead instanceof Refusal ? '' : (ahead.sure[0] ?? '');
};

const nuanceMenu = (scene: Scene): Pages => {
  const { setup, view } = scene;
  const label = (action: Of<'nuance'>): string =>
    action.use === 'degree' ? ITEMS.raise(hitOf(scene, action.hit)) : action.use === 'add' ? ITEMS.add : ITEMS.remove;
  return {
    title: TITLES.nuance(nameIn(setup, view.fight?.turn ?? '')),
    items: [
      ...actions(scene, 'nuance').map((action) =>
        acting(scene, action, label(action), { note: action.use === 'degree' ? firstSure(scene, action) : '' }),
      ),
      ...actions(scene, 'pass').map((action) => acting(scene, action, ITEMS.keepNuance)),
    ],
  };
};

const reactionMenu = (scene: Scene): Pages => {
  const { setup, view } = scene;
  const { hits = [], turn } = view.fight ?? {};
  const coming = hits.filter(({ degree, answered, target }) => {
    const actor = view.actors.find(({ id }) => id === target);
    return actor?.seat === 0 && degree > 0 && !answered;
  });
  const left = coming.map(({ hit, degree }) => `hit ${hit} lands at degree ${degree}`).join(', ');
  return {
    title: TITLES.window(nameIn(setup, turn ?? '')),
    items: [
      ...actions(scene, 'react').map((action) => {
        const technique = setup.script.technique[action.kit]!;
        const hit = hits.find((one) => one.hit === action.hit + 1);
        const label = hit ? ITEMS.answers(technique.name, hit.hit, nameIn(setup, hit.target)) : technique.name;
        const odds = headline(setup, scene.run.now.state, action);
        const leaves = odds === '' ? [kindOf(technique), ...technique.tags.map(tagName)].join(', ') : odds;
        return acting(scene, action, label, {
          note: hit ? `${ITEMS.now(hit.degree)}; ${leaves}` : leaves,
          detail: kitDetail(scene, { kit: action.kit } as Move),
        });
      }),
      ...actions(scene, 'pass').map((action) =>
        acting(scene, action, ITEMS.pass, { note: left === '' ? '' : ITEMS.passHits(left) }),
      ),
    ],
  };
};

// The end.

const overMenu = ({ session }: Model): Menu => ({
  title: TITLES.over,
  list: true,
  items: [
    item(ITEMS.shelf, { do: 'shelf' }),
    item(session?.opening.ref.seed === null ? ITEMS.again : ITEMS.againSame, {
      do: 'session',
      command: { kind: 'retry', again: true, sure: true },
    }),
    item(ITEMS.share, { do: 'show', page: 'share' }),
    item(ITEMS.keep, { do: 'keep', file: null }),
    item(ITEMS.log, { do: 'show', page: 'log' }),
    item(ITEMS.quit, { do: 'quit' }),
  ],
});

const made = new WeakMap<object, Map<string, Menu>>();

/** What can be chosen now. */
export const menuOf = (model: Model): Menu => {
  const scene = sceneOf(model)!;
  if (overOf(model)) return overMenu(model);
  const { state } = scene.run.now;
  const known = made.get(state) ?? new Map<string, Menu>();
  made.set(state, known);
  const key = model.path.join('\n');
  const menu = known.get(key) ?? { ...sceneMenu(scene, model.path), list: true };
  known.set(key, menu);
  return menu;
};

const NOTHING: Pages = { title: TITLES.over, items: [] };

const sceneMenu = (scene: Scene, path: readonly string[]): Pages => {
  switch (scene.view.phase) {
    case 'BEAT':
      return pageMenu(scene, path);
    case 'INTENT':
      return intentMenu(scene, path);
    case 'CLASH':
      return nuanceMenu(scene);
    case 'REACTION':
      return reactionMenu(scene);
    case 'OVER':
      return NOTHING;
  }
};

/** The first line that can be chosen. */
export const firstOn = (model: Model): number =>
  Math.max(
    0,
    menuOf(model).items.findIndex(({ off }) => off === null),
  );
