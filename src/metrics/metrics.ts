import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Collection } from '../app/enquiries/enquiry.ts';
import { createDeliveryMetrics } from './delivery-metrics.ts';

/** Prometheus metrics. Labels are our own names, never text of a caller. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: 'lintel_http_request_duration_seconds',
    help: 'Time to answer, by operation and status.',
    labelNames: ['operation', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers,
  });
  const enquiries = new Counter({
    name: 'lintel_enquiries_total',
    help: 'Enquiries judged, by collection and outcome.',
    labelNames: ['collection', 'outcome'],
    registers,
  });
  const storeUp = new Gauge({ name: 'lintel_store_up', help: '1 while enquiries can be stored.', registers });

  const backups = new Counter({
    name: 'lintel_backups_total',
    help: 'Backups the service made or failed to make of its store, by outcome.',
    labelNames: ['outcome'],
    registers,
  });

  const renders = new Histogram({
    name: 'lintel_render_duration_seconds',
    help: 'Time from asking for a drawing, a PDF or a page of many doors to its end, by job and outcome.',
    labelNames: ['job', 'outcome'],
    buckets: [0.02, 0.1, 0.5, 2, 10],
    registers,
  });

  return {
    registry,
    ...createDeliveryMetrics(registry),
    observeRequest: ({ operation, status, ms }: { operation: string; status: number; ms: number }) => {
      requests.observe({ operation, status }, ms / 1000);
    },
    observeEnquiry: (collection: Collection, outcome: string) => {
      enquiries.inc({ collection, outcome });
    },
    observeBackup: (outcome: 'good' | 'failed') => {
      backups.inc({ outcome });
    },
    /**
     * Registers the age of the last backup. Only with scheduled backups: otherwise it would raise a false alarm.
     */
    showBackupAge: (ageMs: () => number) => {
      // Both counters exist from the start, so that the first failure is an increase.
      for (const outcome of ['good', 'failed']) backups.inc({ outcome }, 0);
      new Gauge({
        name: 'lintel_backup_age_seconds',
        help: 'Seconds since the last good backup; +Inf while there is none.',
        registers,
        collect() {
          this.set(ageMs() / 1000);
        },
      });
    },
    /** Registers dropped log lines; only with a log that can drop lines. */
    showDroppedLogLines: (count: () => number) => {
      new Counter({
        name: 'lintel_log_lines_dropped_total',
        help: 'Log lines that could not be written: the disk is full, or nobody reads them.',
        registers,
        collect() {
          this.reset();
          this.inc(count());
        },
      });
    },
    observeRender: ({ name, outcome, ms }: { name: string; outcome: string; ms: number }) => {
      renders.observe({ job: name, outcome }, ms / 1000);
    },
    showRendersWaiting: (waiting: () => number) => {
      new Gauge({
        name: 'lintel_renders_waiting',
        help: 'Drawings, PDFs and pages of many doors that wait for a thread.',
        registers,
        collect() {
          this.set(waiting());
        },
      });
    },
    /** Registers the state of Redis; only with shared limits. */
    showRedis: (isUp: () => boolean) => {
      new Gauge({
        name: 'lintel_redis_up',
        help: '1 while limits are shared through Redis, 0 while this node limits by itself.',
        registers,
        collect() {
          this.set(isUp() ? 1 : 0);
        },
      });
    },
    /** Info metric: always 1, with the version as a label. */
    showVersion: (version: string) => {
      new Gauge({
        name: 'lintel_build_info',
        help: 'Which version of the program this is; always 1.',
        labelNames: ['version'],
        registers,
      }).set({ version }, 1);
    },
    observeStore: (up: boolean) => {
      storeUp.set(up ? 1 : 0);
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
