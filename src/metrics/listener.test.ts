import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Gauge, Registry } from 'prom-client';
import { expect, it, onTestFinished } from 'vitest';
import { createMetricsListener } from './listener.ts';

async function listening(registry: Registry): Promise<string> {
  const server = createMetricsListener(registry).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('the metrics port serves one path only, in Prometheus format', async () => {
  const registry = new Registry();
  new Gauge({ name: 'doors', help: 'Doors.', registers: [registry] }).set(2);
  const url = await listening(registry);
  const answer = await fetch(`${url}/metrics`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, registry.contentType]);
  expect(await answer.text()).toContain('\ndoors 2\n');
  const other = await fetch(`${url}/metrics/more`);
  expect([other.status, await other.text()]).toEqual([404, '']);
});

it('the metrics port answers 500 without details if a metric fails, and the next request again', async () => {
  const registry = new Registry();
  let isBroken = true;
  new Gauge({
    name: 'doors',
    help: 'Doors.',
    registers: [registry],
    collect() {
      if (isBroken) throw new Error('secret detail');
      this.set(2);
    },
  });
  const url = await listening(registry);
  const broken = await fetch(`${url}/metrics`);
  expect([broken.status, await broken.text()]).toEqual([500, '']);
  isBroken = false;
  expect((await fetch(`${url}/metrics`)).status).toBe(200);
});
