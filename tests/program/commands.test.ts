import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { runCommand as runHere } from '../support/command.ts';
import { launch } from '../support/child.ts';
import { builtProgram, runCommand } from '../support/program.ts';
import { readyFolder } from '../support/ready-stores.ts';

describe('a command of the built program', () => {
  it('exits with 0 and a result, or with 1 and one line on standard error', async () => {
    const env = { DATA_DIR: await readyFolder() };
    const help = await runCommand(['help'], { env });
    expect(help).toEqual(await runHere(['help']));
    expect(help).toMatchObject({ code: 0, stderr: '' });
    expect(await runCommand(['keys', 'list'], { env })).toEqual({
      ...{ code: 0, stdout: 'There are no keys yet.\n', stderr: '' },
    });
    expect(await runCommand(['keys', 'revoke', 'key_nobody'], { env })).toEqual({
      ...{ code: 1, stdout: '' },
      stderr: 'lintel: there is no active key key_nobody; keys list shows them\n',
    });
  });

  it.each(['enquiries export --format csv', 'keys create --label Lost'])(
    'exits with 1 if standard output cannot be written: %s',
    async (line) => {
      const toFullDisk = ['sh', '-c', 'exec "$@" >/dev/full', 'sh'];
      const child = launch(builtProgram, line.split(' '), { DATA_DIR: await readyFolder() }, toFullDisk);
      const closed = once(child, 'close');
      expect(await text(child.stderr)).toBe('lintel: standard output cannot be written to (ENOSPC)\n');
      expect(await closed).toEqual([1, null]);
    },
  );
});
