import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Asking, Told } from './load.ts';

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

/**
 * Asks so many times a second, whether or not it is answered. The time of each counts from when it was due: a service that
 * stands still for a moment makes all wait that come meanwhile, which nobody sees who only asks again when he is answered.
 */
export async function askAtRate({
  port,
  connections,
  seconds,
  rate,
  from,
  ask,
  isRight,
}: Asking & { readonly rate: number }): Promise<Told> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let wrong = 0;

  function send(number: number, due: number): Promise<void> {
    const { method = 'GET', path, headers = {}, body } = ask(number);
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    return new Promise((resolve) => {
      const fail = () => {
        wrong += 1;
        resolve();
      };
      request({ agent, port, host: '127.0.0.1', method, path, headers: { ...headers, ...length } })
        .once('error', fail)
        .once('response', (answer) => {
          if (!isRight(answer.statusCode ?? 0)) wrong += 1;
          answer
            .once('error', fail)
            .once('end', () => {
              times.push(performance.now() - due);
              resolve();
            })
            .resume();
        })
        .end(body);
    });
  }

  const begun = performance.now();
  const all: Promise<void>[] = [];
  const count = Math.round(rate * seconds);
  while (all.length < count) {
    const due = begun + (all.length / rate) * 1000;
    if (due > performance.now()) await sleep(1);
    else all.push(send(from + all.length, due));
  }
  await Promise.all(all);
  const perSecond = times.length / ((performance.now() - begun) / 1000);
  agent.destroy();
  times.sort((one, other) => one - other);
  return {
    answered: times.length,
    perSecond,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    wrong,
  };
}
