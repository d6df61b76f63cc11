import type { Ref } from '@lockstep/play';

/** The address of a run. */
export const pathOf = ({ subject, options: { kit, level }, seed }: Pick<Ref, 'subject' | 'options' | 'seed'>): string =>
  `/run/${subject.kind === 'scene' ? subject.scene : ''}?kit=${kit}&level=${level}${seed === null ? '' : `&seed=${encodeURIComponent(seed)}`}`;
