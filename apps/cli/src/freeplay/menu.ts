import type { KoaMove } from '@lockstep/freeplay';
import { OFFERS, type OfferKind, type OfferView } from '@lockstep/freeplay';
import type { Move } from '@lockstep/gates';
import { TRUST_SIGN } from '@lockstep/words';
import { EDITION_HOST, MOVE_NAME, moveWords, plainName } from '@lockstep/words-freeplay';
import { cardFull } from './card.ts';
import type { Choice } from './desk.ts';
import { type Command, type Model, overOf, type Scene, sceneOf } from './model.ts';
import { handOf, movesOf, nameOf, previewOf, waysOf } from './ways.ts';
import { COMPLAINTS, ITEMS, LABELS, TITLES } from './words.ts';

/** What can be reached with the cursor: on the board, or in a list. */
export interface Item {
  readonly zone: 'gate' | 'card' | 'tool' | 'move' | 'line';
  readonly id: string;
  readonly label: string;
  readonly note: string;
  /** What is said of it under the cursor. */
  readonly detail: readonly string[];
  /** Why it cannot be chosen now. */
  readonly off: string | null;
  /** All that is missing is a card taken up. */
  readonly wants: boolean;
  readonly command: Command;
  readonly chosen: boolean;
}

export interface Menu {
  readonly title: string;
  readonly items: readonly Item[];
  /** One under another, with numbers; otherwise they stand where the board draws them. */
  readonly list: boolean;
}

const line = (label: string, command: Command, more: Partial<Item> = {}): Item => ({
  zone: 'line',
  id: label,
  label,
  note: '',
  detail: [],
  off: null,
  wants: false,
  command,
  chosen: false,
  ...more,
});

const shelfItems = ({ desk }: Model): readonly Item[] => [
  ...desk
    .shelf()
    .map(({ id, title, line: about }) =>
      line(title, desk.kitOf(id) === undefined ? { do: 'pick', run: id } : opening(desk, id), { id, detail: [about] }),
    ),
  line(ITEMS.codex, { do: 'show', page: 'codex' }, { id: 'codex' }),
  line(ITEMS.archive, { do: 'show', page: 'archive' }, { id: 'archive' }),
  line(ITEMS.history, { do: 'show', page: 'history' }, { id: 'history' }),
];

/** A run with a kit of its own is opened at once, as it was left or from its start. */
const opening = (desk: Model['desk'], run: string): Command => ({
  do: 'open',
  choice: { run, kit: desk.kitOf(run)!, level: desk.level },
  anew: false,
});

const pickItems = ({ desk, picking, level }: Model): readonly Item[] => {
  const run = picking!;
  const edition = desk.editionOf(run);
  const on = desk.levels(edition).find(({ thing }) => thing.id === level)!;
  const shut = on.open ? null : COMPLAINTS.shut(on.thing.id, on.feat);
  const begun = desk.isBegun(run);
  const open = (kit: string, anew: boolean): Command => ({ do: 'open', choice: { run, kit, level } as Choice, anew });
  const kits = desk.kits();
  const resume = begun ? [line(ITEMS.resume, open(kits[0]!.thing.id, false), { id: 'resume' })] : [];
  if (edition === 'testimony')
    return [...resume, line(ITEMS.begin, open(kits[0]!.thing.id, true), { id: 'begin', off: shut })];
  return [
    ...resume,
    ...kits.map(({ thing, open: isOpen, feat }) =>
      line(thing.name, open(thing.id, true), {
        id: thing.id,
        note: isOpen ? thing.tools.map(plainName).join(', ') : LABELS.locked,
        detail: isOpen ? [thing.line] : [feat, thing.line],
        off: isOpen ? shut : COMPLAINTS.shut(thing.name, feat),
      }),
    ),
  ];
};

const gateItems = (model: Model, { view }: Scene): readonly Item[] =>
  (view.gates?.gates ?? []).flatMap(({ id, name, line: about, cleared }) =>
    cleared
      ? []
      : [line(name, { do: 'aim', gate: id }, { zone: 'gate', id, detail: [about], chosen: model.gate === id })],
  );

const toggled = (list: readonly string[], id: string): readonly string[] =>
  list.includes(id) ? list.filter((one) => one !== id) : [...list, id];

const cardItems = (model: Model, scene: Scene): readonly Item[] =>
  handOf(scene).map((id) => {
    const { text, line: said } = cardFull(scene, id);
    return line(
      nameOf(scene, id),
      { do: 'choose', ids: toggled(model.chosen, id) },
      { zone: 'card', id, chosen: model.chosen.includes(id), detail: [text, ...(said === null ? [] : [said])] },
    );
  });

/** Only what can be taken along; CORROBORATE is a move of its own. */
const toolItems = (model: Model, { view }: Scene): readonly Item[] =>
  (view.gates?.tools ?? [])
    .filter(({ id }) => id !== 'tool.CORROBORATE')
    .map(({ id, name, line: about, charges }) =>
      line(
        name,
        { do: 'tool', tool: model.tool === id ? null : id },
        {
          zone: 'tool',
          id,
          note: LABELS.charges(charges),
          detail: [about],
          chosen: model.tool === id,
          off: charges === 0 ? `${name}: ${LABELS.charges(0)}` : null,
        },
      ),
    );

const costOf = ({ view }: Scene, move: Move | KoaMove): number =>
  view.gates ? view.gates.costs[move as Move] : (view.koa?.costs[move as KoaMove] ?? 0);

/** Refusals that a card taken up would answer. */
const WANTS: readonly string[] = ['attachments', 'submission-size'];

/** Refusals that no card would answer: they are told before one is taken up. */
const STANDS: readonly string[] = ['cycled-twice', 'no-charge', 'cycled-already', 'corroborated-already'];

/** Why a move cannot be made at all this turn, whatever is taken up; null where that depends. */
const standing = (model: Model, scene: Scene, move: Move | KoaMove): string | null => {
  if (move !== 'cycle' && move !== 'corroborate') return null;
  const held = handOf(scene).slice(0, move === 'cycle' ? 1 : 2);
  const { code, lines } = previewOf(scene, waysOf(scene, move, { ...model, chosen: held })[0]!.text);
  return STANDS.includes(code ?? '') ? (lines[0] ?? null) : null;
};

const moveItem = (model: Model, scene: Scene, move: Move | KoaMove): Item => {
  const cost = costOf(scene, move);
  const { name, does } = moveWords(scene.setup, move, cost);
  const ways = waysOf(scene, move, model);
  const seen = ways.map(({ text }) => previewOf(scene, text));
  const first = seen.find(({ refused }) => !refused);
  const wants = !first && WANTS.includes(seen[0]?.code ?? '');
  const never = wants ? standing(model, scene, move) : null;
  const off = first ? null : (never ?? seen[0]?.lines[0] ?? does);
  const charges = scene.view.gates?.tools.find(
    ({ id }) => move === 'corroborate' && id === 'tool.CORROBORATE',
  )?.charges;
  return line(name, ways.length === 1 || off !== null ? { do: 'act', text: ways[0]!.text } : { do: 'ways', of: move }, {
    zone: 'move',
    id: move,
    note: charges === undefined ? (cost > 0 ? String(cost) : '') : LABELS.chargesLeft(charges),
    detail: off === null ? (ways.length === 1 ? first!.lines : [does]) : [does],
    off,
    wants: wants && never === null,
  });
};

const boardItems = (model: Model, scene: Scene): readonly Item[] => [
  ...gateItems(model, scene),
  ...cardItems(model, scene),
  ...toolItems(model, scene),
  ...movesOf(scene).map((move) => moveItem(model, scene, move)),
];

const wayItems = (model: Model, scene: Scene, move: Move | KoaMove): readonly Item[] =>
  waysOf(scene, move, model).map(({ label, text }) => {
    const { refused, lines } = previewOf(scene, text);
    return line(label, { do: 'act', text }, { id: text, detail: lines, off: refused ? (lines[0] ?? '') : null });
  });

const isOffer = (word: string): word is OfferKind => (OFFERS as readonly string[]).includes(word);

/** "A Quiet Hour (CALM)": the name, and what is typed for it. */
export const offerLabel = ({ id, name }: Pick<OfferView, 'name'> & { readonly id: string }): string =>
  `${name} (${id})`;

const offerItem = (scene: Scene, offer: OfferView): Item => {
  const { id, line: about, cost, artifacts, tool } = offer;
  const text = `take ${id}`;
  const tried = artifacts[0] === undefined ? text : `${text} ${artifacts[0].id}`;
  const { refused, lines } = previewOf(scene, tried);
  return line(
    tool ? `${offerLabel(offer)}: ${tool.name}` : offerLabel(offer),
    artifacts.length > 0 ? { do: 'ways', of: id } : { do: 'act', text },
    {
      id,
      note: LABELS.credits(cost),
      detail: [about, ...(tool ? [`${tool.name}: ${tool.line}`] : [])],
      off: refused ? (lines[0] ?? '') : null,
    },
  );
};

const offerWays = ({ view }: Scene, kind: OfferKind): readonly Item[] =>
  (view.offers.find(({ id }) => id === kind)?.artifacts ?? []).map((one) =>
    line(
      offerLabel(one),
      { do: 'act', text: `take ${kind} ${one.id}` },
      {
        id: one.id,
        note: `${TRUST_SIGN[one.trust]}${one.power} ${[...one.tags, ...one.traits].join(' ')}`,
        detail: [...(one.line === undefined ? [] : [one.line])],
      },
    ),
  );

const cacheItems = (scene: Scene): readonly Item[] => [
  ...scene.view.offers.map((offer) => offerItem(scene, offer)),
  line(ITEMS.leave, { do: 'act', text: 'leave' }, { id: 'leave' }),
];

const overItems = (): readonly Item[] => [
  line(ITEMS.summary, { do: 'show', page: 'summary' }),
  line(ITEMS.share, { do: 'show', page: 'share' }),
  line(ITEMS.again, { do: 'retry', sure: false }),
  line(ITEMS.againSame, { do: 'retry', sure: true, same: true }),
  line(ITEMS.archive, { do: 'show', page: 'archive' }),
  line(ITEMS.history, { do: 'show', page: 'history' }),
  line(ITEMS.shelf, { do: 'shelf' }),
  line(ITEMS.keep, { do: 'keep', file: null }),
  line(ITEMS.quit, { do: 'quit' }),
];

/** What can be done now. */
export const menuOf = (model: Model): Menu => {
  const scene = sceneOf(model);
  if (!scene) {
    if (model.picking === null) return { title: TITLES.shelf, items: shelfItems(model), list: true };
    const gates = model.desk.editionOf(model.picking) === 'gates';
    return { title: gates ? TITLES.pick : TITLES.pickNight, items: pickItems(model), list: true };
  }
  if (overOf(model)) return { title: TITLES.over, items: overItems(), list: true };
  const { ways } = model;
  if (ways !== null)
    return isOffer(ways)
      ? {
          title: scene.view.offers.find(({ id }) => id === ways)?.line ?? '',
          items: offerWays(scene, ways),
          list: true,
        }
      : {
          title: `${MOVE_NAME[ways as Move]}: ${moveWords(scene.setup, ways as Move).does}`,
          items: wayItems(model, scene, ways as Move),
          list: true,
        };
  if (scene.view.phase === 'cache') return { title: TITLES.cache, items: cacheItems(scene), list: true };
  return { title: EDITION_HOST[scene.setup.edition], items: boardItems(model, scene), list: false };
};
