/** A receiver of webhooks in a process of its own, at the given port: `answers` with 204, or is `silent` for ever. */
import { createServer } from 'node:http';

const [manner, port] = process.argv.slice(2);
createServer((request, reply) => {
  request.resume().once('end', () => {
    if (manner === 'answers') reply.writeHead(204).end();
  });
}).listen(Number(port), '127.0.0.1');
