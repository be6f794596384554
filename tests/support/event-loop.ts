import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { atEndOfFile } from './end-of-file.ts';
import { watchExchanges } from './exchanges.ts';

/** The longest time the event loop was blocked, and one of the requests in flight then. */
export interface Block {
  readonly ms: number;
  readonly request: string;
}

declare module 'vitest' {
  interface TaskMeta {
    longestBlock?: Block;
  }
}

const sampleEveryMs = 1;

const none: Block = { ms: 0, request: 'none' };
let longest = none;
const answering = new Set<string>();
let looking: NodeJS.Timeout | undefined;
let busySince = 0;
let count = 0;

atEndOfFile((file) => {
  file.meta.longestBlock = longest;
  longest = none;
});

/**
 * Measures how long this process blocks while a service answers, in CPU time, which is independent of other
 * programs. The work of the test itself counts too.
 */
export function watchEventLoop(server: FastifyInstance): void {
  watchExchanges(server, ({ request: { method = '', url = '' }, response }) => {
    watch(`${method} ${url.split('?', 1)[0] ?? ''} ${(count += 1)}`, response);
  });
  // Simultaneous requests take turns on the event loop; each is measured by itself.
  server.addHook('preHandler', (_request, _reply, done) => {
    look();
    done();
  });
  server.addHook('onSend', (_request, _reply, payload, done) => {
    look();
    done(null, payload);
  });
}

function watch(request: string, response: ServerResponse): void {
  begin(request);
  response.once('close', () => {
    end(request);
  });
}

function begin(request: string): void {
  look();
  answering.add(request);
  if (looking === undefined) {
    busySince = busyMs();
    looking = setInterval(look, sampleEveryMs);
  }
}

function end(request: string): void {
  look();
  answering.delete(request);
  if (answering.size > 0) return;
  clearInterval(looking);
  looking = undefined;
}

function look(): void {
  const now = busyMs();
  const ms = now - busySince;
  const [request] = answering;
  if (ms > longest.ms && request !== undefined) longest = { ms, request };
  busySince = now;
}

/** The CPU time of this thread. */
export function busyMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
