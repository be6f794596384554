import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { olderNode, root, runAsSystem, systemEnvironment } from '../support/checkout.ts';
import { temporaryFolder } from '../support/child.ts';

const node = olderNode ?? '';
const builtProgram = join(root, 'dist/main.js');
const nodePackage = `node-${process.platform}-${process.arch}`;

/** The program as a package of another project, in a folder with a space in its name. */
async function installedElsewhere(): Promise<{ project: string; program: string }> {
  const project = join(await temporaryFolder(), 'another project');
  const folder = join(project, 'node_modules/lintel');
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true });
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  return { project, program: join(folder, 'dist/main.js') };
}

/** The service as started by this Node, with its output and URL. */
async function served(by: string, stdio: StdioOptions = ['ignore', 'pipe', 'pipe']) {
  const env = systemEnvironment({ HOST: '127.0.0.1', PORT: '0', DATA_DIR: await temporaryFolder() });
  const child: ChildProcess = spawn(by, [builtProgram], { env, stdio });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await expect.poll(() => output, { timeout: 25_000 }).toMatch(/Documentation is at/);
  const url = /listens on (http:\S+)/.exec(output)?.[1] ?? '';
  return { child, url, output: () => output };
}

describe.skipIf(!olderNode)('the program started by an older Node', () => {
  it('runs on the packaged Node with the same arguments and standard streams, from any folder', async () => {
    const env = { DATA_DIR: await temporaryFolder(), LOG_LEVEL: 'silent' };
    const created = await runAsSystem(node, [builtProgram, 'keys', 'create', '--label', 'a b'], '/', env);
    expect(created).toMatchObject({ code: 0, signal: null, stderr: '' });
    const listed = await runAsSystem(node, [builtProgram, 'keys', 'list'], '/', env);
    expect(listed.stdout).toContain('a b');

    const hello = {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
    };
    const spoken = await runAsSystem(node, [builtProgram, 'mcp'], '/', env, `${JSON.stringify(hello)}\n`);
    expect(JSON.parse(spoken.stdout)).toMatchObject({ id: 1, result: { serverInfo: {} } });
  });

  it('passes on the exit code of the packaged Node', async () => {
    const { code, stderr } = await runAsSystem(node, [builtProgram, 'keyz'], '/');
    expect(stderr).toMatch(/^lintel: [^\n]+keyz[^\n]+\n$/);
    expect(code).toBe(1);
  });

  it('shuts down gracefully if the older Node is killed', async () => {
    const { child, url, output } = await served(node);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    child.kill('SIGKILL');
    // Both processes share the standard streams, which close when the packaged Node exits.
    await once(child, 'close', { signal: AbortSignal.timeout(15_000) });
    expect(output()).toContain('"signal":"disconnect","msg":"stopping"');
    expect(output()).toContain('"msg":"stopped"');
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  });

  it.each([
    ['SIGTERM', { code: 0, signal: null }],
    ['SIGINT', { code: 0, signal: null }],
    ['SIGHUP', { code: null, signal: 'SIGHUP' }],
  ] as const)('forwards %s to the packaged Node, and passes on its exit status', async (signal, expected) => {
    const { child, output } = await served(node);
    const closed = once(child, 'close');
    child.kill(signal);
    await closed;
    expect({ code: child.exitCode, signal: child.signalCode }).toEqual(expected);
    expect(output().includes('"msg":"stopped"')).toBe(expected.code === 0);
  });

  it('runs from a symlink, in a folder with a space, as a package of another project', async () => {
    const { project, program } = await installedElsewhere();
    symlinkSync(join(root, 'node_modules', nodePackage), join(project, 'node_modules', nodePackage));
    const link = join(project, 'lintel');
    symlinkSync(program, link);
    for (const path of [program, link]) {
      const { code, stdout, stderr } = await runAsSystem(node, [path, 'help'], '/');
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(stdout).toContain('keys create');
    }
  });

  it('prints in one line what to do if there is no packaged Node', async () => {
    const { project, program } = await installedElsewhere();
    const { code, stdout, stderr } = await runAsSystem(node, [program, 'help'], project);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^Lintel needs Node 24 [^\n]+npm start[^\n]+\n$/);
  });
});

it('a service survives when the parent process disconnects its IPC channel', async () => {
  const { child, url } = await served(process.execPath, ['ignore', 'pipe', 'pipe', 'ipc']);
  child.disconnect();
  const gone = once(child, 'exit').then(() => 'ended');
  expect(await Promise.race([gone, sleep(1500, 'goes on')])).toBe('goes on');
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  child.kill();
  await gone;
});
