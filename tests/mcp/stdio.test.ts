import { describe, expect, it } from 'vitest';
import { runCommand } from '../support/program.ts';

const request = (id: number, method: string, params: object) =>
  `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`;

const hello = request(1, 'initialize', {
  protocolVersion: '2025-11-25',
  capabilities: {},
  clientInfo: { name: 'test', version: '1' },
});

describe('the program over standard input and output', () => {
  it('says nothing on standard output but the protocol, and ends when its input does', async () => {
    const { code, stdout, stderr } = await runCommand(['mcp'], { input: hello });
    expect(code).toBe(0);
    for (const line of stdout.split('\n').filter((each) => each !== '')) {
      expect(JSON.parse(line)).toMatchObject({ jsonrpc: '2.0' });
    }
    for (const line of stderr.split('\n').filter((each) => each !== '')) {
      expect(JSON.parse(line)).toHaveProperty('msg');
    }
    expect(stderr).toContain('the store is ready');
  });

  it('serves what needs no store when there is none', async () => {
    const { code, stderr } = await runCommand(['mcp'], { input: hello, env: { DATA_DIR: '/dev/null/data' } });
    expect(code).toBe(0);
    expect(stderr).toContain('the store is away');
  });

  it('is listed in the help, and refuses a wrong setting in one line', async () => {
    expect((await runCommand(['help'])).stdout).toContain('node dist/main.js mcp');
    const { code, stdout, stderr } = await runCommand(['mcp'], { env: { PORT: 'x' } });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^lintel: PORT [^\n]+\n$/);
  });
});
