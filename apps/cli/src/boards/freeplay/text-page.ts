import {
  actName,
  auditWords,
  EDITION_HOST,
  eventWords,
  gateWords,
  modifierWords,
  voiceLine,
} from '@lockstep/words-freeplay';
import { wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import { type Model, noteOf, type RunView, runViewOf } from './run-view.ts';
import { mapSigns } from './top.ts';
import { LABELS, TITLES } from './words.ts';

/** What the host says to the last step. */
export const hostLines = ({ setup, run }: RunView, width: number, paint: Paint): string[] => {
  const said = voiceLine(setup, run.seed, run.now.turn, run.now.events);
  return said === null ? [] : wrap(`${said.speaker}: “${said.text}”`, width, 2).map((line) => paint.voice(line));
};

const arrivalLines = (runView: RunView, width: number, paint: Paint): string[] => {
  const { setup, view } = runView;
  const { gates, koa } = view;
  const title = `${actName(view.act, view.acts.length)}: ${view.incident.title}`;
  return [
    ...wrap(title.toUpperCase(), width).map((line) => paint.strong(line)),
    paint.faint(`${mapSigns(runView)}  ${view.incident.target}, ${EDITION_HOST[setup.edition]}`),
    '',
    ...wrap(view.incident.line, width),
    '',
    ...(gates?.gates ?? []).flatMap((gate) => [
      ...wrap(`${gate.name}, Gate Strength ${gate.strengthMax}`, width, 2).map((line) => paint.strong(line)),
      ...wrap(`  “${gate.line}”`, width, 3).map((line) => paint.voice(line)),
      ...gateWords(gate).flatMap((text) => wrap(`  ${text}`, width, 2)),
    ]),
    ...(gates?.modifiers ?? []).flatMap((one) =>
      wrap(`${LABELS.modifier} ${modifierWords(one)}`, width, 2).map((line) => paint.warn(line)),
    ),
    ...(koa
      ? wrap(
          `${LABELS.resistance} ${koa.resistanceMax} · ${LABELS.turn(koa.turn, koa.turns)} · ${LABELS.hidden(koa.hiddenCounters)}`,
          width,
          2,
        )
      : []),
  ];
};

const auditLines = ({ setup, view, run }: RunView, width: number, paint: Paint): string[] => {
  const { audit } = view.gates!;
  return [
    paint.bad(paint.strong(TITLES.audit)),
    '',
    ...(audit ? wrap(`${LABELS.until(audit.ends)}. ${auditWords(audit)}`, width) : []),
    ...run.now.events
      .filter(({ kind }) => kind === 'strength-returned' || kind === 'audit-ended')
      .flatMap((event) => wrap(eventWords(setup, event), width, 2)),
  ];
};

/** What is read before anything is done: an act that begins, an Audit, a note. */
export const readingLines = (model: Model, width: number, paint: Paint): string[] => {
  const runView = runViewOf(model)!;
  const { run, view } = runView;
  const begins =
    view.phase === 'incident' && (!run.now.before || run.now.events.some(({ kind }) => kind === 'act-began'));
  const audits = view.gates && run.now.events.some(({ kind }) => kind === 'audit-began');
  const note = noteOf(model);
  const parts = [
    ...(begins ? [arrivalLines(runView, width, paint)] : []),
    ...(audits && !begins ? [auditLines(runView, width, paint)] : []),
    ...(begins || audits ? [hostLines(runView, width, paint)] : []),
    ...(note === null ? [] : [wrap(note, width).map((line) => paint.good(line))]),
  ].filter((part) => part.length > 0);
  return parts.flatMap((part, i) => (i === 0 ? part : ['', ...part]));
};
