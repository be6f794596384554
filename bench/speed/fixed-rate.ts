import { setTimeout as sleep } from 'node:timers/promises';
import type { Asking, Results } from './load-job.ts';
import { createRawClient } from './raw-client.ts';

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

/** Initial seconds that do not count, because the client itself warms up. */
const warmUpSeconds = 1;

/**
 * Sends requests at a fixed rate, whether or not responses arrive. Latency counts from the time when a
 * request was due, so it includes queueing during a pause of the service, which a closed loop would hide.
 */
export async function askAtRate(asking: Asking & { readonly rate: number }): Promise<Results> {
  const { port, connections, seconds, rate, from, ask, isRight } = asking;
  const clients = Array.from({ length: connections }, () => createRawClient(port));
  const free = [...clients];
  const waiting: number[] = [];
  const times: number[] = [];
  const begun = performance.now();
  const count = Math.round(rate * (warmUpSeconds + seconds));
  const dueAt = (number: number) => begun + (number / rate) * 1000;
  let wrong = 0;
  let over = 0;
  const { promise, resolve } = Promise.withResolvers<undefined>();

  function send(number: number): void {
    const client = free.pop();
    if (!client) {
      waiting.push(number);
      return;
    }
    client.ask(ask(from + number), (status) => {
      if (!isRight(status)) wrong += 1;
      if (number >= rate * warmUpSeconds) times.push(performance.now() - dueAt(number));
      over += 1;
      free.push(client);
      const next = waiting.shift();
      if (next !== undefined) send(next);
      else if (over === count) resolve(undefined);
    });
  }

  for (let number = 0; number < count; number += 1) {
    while (dueAt(number) > performance.now()) await sleep(1);
    send(number);
  }
  await promise;
  const perSecond = times.length / ((performance.now() - begun) / 1000 - warmUpSeconds);
  for (const client of clients) client.close();
  times.sort((one, other) => one - other);
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  return { answered: times.length, perSecond, p50, p99, wrong };
}
