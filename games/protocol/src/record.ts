import { moments } from '@lockstep/kernel';
import { isPlain, type Recorder } from '@lockstep/play';
import { type Protocol, protocol } from './protocol.ts';
import { starsOf } from './vocabulary.ts';

/** A Daily as it was published: more turns left is better, then a lower Scrutiny peak, then fewer Audits. */
export const recorder: Recorder<Protocol> = {
  ledger: (ref) =>
    ref.subject.kind === 'daily' && isPlain(ref) && Object.keys(ref.options).length === 0
      ? { game: protocol.id, name: ref.subject.date }
      : null,
  entry: (run) => {
    const events = moments(run).flatMap((moment) => moment.events);
    const end = events.find((event) => event.kind === 'unlocked');
    if (!end) return { won: false, merit: [0, 0, 0], facts: { turnsLeft: 0, peak: 0, audits: 0, stars: 0 } };
    const { turnsLeft, medal } = end;
    const heights = events.flatMap((event) => (event.kind === 'scrutiny-rose' ? [event.scrutiny] : []));
    const peak = Math.max(run.setup.script.scrutiny, ...heights);
    const audits = events.filter(({ kind }) => kind === 'audited').length;
    return { won: true, merit: [turnsLeft, -peak, -audits], facts: { turnsLeft, peak, audits, stars: starsOf(medal) } };
  },
};
