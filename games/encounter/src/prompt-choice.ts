import { isLaid, type LaidPieces, laidIn, type Option, type Prompt, type Zone } from '@lockstep/play';
import type { Action } from './action.ts';
import { barToPick, beatOf, pickRefused } from './beat.ts';
import { INVOKES, type Pick } from './move.ts';
import { parse } from './notation.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

const only = (id: string): Zone => ({ id, max: 1, full: 'replace' });

/** Every thing of a list once, in its order. */
const distinct = (list: readonly number[]): readonly number[] => [...new Set(list)];

/** What is meant where nothing is laid down: the only one there is, or the first of what has a plain form. */
const chosenOf = (values: readonly number[], laid: number | undefined, plain?: number): number | undefined => {
  if (laid !== undefined && values.includes(laid)) return laid;
  if (plain !== undefined && values.includes(plain)) return plain;
  return values.length === 1 ? values[0] : undefined;
};

/** Of a technique that helps; without one a check is made as it is. */
const NONE = 'none';

/** A choice of the story; a check also says who makes it, `with` which technique, and with which invoke. */
export const choicePrompt = (setup: Setup, state: State, actions: readonly Action[], laid: LaidPieces): Prompt => {
  const open = actions.flatMap((action) => (action.kind === 'choose' ? [setup.picks[action.pick]!] : []));
  const { choice: choices } = beatOf(setup, state);
  const [name] = laidIn(laid, 'choice');
  const at = choices.findIndex(({ id }) => id === name);
  const options = choices.map((choice, place): Option => {
    const picks = open.filter((pick) => pick.choice === place);
    const is = { zone: 'choice', id: choice.id, laid: place === at };
    if (picks.length > 0) return { ...is, text: picks.length === 1 ? picks[0]!.text : null, off: null };
    const first = setup.picks.find((pick) => pick.beat === state.beat && pick.choice === place)!;
    return { ...is, text: null, off: pickRefused(setup, first, barToPick(setup, state, first)) };
  });
  const zones = ['choice', 'who', 'with', 'invoke', 'variant'].map(only);
  const picks = open.filter((pick) => pick.choice === at);
  if (picks.length === 0)
    return { zones, options, text: null, off: options.find((option) => option.laid)?.off ?? null };

  const idOf = {
    who: ({ actor }: Pick): string => setup.actors[actor]?.id ?? NONE,
    with: ({ kit }: Pick): string => setup.kits[kit]?.id ?? NONE,
    invoke: ({ invoke }: Pick): string => INVOKES[invoke]!,
  };
  const laidAs = (zone: keyof typeof idOf, of: (pick: Pick) => number): number | undefined => {
    const pick = picks.find((one) => isLaid(laid, zone, idOf[zone](one)));
    return pick && of(pick);
  };
  const who = chosenOf(
    distinct(picks.map(({ actor }) => actor)),
    laidAs('who', ({ actor }) => actor),
  );
  const own = picks.filter(({ actor }) => actor === who);
  const kit = chosenOf(
    distinct(own.map((pick) => pick.kit)),
    laidAs('with', (pick) => pick.kit),
    -1,
  );
  const helped = own.filter((pick) => pick.kit === kit);
  const invoke = chosenOf(
    helped.map((pick) => pick.invoke),
    laidAs('invoke', (pick) => pick.invoke),
    0,
  );
  const chosen = helped.find((pick) => pick.invoke === invoke);
  const part = (zone: keyof typeof idOf, pick: Pick | undefined, is: boolean): readonly Option[] =>
    pick ? [{ zone, id: idOf[zone](pick), text: pick.text, off: null, laid: is }] : [];
  // A part is offered with the rest as it is laid down, or in its plain form.
  const first = (among: readonly Pick[], ...wanted: readonly ((pick: Pick) => boolean)[]): Pick | undefined =>
    wanted.reduce<Pick | undefined>((pick, is) => pick ?? among.find(is), undefined);
  const variant = picks.find(({ text }) => isLaid(laid, 'variant', text));
  const text = variant?.text ?? chosen?.text ?? null;
  const asked = parse(setup, `choose ${name}`);
  return {
    zones,
    options: [
      ...options,
      ...distinct(picks.map(({ actor }) => actor)).flatMap((actor) => {
        const among = picks.filter((pick) => pick.actor === actor);
        const pick = first(
          among,
          (one) => one.kit === kit && one.invoke === invoke,
          (one) => one.kit < 0 && one.invoke === 0,
          () => true,
        );
        return actor < 0 ? [] : part('who', pick, actor === who);
      }),
      ...distinct(own.map((pick) => pick.kit)).flatMap((one) => {
        const among = own.filter((pick) => pick.kit === one);
        const pick = first(
          among,
          (other) => other.invoke === invoke,
          () => true,
        );
        return who === undefined || who < 0 ? [] : part('with', pick, one === kit);
      }),
      ...helped.flatMap((pick) => (pick.actor < 0 ? [] : part('invoke', pick, pick.invoke === invoke))),
      ...(picks.length === 1
        ? []
        : picks.map(
            (pick): Option => ({ zone: 'variant', id: pick.text, text: pick.text, off: null, laid: pick === variant }),
          )),
    ],
    text,
    off: text === null && !asked.ok ? asked.fault : null,
  };
};
