import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/child.ts';
import { listeningService, program } from './clients.ts';

const inspector = fileURLToPath(
  new URL(
    '../../node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js',
    import.meta.url,
  ),
);
const run = promisify(execFile);

const { url } = await listeningService();
const folder = await temporaryFolder();
const targets: Record<string, string[]> = {
  HTTP: [`${url}/mcp`, '--transport', 'http'],
  stdio: ['-e', `DATA_DIR=${folder}`, '-e', 'LOG_LEVEL=silent', process.execPath, program, 'mcp'],
};

async function inspect(target: string[], ...args: string[]) {
  const env = { PATH: process.env['PATH'] ?? '', HOME: folder };
  return run(process.execPath, [inspector, '--cli', ...target, ...args], { env, timeout: 60_000 });
}

describe.each(Object.entries(targets))('the inspector, over %s', (_, target) => {
  it('lists the tools and finds nothing in their schemas that some client could not read', async () => {
    const { stdout, stderr } = await inspect(target, '--method', 'tools/list', '--strict');
    const { tools } = JSON.parse(stdout) as { tools: { name: string }[] };
    expect(tools).toHaveLength(8);
    expect(stderr).not.toMatch(/Warning|Error/);
  }, 60_000);

  it('calls a tool', async () => {
    const doors = JSON.stringify([{ preset: 'double-no-panels' }]);
    const call = [
      '--method',
      'tools/call',
      '--tool-name',
      'estimate_internal_doors',
      '--tool-arg',
      `doors=${doors}`,
    ];
    const { stdout } = await inspect(target, ...call);
    const result = JSON.parse(stdout) as { structuredContent: { valid: boolean; doorsCount: number } };
    expect(result.structuredContent).toMatchObject({ valid: true, doorsCount: 1 });
  }, 60_000);
});
