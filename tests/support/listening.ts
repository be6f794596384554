import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { createSystemClock } from '../../src/app/shared/clock.ts';
import { type Environment, temporaryFolder } from './child.ts';
import { startService } from './service.ts';

/** The service in this process with the system clock, listening on a port as the program does. */
export async function startListening(env: Environment, logger?: Logger) {
  const kind = env['DATABASE_URL'] === undefined ? 'embedded' : 'postgres';
  const dataDir = env['DATA_DIR'] ?? (await temporaryFolder());
  const service = await startService(kind, {
    env: { HOST: '127.0.0.1', PORT: '0', ...env, DATA_DIR: dataDir },
    clock: createSystemClock() as never,
    listening: true,
    ...(logger && { logger }),
  });
  const { port } = service.server.server.address() as AddressInfo;
  return { ...service, url: `http://127.0.0.1:${port}`, dataDir };
}
