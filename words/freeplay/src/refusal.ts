import { KOA_MOVES, type RefusalCode, type Setup } from '@lockstep/freeplay';
import { MOVES } from '@lockstep/gates';
import type { Json, Refusal } from '@lockstep/kernel';
import { type Advice, adviceOn, adviceWords, counted, listed, numberIn, type RefusalData } from '@lockstep/words';
import { refusalAdvice as storyAdvice } from '@lockstep/words-testimony';
import { MOVE_NAME } from './move.ts';
import { cardsOf, gateName, offerName, plainName, sourceWords, storyOf } from './names.ts';

export type { Advice } from '@lockstep/words';

const textIn = (value: Json | undefined): string | undefined => (typeof value === 'string' ? value : undefined);

const textsIn = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

const moveIn = ({ move }: RefusalData): string => {
  const found = [...MOVES, ...KOA_MOVES].find((one) => one === move);
  return found ? MOVE_NAME[found] : 'This move';
};

const nameIn = (setup: Setup, id: Json | undefined, otherwise: string): string => {
  const found = setup.script.artifact.find((one) => one.id === id) ?? cardsOf(setup).find((one) => one.id === id);
  return found?.name ?? otherwise;
};

const artifactIn = (setup: Setup, data: RefusalData): string =>
  nameIn(setup, data.artifact ?? data.card, setup.edition === 'gates' ? 'That artifact' : 'That card');

const gateIn = (setup: Setup, { gate }: RefusalData): string => {
  const id = textIn(gate);
  return id === undefined ? 'That gate' : gateName(setup, id);
};

const toolIn = ({ script }: Setup, { tool }: RefusalData): string =>
  script.tool.find(({ id }) => id === tool)?.name ??
  (textIn(tool) === undefined ? 'That tool' : plainName(textIn(tool)!));

/** What was typed, and what may have been meant: the only place where a player reads an id, having written one. */
const unknown = (data: RefusalData, word: Json | undefined, what: string, remedy: string): Advice => {
  const [typed, near] = [textIn(word), textIn(data.nearest)];
  return {
    wrong: typed === undefined || typed === '' ? `No ${what} is named.` : `No ${what} is called “${typed}”.`,
    remedy: near === undefined ? remedy : `Did you mean “${near}”?`,
  };
};

const things = (setup: Setup): string => (setup.edition === 'gates' ? 'artifact' : 'card');

const movesOf = ({ edition }: Setup): string =>
  listed(
    (edition === 'gates' ? MOVES : KOA_MOVES).map((move) => MOVE_NAME[move]),
    'or',
  );

const ACTION_WORDS: { readonly [action: string]: string } = {
  take: 'Nothing can be taken here: there is no cache.',
  leave: 'There is nothing to leave here.',
};

const AGAIN: Advice = { wrong: 'The run is over.', remedy: 'Begin another.' };

const fromStory =
  (code: RefusalCode) =>
  (setup: Setup, data: RefusalData): Advice => {
    const cards = [textIn(data.card), ...textsIn(data.cards)].flatMap((id) => id ?? []);
    return storyAdvice(storyOf(setup, cards), { code, data } as Refusal);
  };

/** "3 credits", "1 Ops Token". */
const amountIn = (what: Json | undefined, amount: number): string =>
  counted(amount, what === 'tokens' ? 'Ops Token' : 'credit');

const ADVICE: { readonly [code in RefusalCode]: (setup: Setup, data: RefusalData) => Advice } = {
  over: () => AGAIN,
  'unknown-action': (setup, data) => {
    const typed = textIn(data.action);
    return {
      wrong: typed ? `“${typed}” is nothing one can do here.` : 'That is nothing one can do here.',
      remedy: `The moves are ${movesOf(setup)}.`,
    };
  },
  'unknown-move': (setup, data) => {
    const typed = textIn(data.move);
    return {
      wrong: typed ? `There is no move “${typed}”.` : 'There is no such move.',
      remedy: `The moves are ${movesOf(setup)}.`,
    };
  },
  'unknown-card': (_, data) => unknown(data, data.card, 'card', 'Name a card by its number or its id.'),
  'repeated-card': fromStory('repeated-card'),
  'submission-size': fromStory('submission-size'),
  'already-submitted': fromStory('already-submitted'),
  'major-contradiction': fromStory('major-contradiction'),
  'unknown-artifact': (_, data) =>
    unknown(data, data.artifact, 'artifact', 'Name an artifact by its number or its id.'),
  'repeated-artifact': (setup, data) => ({
    wrong: `${artifactIn(setup, data)} is attached twice.`,
    remedy: 'Name each artifact once.',
  }),
  'unknown-gate': (setup, data) => {
    const here = textsIn(data.gates).map((id) => gateName(setup, id));
    if (here.length > 0)
      return { wrong: `${gateIn(setup, data)} does not stand here.`, remedy: `Here stand ${listed(here)}.` };
    return unknown(data, data.gate, 'gate', 'Name a gate that stands here.');
  },
  'unknown-tool': (_, data) => unknown(data, data.tool, 'tool', 'Name one of your tools.'),
  'unknown-tag': (_, data) => unknown(data, data.tag, 'tag', 'The rules list the tags of the allowlist.'),
  'unknown-word': (_, data) => {
    const [typed, after] = [textIn(data.word), textIn(data.after)];
    return {
      wrong: typed
        ? `“${typed}”${after === undefined ? '' : ` after “${after}”`} is not understood.`
        : `Something is missing${after === undefined ? '' : ` after “${after}”`}.`,
      remedy: 'Nothing was done; say it another way.',
    };
  },
  'not-in-hand': (setup, data) => ({
    wrong: `${artifactIn(setup, data)} is not in your hand.`,
    remedy: `Choose from the ${things(setup)}s you hold.`,
  }),
  attachments: (setup, data) => {
    const [least, most, found] = [numberIn(data.least), numberIn(data.most), numberIn(data.found)];
    const range = least === most ? counted(least, things(setup)) : `${least} to ${counted(most, things(setup))}`;
    return {
      wrong: `${moveIn(data)} takes ${range}, not ${found}.`,
      remedy: found < least ? 'Choose more.' : 'Choose fewer.',
    };
  },
  'narrow-channel': (_, data) => ({
    wrong: `The channel is narrow: ${moveIn(data)} takes ${counted(numberIn(data.most), 'artifact')} at most now.`,
    remedy: 'Choose fewer.',
  }),
  'no-tokens': ({ edition }, data) => ({
    wrong: `${moveIn(data)} costs ${counted(numberIn(data.cost), 'Ops Token')} and you have ${numberIn(data.tokens)}.`,
    remedy: `A ${edition === 'gates' ? 'cleared gate' : 'refuted counter'} brings one, and so does the next act.`,
  }),
  'target-missing': (_, data) => ({
    wrong: `${moveIn(data)} needs a gate to aim at.`,
    remedy: 'Choose one that stands.',
  }),
  'takes-no-target': (_, data) => ({ wrong: `${moveIn(data)} aims at no gate.`, remedy: 'Leave the gate out.' }),
  'target-cleared': (setup, data) => ({
    wrong: `${gateIn(setup, data)} is cleared already.`,
    remedy: 'Aim at one that stands.',
  }),
  'tool-not-here': (setup, data) => ({
    wrong: `${toolIn(setup, data)} does not go with ${moveIn(data)}.`,
    remedy: 'Leave it out, or choose another.',
  }),
  'no-charge': (setup, data) => ({
    wrong: `${toolIn(setup, data)} has no charge left.`,
    remedy: 'Charges come back at the start of the next incident.',
  }),
  'path-missing': (setup, data) => ({
    wrong: 'FLAG needs the path it declares.',
    remedy: `${gateIn(setup, data)} has paths 1 to ${numberIn(data.paths)}.`,
  }),
  'unknown-path': (setup, data) => ({
    wrong: `${gateIn(setup, data)} has no path ${numberIn(data.path)}.`,
    remedy: `It has paths 1 to ${numberIn(data.paths)}.`,
  }),
  'strike-missing': (_, data) => ({
    wrong: `A declared path of ${numberIn(data.from)} clauses or more has one struck, and none is named.`,
    remedy: `Strike one of its clauses, 1 to ${numberIn(data.clauses)}.`,
  }),
  'strike-unwanted': (_, data) => ({
    wrong: `A path of ${counted(numberIn(data.clauses), 'clause')} is too short to strike any.`,
    remedy: `From ${numberIn(data.from)} clauses on one is struck. Leave it out.`,
  }),
  'tags-missing': () => ({
    wrong: 'REWIRE needs a tag to start from and a tag to add.',
    remedy: 'Choose a row of the allowlist.',
  }),
  'off-allowlist': (setup, data) => {
    const [from, to] = [textIn(data.from), textIn(data.to)];
    if (setup.edition === 'testimony')
      return {
        wrong: `${artifactIn(setup, data)} cannot be changed so.`,
        remedy: 'A time moves a little, a room becomes HOME, DROWSY becomes AWAKE.',
      };
    return {
      wrong: from && to ? `The allowlist does not turn ${from} into ${to}.` : 'The allowlist has no such row.',
      remedy: 'The rules print every row of it.',
    };
  },
  'tag-absent': (setup, data) => ({
    wrong: `${artifactIn(setup, data)} is not ${textIn(data.from) ?? 'that'}.`,
    remedy: 'Start from a tag it has.',
  }),
  'condition-unmet': (setup, data) => ({
    wrong: `The row's condition is not met by ${artifactIn(setup, data)}.`,
    remedy: 'The rules print each row with its condition; a Rewire Anchor waives it.',
  }),
  'integrity-lock': (setup, data) => ({
    wrong: `A gate that seals still stands, and ${artifactIn(setup, data)} is EDITABLE and not HASHED.`,
    remedy: 'REWIRE another, or clear that gate first.',
  }),
  'already-rewired': (setup, data) => ({
    wrong: `${artifactIn(setup, data)} was REWIREd already.`,
    remedy: `Once ${setup.edition === 'gates' ? 'an artifact and incident' : 'a card'} is all there is.`,
  }),
  'no-shared-tag': (setup, data) => ({
    wrong: `${nameIn(setup, data.primary, 'The primary')} and ${nameIn(setup, data.anchor, 'the anchor')} share no tag.`,
    remedy: 'Choose an anchor that does; a REWIRE can help.',
  }),
  'same-source': (setup, data) => ({
    wrong: `${nameIn(setup, data.primary, 'The primary')} and ${nameIn(setup, data.anchor, 'the anchor')} come from one source${textIn(data.source) === undefined ? '' : `, ${sourceWords(textIn(data.source)!)}`}.`,
    remedy: 'An anchor has another.',
  }),
  'cycled-twice': () => ({ wrong: 'You CYCLEd last turn.', remedy: 'Not twice in a row: do something else first.' }),
  'exploit-spent': () => ({
    wrong: 'EXPLOIT has been used in this run, and AURA has patched the hole.',
    remedy: 'A cache may re-arm it.',
  }),
  'not-here': (_, data) => {
    const action = textIn(data.action) ?? '';
    return {
      wrong: ACTION_WORDS[action] ?? 'No move can be made at a cache.',
      remedy: ACTION_WORDS[action] ? 'Make a move.' : 'Take one offer, or leave.',
    };
  },
  'not-offered': (setup, data) => {
    const kind = setup.script.offer.find(({ id }) => id === data.offer)?.id;
    if (kind === undefined) return unknown(data, data.offer, 'offer', 'Choose one of those that are there.');
    return {
      wrong: `The cache does not offer ${offerName(setup, kind)}.`,
      remedy: 'Choose one of those that are there.',
    };
  },
  'too-dear': (setup, data) => {
    const [cost, credits] = [numberIn(data.cost), numberIn(data.credits)];
    const kind = setup.script.offer.find(({ id }) => id === data.offer)?.id;
    return {
      wrong: `${kind === undefined ? 'That' : offerName(setup, kind)} costs ${counted(cost, 'credit')} and you have ${credits}.`,
      remedy: `You lack ${cost - credits}.`,
    };
  },
  'takes-no-artifact': () => ({ wrong: 'This offer names no artifact.', remedy: 'Take it as it is.' }),
  'no-such-choice': (_, data) => ({
    wrong: `There is no choice ${numberIn(data.choice)} here.`,
    remedy: `Choose 1 to ${numberIn(data.choices)}.`,
  }),
  'cannot-pay': (_, data) => ({
    wrong: `It costs ${amountIn(data.what, numberIn(data.cost))}, and you have ${numberIn(data.have)}.`,
    remedy: 'Choose another.',
  }),
  'artifact-missing': () => ({
    wrong: 'This offer needs to know which artifact.',
    remedy: 'Name one of those it shows.',
  }),
  'artifact-not-there': (setup, data) => ({
    wrong: `${artifactIn(setup, data)} is not among those the offer is about.`,
    remedy: 'Name one of those it shows.',
  }),
  'nothing-hidden': () => ({ wrong: 'Every counter has been seen.', remedy: 'There is nothing left to FLAG.' }),
  'corroborated-already': (_, data) => ({
    wrong: `CORROBORATE has been used ${counted(numberIn(data.uses), 'time')} tonight.`,
    remedy: 'That is all there is until the next night.',
  }),
  'already-corroborated': (setup, data) => ({
    wrong: `${artifactIn(setup, data)} is corroborated already.`,
    remedy: 'Choose another.',
  }),
  'no-shared-claim': (setup, data) => ({
    wrong: `${artifactIn(setup, data)} and ${nameIn(setup, data.anchor, 'the anchor')} share no claim.`,
    remedy: 'Choose an anchor with the same place, state or activity.',
  }),
  'cycled-already': (_, data) => ({
    wrong: `CYCLE has been used ${counted(numberIn(data.uses), 'time')} tonight.`,
    remedy: 'That is all there is until the next night.',
  }),
  'nothing-face-down': (_, data) => ({
    wrong: `Only ${counted(numberIn(data.down), 'card')} ${numberIn(data.down) === 1 ? 'lies' : 'lie'} face down.`,
    remedy: 'Choose fewer.',
  }),
  'claim-missing': () => ({
    wrong: 'REWIRE needs the claim it changes.',
    remedy: 'Say time and by how many minutes, or location, or state.',
  }),
};

export const refusalAdvice = (setup: Setup, refusal: Refusal): Advice => adviceOn(ADVICE, setup, refusal);

export const refusalWords = (setup: Setup, refusal: Refusal): string => adviceWords(refusalAdvice(setup, refusal));
