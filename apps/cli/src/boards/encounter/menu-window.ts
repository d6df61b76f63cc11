import type { Action, HitView, Setup, TestView } from '@lockstep/encounter';
import { Refusal } from '@lockstep/kernel';
import { ACTIONS, OWN } from '@lockstep/play';
import { kindOf, tagName, techniqueName } from '@lockstep/words-encounter';
import { nameIn } from './names.ts';
import { actionItem, actionsOf, foreseen, headline, kitDetail, openIn, type Pages, promptWith } from './offer.ts';
import type { SceneView } from './scene-view.ts';
import { ITEMS, LABELS, TITLES } from './words.ts';

export const hitName = (setup: Setup, { hit, actor, technique, target }: HitView): string =>
  ITEMS.hit(hit, nameIn(setup, actor), techniqueName(setup, technique), nameIn(setup, target));

export const testName = (setup: Setup, { hit, actor, technique }: TestView): string =>
  LABELS.rolled(hit, nameIn(setup, actor), techniqueName(setup, technique));

const raiseLabel = (scene: SceneView, place: number): string => {
  const test = scene.view.fight?.tests.find(({ hit }) => hit === place + 1);
  return test ? ITEMS.raiseRoll(testName(scene.setup, test)) : ITEMS.raise(hitOf(scene, place));
};

const hitOf = ({ setup, view }: SceneView, place: number): string => {
  const found = view.fight?.hits.find(({ hit }) => hit === place + 1);
  return found ? hitName(setup, found) : `hit ${place + 1}`;
};

const firstSure = ({ setup, run }: SceneView, action: Action): string => {
  const ahead = foreseen(setup, run.now.state, action);
  return ahead instanceof Refusal ? '' : (ahead.sure[0] ?? '');
};

export const nuanceMenu = (sceneView: SceneView): Pages => {
  const { setup, view } = sceneView;
  const prompt = promptWith(sceneView, []);
  const label = (action: Extract<Action, { kind: 'nuance' }>): string =>
    action.use === 'degree' ? raiseLabel(sceneView, action.hit) : action.use === 'add' ? ITEMS.add : ITEMS.remove;
  return {
    title: TITLES.nuance(nameIn(setup, view.fight?.turn ?? '')),
    items: [
      ...actionsOf(sceneView, openIn(prompt, 'nuance'), 'nuance').map((action) =>
        actionItem(sceneView, action, label(action), {
          note: action.use === 'degree' ? firstSure(sceneView, action) : '',
        }),
      ),
      ...actionsOf(sceneView, openIn(prompt, ACTIONS), 'pass').map((action) =>
        actionItem(sceneView, action, ITEMS.keepNuance),
      ),
    ],
  };
};

export const reactionMenu = (sceneView: SceneView): Pages => {
  const { setup, view } = sceneView;
  const prompt = promptWith(sceneView, []);
  const { hits = [], turn } = view.fight ?? {};
  const coming = hits.filter(({ degree, answered, target }) => {
    const actor = view.actors.find(({ id }) => id === target);
    return actor?.seat === OWN && degree > 0 && !answered;
  });
  const left = coming.map(({ hit, degree }) => `hit ${hit} lands at degree ${degree}`).join(', ');
  return {
    title: TITLES.window(nameIn(setup, turn ?? '')),
    items: [
      ...actionsOf(sceneView, openIn(prompt, 'react'), 'react').map((action) => {
        const technique = setup.script.technique[action.kit]!;
        const hit = hits.find((one) => one.hit === action.hit + 1);
        const label = hit ? ITEMS.answers(technique.name, hit.hit, nameIn(setup, hit.target)) : technique.name;
        const odds = headline(setup, sceneView.run.now.state, action);
        const leaves = odds === '' ? [kindOf(technique), ...technique.tags.map(tagName)].join(', ') : odds;
        return actionItem(sceneView, action, label, {
          note: hit ? `${ITEMS.now(hit.degree)}; ${leaves}` : leaves,
          detail: kitDetail(sceneView, action.kit),
        });
      }),
      ...actionsOf(sceneView, openIn(prompt, ACTIONS), 'pass').map((action) =>
        actionItem(sceneView, action, ITEMS.pass, { note: left === '' ? '' : ITEMS.passHits(left) }),
      ),
    ],
  };
};
