import type { Ref } from '@lockstep/play';

/** Everyone's run of a date. */
export const pathOfDate = (date: string): string => `/run/today?date=${date}`;

/** The address of a run. */
export const pathOf = ({
  subject,
  options: { kit, level },
  seed,
}: Pick<Ref, 'subject' | 'options' | 'seed'>): string =>
  subject.kind === 'daily'
    ? pathOfDate(subject.date)
    : `/run/${subject.kind === 'scene' ? subject.scene : ''}?kit=${kit}&level=${level}${seed === null ? '' : `&seed=${encodeURIComponent(seed)}`}`;
