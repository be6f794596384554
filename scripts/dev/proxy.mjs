import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

const script = '/__dev/reload.js';
const events = '/__dev/events';
const drainMs = 500;
const reloadScript = `new EventSource('${events}').addEventListener('reload', () => location.reload());\n`;

/**
 * A development proxy in front of the program: holds requests during a restart, and adds a reload script to
 * pages. The program itself needs no code for it.
 *
 * @param {number} port
 * @param {() => Promise<string>} address where the program listens
 */
export async function createProxy(port, address) {
  const pages = new Set();
  const inFlight = new Set();
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === script) {
      return outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(reloadScript);
    }
    if (incoming.url === events) {
      outgoing
        .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
        .write('\n');
      pages.add(outgoing);
      return outgoing.once('close', () => pages.delete(outgoing));
    }
    return passOn(incoming, outgoing, address, inFlight);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, resolve);
  });
  return {
    reload: () => {
      for (const page of pages) page.write('event: reload\ndata:\n\n');
    },
    /** Waits for requests in flight, but not for streams that stay open. */
    drain: async () => {
      const finished = [...inFlight].map((outgoing) => once(outgoing, 'close'));
      await Promise.race([Promise.all(finished), setTimeout(drainMs)]);
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function passOn(incoming, outgoing, address, inFlight) {
  const { port, hostname } = new URL(await address());
  if (outgoing.destroyed) return;
  inFlight.add(outgoing);
  outgoing.once('close', () => inFlight.delete(outgoing));
  const { method, url } = incoming;
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const asked = request({ hostname, port, method, path: url, headers }, async (answer) => {
    const isPage = answer.headers['content-type']?.startsWith('text/html');
    if (!isPage) return answer.pipe(outgoing.writeHead(answer.statusCode, answer.headers));
    const page = await text(answer);
    const withScript = page.replace('</body>', `<script src="${script}"></script></body>`);
    // Length and ETag are left out, as they do not match the modified page.
    const sent = Object.entries(answer.headers).filter(
      ([name]) => !['etag', 'content-length'].includes(name),
    );
    outgoing
      .writeHead(answer.statusCode, Object.fromEntries(sent))
      .end(method === 'HEAD' ? undefined : withScript);
  });
  // The program was killed during the request; the page reloads afterwards.
  asked.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
  incoming.pipe(asked);
}
