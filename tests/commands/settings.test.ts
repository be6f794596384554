import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/child.ts';
import { runCommand } from '../support/command.ts';
import { readyFolder } from '../support/ready-stores.ts';

describe('an invalid setting', () => {
  it.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PUBLIC_URL', 'doors.example.ie'],
    ['PUBLIC_URL', 'ftp://doors.example.ie'],
    ['DATABASE_URL', 'mysql://localhost/lintel'],
    ['TRUST_PROXY', 'everybody'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['RATE_LIMIT_ANONYMOUS', '10'],
    ['RATE_LIMIT_ANONYMOUS', '0/1m'],
    ['RATE_LIMIT_KEYED', 'many'],
    ['DUPLICATE_WINDOW', '10 minutes'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_PORT', 'on'],
    ['HOST', 'localhost:3000'],
  ])(
    'stops the program with one line and exit code 1, before anything is opened: %s=%s',
    async (name, value) => {
      const folder = join(await temporaryFolder(), 'data');
      const { code, stdout, stderr } = await runCommand([], { env: { DATA_DIR: folder, [name]: value } });
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toMatch(new RegExp(`^lintel: ${name} must be [^\n]+\n$`));
      expect(existsSync(folder)).toBe(false);
    },
  );

  it('all invalid settings are reported in one line', async () => {
    const { code, stderr } = await runCommand(['keys', 'list'], { env: { PORT: 'x', LOG_LEVEL: 'y' } });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^lintel: PORT must be [^\n]+; LOG_LEVEL must be [^\n]+\n$/);
  });
});

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

it('a command reports misspelled settings and still runs', async () => {
  const env = { ...misspelled, DATA_DIR: await readyFolder() };
  const { code, stdout, stderr } = await runCommand(['keys', 'list'], { env });
  expect({ code, stdout }).toEqual({ code: 0, stdout: 'There are no keys yet.\n' });
  expect(stderr.trimEnd().split('\n').sort()).toEqual([...lines, portLine].sort());
});

it('variables of shells, npm and containers are not reported as misspelled settings', async () => {
  const { stderr } = await runCommand(['keys', 'list'], {
    env: {
      DATA_DIR: await readyFolder(),
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
