import type { Badge, Edition, Kit, Level, Meta, Pack } from '@lockstep/freeplay';
import { counted, listed } from '@lockstep/words';
import { pathWords } from './clause.ts';
import { GATE_FAMILY_NAME, plainName } from './names.ts';
import { EDITION_HOST } from './title.ts';

/** What opens a kit, in words. */
export const featWords = ({ feat }: Pick<Kit, 'feat'>): string => feat?.line ?? 'Open from the start.';

export const badgeWords = ({ name, line }: Pick<Badge, 'name' | 'line'>): string => `${name}: ${line}`;

/** What opens a level. */
export const levelFeat = (
  { number }: Pick<Level, 'number'>,
  levels: readonly Pick<Level, 'number' | 'id'>[],
): string => {
  if (number <= 0) return 'Open from the start.';
  const before = levels.find((one) => one.number === number - 1)?.id ?? 'the one before';
  return `Win all three acts on ${before} or above.`;
};

/** One gate as the codex keeps it; of one not met yet only that it exists. */
export interface CodexEntry {
  readonly id: string;
  readonly name: string;
  readonly family: string;
  readonly met: boolean;
  readonly paths: readonly { readonly text: string; readonly base: number; readonly passed: number }[];
}

export const UNMET = 'Not met yet';

export const codexWords = ({ gate }: Pick<Pack, 'gate'>, codex: Meta['codex']): readonly CodexEntry[] =>
  gate.map(({ id, name, family, path }) => {
    const met = path.some((_, i) => codex[`${id}.${i + 1}`] !== undefined);
    return {
      id,
      name: met ? name : UNMET,
      family: GATE_FAMILY_NAME[family],
      met,
      paths: met
        ? path.map(({ base, clauses }, i) => ({
            text: pathWords({ clauses }),
            base,
            passed: codex[`${id}.${i + 1}`] ?? 0,
          }))
        : [],
    };
  });

const openLevels = (pack: Pick<Pack, 'level'>, meta: Meta, edition: Edition): string => {
  const open = meta.levels[edition].filter((one) => one.open).map(({ id }) => id);
  return listed(pack.level.filter(({ id }) => open.includes(id)).map(({ id }) => id));
};

/** What all runs so far have come to, in a few lines. */
export const metaWords = (pack: Pick<Pack, 'kit' | 'level' | 'badge' | 'gate'>, meta: Meta): readonly string[] => {
  const kits = meta.kits
    .filter((one) => one.open)
    .map(({ id }) => pack.kit.find((kit) => kit.id === id)?.name ?? plainName(id));
  const met = codexWords(pack, meta.codex).filter((one) => one.met).length;
  const earned = meta.badges.filter((one) => one.earned).length;
  return [
    `Kits: ${counted(kits.length, 'kit')} of ${pack.kit.length} open (${listed(kits)}).`,
    ...(['gates', 'testimony'] as const).map(
      (edition) => `Levels with ${EDITION_HOST[edition]}: ${openLevels(pack, meta, edition)}.`,
    ),
    `Codex: ${met} of ${counted(pack.gate.length, 'gate')} met.`,
    `Badges: ${earned} of ${pack.badge.length}.`,
  ];
};
