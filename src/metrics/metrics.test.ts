import { expect, it, vi } from 'vitest';
import { createMetrics } from './metrics.ts';

it('the duration of answers is measured in seconds, by operation and status', async () => {
  const { registry, observeRequest } = createMetrics();
  observeRequest({ operation: 'estimate', status: 200, ms: 250 });
  observeRequest({ operation: 'estimate', status: 200, ms: 4 });
  observeRequest({ operation: 'estimate', status: 429, ms: 1 });
  const name = 'lintel_http_request_duration_seconds';
  const lines = (await registry.metrics()).split('\n');
  expect(lines).toContain(`${name}_sum{operation="estimate",status="200"} 0.254`);
  expect(lines).toContain(`${name}_count{operation="estimate",status="200"} 2`);
  expect(lines).toContain(`${name}_bucket{le="0.005",operation="estimate",status="200"} 1`);
  expect(lines).toContain(`${name}_sum{operation="estimate",status="429"} 0.001`);
});

it('the metrics of the service match the approved text', async () => {
  const metrics = createMetrics();
  metrics.observeRequest({ operation: 'estimate', status: 200, ms: 250 });
  metrics.observeEnquiry('contact_requests', 'accepted');
  metrics.observeEnquiry('contact_requests', 'accepted');
  metrics.showBackupAge(() => 90_000);
  metrics.observeBackup('failed');
  let dropped = 3;
  metrics.showDroppedLogLines(() => dropped);
  metrics.showRendersWaiting(() => 5);
  metrics.observeRender({ name: 'pdf', outcome: 'done', ms: 500 });
  metrics.observeDelivery('webhook', 'delivered');
  metrics.observeDelivery('mail', 'failed');
  metrics.showBacklog(() =>
    Promise.resolve([
      { destination: 'whk_one', count: 2, overdueMs: 1500 },
      { destination: 'whk_other', count: 3, overdueMs: 500 },
      { destination: 'mail:staff', count: 1, overdueMs: 0 },
    ]),
  );
  metrics.observeStore(true);
  metrics.showVersion('1.2.3');
  const ours = async () =>
    (await metrics.registry.metrics())
      .split('\n')
      .filter((line) => line.includes('lintel_'))
      .join('\n');
  await ours();
  // The count is a total: scrapes must not add it up.
  dropped = 4;
  await expect(ours()).resolves.toMatchFileSnapshot('../../tests/vectors/metrics.txt');
  metrics.observeStore(false);
  expect(await ours()).toMatch(/^lintel_store_up 0$/m);
});

it('the registry includes metrics of the process', async () => {
  const names = (await createMetrics().registry.metrics()).match(/^\w+/gm);
  expect(names).toEqual(
    expect.arrayContaining([
      'process_cpu_seconds_total',
      'process_start_time_seconds',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_seconds',
    ]),
  );
});

it('the backlog is NaN during a store outage, and is queried once per scrape for all gauges', async () => {
  const { registry, showBacklog } = createMetrics();
  const read = vi
    .fn(() => Promise.resolve<[] | null>([]))
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValueOnce(null);
  showBacklog(read);
  const waiting = async () =>
    (await registry.metrics()).match(/^lintel_deliveries_(?:waiting|overdue_seconds)\{kind="mail"\} \S+$/gm);
  const shown = (figure: string) => [
    `lintel_deliveries_waiting{kind="mail"} ${figure}`,
    `lintel_deliveries_overdue_seconds{kind="mail"} ${figure}`,
  ];
  expect(await waiting()).toEqual(shown('Nan'));
  expect(await waiting()).toEqual(shown('Nan'));
  expect(await waiting()).toEqual(shown('0'));
  expect(read).toHaveBeenCalledTimes(3);
});

it('without a backup the age is infinite, and the counters of both outcomes start at 0', async () => {
  const { registry, showBackupAge } = createMetrics();
  showBackupAge(() => Infinity);
  const lines = (await registry.metrics()).split('\n');
  expect(lines).toContain('lintel_backup_age_seconds +Inf');
  expect(lines).toContain('lintel_backups_total{outcome="good"} 0');
  expect(lines).toContain('lintel_backups_total{outcome="failed"} 0');
});
