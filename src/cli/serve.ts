import type { Config } from '../config.ts';
import { CommandError } from './command-error.ts';
import { composeService } from './compose.ts';
import { loadFigures } from './figures.ts';
import { createLogger } from './logger.ts';
import { stopOnSignal } from './stop.ts';

/** Starts the service and says in three lines where things are; the rest is in the log. */
export async function serve(config: Config): Promise<void> {
  const figures = loadFigures(config);
  const { logger, flush } = createLogger(config.logLevel);
  const service = composeService(config, figures, logger);
  const url = await service.listen().catch((error: unknown) => {
    flush();
    throw cannotListen(config, error);
  });
  console.log(`Lintel listens on ${url}`);
  console.log(
    `Data is kept in ${config.databaseUrl === null ? config.dataDir : 'PostgreSQL, at DATABASE_URL'}`,
  );
  console.log(`Documentation is at ${service.publicUrl()}/docs`);
  stopOnSignal(service, logger, flush);
}

function cannotListen({ host, port }: Config, error: unknown): Error {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new CommandError(`port ${port} on ${host} is in use; set PORT to another`);
  if (code === 'EACCES')
    return new CommandError(`port ${port} on ${host} needs more rights; set PORT above 1023`);
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return new CommandError(`HOST ${host} is no address of this machine`);
  return error instanceof Error ? error : new Error(String(error));
}
