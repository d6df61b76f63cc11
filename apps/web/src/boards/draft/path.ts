import { DEFAULT_PRESET } from '@lockstep/draft';
import type { Ref } from '@lockstep/play';

/** A route and a preset, as a setup or a shelf has them. */
interface Way {
  readonly scene: { readonly id: string };
  readonly preset: { readonly id: string };
}

/** The address of a quest: everyone's of a date, that of a seed, or of a random seed. */
export const pathOf = (
  { scene, preset }: Way,
  { date, seed }: { readonly date: string | null; readonly seed: string | null },
): string =>
  date === null
    ? `/draft/${scene.id}?preset=${preset.id}${seed === null ? '' : `&seed=${encodeURIComponent(seed)}`}`
    : `/draft/${scene.id}?date=${date}`;

export const presetOf = ({ options: { preset = DEFAULT_PRESET } }: Ref): string => String(preset);
