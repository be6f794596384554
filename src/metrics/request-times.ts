import type { Metric, Registry } from 'prom-client';

const name = 'lintel_http_request_duration_seconds';
const help = 'Time to answer, by operation and status.';
/** The longest times, in seconds, of the groups that answers are counted in; a last one has no bound. */
const bounds = [0.001, 0.005, 0.02, 0.1, 0.5, 2];

interface Times {
  readonly labels: Readonly<Record<'operation' | 'status', string>>;
  /** How many answers each group has, not counting those of the groups before it. */
  readonly counts: number[];
  sum: number;
}

type ObserveRequest = (observation: { operation: string; status: number; ms: number }) => void;

/**
 * A histogram that costs an answer next to nothing: the package's own finds its place by a text of all labels, which it
 * makes anew for each observation. This one is turned into the package's form when somebody asks for it.
 */
export function createRequestTimes(registry: Registry): ObserveRequest {
  const timesOf = new Map<string, Map<number, Times>>();

  function find(operation: string, status: number): Times {
    const byStatus = timesOf.get(operation) ?? new Map<number, Times>();
    timesOf.set(operation, byStatus);
    const times = byStatus.get(status) ?? {
      labels: { operation, status: String(status) },
      counts: [0, ...bounds.map(() => 0)],
      sum: 0,
    };
    byStatus.set(status, times);
    return times;
  }

  const all = () => [...timesOf.values()].flatMap((byStatus) => [...byStatus.values()]);
  const get = () =>
    Promise.resolve({ name, help, type: 'histogram', aggregator: 'sum', values: all().flatMap(valuesOf) });
  // Of a metric the registry only asks what it is called and what it has.
  registry.registerMetric({ name, get } as unknown as Metric);

  return ({ operation, status, ms }) => {
    const seconds = ms / 1000;
    const times = timesOf.get(operation)?.get(status) ?? find(operation, status);
    let group = 0;
    while (group < bounds.length && seconds > (bounds[group] ?? 0)) group += 1;
    times.counts[group] = (times.counts[group] ?? 0) + 1;
    times.sum += seconds;
  };
}

function valuesOf({ labels, counts, sum }: Times) {
  let upTo = 0;
  const groups = counts.map((count, group) => {
    upTo += count;
    return { metricName: `${name}_bucket`, labels: { le: bounds[group] ?? '+Inf', ...labels }, value: upTo };
  });
  return [
    ...groups,
    { metricName: `${name}_sum`, labels, value: sum },
    { metricName: `${name}_count`, labels, value: upTo },
  ];
}
