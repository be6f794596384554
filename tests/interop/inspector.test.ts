import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/child.ts';
import { listeningService, program, validArguments } from '../mcp/clients.ts';

const inspector = fileURLToPath(
  new URL('./node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js', import.meta.url),
);
const run = promisify(execFile);

const { url } = await listeningService();
const folder = await temporaryFolder();
const overHttp = [`${url}/mcp`, '--transport', 'http'];
const overStdio = ['-e', `DATA_DIR=${folder}`, '-e', 'LOG_LEVEL=silent', process.execPath, program, 'mcp'];

async function inspect(target: string[], ...args: string[]) {
  const env = { PATH: process.env['PATH'] ?? '', HOME: folder };
  return run(process.execPath, [inspector, '--cli', ...target, ...args], { env, timeout: 60_000 });
}

describe('the MCP inspector', () => {
  it.each([
    ['HTTP', overHttp],
    ['stdio', overStdio],
  ])(
    'lists the tools over %s without schema warnings',
    async (_, target) => {
      const { stdout, stderr } = await inspect(target, '--method', 'tools/list', '--strict');
      const { tools } = JSON.parse(stdout) as { tools: { name: string }[] };
      expect(tools).toHaveLength(12);
      expect(stderr).not.toMatch(/Warning|Error/);
    },
    60_000,
  );

  it.each(Object.entries(validArguments()))(
    'calls %s',
    async (name, args) => {
      const given = Object.entries(args).flatMap(([key, value]) => [
        '--tool-arg',
        `${key}=${argument(value)}`,
      ]);
      const { stdout } = await inspect(overHttp, '--method', 'tools/call', '--tool-name', name, ...given);
      const result = JSON.parse(stdout) as {
        isError?: boolean;
        structuredContent?: object;
        content: unknown[];
      };
      expect(result.isError ?? false, stdout).toBe(false);
      expect(result.structuredContent).toBeTypeOf('object');
      expect(result.content[0]).toMatchObject({ type: 'text' });
    },
    60_000,
  );
});

const argument = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
