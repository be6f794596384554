import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

/** A listener for metrics alone, so that they are never public by accident. */
export function createMetricsListener(registry: Registry): Server {
  return createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
