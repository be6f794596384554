import { Counter, Gauge, type Registry } from 'prom-client';
import { type DestinationKind, kindOf } from '../app/outbox/delivery.ts';
import type { Backlog } from '../app/outbox/queue.ts';

const kinds: readonly DestinationKind[] = ['webhook', 'mail'];

/** Metrics of webhooks and mail. */
export function createDeliveryMetrics(registry: Registry) {
  const registers = [registry];
  const attempts = new Counter({
    name: 'lintel_delivery_attempts_total',
    help: 'Attempts to deliver an event, by kind of destination and outcome.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const pauses = new Counter({
    name: 'lintel_delivery_pauses_total',
    help: 'How often deliveries that were due had to wait because so many had been begun within a second.',
    registers,
  });

  return {
    observeDeliveryPause: () => {
      pauses.inc();
    },
    observeDelivery: (kind: DestinationKind, outcome: string) => {
      attempts.inc({ kind, outcome });
    },
    /** Registers the backlog. Only on nodes that deliver, because all nodes of a store have the same backlog. */
    showBacklog: (read: () => Promise<readonly Backlog[] | null>) => {
      let asked: Promise<readonly Backlog[] | null> | undefined;
      /** One query for all gauges; during a store outage they are absent. */
      const ask = () =>
        (asked ??= read()
          .catch(() => null)
          .finally(() => (asked = undefined)));
      const show = (name: string, help: string, figure: (backlog: readonly Backlog[]) => number) =>
        new Gauge({
          name,
          help,
          labelNames: ['kind'],
          registers,
          async collect() {
            const backlog = await ask();
            for (const kind of kinds) {
              const own = backlog?.filter(({ destination }) => kindOf(destination) === kind);
              this.set({ kind }, own ? figure(own) : NaN);
            }
          },
        });
      show('lintel_deliveries_waiting', 'Deliveries that wait for their next attempt, by kind.', (own) =>
        own.reduce((sum, { count }) => sum + count, 0),
      );
      show(
        'lintel_deliveries_overdue_seconds',
        'For how long the first delivery that is due has been so, by kind; 0 where none is.',
        (own) => Math.max(0, ...own.map(({ overdueMs }) => overdueMs)) / 1000,
      );
    },
  };
}
