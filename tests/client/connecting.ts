import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { type ClientOptions, LintelError, createClient } from '../../src/client/index.ts';
import type { TestService } from '../support/service.ts';

export const door = { doorTypeKey: 'DOUBLE_HINGED', opWidth: '1800', opHeight: '2100' } as const;
export const contact = (name: string) => ({
  customer: { name, email: `${name.replaceAll(' ', '.')}@example.ie`.toLowerCase() },
  message: 'Can we see a steel door on Saturday?',
});

/** A client of a listening service. Its waits advance the service's clock instead of taking time. */
export async function connect(service: TestService, options: Partial<ClientOptions> = {}) {
  const baseUrl = await service.server.listen({ port: 0, host: '127.0.0.1' });
  const waits: number[] = [];
  const client = createClient({
    baseUrl: `${baseUrl}/`,
    sleep: (ms) => {
      waits.push(ms);
      service.clock.advance(ms);
      return Promise.resolve();
    },
    ...options,
  });
  return { client, waits, baseUrl };
}

/** Starts an HTTP server that answers every request with this listener. */
export async function pretend(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export const failureOf = (promise: Promise<unknown>): Promise<LintelError> =>
  promise.then(
    () => {
      throw new Error('It did not fail');
    },
    (error: unknown) => {
      if (!(error instanceof LintelError)) throw error;
      return error;
    },
  );
