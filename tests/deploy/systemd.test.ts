import { execFileSync, spawnSync } from 'node:child_process';
import { chown, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Environment, launchCommand, temporaryFolder } from '../support/child.ts';
import { contact, submit } from '../support/enquiries.ts';
import { freePort } from '../support/free-port.ts';
import { runCommand } from '../support/program.ts';
import { tool } from '../support/tools.ts';
import { replaced, root, settingsIn, shipped } from './files.ts';
import { untilListening } from './https.ts';
import { installCommand, installedHere, isOpenToAll } from './installed.ts';
import { asOrdinaryUser, ordinaryUser } from './ordinary-user.ts';

const unit = shipped('systemd/lintel.service');
const example = shipped('systemd/lintel.env.example');
const analyze = tool('systemd-analyze');

const valuesOf = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);

/** The example with every setting enabled. */
const settings = Object.fromEntries(
  [...example.matchAll(/^#([A-Z_]+)='([^']*)'$/gm)].map(([, name = '', value = '']) => [name, value]),
);

describe('the unit', () => {
  it.skipIf(!analyze)('is valid for systemd, without warnings', async () => {
    const file = join(await temporaryFolder(), 'lintel.service');
    await writeFile(file, replaced(unit, installedHere));
    const { status, stdout, stderr } = spawnSync(analyze ?? '', ['verify', file], { encoding: 'utf8' });
    expect({ status, report: stdout + stderr }).toEqual({ status: 0, report: '' });
  });

  it.skipIf(!analyze)('has a low exposure level', () => {
    const report = execFileSync(
      analyze ?? '',
      ['security', '--offline=yes', '--threshold=20', join(root, 'deploy/systemd/lintel.service')],
      { encoding: 'utf8' },
    );
    expect(report).toContain('Overall exposure level');
  });

  it('starts, as an ordinary user, a program that serves and shuts down gracefully', async () => {
    const port = await freePort();
    const folder = await temporaryFolder();
    const isReadable = isOpenToAll(process.execPath) && isOpenToAll(join(root, 'dist/main.js'));
    if (ordinaryUser) await chown(folder, ordinaryUser, ordinaryUser);
    const [execStart = ''] = valuesOf(replaced(unit, installedHere), 'ExecStart');
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

describe('the example of settings', () => {
  it('has exactly the settings of the program', async () => {
    const { stdout } = await runCommand(['help']);
    expect(Object.keys(settings).sort()).toEqual(settingsIn(stdout));
  });

  it('has values that the program accepts', async () => {
    const { PRICE_BOOK, CATALOGUE, BUSINESS, ...others } = settings;
    expect([PRICE_BOOK, CATALOGUE, BUSINESS].every((file) => file?.endsWith('.json'))).toBe(true);
    const book = join(root, 'src/figures/price-book.json');
    const { code, stderr } = await runCommand(['pricebook', 'check', book], { env: others });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });
});

describe('the lintel command for operators', async () => {
  const { command, data, env, mayChange } = await installCommand();
  const run = (...args: string[]) => spawnSync(command, args, { encoding: 'utf8' });

  it('reads the settings file of the service as systemd does, and accepts overrides in its arguments', async () => {
    await writeFile(env, `PUBLIC_URL='https://doors.example.ie/?a&b'\n`);
    expect(run('keys', 'list').stderr).toMatch(/^lintel: PUBLIC_URL must be /);
    expect(run('PUBLIC_URL=https://doors.example.ie', 'LOG_LEVEL=loud', 'keys', 'list').stderr).toMatch(
      /^lintel: LOG_LEVEL must be /,
    );
    await writeFile(env, `PUBLIC_URL='https://doors.example.ie'\n`);
    expect(run('keys', 'create', '--label', 'Partner').status).toBe(0);
    expect(run('keys', 'list').stdout).toContain('Partner');
  });

  it.skipIf(!mayChange)('keeps the files of the store owned by the user of the service', () => {
    const owner = execFileSync('stat', ['-c', '%u', join(data, 'lintel.db')], { encoding: 'utf8' });
    expect(Number(owner)).toBe(ordinaryUser);
  });
});
