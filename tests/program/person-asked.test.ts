import { once } from 'node:events';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { launchCommand, temporaryFolder } from '../support/child.ts';
import { runCommand } from '../support/command.ts';
import { contact, exported, submit } from '../support/enquiries.ts';
import { startListening } from '../support/listening.ts';
import { builtProgram } from '../support/program.ts';
import { readyFolder } from '../support/ready-stores.ts';

const { email } = contact(1).customer;
const question = 'This cannot be undone. Type yes to erase it: ';

/** Runs the command in a pseudo-terminal and types these keys at its prompt. */
async function typed(dataDir: string, keys: string): Promise<{ code: number | null; screen: string }> {
  const command = `'${process.execPath}' '${builtProgram}' person erase ${email}`;
  const env = { DATA_DIR: dataDir, TERM: 'xterm' };
  const child = launchCommand('script', ['--quiet', '--return', '--command', command, '/dev/null'], env);
  let seen = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    const before = seen;
    seen += chunk;
    if (!before.includes(question) && seen.includes(question)) child.stdin.write(keys);
  });
  await once(child, 'close');
  // The screen without escape sequences.
  // eslint-disable-next-line no-control-regex
  return { code: child.exitCode, screen: seen.replace(/\u001b\[\d*[A-Z]/g, '').replace(/\r+\n/g, '\n') };
}

let made = '';
beforeAll(async () => {
  const { url, dataDir, stop } = await startListening({ DATA_DIR: await readyFolder() });
  expect((await submit(url, contact(1))).status).toBe(200);
  await stop();
  made = dataDir;
});

async function storeWithOne(): Promise<string> {
  const dataDir = await temporaryFolder();
  copyFileSync(join(made, 'lintel.db'), join(dataDir, 'lintel.db'));
  return dataDir;
}

const holds = `Kept of ${email}: 1 enquiry and 0 door quotes, and what belongs to them.\n`;

describe('person erase, which asks for confirmation at a terminal', () => {
  it.each([
    ['no', 'no\r', 'no\n'],
    ['Ctrl-C', '\u0003', '\n'],
    ['Ctrl-D', '\u0004', '\n'],
  ])(
    'erases nothing after %s, and prints so on a separate line',
    async (_, keys, echo) => {
      const dataDir = await storeWithOne();
      const { code, screen } = await typed(dataDir, keys);
      expect(screen).toBe(`${holds}${question}${echo}lintel: nothing was erased\n`);
      expect(code).toBe(1);
      expect(await exported({ DATA_DIR: dataDir })).toHaveLength(1);
    },
    30_000,
  );

  it.each(['y', 'yes please', ''])('erases nothing after the answer %j', async (answer) => {
    const env = { DATA_DIR: await storeWithOne() };
    expect(await runCommand(['person', 'erase', email], { env, typed: `${answer}\n` })).toEqual({
      ...{ code: 1, stdout: holds },
      stderr: `${question}lintel: nothing was erased\n`,
    });
    expect(await exported(env)).toHaveLength(1);
  });

  it('erases after the answer yes', async () => {
    const dataDir = await storeWithOne();
    const { code, screen } = await typed(dataDir, 'Yes\r');
    expect(screen).toContain(`${holds}${question}Yes\nErased: 1 enquiry, `);
    expect(code).toBe(0);
    expect(await exported({ DATA_DIR: dataDir })).toEqual([]);
  }, 30_000);
});
