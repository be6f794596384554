import type { Metrics } from '../../metrics/metrics.ts';
import type { Notes } from './messages.ts';

/** Between two messages: each wakes the main thread, however little is told. */
const gatherMs = 10;

/** Gathers what a thread logs and counts, for the main thread to write and to add up. */
export function createNoting(tell: (notes: Notes) => void) {
  let lines: string[] = [];
  let requests: Notes['requests'][number][] = [];
  let enquiries: Notes['enquiries'][number][] = [];
  let gathering: NodeJS.Timeout | undefined;

  function soon(): void {
    gathering ??= setTimeout(now, gatherMs);
  }

  function now(): void {
    clearTimeout(gathering);
    gathering = undefined;
    if (lines.length + requests.length + enquiries.length === 0) return;
    const notes = { lines, requests, enquiries };
    lines = [];
    requests = [];
    enquiries = [];
    tell(notes);
  }

  const metrics: Pick<Metrics, 'observeRequest' | 'observeEnquiry'> = {
    observeRequest: ({ operation, status, ms }) => {
      requests.push([operation, status, ms]);
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
  for (const [operation, status, ms] of requests) observeRequest({ operation, status, ms });
  for (const [collection, outcome] of enquiries) observeEnquiry(collection, outcome);
}
