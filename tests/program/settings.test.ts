import { describe, expect, it } from 'vitest';
import { statusOf } from '../support/enquiries.ts';
import { runCommand, startProgram } from '../support/program.ts';

const misspelled = {
  DATABSE_URL: 'postgres://lintel:secret@127.0.0.1:1/lintel',
  RATE_LIMIT: 'off',
  lintel_port: '8080',
};
const lines = [
  'lintel: DATABSE_URL is set, but there is no such setting: did you mean DATABASE_URL?',
  'lintel: RATE_LIMIT is set, but there is no such setting: did you mean RATE_LIMIT_ANONYMOUS or RATE_LIMIT_KEYED or RATE_LIMIT_RENDER or RATE_LIMIT_MCP?',
];
const portLine = 'lintel: lintel_port is set, but there is no such setting: did you mean PORT?';

describe('a misspelled setting is named with the right one', () => {
  it('by a command, which goes on', async () => {
    const { dataDir } = await startProgram();
    const env = { ...misspelled, DATA_DIR: dataDir };
    const { code, stdout, stderr } = await runCommand(['keys', 'list'], { env });
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'There are no keys yet.\n' });
    expect(stderr.trimEnd().split('\n').sort()).toEqual([...lines, portLine].sort());
  });

  it('by the service, which goes on, but not where the right one is given too', async () => {
    const program = await startProgram({ env: { ...misspelled, PORT: '0' } });
    expect(await statusOf(`${program.url}/healthz`)).toBe(200);
    const plain = () =>
      program
        .logs()
        .match(/^lintel: .*$/gm)
        ?.sort();
    await expect.poll(plain).toEqual(lines);
    expect(program.logs() + program.stdout()).not.toContain('secret');
  });
});

it('finds nothing misspelled in what shells, npm and containers set', async () => {
  const { dataDir } = await startProgram();
  const { stderr } = await runCommand(['keys', 'list'], {
    env: {
      DATA_DIR: dataDir,
      ...{ HOSTNAME: 'web-1', HOSTTYPE: 'x86_64', LOGNAME: 'root', TERM: 'xterm', POST: '1', PORTAGE: '1' },
      ...{
        PGHOST: '127.0.0.1',
        PGPORT: '5432',
        PGDATABASE: 'x',
        TEST_DATABASE_URL: 'x',
        NODE_ENV: 'production',
      },
      ...{ npm_config_port: '1', npm_config_loglevel: 'error', npm_package_name: 'lintel', HTTP_PROXY: 'x' },
      ...{
        LINTEL_PORT: 'tcp://10.0.0.7:3000',
        LINTEL_SERVICE_HOST: '10.0.0.7',
        KUBERNETES_SERVICE_PORT: '443',
      },
    },
  });
  expect(stderr).toBe('');
});
