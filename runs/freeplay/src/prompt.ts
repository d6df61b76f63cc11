import { INCOMPLETE as GATES_INCOMPLETE, prompt as gatesPrompt } from '@lockstep/gates';
import { ACTIONS, isLaid, type LaidPieces, laidIn, type Option, type Prompt, type Sight } from '@lockstep/play';
import { gatesOf } from './act.ts';
import { choicesOf, refusesTake } from './cache.ts';
import { choicesAt, refusesChoice } from './crossing.ts';
import type { Freeplay } from './freeplay.ts';
import { KOA_INCOMPLETE, koaPrompt } from './koa/prompt.ts';
import type { RefusalCode } from './refusals.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

/** Refusals that only name what is not laid down yet. */
export const INCOMPLETE: readonly RefusalCode[] = [...GATES_INCOMPLETE, ...KOA_INCOMPLETE, 'artifact-missing'];

const act = (id: string): Option => ({ zone: ACTIONS, id, text: id, off: null, laid: false });

/** The artifacts an offer is about lie in a zone of its name; where there is only one, it need not be laid down. */
const offerOptions = (setup: Setup, state: State, laid: LaidPieces): readonly Option[] =>
  (state.offers ?? []).flatMap((offered) => {
    const { id } = setup.script.offer[offered.offer]!;
    const option = (zone: string, name: string, about: number, text: string): Option => {
      const refused = refusesTake(setup, state, id, about) ?? null;
      const is = { zone, id: name, laid: isLaid(laid, zone, name) };
      if (!refused) return { ...is, text, off: null };
      if (refused.code === 'artifact-missing') return { ...is, text: null, off: null, missing: refused };
      return { ...is, text: null, off: refused };
    };
    const artifacts = choicesOf(setup, state, offered).map((at) => ({ at, name: setup.names.artifacts[at]! }));
    const chosen =
      artifacts.find(({ name }) => isLaid(laid, id, name)) ?? (artifacts.length === 1 ? artifacts[0] : undefined);
    return [
      option('offer', id, chosen?.at ?? -1, chosen ? `take ${id} ${chosen.name}` : `take ${id}`),
      ...artifacts.map(({ at, name }) => option(id, name, at, `take ${id} ${name}`)),
    ];
  });

/** Between two acts: one offer, with its artifact where it asks for one, or none. */
const cachePrompt = (setup: Setup, state: State, laid: LaidPieces): Prompt => {
  const options = offerOptions(setup, state, laid);
  const zones = ['offer', ...(state.offers ?? []).map(({ offer }) => setup.script.offer[offer]!.id)].map(
    (id) => ({ id, max: 1, full: 'replace' }) as const,
  );
  const [offer] = laidIn(laid, 'offer');
  const chosen = options.find(({ zone, id }) => zone === 'offer' && id === offer);
  return {
    zones,
    options: [...options, act('leave')],
    text: chosen?.text ?? null,
    off: chosen?.off ?? chosen?.missing ?? null,
  };
};

/** At an event or before two doors: one of them. */
const crossingPrompt = (setup: Setup, state: State, laid: LaidPieces): Prompt => {
  const options = choicesAt(setup, state.crossing!).map((_, choice): Option => {
    const id = String(choice + 1);
    const off = refusesChoice(setup, state, choice) ?? null;
    return { zone: 'choice', id, laid: isLaid(laid, 'choice', id), text: off ? null : `choose ${id}`, off };
  });
  const chosen = options.find((option) => option.laid);
  return {
    zones: [{ id: 'choice', max: 1, full: 'replace' }],
    options,
    text: chosen?.text ?? null,
    off: chosen?.off ?? null,
  };
};

/** What can be chosen now: in an incident, in a night, at a cache; a run can be ended at any time. */
export const prompt = ({ setup, state }: Sight<Freeplay>, laid: LaidPieces): Prompt => {
  if (state.ended !== null) return { zones: [], options: [], text: null, off: null };
  const here = state.gates
    ? gatesPrompt(gatesOf(setup, state.act), state.gates, laid)
    : state.koa
      ? koaPrompt(setup, state.act, state.koa, laid)
      : state.crossing
        ? crossingPrompt(setup, state, laid)
        : cachePrompt(setup, state, laid);
  return { ...here, options: [...here.options, act('give-up'), act('abandon')] };
};
