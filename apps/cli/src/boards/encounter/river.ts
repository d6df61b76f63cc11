import { type Encounter, type Landing, riverOf } from '@lockstep/encounter';
import { counted, listed } from '@lockstep/words';
import { doorWords, endingsWords, woundWords } from '@lockstep/words-encounter';
import type { Host } from '../../shell/host.ts';
import { indent, wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import { LABELS } from './words.ts';

/** What the record remembers, and what that opens. */
export const riverFor = (host: Host<Encounter>) => riverOf(host.pack, host.entries());

/** What is known of one scene: why it is closed, which ends were found, what earlier ends change in it. */
export const landingNotes = (host: Host<Encounter>, landing: Landing): readonly string[] => [
  ...(landing.open ? [] : [LABELS.closedWhy(landing.reason ?? '')]),
  ...(landing.last === null ? [LABELS.ends(counted(landing.ends.length, 'end'))] : [`${endingsWords(landing)}.`]),
  ...landing.doors.flatMap((door) => (door.held ? [`${doorWords(host.pack, landing.scene, door)}.`] : [])),
];

/** The river from the sea upwards: every scene at its place, on its bank, with what is open and why. */
export const riverLines = (host: Host<Encounter>, width: number, paint: Paint): readonly string[] => {
  const { landings, wounds } = riverFor(host);
  const rows = [...landings].reverse().flatMap((landing) => {
    const { title, li, bank, open, won, last, ends } = landing;
    const state = won
      ? LABELS.landing.won
      : last !== null
        ? LABELS.landing.told
        : open
          ? LABELS.landing.open
          : LABELS.landing.closed;
    const brush = open ? paint.strong : paint.faint;
    const found = ends.flatMap((end) => (end.found ? [`“${end.title}”`] : []));
    const sign = bank === 'WEST' ? '◖≈ ' : ' ≈◗';
    return [
      `${sign} ${brush(title)}  ${paint.faint(LABELS.landing.at(li))}  ${won ? paint.good(state) : state}`,
      ...indent(
        [
          ...landingNotes(host, landing),
          ...(found.length > 0 ? [`${LABELS.landing.found}: ${listed(found)}.`] : []),
        ].flatMap((text) => wrap(text, width - 5)),
        5,
      ),
    ];
  });
  return [
    ...(wounds.length === 0
      ? []
      : [
          ...wrap(`${LABELS.landing.wounds}: ${listed(wounds.map((wound) => woundWords(host.pack, wound)))}.`, width),
          '',
        ]),
    ...rows,
  ];
};
