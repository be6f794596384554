/**
 * What a request costs and what an enquiry takes: npm run bench:capacity. For each kind of request the processor's time of
 * the service, of PostgreSQL and of Redis, which says more about other machines than a rate does; and the bytes that an
 * enquiry adds, with its events and what the search has of it. Everything is on: limits (wide), logs, headers. The figures
 * of docs/capacity.md are from here. SHARE is how much of each kind is asked for (1).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Case, cases } from './capacity/cases.ts';
import { type Engines, startEmbedded, startServers } from './capacity/stores.ts';
import { createAsking } from './support/asking.ts';
import { cpuMsOf } from './support/processor.ts';

const share = Number(process.env['SHARE'] ?? 1);
const clients = 16;
const port = 4476;
const wide = '1000000/1m';
const nowhere = openSync('/dev/null', 'w');

async function startService({ env }: Engines) {
  const service = spawn(process.execPath, ['dist/main.js'], {
    env: {
      ...process.env,
      ...{ PORT: String(port), HOST: '127.0.0.1', TRUST_PROXY: '127.0.0.1' },
      ...{ RATE_LIMIT_ANONYMOUS: wide, RATE_LIMIT_RENDER: wide },
      ...env,
    },
    // Lines are written as on any machine; nobody keeps these.
    stdio: ['ignore', nowhere, nowhere],
  });
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) return service;
    await sleep(100);
  }
  throw new Error('The service did not start.');
}

/** Every client has an address of its own, so that nobody shares a count. */
async function askAll({ ask, count }: Case, from: number): Promise<void> {
  let next = from;
  const until = from + Math.round(count * share);
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const send = createAsking(port, `198.51.100.${client + 1}`);
      while (next < until) {
        const asked = ask(next++);
        const status = await send(asked);
        if (status !== 200) throw new Error(`${asked.path} was answered with ${status}`);
      }
    }),
  );
}

const untilSearched = async (engines: Engines) => {
  while ((await engines.unsearched()) > 0) await sleep(500);
};

const inMs = (ms: number) => `${ms.toFixed(2)} ms`;
const inKilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

async function measure(engines: Engines): Promise<void> {
  const service = await startService(engines);
  try {
    console.log(`With ${engines.name}, the processor's time of each request:`);
    for (const each of cases) {
      const warm = Math.ceil(each.count * share * 0.2);
      await askAll({ ...each, count: warm / share }, 1_000_000);
      await untilSearched(engines);
      const [bytesBefore, serviceBefore, othersBefore] = [
        await engines.bytes(),
        cpuMsOf(service.pid),
        engines.cpuMs(),
      ];
      await askAll(each, 0);
      await untilSearched(engines);
      const count = Math.round(each.count * share);
      const others = Object.entries(engines.cpuMs()).map(
        ([name, ms]) => `${name} ${inMs((ms - (othersBefore[name] ?? 0)) / count)}`,
      );
      const own = `service ${inMs((cpuMsOf(service.pid) - serviceBefore) / count)}`;
      console.log(`  ${each.name.padEnd(26)} ${[own, ...others].join(', ')}`);
      if (!each.stores) continue;
      const { kept, logged } = await engines.bytes();
      const grown = `${inKilobytes((kept - bytesBefore.kept) / count)} kept`;
      const written =
        logged === null
          ? ''
          : `, ${inKilobytes((logged - (bytesBefore.logged ?? 0)) / count)} of write-ahead log`;
      console.log(`  ${''.padEnd(26)} ${grown}${written}`);
    }
  } finally {
    service.kill();
    await once(service, 'exit');
  }
}

for (const start of [startEmbedded, () => startServers(port + 1)]) {
  const engines = await start();
  try {
    await measure(engines);
  } finally {
    await engines.stop();
  }
}
