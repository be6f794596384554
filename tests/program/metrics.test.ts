import { describe, expect, it } from 'vitest';
import { ask, contact, statusOf, submit } from '../support/enquiries.ts';
import { freePort } from '../support/free-port.ts';
import { startListening } from '../support/listening.ts';
import { startProgram } from '../support/program.ts';
import { lockStore } from '../support/sqlite-lock.ts';

type Start = (env: Record<string, string>) => Promise<{ readonly url: string; readonly dataDir: string }>;
const asProgram: Start = (env) => startProgram({ env });

/** Starts a service with metrics, in this process or as a separate one. */
async function watched(env: Record<string, string> = {}, start: Start = startListening) {
  const port = String(await freePort());
  const host = '127.0.0.2';
  const program = await start({
    ...{ RATE_LIMIT_ANONYMOUS: 'off', METRICS_PORT: port, METRICS_HOST: host },
    ...env,
  });
  const scrape = () => ask(`http://${host}:${port}/metrics`);
  const lines = async (start: string) =>
    String((await scrape()).body['text'])
      .split('\n')
      .filter((line) => line.startsWith(start));
  return { program, port, host, scrape, lines };
}

describe('the metrics', () => {
  it('are served at the configured address only, in the Prometheus format', async () => {
    const { port, host, scrape } = await watched();
    const { status, headers } = await scrape();
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    expect(await statusOf(`http://${host}:${port}/`)).toBe(404);
    await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow('fetch failed');
  });

  it('count each request once, by operation and status, never by input', async () => {
    const { program, lines } = await watched();
    const { url } = program;
    const doors = { doors: [{ preset: 'single-no-panels' }] };
    for (let calls = 0; calls < 3; calls += 1) await submit(url, doors, {}, '/api/internal-doors/estimate');
    await submit(url, { doors: 'none' }, {}, '/api/internal-doors/estimate');
    await submit(url, contact(1));
    await statusOf(`${url}/nowhere/aoife`);
    await statusOf(`${url}/products/no-such-door`);
    await statusOf(`${url}/healthz`);
    const name = 'lintel_http_request_duration_seconds';
    const labels = (operation: string, status: number) => `{operation="${operation}",status="${status}"}`;
    await expect
      .poll(async () => (await lines(`${name}_count`)).sort())
      .toEqual(
        [
          `${name}_count${labels('estimateInternalDoorPrice', 200)} 3`,
          `${name}_count${labels('estimateInternalDoorPrice', 400)} 1`,
          `${name}_count${labels('submitContactEnquiry', 200)} 1`,
          `${name}_count${labels('unknown', 404)} 1`,
          `${name}_count${labels('/products/:slug', 404)} 1`,
          `${name}_count${labels('/healthz', 200)} 1`,
        ].sort(),
      );
    const bounds = (await lines(`${name}_bucket`))
      .filter((line) => line.includes('"/healthz"'))
      .map((line) => /le="([^"]+)"/.exec(line)?.[1]);
    expect(bounds).toEqual(['0.001', '0.005', '0.02', '0.1', '0.5', '2', '+Inf']);
  });

  it("show that V8's young generation stays bounded, at the start and under load", async () => {
    const { program, lines } = await watched({}, asProgram);
    for (let pages = 0; pages < 10; pages += 1) await statusOf(`${program.url}/docs`);
    const [line = ''] = await lines('nodejs_heap_space_size_total_bytes{space="new"}');
    expect(Number(line.split(' ')[1])).toBeGreaterThan(0);
    // Unbounded, it would grow to 128 MB, and its garbage collections would block the event loop.
    expect(Number(line.split(' ')[1])).toBeLessThanOrEqual(33_554_432);
  });

  it('set lintel_store_up to 0 while the store is unavailable, and to 1 again afterwards', async () => {
    const { program, lines } = await watched({}, asProgram);
    const up = () => lines('lintel_store_up');
    expect(await up()).toEqual(['lintel_store_up 1']);
    const lock = await lockStore(program.dataDir);
    expect((await submit(program.url, contact(1))).status).toBe(503);
    expect(await up()).toEqual(['lintel_store_up 0']);
    await lock.release();
    expect((await submit(program.url, contact(1))).status).toBe(200);
    expect(await up()).toEqual(['lintel_store_up 1']);
  });

  it('set lintel_store_up to 0 if the service starts without a store', async () => {
    const { lines } = await watched({ DATA_DIR: '/dev/null/data' });
    expect(await lines('lintel_store_up')).toEqual(['lintel_store_up 0']);
  });
});
