import { once } from 'node:events';
import { type Socket, connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * A resource created on first use, once per run. The main process creates it, because test processes are
 * short-lived; they request it over a local port.
 */
export interface OnDemand {
  readonly port: number;
  /** Removes the resource, if it was created. */
  close(): Promise<void>;
}

export async function provideOnDemand<Thing>(
  make: () => Promise<Thing>,
  remove: (made: Thing) => Promise<void>,
): Promise<OnDemand> {
  let made: Promise<Thing> | undefined;
  const server = createServer((socket: Socket) => {
    socket.on('error', () => undefined);
    made ??= make();
    made.then(
      (thing) => socket.end(JSON.stringify({ thing })),
      (error: unknown) => socket.end(JSON.stringify({ error: String(error) })),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.close();
      const thing = await made?.catch(() => undefined);
      if (thing !== undefined) await remove(thing);
    },
  };
}

export async function ask<Thing>(port: number): Promise<Thing> {
  const answer = JSON.parse(await text(connect(port, '127.0.0.1'))) as { thing: Thing; error?: string };
  if (answer.error !== undefined) throw new Error(answer.error);
  return answer.thing;
}
