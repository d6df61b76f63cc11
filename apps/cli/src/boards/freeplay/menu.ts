import type { Edition, KoaMove, OfferView } from '@lockstep/freeplay';
import type { Move } from '@lockstep/gates';
import { type Option, promptOf } from '@lockstep/play';
import { printedName, TRUST_SIGN } from '@lockstep/words';
import {
  changeLine,
  clauseWords,
  EDITION_HOST,
  MOVE_NAME,
  moveWords,
  pathWords,
  plainName,
  refusalWords,
  toolWords,
} from '@lockstep/words-freeplay';
import { rowsByZone, type Item as ShellItem, type Menu as ShellMenu, line as shellLine } from '../../shell/menu.ts';
import { act, type Command } from '../../shell/model.ts';
import { hasEnded } from '../../shell/play-view.ts';
import { cardFull } from './card.ts';
import { editionOf, kitsAt, levelsAt, runOf } from './meta.ts';
import { detailsOf, nameOf, previewOf } from './preview.ts';
import { laidOf, type Model, type RunView, runViewOf } from './run-view.ts';
import { COMPLAINTS, ITEMS, LABELS, TITLES } from './words.ts';

/** What can be reached with the cursor: on the board, or in a list. */
export interface Item extends ShellItem {
  /** All that is missing is a card laid down. */
  readonly wants: boolean;
}

export type Menu = ShellMenu<Item>;

const line = (label: string, command: Command, more: Partial<Item> = {}): Item => ({
  ...shellLine(label, command),
  wants: false,
  ...more,
});

const lay = (zone: string, id: string): Command => ({ do: 'session', command: { kind: 'lay', zone, id } });

/** What is chosen before a run begins: going on with it, or a kit. */
export const pickMenu = (model: Model): Menu => {
  const { host, chosen } = model;
  const ref = model.picking!;
  const edition: Edition = editionOf(host, runOf(ref));
  const level = String(chosen.level);
  const on = levelsAt(host, edition).find(({ thing }) => thing.id === level)!;
  const shut = on.open ? null : COMPLAINTS.shut(on.thing.id, on.feat);
  const open = (kit: string, anew: boolean): Command => ({ do: 'open', ref, chosen: { kit, level }, anew });
  const kits = kitsAt(host);
  const first = kits[0]!.thing.id;
  const resume = host.hasSave(ref) ? [line(ITEMS.resume, open(first, false), { id: 'resume' })] : [];
  if (edition === 'testimony')
    return {
      title: TITLES.pickNight,
      items: [...resume, line(ITEMS.begin, open(first, true), { id: 'begin', off: shut })],
      list: true,
    };
  const items = kits.map(({ thing, open: isOpen, feat }) =>
    line(thing.name, open(thing.id, true), {
      id: thing.id,
      note: isOpen ? thing.tools.map(plainName).join(', ') : LABELS.locked,
      detail: isOpen ? [thing.line] : [feat, thing.line],
      off: isOpen ? shut : COMPLAINTS.shut(thing.name, feat),
    }),
  );
  return { title: TITLES.pick, items: [...resume, ...items], list: true };
};

const gateItem = ({ view }: RunView, { id, laid }: Option): Item => {
  const { name, line: about } = view.gates!.gates.find((gate) => gate.id === id)!;
  // The gate aimed at stays aimed at.
  return line(name, laid ? { do: 'look' } : lay('gate', id), { zone: 'gate', id, detail: [about], chosen: laid });
};

const cardItem = (runView: RunView, { id, laid }: Option): Item => {
  const { text, line: said } = cardFull(runView, id);
  return line(nameOf(runView, id), lay('card', id), {
    zone: 'card',
    id,
    chosen: laid,
    detail: [text, ...(said === null ? [] : [said])],
  });
};

const toolItem = ({ view }: RunView, { id, laid, off }: Option): Item => {
  const { name, line: about, charges } = view.gates!.tools.find((tool) => tool.id === id)!;
  return line(name, lay('tool', id), {
    zone: 'tool',
    id,
    note: LABELS.charges(charges),
    detail: [printedName(about)],
    chosen: laid,
    off: off ? `${name}: ${LABELS.charges(0)}` : null,
  });
};

const costOf = ({ view }: RunView, move: Move | KoaMove): number =>
  view.gates ? view.gates.costs[move as Move] : (view.koa?.costs[move as KoaMove] ?? 0);

/** What is missing is a card, or another number of them. */
const WANTS: readonly string[] = ['attachments', 'submission-size'];

const moveItem = (runView: RunView, option: Option): Item => {
  const move = option.id as Move;
  const cost = costOf(runView, move);
  const { name, does } = moveWords(runView.setup, move, cost);
  const barred = option.off ?? option.missing ?? null;
  const charges = runView.view.gates?.tools.find(
    ({ id }) => move === 'corroborate' && id === 'tool.CORROBORATE',
  )?.charges;
  return line(name, option.text === null ? lay('move', move) : act(option.text), {
    zone: 'move',
    id: move,
    note: charges === undefined ? (cost > 0 ? String(cost) : '') : LABELS.chargesLeft(charges),
    detail: barred === null && option.text !== null ? previewOf(runView, option.text).lines : [does],
    off: barred && refusalWords(runView.setup, barred),
    wants: option.off === null && WANTS.includes(option.missing?.code ?? ''),
  });
};

const BOARD: { readonly [zone: string]: (runView: RunView, option: Option) => Item } = {
  gate: gateItem,
  card: cardItem,
  tool: toolItem,
  move: moveItem,
};

/** "Declare path 2: …": one way a move can be made, from how it is written. */
const wayLabel = (runView: RunView, model: Model, move: string, text: string): string => {
  const { gate } = laidOf(model);
  const [, path, , strike] = /path (\d+)( strike (\d+))?/.exec(text) ?? [];
  const aimed = runView.view.gates?.gates.find(({ id }) => id === gate);
  if (path !== undefined && aimed) {
    const { clauses } = aimed.paths[Number(path) - 1]!;
    if (strike === undefined) return ITEMS.declare(Number(path), pathWords({ clauses }));
    const asks = pathWords({ clauses, struck: Number(strike) });
    return `${ITEMS.declare(Number(path), asks)}${ITEMS.strike(clauseWords(clauses[Number(strike) - 1]!))}`;
  }
  const [, from, to] = /from (\S+) to (\S+)/.exec(text) ?? [];
  if (from !== undefined && to !== undefined) return ITEMS.row(from, to);
  const [, minutes] = /time ([+-]?\d+)/.exec(text) ?? [];
  if (minutes !== undefined) return ITEMS.time(Number(minutes));
  const words = text.split(' ');
  if (words.at(-1) === 'location') return ITEMS.location;
  if (words.at(-1) === 'state') return ITEMS.state;
  if (move === 'corroborate') return ITEMS.primary(nameOf(runView, words[1]!), nameOf(runView, words[2]!));
  if (words.at(-1) === 'disable') return ITEMS.disable;
  const seen = detailsOf(runView, text);
  return seen === null ? MOVE_NAME[move as Move] : ITEMS.damage(seen.damage);
};

const wayItem = (model: Model, runView: RunView, move: string, { id, off }: Option): Item =>
  line(wayLabel(runView, model, move, id), act(id), {
    id,
    detail: off ? [refusalWords(runView.setup, off)] : previewOf(runView, id).lines,
    off: off && refusalWords(runView.setup, off),
  });

/** "A Quiet Hour (CALM)": the name, and what is typed for it. */
export const offerLabel = ({ id, name }: Pick<OfferView, 'name'> & { readonly id: string }): string =>
  `${name} (${id})`;

const offerItem = ({ setup, view }: RunView, { id, off }: Option): Item => {
  const offer = view.offers.find((one) => one.id === id)!;
  const { line: about, cost, artifacts, tool } = offer;
  return line(
    tool ? `${offerLabel(offer)}: ${tool.name}` : offerLabel(offer),
    artifacts.length > 0 ? lay('offer', id) : act(`take ${id}`),
    {
      id,
      note: LABELS.credits(cost),
      detail: [about, ...(tool ? [toolWords(tool)] : [])],
      off: off && refusalWords(setup, off),
    },
  );
};

const offerWays = ({ view }: RunView, kind: string): readonly Item[] =>
  (view.offers.find(({ id }) => id === kind)?.artifacts ?? []).map((one) =>
    line(offerLabel(one), act(`take ${kind} ${one.id}`), {
      id: one.id,
      note: `${TRUST_SIGN[one.trust]}${one.power} ${[...one.tags, ...one.traits].join(' ')}`,
      detail: [...(one.line === undefined ? [] : [one.line])],
    }),
  );

const choiceItem = ({ setup, view }: RunView, { id, off }: Option): Item => {
  const choice = view.crossing!.choices[Number(id) - 1]!;
  const name = choice.name.charAt(0).toUpperCase() + choice.name.slice(1);
  return line(choice.behind ? `${name}, ${LABELS.behind(choice.behind.title)}` : name, act(`choose ${id}`), {
    id,
    note: choice.behind ? '' : changeLine(choice.changes),
    detail: [choice.line],
    off: off && refusalWords(setup, off),
  });
};

const retry = (again: boolean): Command => ({
  do: 'session',
  command: { kind: 'retry', again, ...(again ? {} : { sure: true }) },
});

const overItems = (): readonly Item[] => [
  line(ITEMS.summary, { do: 'show', page: 'summary' }),
  line(ITEMS.share, { do: 'show', page: 'share' }),
  line(ITEMS.again, retry(true)),
  line(ITEMS.againSame, retry(false)),
  line(ITEMS.archive, { do: 'show', page: 'archive' }),
  line(ITEMS.history, { do: 'show', page: 'history' }),
  line(ITEMS.shelf, { do: 'shelf' }),
  line(ITEMS.keep, { do: 'keep', file: null }),
  line(ITEMS.quit, { do: 'quit' }),
];

/** What can be done now. */
export const menuOf = (model: Model): Menu => {
  const runView = runViewOf(model)!;
  if (hasEnded(model)) return { title: TITLES.over, items: overItems(), list: true };
  const { options } = promptOf(model.session!);
  const { move } = laidOf(model);
  if (runView.view.phase === 'cache')
    return move === null
      ? {
          title: TITLES.cache,
          items: [
            ...options.flatMap((option) => (option.zone === 'offer' ? [offerItem(runView, option)] : [])),
            line(ITEMS.leave, act('leave'), { id: 'leave' }),
          ],
          list: true,
        }
      : {
          title: runView.view.offers.find(({ id }) => id === move)?.line ?? '',
          items: offerWays(runView, move),
          list: true,
        };
  const { crossing } = runView.view;
  if (crossing)
    return {
      title: crossing.title?.toUpperCase() ?? TITLES.doors,
      items: options.flatMap((option) => (option.zone === 'choice' ? [choiceItem(runView, option)] : [])),
      list: true,
    };
  if (move !== null)
    return {
      title: `${MOVE_NAME[move as Move]}: ${moveWords(runView.setup, move as Move).does}`,
      items: options.flatMap((option) => (option.zone === 'variant' ? [wayItem(model, runView, move, option)] : [])),
      list: true,
    };
  const items = options.flatMap((option) => BOARD[option.zone]?.(runView, option) ?? []);
  return {
    title: EDITION_HOST[runView.setup.edition],
    items,
    list: false,
    rows: rowsByZone(items, ['tool', 'move']),
    hand: 'card',
    verbs: 'move',
  };
};
