import type { Logger } from 'pino';
import { composeService } from '../../src/compose/service.ts';
import { loadFigures } from '../../src/figures/load.ts';
import { readConfig } from '../../src/config.ts';
import { type Enquiry, isReadable } from '../../src/app/enquiries/enquiry.ts';
import { type TestClock, testClock } from './clock.ts';
import { holdToDescription } from './described.ts';
import { watchEventLoop } from './event-loop.ts';
import { createSearchedLogger } from './log-search.ts';
import { readyDatabase, readyFolder } from './ready-stores.ts';
import { atEndOfFile } from './end-of-file.ts';

/** The kinds of store over which suites iterate. */
export const storeKinds = ['embedded', 'postgres'] as const;
export type StoreKind = (typeof storeKinds)[number];

const cleanUps: (() => Promise<void>)[] = [];
atEndOfFile(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

export interface ServiceOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly clock?: TestClock;
  readonly logger?: Logger;
  /**
   * Whether to start as the program does, with a port, background work and worker threads; most tests need none.
   */
  readonly listening?: boolean;
}

/** The whole service in this process, on a fresh store of the given kind, with a test clock. */
export async function startService(
  kind: StoreKind,
  { env = {}, clock = testClock(), logger: ownLogger, listening = false }: ServiceOptions = {},
) {
  const storeEnv =
    kind === 'postgres'
      ? { DATABASE_URL: env['DATABASE_URL'] ?? (await readyDatabase()) }
      : { DATA_DIR: env['DATA_DIR'] ?? (await readyFolder()) };
  const config = readConfig({ PUBLIC_URL: 'https://doors.example.ie', ...storeEnv, ...env });
  const searched = createSearchedLogger();
  const service = composeService(config, loadFigures(config), ownLogger ?? searched.logger, {
    clock,
    storeThread: listening ? undefined : 'none',
    // The real cost takes a third of a second of both cores' time at each sign-in.
    passwordCost: listening ? undefined : 4,
  });
  searched.remember(service.server);
  watchEventLoop(service.server);
  holdToDescription(service.server);
  if (listening) await service.listen();
  else await Promise.all([service.store.start(), service.server.ready()]);
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= service.stop());
  cleanUps.push(stop);
  return {
    ...service,
    stop,
    clock,
    env: storeEnv,
    async enquiries(): Promise<Enquiry[]> {
      const listed = await Array.fromAsync(service.store.enquiries.list({}));
      return listed.filter(isReadable);
    },
  };
}

export type TestService = Awaited<ReturnType<typeof startService>>;
