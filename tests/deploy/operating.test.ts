import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { launchCommand } from '../support/child.ts';
import { contact, submit } from '../support/enquiries.ts';
import { freePort } from '../support/free-port.ts';
import { createDatabase } from '../support/postgres.ts';
import { runCommand, startProgram } from '../support/program.ts';
import { tool, toolEnvironment } from '../support/tools.ts';
import { root, settingsIn, shippedFiles } from './files.ts';
import { installCommand, installedHere } from './installed.ts';
import { asOrdinaryUser } from './ordinary-user.ts';

const folder = join(root, 'docs/operating');
const index = readFileSync(join(folder, 'README.md'), 'utf8');
const textOf = (path: string) => readFileSync(join(folder, path), 'utf8');
/** The pages for operators, in the order of the index. */
const pages = [...index.matchAll(/\]\(([^)]+\.md)\)/g)].map(([, path = '']) => path);
const all = pages.map(textOf).join('\n');

/** Code blocks marked as `try`, in the order of the pages, each with the tool it needs besides the shell. */
const blocks = [...all.matchAll(/^```sh try ?(\w*)\n([\s\S]*?)\n```$/gm)].map(
  ([, needs = '', script = '']) => ({ needs, script, first: script.split('\n')[0] ?? '' }),
);

const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );

describe('the pages for operators', () => {
  it('cover exactly the settings of the program', async () => {
    const { stdout } = await runCommand(['help']);
    const named = [...textOf('settings.md').matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name);
    expect(named.sort()).toEqual(settingsIn(stdout));
  });

  it('mention every file in deploy/', () => {
    expect(shippedFiles.filter((file) => !all.includes(`deploy/${file}`))).toEqual([]);
  });

  it('are all in the index', () => {
    const files = readdirSync(folder).filter((file) => file !== 'README.md');
    expect(pages.filter((path) => !path.startsWith('../')).sort()).toEqual(files.sort());
  });

  it.each(['README.md', ...pages])('%s has no broken links', (path) => {
    const links = [...textOf(path).matchAll(/\]\(([^):#]*)(?:#([^)]+))?\)/g)];
    const broken = links.filter(([, file, anchor]) => {
      const target = file ? join(folder, path, '..', file) : join(folder, path);
      if (!existsSync(target)) return true;
      return anchor !== undefined && !anchorsOf(readFileSync(target, 'utf8')).includes(anchor);
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });
});

it('the pages for operators have code blocks marked as `try`', () => {
  expect(blocks.length).toBeGreaterThan(5);
});

describe('the commands on the pages for operators, in order', () => {
  let run: (script: string) => Promise<{ status: number | null; stderr: string; stdout: string }>;

  beforeAll(async () => {
    const { folder: installed, bin, data } = await installCommand();
    const [log, desk] = [join(installed, 'log'), join(installed, 'desk')];
    for (const path of [log, desk]) await mkdir(path);
    // Here an ordinary user runs the commands that are meant for root.
    await writeFile(join(bin, 'sudo'), '#!/bin/sh\nexec "$@"\n', { mode: 0o755 });
    const promtool = tool('promtool');
    if (promtool !== undefined) await symlink(promtool, join(bin, 'promtool'));
    const makeBackups = asOrdinaryUser(['mkdir', join(data, 'backups')]);
    spawnSync(makeBackups[0] ?? '', makeBackups.slice(1));

    const metricsPort = String(await freePort());
    const append = ['sh', '-c', 'exec "$@" 2>>"$0"', join(log, 'lintel.log')];
    const { url, pid } = await startProgram({
      env: { DATA_DIR: data, METRICS_PORT: metricsPort, METRICS_HOST: '127.0.0.1' },
      under: [...append, ...asOrdinaryUser([])],
    });
    expect((await submit(url, contact(1))).status).toBe(200);
    const stopHere = `#!/bin/sh\n[ "$1" = stop ] && while kill ${pid} 2>/dev/null; do sleep 0.1; done; exit 0\n`;
    await writeFile(join(bin, 'systemctl'), stopHere, { mode: 0o755 });

    const places = [
      ...installedHere,
      ['/var/lib/lintel', data],
      ['/var/log/lintel', log],
      ['http://localhost:3000', url],
      ['http://localhost:9464', `http://127.0.0.1:${metricsPort}`],
    ] as const;
    const env = {
      ...toolEnvironment(),
      PATH: `${bin}:${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
      target: await createDatabase(),
    };
    run = async (script) => {
      const here = places.reduce((changed, [there, place]) => changed.replaceAll(there, place), script);
      const shell = launchCommand('timeout', ['60', 'sh', '-euc', here], env, desk);
      shell.stdin.end();
      const closed = once(shell, 'close');
      const [stdout, stderr] = await Promise.all([text(shell.stdout), text(shell.stderr)]);
      await closed;
      return { status: shell.exitCode, stdout, stderr };
    };
  });

  it.for(blocks)('$first', async ({ needs, script }, { skip }) => {
    if (needs !== '' && tool(needs) === undefined) skip();
    const { status, stderr, stdout } = await run(script);
    // The shell ignores a failure of the first command in a pipe, so the error of the program is checked too.
    expect({ status, failed: /^lintel: .*/m.exec(stderr)?.[0] }, stderr).toEqual({ status: 0 });
    const counts = stdout.match(/^ *\d+$/gm) ?? [];
    expect(new Set(counts).size, `counts that should be equal: ${stdout}`).toBeLessThanOrEqual(1);
  });
});
