import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../support/checkout.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** Those that run a file of ours, and not the program or a tool. */
const own = Object.entries(scripts)
  .filter(([, line]) => /^exec node scripts\/run\.cjs (?:--\w+ )?(?:bench|scripts|tests)\//.test(line))
  .map(([name]) => name);

it.each(own)('npm run %s -- --help says what it does, and does nothing', (name) => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', name, '--', '--help'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 10_000,
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^[A-Z][^*]{30,}\n$/);
});

it.each(own)('npm run %s -- --nosuch is refused in one line, and does nothing', (name) => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', name, '--', '--nosuch'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 10_000,
  });
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toBe('There is no option --nosuch here: --help says which there are.\n');
});

it.each([
  ['bench', ['--case']],
  ['simulate', ['--seed', '--bug']],
])('npm run %s refuses an option without its value in one line', (name, words) => {
  const { status, stderr } = spawnSync('npm', ['run', '--silent', name, '--', ...words], {
    cwd: root,
    encoding: 'utf8',
    timeout: 10_000,
  });
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: `${words[0]} needs a value: --help says which.\n`,
  });
});

it('names every option of the script', () => {
  const { stdout } = spawnSync('npm', ['run', '--silent', 'profile', '--', '--help'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stdout).toContain('\n  --seconds 5      how long');
  expect(stdout).toContain('\n  --out FOLDER     where');
});
