import { cpSync, readdirSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../support/checkout.ts';
import { temporaryFolder } from '../support/child.ts';
import { startProgram } from '../support/program.ts';

interface ToolAnswer {
  readonly result: { readonly isError?: boolean; readonly content: readonly { readonly text?: string }[] };
}

async function callTool(url: string): Promise<ToolAnswer['result']> {
  const answer = await fetch(`${url}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'describe_internal_door_limits', arguments: {} },
    }),
  });
  return ((await answer.json()) as ToolAnswer).result;
}

it('an MCP tool answers with an error without details while a file of the program is missing, and works afterwards', async () => {
  const folder = await temporaryFolder();
  for (const name of ['dist', 'package.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const program = await startProgram({ entry: join(folder, 'dist/main.js') });

  const assets = join(folder, 'dist/assets');
  const file = readdirSync(assets).find((name) => /^tool-runner-[^.]*\.js$/.test(name)) ?? '';
  renameSync(join(assets, file), join(assets, 'away'));
  const broken = await callTool(program.url);
  expect(broken.isError).toBe(true);
  expect(broken.content[0]?.text).toMatch(/^Something went wrong on our side\.\n.* request id \S+\.$/);
  expect(JSON.stringify(broken)).not.toContain(folder);
  // The log line is written shortly after the answer.
  await expect.poll(() => program.logs()).toContain('unexpected error');

  renameSync(join(assets, 'away'), join(assets, file));
  expect((await callTool(program.url)).isError).toBeUndefined();
});
