import { expect, it } from 'vitest';
import { settings } from '../../src/settings/table.ts';
import { runCommand } from '../support/command.ts';

it.each([['help'], ['--help'], ['-h']])('the help page lists commands and settings: on %s', async (word) => {
  const { code, stdout, stderr } = await runCommand([word]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  for (const part of ['keys create', 'keys revoke', 'enquiries export']) expect(stdout).toContain(part);
  const named = [...stdout.matchAll(/^ {2}([A-Z_]{4,}) /gm)].map(([, name]) => name);
  expect(named).toEqual(Object.keys(settings));
});

it('the help covers exactly the existing commands', async () => {
  const { stdout } = await runCommand(['help']);
  const helped = Array.from(
    stdout.matchAll(/^ {2}node dist\/main\.js ([a-z]+)(?: ([a-z]+))?/gm),
    ([, ...words]) => words.join(' ').trim(),
  );
  const groups = new Set(
    helped.filter((words) => words.includes(' ')).map((words) => words.split(' ')[0] ?? ''),
  );
  expect([...groups].sort()).toEqual([
    'audit',
    'business',
    'enquiries',
    'keys',
    'mail',
    'person',
    'pricebook',
    'retention',
    'spam',
    'staff',
    'store',
    'webhooks',
  ]);
  const known: string[] = [];
  for (const group of groups) {
    const { stderr } = await runCommand([group]);
    known.push(...Array.from(stderr.matchAll(new RegExp(`\\b${group} [a-z]+`, 'g')), String));
  }
  expect(helped.filter((words) => words.includes(' ')).sort()).toEqual([...new Set(known)].sort());
  for (const word of helped.filter((words) => !words.includes(' '))) {
    // An existing command fails because of the invalid setting, unless it needs no settings.
    const { stderr } = await runCommand([word], { env: { PORT: 'x' } });
    expect(stderr, word).toMatch(['help', 'version'].includes(word) ? /^$/ : /^lintel: PORT must be /);
  }
});
