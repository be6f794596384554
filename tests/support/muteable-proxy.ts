import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * A proxy that passes everything on, except while it is muted: then it drops all bytes, as a broken network does.
 */
export async function muteableProxy(targetPort: number, targetHost: string) {
  let isMute = false;
  const proxy = createServer((client) => {
    const server = connect(targetPort, targetHost);
    const broken = () => {
      client.destroy();
      server.destroy();
    };
    client.on('data', (bytes) => isMute || server.write(bytes)).on('error', broken);
    server.on('data', (bytes) => isMute || client.write(bytes)).on('error', broken);
    client.on('close', broken);
    server.on('close', broken);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void proxy.close());
  await once(proxy, 'listening');
  return {
    port: (proxy.address() as AddressInfo).port,
    mute: () => (isMute = true),
    unmute: () => (isMute = false),
  };
}
