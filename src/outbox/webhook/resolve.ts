import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';

export type Addresses = readonly LookupAddress[];
/** Looks up all addresses of a name. */
export type Resolve = (host: string) => Promise<Addresses>;

/**
 * Limit of concurrent lookups. They use libuv's thread pool, which also reads files, and an unresponsive name
 * server blocks a thread for seconds.
 */
const maxConcurrent = 2;

export function createResolver(ask: Resolve = askSystem): Resolve {
  const asked = new Map<string, Promise<Addresses>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inTurn(host: string): Promise<Addresses> {
    if (running >= maxConcurrent) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await ask(host);
    } finally {
      running -= 1;
      asked.delete(host);
      waiting.shift()?.();
    }
  }

  return (host) => {
    const answer = asked.get(host) ?? inTurn(host);
    asked.set(host, answer);
    return answer;
  };
}

const askSystem: Resolve = (host) => lookup(host, { all: true, order: 'verbatim' });
