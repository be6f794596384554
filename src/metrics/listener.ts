import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

/** Metrics have a listener of their own, so that they are never on the public one by accident. */
export function createMetricsListener(
  registry: Registry,
  /** What was counted elsewhere is added first. */
  addUp: () => Promise<void> = () => Promise.resolve(),
): Server {
  return createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    addUp()
      .then(() => registry.metrics())
      .then(
        (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
  });
}
