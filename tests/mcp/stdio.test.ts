import { describe, expect, it } from 'vitest';
import { runCommand } from '../support/program.ts';
import { call, overStdio, structured } from './clients.ts';

const request = (id: number, method: string, params: object) =>
  `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`;

const hello = request(1, 'initialize', {
  protocolVersion: '2025-11-25',
  capabilities: {},
  clientInfo: { name: 'test', version: '1' },
});

const answersIn = (stdout: string) =>
  stdout
    .split('\n')
    .filter((each) => each !== '')
    .map((line) => JSON.parse(line) as unknown);

describe('the program over standard input and output', () => {
  it('writes only the protocol to standard output, and exits at the end of its input', async () => {
    const { code, stdout, stderr } = await runCommand(['mcp'], { input: hello });
    expect(code).toBe(0);
    expect(answersIn(stdout)).toMatchObject([
      { jsonrpc: '2.0', id: 1, result: { serverInfo: { name: 'lintel' } } },
    ]);
    for (const line of stderr.split('\n').filter((each) => each !== '')) {
      expect(JSON.parse(line)).toHaveProperty('msg');
    }
    expect(stderr).toContain('the store is ready');
  });

  it('refuses subscriptions', async () => {
    const protocol = 'io.modelcontextprotocol';
    const listen = request(2, 'subscriptions/listen', {
      notifications: { toolsListChanged: true },
      _meta: {
        [`${protocol}/protocolVersion`]: '2026-07-28',
        [`${protocol}/clientInfo`]: { name: 'test', version: '1' },
        [`${protocol}/clientCapabilities`]: {},
      },
    });
    const { stdout } = await runCommand(['mcp'], { input: listen });
    expect(stdout).toContain('Subscription limit reached');
  });

  it('serves tools that need no store without one', async () => {
    const noStore = '/dev/null/data';
    const { code, stderr } = await runCommand(['mcp'], { input: hello, env: { DATA_DIR: noStore } });
    expect(code).toBe(0);
    expect(stderr).toContain('the store is away');
    const client = await overStdio({ protocol: '2026-07-28' }, noStore);
    const doors = [{ doorTypeKey: 'DOUBLE_HINGED', opWidth: '1800', opHeight: '2100' }];
    const answer = await call(client, 'estimate_internal_doors', { doors });
    expect(structured(answer)).toMatchObject({ priceEstimate: 4151 });
  });

  it('is listed in the help, and rejects an invalid setting in one line', async () => {
    expect((await runCommand(['help'])).stdout).toContain('node dist/main.js mcp');
    const { code, stdout, stderr } = await runCommand(['mcp'], { env: { PORT: 'x' } });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^lintel: PORT [^\n]+\n$/);
  });
});
