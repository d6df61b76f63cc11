import type { ActorView, Technique } from '@lockstep/encounter';
import {
  kindOf,
  PILLAR_NAME,
  PILLAR_ROOT,
  ROLE_NAME,
  SPEED_NAME,
  TRACK_NAME,
  techniqueLines,
  tempoWords,
} from '@lockstep/words-encounter';
import { wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import { tableLines } from '../../terminal/rules.ts';
import { nameIn } from './names.ts';
import type { SceneView } from './scene-view.ts';

/** A character by id, name, or the beginning of either. */
export const actorBy = ({ setup, view }: SceneView, word: string): ActorView | undefined => {
  const lower = word.toLowerCase();
  const { actors } = view;
  return (
    actors.find(({ id }) => id === lower) ??
    actors.find(({ name }) => name.toLowerCase() === lower) ??
    actors.find(
      ({ id, name }) =>
        id.startsWith(lower) || nameIn(setup, id).toLowerCase().startsWith(lower) || name.toLowerCase().includes(lower),
    )
  );
};

/** Every kit has Prepare; only the very fast can use it. */
const canUse = ({ speed }: ActorView, { does }: Technique): boolean => does !== 'PREPARE' || speed === 'VERY_FAST';

/** All that is open about a character. */
export const sheetLines = ({ setup }: SceneView, actor: ActorView, width: number, paint: Paint): string[] => {
  const { script, tuning } = setup;
  const known = script.character.find(({ id }) => id === actor.character);
  const tempo = tempoWords(actor);
  const about = [
    ROLE_NAME[actor.role],
    `SCL ${actor.scl}`,
    SPEED_NAME[actor.speed],
    `OCR ${actor.ocr}`,
    `DCR ${actor.dcr}`,
  ];
  const skills = Object.entries(known?.skills ?? {}).flatMap(([skill, rank]) => (rank ? [`${skill} ${rank}`] : []));
  return [
    paint.strong(`${nameIn(setup, actor.id)}${actor.title === null ? '' : `, ${actor.title}`}`),
    ...wrap(about.join(' · '), width),
    ...wrap(`Tempo ${tempo.axis} ${tempo.line}`, width),
    ...(skills.length === 0 ? [] : wrap(`Skills: ${skills.join(', ')}`, width)),
    '',
    ...tableLines(
      ['Pillar', 'Attack', 'Effect', 'Defense', 'Resilience', 'Ward', 'Ladder', 'Marks'],
      actor.pillars.map((one) => [
        `${PILLAR_NAME[one.pillar]} (${PILLAR_ROOT[one.pillar]})`,
        String(one.attack),
        String(one.effect),
        String(one.defense),
        String(one.resilience),
        `${one.ward}${one.warded ? ' up' : ''}`,
        one.condition ?? 'unhurt',
        `${TRACK_NAME[one.trackName]} ${one.marks}/${one.track}${one.strained ? ' strained' : ''}`,
      ]),
      width,
      paint,
    ),
    '',
    ...actor.techniques.flatMap(({ id, left }) => {
      const technique = script.technique.find((one) => one.id === id);
      if (!technique || technique.basic) return [];
      return [
        paint.strong(technique.name),
        ...wrap(`  ${kindOf(technique)}${left === null ? '' : `; ${left} left in this scene`}`, width, 4),
        ...(technique.line === undefined ? [] : wrap(`  ${technique.line}`, width, 4).map((line) => paint.faint(line))),
        ...techniqueLines(tuning, technique, script.domain).flatMap((line) => wrap(`  ${line}`, width, 4)),
      ];
    }),
    ...wrap(
      `Everybody can: ${actor.techniques
        .flatMap(({ id }) => script.technique.filter((one) => one.id === id && one.basic && canUse(actor, one)))
        .map(({ name }) => name)
        .join(', ')}.`,
      width,
    ),
  ];
};
