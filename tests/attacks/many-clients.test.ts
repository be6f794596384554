import { expect, it } from 'vitest';
import { monotonicMs } from '../../src/app/shared/clock.ts';
import { clientOf } from '../../src/http/server/client-address.ts';
import { MemoryRateLimiter } from '../../src/limits/memory.ts';
import { bucketOf, distinctClients } from './many-clients.ts';

const policy = { limit: 10, windowMs: 60_000 };
const mostMegabytes = 100;

it('the generated clients have the names that the service would give them', () => {
  const [address, network] = distinctClients(2);
  expect([clientOf('10.0.0.0'), clientOf('2001:db8:0:1:2::3')]).toEqual([address, network]);
});

it('250,000 new clients are accepted in less than 100 MB, and clients at their limit stay refused', () => {
  const before = heapMegabytes();
  const limiter = new MemoryRateLimiter(() => monotonicMs(0));
  const limited = Array.from({ length: 1000 }, (_, number) => bucketOf(`198.51.100.${number}`));
  for (const bucket of limited)
    for (let call = 0; call < policy.limit; call += 1) limiter.take(bucket, policy);

  let clients = 0;
  for (const client of distinctClients(250_000)) {
    clients += 1;
    if (!limiter.take(bucketOf(client), policy).allowed) throw new Error(`${client} was refused`);
  }
  expect(clients).toBe(250_000);
  expect(heapMegabytes() - before).toBeLessThan(mostMegabytes);
  expect(limited.filter((bucket) => limiter.take(bucket, policy).allowed)).toEqual([]);
}, 180_000);

it('the limiter keeps 160,000 of 170,000 clients at their limits refused, in less than 100 MB', () => {
  const before = heapMegabytes();
  const limiter = new MemoryRateLimiter(() => monotonicMs(0));
  const limited: string[] = [];
  for (const client of distinctClients(170_000)) {
    const bucket = bucketOf(client);
    let allowed = 0;
    for (let call = 0; call < policy.limit; call += 1)
      allowed += Number(limiter.take(bucket, policy).allowed);
    if (allowed === policy.limit && limited.length < 1000) limited.push(bucket);
  }
  expect(limiter.size).toBe(160_000);
  expect(heapMegabytes() - before).toBeLessThan(mostMegabytes);
  expect(limited.filter((bucket) => limiter.take(bucket, policy).allowed)).toEqual([]);
}, 180_000);

function heapMegabytes(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1_000_000;
}
