import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { openSocket, statuses } from '../../../tests/support/raw-socket.ts';
import { createBoundedServer } from './connections.ts';
import { readBody } from './read-body.ts';

/** A connection to a server whose responses the test triggers. */
async function connect() {
  const waiting: ServerResponse[] = [];
  const server = createBoundedServer({
    handle: (_request, response) => waiting.push(response),
    answerMalformed: (_, socket) => socket.destroy(),
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const client = await openSocket(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const answerNext = async () => {
    await expect.poll(() => waiting.length, { interval: 1 }).toBe(1);
    waiting.pop()?.end('ok');
  };
  return { client, waiting, answerNext };
}

const pipelined = (count: number) => 'GET / HTTP/1.1\r\nHost: lintel\r\n\r\n'.repeat(count);

it('a connection gets answers to 32 pipelined requests in order, and is closed instead of answering a 33rd', async () => {
  const { client, waiting, answerNext } = await connect();
  client.send(pipelined(33));
  for (let answered = 0; answered < 32; answered += 1) await answerNext();
  const received = await client.closed;
  expect(statuses(received)).toEqual(Array<number>(32).fill(200));
  expect(received.split('HTTP/1.1').at(-1)).toContain('Connection: close');
  expect(waiting).toEqual([]);
});

it('a connection on which 300 requests come in one chunk is destroyed', async () => {
  const { client } = await connect();
  client.send(pipelined(300));
  expect(await client.closed).toBe('');
});

it('three pipelined requests with bodies are answered even if the client closes its side right after them', async () => {
  const server = createBoundedServer({
    handle: (request, response) => {
      readBody(request, request.headers['content-length'], (error, bytes) => {
        // Responds after the FIN has arrived, like a response that waits for the store.
        setTimeout(() => response.end(error?.message ?? bytes), 50);
      });
    },
    answerMalformed: (_, socket) => socket.destroy(),
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const client = await openSocket(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const posts = ['one', 'two', 'six'].map(
    (body) => `POST / HTTP/1.1\r\nHost: lintel\r\nContent-Length: 3\r\n\r\n${body}`,
  );
  client.socket.end(posts.join(''));
  const received = await client.closed;
  expect(statuses(received)).toEqual([200, 200, 200]);
  expect(received.match(/one|two|six/g)).toEqual(['one', 'two', 'six']);
});
