import { expect, it } from 'vitest';
import { contact, exported, statusOf, submit } from '../support/enquiries.ts';
import { figuresOf } from '../support/fault-figures.ts';
import { faultRounds } from '../support/fault-rounds.ts';
import { startProgram } from '../support/program.ts';
import { type RawSocket, openSocket, statuses } from '../support/raw-socket.ts';
import { backWithinMs } from '../support/store-away.ts';

const rounds = faultRounds(2, 20);

it(
  'the service survives more connections than it has file descriptors, and recovers when they close',
  async () => {
    const program = await startProgram({
      env: { RATE_LIMIT_ANONYMOUS: 'off' },
      under: ['prlimit', '--nofile=64'],
    });
    expect((await submit(program.url, contact(1))).status).toBe(200);

    const figures = figuresOf('descriptors exhausted', 'the embedded store', rounds);
    const recoveryMs: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const opened = await Promise.allSettled(Array.from({ length: 200 }, () => openSocket(program.url)));
      const idle = opened.filter(
        (one): one is PromiseFulfilledResult<RawSocket> => one.status === 'fulfilled',
      );
      // Node drops connections without a descriptor, so not all of them stay open.
      await expect.poll(() => idle.filter(({ value }) => value.socket.destroyed).length).toBeGreaterThan(100);
      // The connection of this request may be dropped too; any answer must be a correct one.
      const pressed = await submit(program.url, contact(10_000 + round)).catch(() => null);
      expect([undefined, 200, 503]).toContain(pressed?.status);
      const begun = performance.now();
      for (const { value } of idle) value.socket.destroy();
      const taken = () => submit(program.url, contact(1000 + round)).catch(() => null);
      await expect.poll(async () => (await taken())?.status, { interval: 20 }).toBe(200);
      recoveryMs.push(performance.now() - begun);
      figures.round(round);
    }

    const stored = (await exported({ DATA_DIR: program.dataDir })).map(({ request }) => request);
    for (const number of [1, ...recoveryMs.map((_, i) => 1001 + i)])
      expect(stored).toContainEqual(contact(number));
    figures.within('taking enquiries again', recoveryMs, backWithinMs);
    const { code } = await program.stop();
    figures.never('crashes', code === 0 ? 0 : 1, rounds);
  },
  60_000 + rounds * 10_000,
);

it('a file is answered with an uncacheable 503 if there is no free descriptor', async () => {
  const program = await startProgram({ under: ['prlimit', '--nofile=64'] });
  const page = await (await fetch(program.url)).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
  // Opened before the other connections use up the descriptors.
  const client = await openSocket(program.url);
  const ask = `GET ${script} HTTP/1.1\r\nHost: lintel\r\nAccept-Encoding: br\r\n\r\n`;
  client.send('GET /healthz HTTP/1.1\r\nHost: lintel\r\n\r\n');
  await expect.poll(() => statuses(client.received())).toEqual([200]);
  const others = await Promise.all(Array.from({ length: 100 }, () => openSocket(program.url)));
  await expect.poll(() => others.filter(({ socket }) => socket.destroyed).length).toBeGreaterThan(40);

  client.send(ask);
  await expect.poll(() => statuses(client.received())).toEqual([200, 503]);
  const refusal = client.received().slice(client.received().indexOf('HTTP/1.1 503'));
  expect(refusal).toMatch(/^retry-after: \d+\r$/im);
  expect(refusal).toMatch(/^cache-control: no-store\r$/im);
  expect(refusal).not.toMatch(/immutable|max-age=31536000\r|^etag|^last-modified|^content-encoding/im);
  expect(refusal).toContain('"code":"overloaded"');
  expect(refusal).toContain('"detail":"Too many connections are open at the moment."');

  for (const { socket } of [...others, client]) socket.destroy();
  await expect.poll(() => statusOf(`${program.url}${script}`).catch(() => null)).toBe(200);
});
