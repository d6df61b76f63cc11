import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  /** By route and status, in seconds. */
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  /** By what became of them: stored, seen, or the code of the refusal. */
  readonly results: Counter<'outcome'>;
  /** What players of matches sent, by whether it was taken, in seconds until it was written and told. */
  readonly moves: Histogram<'outcome'>;
}

export const makeMetrics = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Histogram({
      name: 'lockstep_request_seconds',
      help: 'Time that a request took',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
      registers: [registry],
    }),
    results: new Counter({
      name: 'lockstep_results_total',
      help: 'Results that were sent, by what became of them',
      labelNames: ['outcome'],
      registers: [registry],
    }),
    moves: new Histogram({
      name: 'lockstep_move_seconds',
      help: 'Time until a move of a match was written and told',
      labelNames: ['outcome'],
      buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1],
      registers: [registry],
    }),
  };
};
