import { describe, expect, it } from 'vitest';
import { version } from '../../package.json';
import { ask, contact, statusOf, submit } from '../support/enquiries.ts';
import { freePort } from '../support/free-port.ts';
import { type Program, startProgram } from '../support/program.ts';
import { lockStore } from '../support/sqlite-lock.ts';

type Line = Record<string, unknown>;

const linesOf = (program: Program): Line[] =>
  program
    .logs()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);

/** A line without its time, request id and duration. */
const stable = ({ time: _time, reqId: _reqId, ms: _ms, ...rest }: Line): Line => rest;

const [info, warn, error] = [30, 40, 50];
const redisIsAway = 'Redis is away; this node limits by itself until it is back';
const answered = (method: string, operation: string, status: number, more: Line = {}): Line => ({
  ...{ level: info, method, operation, status, ...more },
  msg: 'answered',
});

describe('the log of the service', () => {
  it('has one line per event, with the expected fields only', async () => {
    const env = { REDIS_URL: `redis://127.0.0.1:${await freePort()}`, RATE_LIMIT_ANONYMOUS: 'off' };
    const program = await startProgram({ env });
    const { url } = program;
    const requests = () => linesOf(program).filter(({ msg }) => msg === 'answered');
    /** Waits for the answer and its log line, so that the order of the lines is known. */
    const written = async (asked: Promise<unknown>, count: number) => {
      await asked;
      await expect.poll(() => requests().length).toBe(count);
    };
    await written(submit(url, contact(1)), 1);
    await written(submit(url, contact(1)), 2);
    await written(submit(url, { message: 'nobody' }), 3);
    const doors = [{ preset: 'single-no-panels' }];
    await written(submit(url, { doors }, {}, '/api/internal-doors/estimate'), 4);
    await written(ask(`${url}/products?secret=1`), 5);
    await written(statusOf(`${url}/nowhere/secret`), 6);
    const params = { name: 'list_internal_door_products', arguments: {} };
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
    await written(submit(url, call, { accept: 'application/json, text/event-stream' }, '/mcp'), 7);
    expect(await program.stop()).toEqual({ code: 0, signal: null });

    const lines = linesOf(program);
    expect(lines.map(stable)).toEqual([
      { level: info, version, node: process.versions.node, msg: 'starting' },
      { level: warn, reason: 'ECONNREFUSED', msg: redisIsAway },
      { level: info, msg: 'the store is ready' },
      expect.objectContaining({ level: info, msg: expect.stringMatching(/^Server listening at /) as string }),
      answered('POST', 'submitContactEnquiry', 200),
      answered('POST', 'submitContactEnquiry', 409),
      answered('POST', 'submitContactEnquiry', 400),
      answered('POST', 'estimateInternalDoorPrice', 200),
      answered('GET', '/products', 200),
      answered('GET', 'unknown', 404),
      answered('POST', 'mcp', 200, { tools: ['list_internal_door_products'] }),
      { level: info, signal: 'SIGTERM', msg: 'stopping' },
      { level: info, msg: 'stopped' },
    ]);
    for (const { time } of lines) expect(time).toMatch(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(new Set(requests().map(({ reqId }) => reqId)).size).toBe(7);
    // Durations are in milliseconds with one decimal.
    const times = requests().map(({ ms }) => String(ms));
    expect(times.filter((ms) => !/^\d{1,4}(?:\.\d)?$/.test(ms))).toEqual([]);
    expect(times.join(' ')).toContain('.');
  });

  it('has the same request id as the answer', async () => {
    const program = await startProgram();
    const { headers } = await submit(program.url, contact(1));
    await expect
      .poll(() => linesOf(program).find(({ msg }) => msg === 'answered'))
      .toMatchObject({ reqId: headers.get('x-request-id') });
  });

  it('has one line with the reason when the store becomes unavailable, and one when it is back', async () => {
    const program = await startProgram({ env: { LOG_LEVEL: 'info', RATE_LIMIT_ANONYMOUS: 'off' } });
    const lock = await lockStore(program.dataDir);
    const refused = await Promise.all([1, 2].map((number) => submit(program.url, contact(number))));
    expect(refused.map(({ status }) => status)).toEqual([503, 503]);
    await lock.release();
    expect((await submit(program.url, contact(3))).status).toBe(200);
    expect((await submit(program.url, contact(4))).status).toBe(200);
    await program.stop();
    const aboutStore = linesOf(program).filter(({ msg }) => String(msg).startsWith('the store is'));
    expect(aboutStore.map(stable)).toEqual([
      { level: info, msg: 'the store is ready' },
      {
        level: error,
        reason: 'another process holds its lock',
        msg: 'the store is away; enquiries are refused until it is back',
      },
      { level: info, msg: 'the store is ready' },
    ]);
  });

  it.each([
    ['silent', []],
    ['warn', [redisIsAway]],
  ])('has no lines below LOG_LEVEL=%s', async (level, expected) => {
    const REDIS_URL = `redis://127.0.0.1:${await freePort()}`;
    const program = await startProgram({ env: { LOG_LEVEL: level, REDIS_URL } });
    expect(await statusOf(`${program.url}/healthz`)).toBe(200);
    await program.stop();
    expect(linesOf(program).map(({ msg }) => msg)).toEqual(expected);
  });
});
