import type { Metric, Registry } from 'prom-client';

const name = 'lintel_http_request_duration_seconds';
const help = 'Time to answer, by operation and status.';
/** Upper bounds of the histogram's buckets, in seconds; the last bucket is unbounded. */
const bounds = [0.001, 0.005, 0.02, 0.1, 0.5, 2];

interface Times {
  readonly labels: Readonly<Record<'operation' | 'status', string>>;
  /** Count of each bucket, not cumulative. */
  readonly counts: number[];
  sum: number;
}

type ObserveRequest = (observation: { operation: string; status: number; ms: number }) => void;

/**
 * A cheap histogram: prom-client's builds a string of all labels for each observation. This one is
 * converted to prom-client's form at a scrape.
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
  // The registry uses only name and get.
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
