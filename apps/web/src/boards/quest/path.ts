import type { Ref } from '@lockstep/play';

/** The address of a quest: everyone's of a date, that of a seed, or of a random seed. */
export const pathOf = ({ subject, options, seed }: Ref, today: string): string => {
  if (subject.kind === 'daily') return `/quest/${today}?date=${subject.date}`;
  const scene = subject.kind === 'scene' ? subject.scene : today;
  const chosen = Object.entries({ ...options, ...(seed === null ? {} : { seed }) });
  return `/quest/${scene}${chosen.length === 0 ? '' : `?${chosen.map(([option, value]) => `${option}=${encodeURIComponent(value)}`).join('&')}`}`;
};
