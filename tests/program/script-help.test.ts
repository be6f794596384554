import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { helpAskedOf, optionFaultOf } from '../../scripts/prepare/script-help.mjs';
import { root } from '../support/checkout.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** The npm scripts that run a file of this repository, not the program or a tool. */
const own = Object.entries(scripts).flatMap(([name, line]) => {
  const [, file] = /^exec node scripts\/run\.cjs (?:--\S+ )*((?:bench|scripts|tests)\/\S+)$/.exec(line) ?? [];
  return file === undefined ? [] : [[name, file] as const];
});
const fileOf = Object.fromEntries(own);

function npm(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', ...args], {
    cwd: root,
    encoding: 'utf8',
    timeout: 25_000,
  });
  return { status, stdout, stderr };
}

it('the tests below cover npm scripts, among them bench and dev', () => {
  expect(own.length).toBeGreaterThan(10);
  expect(fileOf).toMatchObject({ bench: 'bench/main.ts', dev: 'scripts/dev.mjs' });
});

describe.each(own)('npm run %s', (_, file) => {
  it('prints a help text with --help', () => {
    const help = helpAskedOf([file, '--help']);
    expect(help).toMatch(/^[A-Z][^*]{30,}$/);
    expect(helpAskedOf([file, 'word', '-h'])).toBe(help);
    expect(helpAskedOf([file])).toBeNull();
  });

  it('refuses an unknown option', () => {
    expect(optionFaultOf([file, '--nosuch'])).toBe(
      'There is no option --nosuch here: --help says which there are.',
    );
    expect(optionFaultOf([file])).toBeNull();
  });
});

it.each([
  ['bench', ['--case'], '--case'],
  ['simulate', ['--seed', '--bug'], '--seed'],
])('npm run %s refuses an option without a value: %j', (name, words, option) => {
  expect(optionFaultOf([fileOf[name] ?? '', ...words])).toBe(`${option} needs a value: --help says which.`);
});

it('npm run profile -- --help names the options', () => {
  const help = helpAskedOf([fileOf['profile'] ?? '', '--help']);
  expect(help).toContain('\n  --seconds 5      how long');
  expect(help).toContain('\n  --out FOLDER     where');
});

it('npm start passes its options to the program, instead of printing a help text or an error of its own', () => {
  for (const word of ['--help', '--nosuch']) {
    expect(helpAskedOf(['dist/main.js', word])).toBeNull();
    expect(optionFaultOf(['dist/main.js', word])).toBeNull();
  }
});

it('npm run bench prints the help, or an error for an unknown option, instead of running', () => {
  const help = helpAskedOf([fileOf['bench'] ?? '', '--help']) ?? '';
  expect(npm('bench', '--', '--help')).toEqual({ status: 0, stdout: `${help}\n`, stderr: '' });
  expect(npm('bench', '--', '--nosuch')).toEqual({
    ...{ status: 2, stdout: '' },
    stderr: 'There is no option --nosuch here: --help says which there are.\n',
  });
});

it('npm test treats its arguments as test filters', () => {
  expect(npm('test', '--', 'tests/nosuch')).toEqual({
    ...{ status: 1, stdout: '' },
    stderr: 'No test file has tests/nosuch in its path.\n',
  });
});
