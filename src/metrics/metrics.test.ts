import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

it('counts the time of answers in seconds, by operation and status', async () => {
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
