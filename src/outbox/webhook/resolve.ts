import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';

export type Addresses = readonly LookupAddress[];
/** Every address of a name, as the system knows it. */
export type Resolve = (host: string) => Promise<Addresses>;

/**
 * Node asks for names in the few threads in which files are read too, and a name server that is away holds up each for
 * many seconds: the others stay free.
 */
const mostAtOnce = 2;

export function createResolver(ask: Resolve = askSystem): Resolve {
  const asked = new Map<string, Promise<Addresses>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inTurn(host: string): Promise<Addresses> {
    if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
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
