import { expect, it } from 'vitest';
import { startProgram } from '../support/program.ts';
import { headFor, openSocket, statuses } from '../support/raw-socket.ts';

it('a second SIGTERM ends the drain, and the service exits with code 0', async () => {
  const program = await startProgram();
  // Half a request, for which the drain would wait.
  const client = await openSocket(program.url);
  client.send(headFor('/api/contact', '{}', 'Expect: 100-continue\r\n'));
  await expect.poll(() => statuses(client.received())).toEqual([100]);
  const stopped = program.stop();
  await expect.poll(() => program.logs()).toContain('"msg":"stopping"');

  let hasEnded = false;
  const ended = stopped.finally(() => (hasEnded = true));
  const signalledAgain = () => {
    if (!hasEnded) process.kill(program.pid, 'SIGTERM');
    return hasEnded;
  };
  await expect.poll(signalledAgain, { timeout: 6000, interval: 100 }).toBe(true);
  expect(await ended).toEqual({ code: 0, signal: null });
  expect(program.logs()).not.toContain('"msg":"stopped"');
});
