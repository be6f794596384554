import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { runCommand, startProgram } from './program.ts';

const entry = fileURLToPath(new URL('fixture-program.mjs', import.meta.url));

it('startProgram gives the program a URL, a data folder and no environment but its own', async () => {
  const program = await startProgram({ entry, env: { CURRENCY: 'EUR' } });
  const seen = (await (await fetch(program.url)).json()) as Record<string, string>;

  expect(Object.keys(seen).sort()).toEqual(['CURRENCY', 'DATA_DIR', 'HOME', 'HOST', 'PATH', 'PORT']);
  expect(seen['DATA_DIR']).toBe(program.dataDir);
  expect(existsSync(program.dataDir)).toBe(true);
  expect(program.stdout()).toBe(`Lintel listens on ${program.url}\n`);
  await expect.poll(() => program.logs()).toContain('"msg":"started"');
});

it('startProgram stops the program by a signal and returns its exit status', async () => {
  const polite = await startProgram({ entry });
  expect(await polite.stop()).toEqual({ code: 0, signal: null });

  const killed = await startProgram({ entry });
  expect(await killed.kill9()).toEqual({ code: null, signal: 'SIGKILL' });
  expect(() => process.kill(killed.pid, 0)).toThrow('ESRCH');
});

it('startProgram reports a failed start with the output of the program', async () => {
  await expect(startProgram({ entry, args: ['fail'] })).rejects.toThrow(
    /exit 3\):\nthe reason it cannot start/,
  );
});

it('runCommand waits until the command exits', async () => {
  expect(await runCommand(['echo'], { entry, input: 'a door' })).toEqual({
    code: 0,
    stdout: 'a door\n',
    stderr: 'done\n',
  });
});
