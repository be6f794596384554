import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { atEndOfFile } from './end-of-file.ts';

const running: (() => Promise<void>)[] = [];
atEndOfFile(async () => {
  for (const stop of running.splice(0)) await stop();
});

/** Length of a header, and of type and class behind the name of a question. */
const [headerBytes, typeBytes] = [12, 4];

/**
 * A DNS server on loopback. It answers each query with the next of these IPv4 addresses and a TTL of zero,
 * and repeats the last address.
 */
export async function startNameServer(addresses: readonly string[]) {
  const socket = createSocket('udp4');
  let asked = 0;
  socket.on('message', (query, { port, address }) => {
    const answer = addresses[Math.min(asked, addresses.length - 1)] ?? '';
    asked += 1;
    const end = query.indexOf(0, headerBytes) + 1 + typeBytes;
    const header = Buffer.from(query.subarray(0, headerBytes));
    // A response without error, with one question and one answer.
    header.writeUInt16BE(0x8180, 2);
    [1, 1, 0, 0].forEach((count, index) => header.writeUInt16BE(count, 4 + index * 2));
    // Pointer to the name in the query, type A, class IN, TTL zero, length four bytes.
    const record = Buffer.from('c00c00010001000000000004', 'hex');
    const bytes = Buffer.from(answer.split('.').map(Number));
    socket.send(Buffer.concat([header, query.subarray(headerBytes, end), record, bytes]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  running.push(async () => {
    socket.close();
    await once(socket, 'close');
  });
  const resolver = new Resolver();
  resolver.setServers([`127.0.0.1:${String(socket.address().port)}`]);
  return {
    asked: () => asked,
    resolve: async (host: string) =>
      (await resolver.resolve4(host)).map((address) => ({ address, family: 4 })),
  };
}
