import type { Metrics } from '../../metrics/metrics.ts';
import type { Notes } from './messages.ts';

/** Between two messages: each wakes the main thread, which may take the core of the one that tells. */
const gatherMs = 20;

/** Gathers what a thread logs and counts, for the main thread to write and to add up. */
export function createNoting(tell: (notes: Notes) => void) {
  let lines: string[] = [];
  let requests = new Map<string, [operation: string, status: number, ms: number[]]>();
  let enquiries: Notes['enquiries'][number][] = [];
  let gathering: NodeJS.Timeout | undefined;

  function soon(): void {
    gathering ??= setTimeout(now, gatherMs);
  }

  function now(): void {
    clearTimeout(gathering);
    gathering = undefined;
    if (lines.length + requests.size + enquiries.length === 0) return;
    const notes = { lines, requests: [...requests.values()], enquiries };
    lines = [];
    requests = new Map();
    enquiries = [];
    tell(notes);
  }

  const metrics: Pick<Metrics, 'observeRequest' | 'observeEnquiry'> = {
    observeRequest: ({ operation, status, ms }) => {
      const kind = `${status} ${operation}`;
      const alike = requests.get(kind);
      if (alike) alike[2].push(ms);
      else requests.set(kind, [operation, status, [ms]]);
      soon();
    },
    observeEnquiry: (collection, outcome) => {
      enquiries.push([collection, outcome]);
      soon();
    },
  };

  return {
    metrics,
    log: {
      write: (line: string) => {
        lines.push(line);
        soon();
      },
    },
    /** Tells what there is without waiting for more. */
    tellNow: now,
  };
}

/** Writes down what a thread has told. */
export function takeNotes(
  { lines, requests, enquiries }: Notes,
  write: (line: string) => void,
  { observeRequest, observeEnquiry }: Pick<Metrics, 'observeRequest' | 'observeEnquiry'>,
): void {
  for (const line of lines) write(line);
  for (const [operation, status, times] of requests)
    for (const ms of times) observeRequest({ operation, status, ms });
  for (const [collection, outcome] of enquiries) observeEnquiry(collection, outcome);
}
