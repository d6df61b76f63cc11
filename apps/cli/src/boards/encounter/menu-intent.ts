import { type Action, INVOKES, type Setup, SLOTS } from '@lockstep/encounter';
import { ACTIONS, type LaidPieces, type Option, type Piece, type Prompt } from '@lockstep/play';
import { counted, listed } from '@lockstep/words';
import { intentWords, kindOf, SLOT_NAME, tagName } from '@lockstep/words-encounter';
import { nameIn } from './names.ts';
import {
  actionItem,
  actionsOf,
  boughtWords,
  headline,
  type Item,
  item,
  kitDetail,
  nextHit,
  openIn,
  type Pages,
  promptWith,
} from './offer.ts';
import type { SceneView } from './scene-view.ts';
import { ITEMS, TITLES } from './words.ts';

type Move = Setup['moves'][number];
type Declare = Extract<Action, { kind: 'declare' }>;

const moveName = ({ setup }: SceneView, { kind, kit, slot }: Move): string => {
  const name = kit < 0 ? '' : setup.kits[kit]!.name;
  switch (kind) {
    case 'USE': {
      const as = SLOTS[slot]!;
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

const aimOf = ({ setup }: SceneView, { kit, target }: Move): string => {
  if (target < 0 || kit < 0) return '';
  const { does } = setup.kits[kit]!;
  if (does === 'MOVE') return ` to zone ${target + 1}`;
  return ` ${does === 'ASSIST' ? 'for' : 'at'} ${nameIn(setup, setup.actors[target]!.id)}`;
};

/** "Major: 56% to touch, 44% to hurt; attack, Violence, accurate" */
const kitNote = (sceneView: SceneView, move: Move, odds: string): string => {
  const { kit, kind } = move;
  if (kit < 0 || kind !== 'USE') return odds;
  const technique = sceneView.setup.script.technique[kit]!;
  const left = leftOf(sceneView, move);
  const [, deed = ''] = kindOf(technique).split(': ');
  const slot = SLOT_NAME[SLOTS[move.slot]!];
  const what = [deed, ...technique.tags.map(tagName), ...(left === null ? [] : [`${left} left`])].join(', ');
  return `${slot}: ${[odds, what].filter((text) => text !== '').join('; ')}`;
};

const leftOf = ({ view, setup }: SceneView, { actor, kit }: Move): number | null =>
  kit < 0
    ? null
    : (view.actors
        .find(({ id }) => id === setup.actors[actor]!.id)
        ?.techniques.find(({ id }) => id === setup.kits[kit]!.id)?.left ?? null);

const piece = (zone: string, id: string): Piece => ({ zone, id });

/** Every way to declare what is laid down: one for each invoke. */
const waysOf = (sceneView: SceneView, laid: LaidPieces): readonly Declare[] =>
  actionsOf(sceneView, openIn(promptWith(sceneView, laid), 'invoke'), 'declare');

const leaf = (
  sceneView: SceneView,
  action: Declare,
  label: string,
  noteOf: (odds: string) => string = (odds) => odds,
): Item =>
  actionItem(sceneView, action, label, {
    note: noteOf(headline(sceneView.setup, sceneView.run.now.state, action)),
    detail: [
      ...nextHit(sceneView.setup, sceneView.run.now.state, action),
      ...kitDetail(sceneView, sceneView.setup.moves[action.move]!.kit),
    ],
  });

const techniqueItem = (sceneView: SceneView, who: LaidPieces, option: Option): readonly Item[] => {
  const { setup } = sceneView;
  const laid = [...who, piece('technique', option.id)];
  const targets = openIn(promptWith(sceneView, laid), 'target');
  const single = targets.length <= 1;
  const [first] = waysOf(sceneView, single ? laid : [...laid, targets[0]!]);
  if (!first) return [];
  const move = setup.moves[first.move]!;
  const label = moveName(sceneView, move) + (single ? aimOf(sceneView, move) : '');
  if (option.text !== null) return [leaf(sceneView, first, label, (odds) => kitNote(sceneView, move, odds))];
  const odds = single ? headline(setup, sceneView.run.now.state, first) : '';
  return [
    item(
      `${label} …`,
      { do: 'down', into: option.id },
      { note: kitNote(sceneView, move, odds), detail: kitDetail(sceneView, move.kit) },
    ),
  ];
};

const targetItem = (sceneView: SceneView, laid: LaidPieces, { id, text }: Option): readonly Item[] => {
  const [first] = waysOf(sceneView, [...laid, piece('target', id)]);
  if (!first) return [];
  const move = sceneView.setup.moves[first.move]!;
  const label = moveName(sceneView, move) + aimOf(sceneView, move);
  if (text !== null) return [leaf(sceneView, first, label)];
  const note = headline(sceneView.setup, sceneView.run.now.state, first);
  return [item(`${label} …`, { do: 'down', into: id }, { note, detail: kitDetail(sceneView, move.kit) })];
};

/** Technique, then target, then invoke; a question with one answer is not asked. */
const declareMenu = (sceneView: SceneView, who: LaidPieces, [technique, target]: readonly string[]): Pages => {
  const { setup } = sceneView;
  if (technique === undefined) {
    const techniques = openIn(promptWith(sceneView, who), 'technique');
    return { title: TITLES.intent, items: techniques.flatMap((option) => techniqueItem(sceneView, who, option)) };
  }
  const laid = [...who, piece('technique', technique)];
  const targets = openIn(promptWith(sceneView, laid), 'target');
  const asks = target === undefined && targets.length > 1;
  const ways = waysOf(
    sceneView,
    asks ? [...laid, targets[0]!] : target === undefined ? laid : [...laid, piece('target', target)],
  );
  const name = ways[0] ? moveName(sceneView, setup.moves[ways[0].move]!) : '';
  if (asks)
    return {
      title: `${name.toUpperCase()}: ${TITLES.target}`,
      items: targets.flatMap((option) => targetItem(sceneView, laid, option)),
    };
  return {
    title: `${name.toUpperCase()}: ${TITLES.invoke}`,
    items: ways.map((action) => {
      const move = setup.moves[action.move]!;
      return leaf(sceneView, action, `${name}${aimOf(sceneView, move)}, ${boughtWords(setup, INVOKES[move.invoke]!)}`);
    }),
  };
};

const TAKE_BACK = 'take-back';
const READY = 'ready';

const takeBackItems = (sceneView: SceneView, prompt: Prompt): readonly Item[] =>
  actionsOf(sceneView, openIn(prompt, 'take-back'), 'take-back').map((action) =>
    actionItem(
      sceneView,
      action,
      ITEMS.takeBack(intentWords(sceneView.setup, sceneView.view.fight!.intents[action.place]!)),
    ),
  );

/** What ends the choosing: taking back, withdrawing, being ready. */
const endItems = (sceneView: SceneView, prompt: Prompt): readonly Item[] => {
  const back = takeBackItems(sceneView, prompt);
  const heroes = openIn(prompt, 'who');
  const rest = openIn(prompt, ACTIONS);
  const own = sceneView.view.fight!.intents.some(({ actor }) => heroes.some(({ id }) => id === actor));
  const ready = own ? ITEMS.ready : ITEMS.readyNothing;
  const asks = heroes.some(({ missing }) => missing === undefined);
  return [
    ...actionsOf(sceneView, openIn(prompt, 'look'), 'look').map((action) =>
      actionItem(sceneView, action, ITEMS.look(nameIn(sceneView.setup, sceneView.setup.actors[action.actor]!.id)), {
        note: counted(sceneView.setup.tuning.look, 'invoke'),
      }),
    ),
    ...(back.length > 1 ? [item(`${ITEMS.takeBackOne} …`, { do: 'down', into: TAKE_BACK })] : back),
    ...actionsOf(sceneView, rest, 'withdraw').map((action) => actionItem(sceneView, action, ITEMS.withdraw)),
    ...(asks
      ? [item(`${ready} …`, { do: 'down', into: READY })]
      : actionsOf(sceneView, rest, 'ready').map((action) => actionItem(sceneView, action, ready))),
  ];
};

/** Asked while something could still be declared. */
const readyMenu = (sceneView: SceneView, prompt: Prompt): Pages => {
  const able = openIn(prompt, 'who').filter(({ missing }) => missing === undefined);
  return {
    title: TITLES.ready(listed(able.map(({ id }) => nameIn(sceneView.setup, id)))),
    items: [
      ...actionsOf(sceneView, openIn(prompt, ACTIONS), 'ready').map((action) =>
        actionItem(sceneView, action, ITEMS.readyAll),
      ),
      item(ITEMS.more, { do: 'back' }),
    ],
  };
};

/** "Major 0/1, Minor 1/2, Bonus 0/1" */
const slotsOf = ({ view }: SceneView, id: string): string => {
  const { major, minor, bonus } = view.actors.find((actor) => actor.id === id)!;
  const slots = Object.entries({ Major: major, Minor: minor, Bonus: bonus });
  return slots.map(([slot, { used, total }]) => `${slot} ${used}/${total}`).join(', ');
};

/** Who declares, then what; where one character is left, who is not asked. */
export const intentMenu = (sceneView: SceneView, path: readonly string[]): Pages => {
  const prompt = promptWith(sceneView, []);
  const [first, ...rest] = path;
  if (first === READY) return readyMenu(sceneView, prompt);
  if (first === TAKE_BACK) return { title: TITLES.takeBack, items: takeBackItems(sceneView, prompt) };
  const heroes = openIn(prompt, 'who');
  const [alone] = heroes.length === 1 ? heroes : [];
  const within = alone ? path : rest;
  const who = alone?.id ?? first;
  const ends = path.length > 0 ? [] : endItems(sceneView, prompt);
  if (who === undefined)
    return {
      title: TITLES.intent,
      items: [
        ...heroes
          .filter(({ missing }) => missing === undefined)
          .map(({ id }) =>
            item(`${nameIn(sceneView.setup, id)} …`, { do: 'down', into: id }, { note: slotsOf(sceneView, id) }),
          ),
        ...ends,
      ],
    };
  const menu = declareMenu(sceneView, [piece('who', who)], within);
  if (within.length > 0) return menu;
  return { title: `${menu.title}: ${nameIn(sceneView.setup, who).toUpperCase()}`, items: [...menu.items, ...ends] };
};
