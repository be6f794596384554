import { execFileSync, spawnSync } from 'node:child_process';
import { chmod, chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Environment, launchCommand, temporaryFolder } from '../support/child.ts';
import { contact, submit } from '../support/enquiries.ts';
import { freePort } from '../support/free-port.ts';
import { runCommand } from '../support/program.ts';
import { tool } from '../support/tools.ts';
import { replaced, root, settingsIn, shipped } from './files.ts';
import { untilListening } from './https.ts';
import { asOrdinaryUser, ordinaryUser } from './ordinary-user.ts';

const unit = shipped('systemd/lintel.service');
const example = shipped('systemd/lintel.env.example');
const analyze = tool('systemd-analyze');

/** The paths of an installed program, replaced by those of this checkout and by the Node that runs. */
const here = [
  ['/opt/lintel/node_modules/.bin/node', process.execPath],
  ['/opt/lintel', root],
] as const;

const valuesOf = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);

/** The example with every setting taken on. */
const settings = Object.fromEntries(
  [...example.matchAll(/^#([A-Z_]+)='([^']*)'$/gm)].map(([, name = '', value = '']) => [name, value]),
);

describe('the unit', () => {
  it.skipIf(!analyze)('is what systemd understands, without a complaint', async () => {
    const file = join(await temporaryFolder(), 'lintel.service');
    await writeFile(file, replaced(unit, here));
    const { status, stdout, stderr } = spawnSync(analyze ?? '', ['verify', file], { encoding: 'utf8' });
    expect({ status, said: stdout + stderr }).toEqual({ status: 0, said: '' });
  });

  it.skipIf(!analyze)('leaves the service little to do harm with', () => {
    const said = execFileSync(
      analyze ?? '',
      ['security', '--offline=yes', '--threshold=20', join(root, 'deploy/systemd/lintel.service')],
      { encoding: 'utf8' },
    );
    expect(said).toContain('Overall exposure level');
  });

  it('starts, as an ordinary user, a program that serves and leaves in order', async () => {
    const port = await freePort();
    const folder = await temporaryFolder();
    const isReadable = mayRead(process.execPath) && mayRead(join(root, 'dist/main.js'));
    if (ordinaryUser) await chown(folder, ordinaryUser, ordinaryUser);
    const [execStart = ''] = valuesOf(replaced(unit, here), 'ExecStart');
    const [dataDir = ''] = valuesOf(unit, 'Environment');
    expect(dataDir).toBe('DATA_DIR=/var/lib/lintel');
    const env: Environment = { DATA_DIR: join(folder, 'lintel'), PORT: String(port), HOST: '127.0.0.1' };

    const words = execStart.split(' ');
    const [command = '', ...args] = isReadable ? asOrdinaryUser(words) : words;
    const child = launchCommand(command, args, env);
    let log = '';
    child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
    await untilListening(port, () => child.exitCode === null);
    expect((await submit(`http://127.0.0.1:${port}`, contact(1))).status).toBe(200);

    child.kill('SIGTERM');
    await expect.poll(() => child.exitCode).toBe(0);
    expect(log).toContain('"msg":"stopped"');
  });
});

/** A checkout in root's own folder is closed to others. */
function mayRead(file: string): boolean {
  const [command = '', ...args] = asOrdinaryUser(['test', '-r', file]);
  return spawnSync(command, args).status === 0;
}

describe('the example of settings', () => {
  it('names every setting of the program, and no other', async () => {
    const { stdout } = await runCommand(['help']);
    expect(Object.keys(settings).sort()).toEqual(settingsIn(stdout));
  });

  it('has values that the program accepts', async () => {
    const { PRICE_BOOK, CATALOGUE, ...others } = settings;
    expect([PRICE_BOOK, CATALOGUE].every((file) => file?.endsWith('.json'))).toBe(true);
    const book = join(root, 'src/figures/pricebook.json');
    const { code, stderr } = await runCommand(['pricebook', 'check', book], { env: others });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });
});

it.skipIf(ordinaryUser === undefined)(
  'the command runs with the settings and as the user of the service',
  async () => {
    const folder = await temporaryFolder();
    await chmod(folder, 0o755);
    const [script, env, data] = ['lintel', 'lintel.env', 'data'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    await mkdir(data);
    if (ordinaryUser) await chown(data, ordinaryUser, ordinaryUser);
    await writeFile(env, `PUBLIC_URL='https://doors.example.ie/?a&b'\n`);
    await writeFile(
      script,
      replaced(shipped('systemd/lintel'), [
        ...here,
        ['/etc/lintel/lintel.env', env],
        ['/var/lib/lintel', data],
        ['runuser -u lintel', 'runuser -u nobody'],
      ]),
    );
    await chmod(script, 0o755);
    const wrong = spawnSync(script, ['keys', 'list'], { encoding: 'utf8' });
    expect(wrong.stderr).toMatch(/^lintel: PUBLIC_URL must be /);
    await writeFile(env, `PUBLIC_URL='https://doors.example.ie'\n`);
    const right = spawnSync(script, ['keys', 'list'], { encoding: 'utf8' });
    expect(right.stdout).toBe('There are no keys yet.\n');
    expect(execFileSync('stat', ['-c', '%U', join(data, 'lintel.db')], { encoding: 'utf8' })).toBe(
      'nobody\n',
    );
  },
);
