import { expect, it } from 'vitest';
import { unlimited } from '../api/requests.ts';
import { clearEnquiry, decide } from '../support/desk.ts';
import { runCommand } from '../support/command.ts';
import { rawRows } from '../support/raw-rows.ts';
import { startService } from '../support/service.ts';

it('the spam command evaluates, explains and resets the model', async () => {
  const service = await startService('embedded', { env: unlimited });
  const env = service.env as Record<string, string>;
  const spam = async (...args: string[]) => {
    const { code, stdout, stderr } = await runCommand(['spam', ...args], { env });
    return { code, stderr, lines: stdout.trimEnd().split('\n') };
  };
  expect((await spam('evaluate')).lines).toEqual([
    'There is too little to learn from: 0 released and 0 rejected so far. It takes 20 decisions, some of either kind; until then the rules judge alone.',
  ]);
  const send = (message: string) => clearEnquiry(service, { message });
  for (let number = 0; number < 15; number += 1) {
    await decide(service, 'rejected', [
      await send(`Gutters and roofs washed by our crew, job ${number}, tidy work in town`),
    ]);
    const wanted = await send(`A glazed door for the hall of house ${number}, black handle please`);
    await decide(service, 'rejected', [wanted]);
    await decide(service, 'released', [wanted]);
  }
  const { lines: table } = await spam('evaluate');
  expect(table[0]).toMatch(/^30 decisions, each judged by what the others taught/);
  expect(table).toContain('by the rules alone       accepted     held  refused');
  expect(table).toContain('people rejected                15        0        0');
  expect(table).toContain('people rejected                 0       15        0');
  expect(table.at(-1)).toBe(
    'Of the rejected, 0 % are held or refused by the rules alone, 100 % with what was learned.',
  );
  expect((await spam('evaluate')).lines).toEqual(table);

  const one = await send('Gutters and roofs washed by our crew, tidy work in your street');
  const { lines: why } = await spam('why', one.reference);
  expect(why[0]).toBe(`Enquiry ${one.reference} is new.`);
  expect(why.find((line) => line.startsWith('Against it:'))).toMatch(/“(?:our )?crew” \d\.\d\d/);
  expect(await spam('why', 'nothing')).toMatchObject({
    code: 1,
    stderr: 'lintel: there is no enquiry nothing\n',
  });

  expect(await spam('reset')).toMatchObject({ code: 1 });
  expect((await spam('reset', '--yes')).lines).toEqual([
    'Forgotten: what 30 decisions taught. The rules judge alone until there are new ones.',
  ]);
  expect(await rawRows(service.env, 'spam_features')).toEqual([]);
  const actions = (await rawRows(service.env, 'audit_entries')).map(({ action }) => action);
  expect(actions).toEqual(['spam.evaluate', 'spam.evaluate', 'spam.why', 'spam.reset']);
});

it('the spam command lists its subcommands', async () => {
  for (const args of [[], ['again'], ['evaluate', 'more'], ['why']]) {
    const { code, stderr } = await runCommand(['spam', ...args]);
    expect({ args, code }).toEqual({ args, code: 1 });
    expect(stderr).toMatch(/^lintel: (?:say|spam evaluate takes)/);
  }
});
