import { type Action, INVOKES, type Setup } from '@lockstep/encounter';
import { Refusal } from '@lockstep/kernel';
import { ACTIONS, type Option } from '@lockstep/play';
import {
  byName,
  characterName,
  closingWords,
  decisionWords,
  refusalAdvice,
  sceneTagName,
  stakesOf,
} from '@lockstep/words-encounter';
import { act } from '../../shell/model.ts';
import {
  actionItem,
  actionsOf,
  boughtWords,
  foreseen,
  headline,
  type Item,
  item,
  openIn,
  type Pages,
  promptWith,
} from './offer.ts';
import type { SceneView } from './scene-view.ts';
import { BARS, ITEMS, needsTag, TITLES } from './words.ts';

type Choose = Extract<Action, { kind: 'choose' }>;
type Choice = Setup['script']['scene']['beat'][number]['choice'][number];

/** "Athletics against 10" */
const checkWords = (setup: Setup, { check }: Choice): string => {
  if (!check) return '';
  const by = check.skill === undefined ? byName(check.pillar!) : byName(check.skill);
  const against =
    check.foe === undefined ? String(check.against! + setup.script.difficulty.target) : characterName(setup, check.foe);
  return `${check.contest === 'ENDURANCE' ? `${by} Resilience` : by} against ${against}`;
};

/** What success gives, what failure costs, and what closing the Beat moves, so that it can be weighed. */
const stakes = ({ setup, view }: SceneView, { id }: Choice): readonly string[] => {
  const found = stakesOf(setup, view, id);
  return found ? [ITEMS.passed(found.passes), ITEMS.failed(found.fails)] : [decisionWords(setup, view, id)];
};

type Picked = Setup['picks'][number];

const pickLabel = ({ setup }: Pick<SceneView, 'setup'>, { actor, kit, invoke }: Picked): string => {
  const who = setup.actors[actor]!.name;
  const withKit = kit < 0 ? '' : ` with ${setup.kits[kit]!.name}`;
  return invoke === 0 ? `${who}${withKit}` : `${who}${withKit}, ${boughtWords(setup, INVOKES[invoke]!)}`;
};

/** Who has the best chance of the bare roll, and how good it is: "Jin 62% to pass". */
const likeliest = ({ setup, run }: SceneView, picks: readonly Choose[]): string => {
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

const whyOff = (setup: Setup, { tag }: Choice, refusal: Refusal): string =>
  refusal.code === 'no-tag' && tag !== undefined
    ? needsTag(sceneTagName(setup, tag))
    : (BARS[refusal.code] ?? refusalAdvice(setup, refusal).wrong);

/** A choice, then every way to make its check. */
export const pageMenu = (sceneView: SceneView, [opened]: readonly string[]): Pages => {
  const { setup, view } = sceneView;
  const choices = setup.script.scene.beat.find(({ id }) => id === view.beat.id)?.choice ?? [];
  const prompt = promptWith(sceneView, []);
  const offered = prompt.options.filter(({ zone }) => zone === 'choice');
  const variants = (id: string): readonly Choose[] =>
    actionsOf(sceneView, openIn(promptWith(sceneView, [{ zone: 'choice', id }]), 'variant'), 'choose');
  const open = choices.find(({ id }) => id === opened);
  if (open)
    return {
      title: TITLES.who,
      items: variants(open.id).map((action) =>
        actionItem(sceneView, action, pickLabel(sceneView, setup.picks[action.pick]!), {
          detail: stakes(sceneView, open),
        }),
      ),
    };
  const choiceItem = (option: Option): Item => {
    const { id, off } = option;
    const choice = choices.find((one) => one.id === id)!;
    const { label } = view.choices.find((one) => one.id === id)!;
    const note = checkWords(setup, choice);
    if (off) return item(label, act(`choose ${id}`), { note, off: whyOff(setup, choice, off) });
    const [only] = actionsOf(sceneView, [option], 'choose');
    if (only && !choice.check) return actionItem(sceneView, only, label, { detail: stakes(sceneView, choice) });
    const detail = stakes(sceneView, choice);
    const told = `${note}: ${likeliest(sceneView, only ? [only] : variants(id))}`;
    if (!only) return item(`${label} …`, { do: 'down', into: id }, { note: told, detail });
    const [, ...rest] = headline(setup, sceneView.run.now.state, only).split(', ');
    return actionItem(sceneView, only, label, { note: told, full: [told, ...rest].join(', '), detail });
  };
  const goOn = actionsOf(sceneView, openIn(prompt, ACTIONS), 'go-on');
  return {
    title: TITLES.page,
    items: [
      ...offered.map(choiceItem),
      ...goOn.map((action) =>
        actionItem(sceneView, action, choices.length === 0 ? ITEMS.nextPage : ITEMS.goOn, {
          detail: choices.length === 0 ? [] : [closingWords(setup, view)],
        }),
      ),
    ],
  };
};
