import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/child.ts';
import { contact, exported, submit } from '../support/enquiries.ts';
import { freePort } from '../support/free-port.ts';
import { runCommand, startProgram } from '../support/program.ts';

const messagesOf = (enquiries: Awaited<ReturnType<typeof exported>>) =>
  enquiries.map(({ request }) => request.message).sort();
const messages = (...numbers: number[]) => numbers.map((number) => contact(number).message).sort();
const doorsPath = '/api/internal-doors/estimate';
const singleDoor = { doors: [{ doorTypeKey: 'SINGLE_HINGED', opWidth: '900', opHeight: '2100' }] };

/** Tests the built program from its start to a restore, for what only a process and its files can show. */
describe('the built program', () => {
  const makeStore = async () => ({ DATA_DIR: await temporaryFolder() });

  it('prices, stores, survives kill -9, shuts down gracefully, and is restored from a backup', async () => {
    const env = await makeStore();
    const settings = { ...env, RATE_LIMIT_ANONYMOUS: 'off', LOG_LEVEL: 'error' };
    const first = await startProgram({ env: settings });
    const estimate = await submit(first.url, singleDoor, {}, doorsPath);
    expect(estimate.body).toMatchObject({ priceEstimate: 2116, leadTimeWeeks: 8, valid: true });
    for (const number of [1, 2]) expect((await submit(first.url, contact(number))).status).toBe(200);
    await first.kill9();

    const second = await startProgram({ env: settings });
    expect((await submit(second.url, contact(3))).status).toBe(200);
    expect(await second.stop()).toEqual({ code: 0, signal: null });
    expect(messagesOf(await exported(env))).toEqual(messages(1, 2, 3));

    const file = join(await temporaryFolder(), 'backup.db');
    expect(await runCommand(['backup', file], { env })).toMatchObject({ code: 0, stderr: '' });
    const restored = { DATA_DIR: await temporaryFolder() };
    const { code, stderr } = await runCommand(['restore', file], { env: restored });
    expect(code, stderr).toBe(0);
    const third = await startProgram({ env: { ...settings, DATABASE_URL: '', ...restored } });
    expect((await submit(third.url, contact(4))).status).toBe(200);
    await third.stop();
    expect(messagesOf(await exported(restored))).toEqual(messages(1, 2, 3, 4));
  }, 90_000);
});

it('the built program serves its metrics to this machine only, in the Prometheus format', async () => {
  const port = String(await freePort());
  await startProgram({ env: { METRICS_PORT: port } });
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(await response.text()).toContain('lintel_build_info');
  await expect(fetch(`http://127.0.0.2:${port}/metrics`)).rejects.toThrow('fetch failed');
});
