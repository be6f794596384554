import program from '../../../package.json' with { type: 'json' };
import type { Config } from '../../config.ts';
import { OperatorError } from '../../settings/operator-error.ts';
import { type ServiceOptions, composeService } from '../../compose/service.ts';
import { loadFigures, retentionText, sampleText } from '../../figures/load.ts';
import { isWildcard } from '../../app/site/link-base.ts';
import { createLogger } from '../../logging/logger.ts';
import { sharesItsStore } from '../../compose/store.ts';
import { stopOnSignal, stopWhenLeft } from './stop.ts';
import { cannotBeUsed } from '../store/names.ts';

/** Starts the service and prints where it listens; the rest is in the log. */
export async function serve(config: Config, options: ServiceOptions = {}): Promise<void> {
  const figures = loadFigures(config);
  const { logger, dropped, flush } = createLogger(config.logLevel);
  logger.info({ version: program.version, node: process.versions.node }, 'starting');
  const service = composeService(config, figures, logger, options);
  service.metrics.showDroppedLogLines(dropped);
  service.metrics.showVersion(program.version);
  const url = await service.listen().catch(async (error: unknown) => {
    await service.stop();
    await flush();
    throw cannotListen(config, error);
  });
  // Before the first output: a script may stop the service as soon as it reads the output.
  stopWhenLeft(stopOnSignal(service, logger, flush));
  console.log(`Lintel listens on ${url}`);
  console.log(whereDataIs(config, service.store.trouble()));
  if (sharesItsStore(config)) {
    logger.warn('another service uses the same data folder');
    console.log(
      `Another service uses ${config.dataDir} as well: nothing is lost, but each counts limits and makes backups for itself. Stop one of them; for several there is PostgreSQL (DATABASE_URL).`,
    );
  }
  console.log(`Documentation is at ${service.publicUrl()}/docs`);
  console.log(mailLine(config));
  const limits = limitsLine(config);
  if (limits !== null) console.log(limits);
  if (figures.business.isSample) console.log(sampleText);
  const otherRetention = retentionText(figures.business, config);
  if (otherRetention !== null) console.log(otherRetention);
  if (config.publicUrl === null && isWildcard(config.host)) {
    console.log('Links work on this machine only, until PUBLIC_URL is set');
  }
}

const mailLine = ({ mail }: Config): string =>
  mail === null
    ? 'Mail is off: nobody is written to until SMTP_URL, MAIL_FROM and STAFF_MAIL are set'
    : `Mail goes out through ${mail.server.host}, port ${mail.server.port}`;

/** The line on shared limits; null with an embedded store, which has only one process. */
function limitsLine({ redis, databaseUrl }: Config): string | null {
  if (redis !== null) return 'Limits are shared by all nodes through Redis, at REDIS_URL';
  return databaseUrl === null ? null : 'Limits are counted by each node for itself, until REDIS_URL is set';
}

function whereDataIs(config: Config, trouble: string | null): string {
  if (trouble === null)
    return `Data is kept in ${config.databaseUrl === null ? config.dataDir : 'PostgreSQL, at DATABASE_URL'}`;
  const sentence = cannotBeUsed(config, trouble);
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}. Enquiries are refused until it can; prices and pages are served.`;
}

function cannotListen({ host, port, metrics }: Config, error: unknown): Error {
  const { code, port: failed, hostname } = error as Record<'code' | 'port' | 'hostname', unknown>;
  // Whether the error is the metrics listener's. A failed lookup of a host name is an error without a port.
  const isOfMetrics =
    failed === undefined
      ? hostname === metrics?.host && hostname !== host
      : failed === metrics?.port && failed !== port;
  const [prefix, place] = metrics && isOfMetrics ? ['METRICS_', metrics] : ['', { host, port }];
  const where = `port ${place.port} on ${place.host}`;
  if (code === 'EADDRINUSE' && metrics?.port === port)
    return new OperatorError(`PORT and METRICS_PORT are both ${port}, and it is in use; set one to another`);
  if (code === 'EADDRINUSE') return new OperatorError(`${where} is in use; set ${prefix}PORT to another`);
  if (code === 'EACCES') return new OperatorError(`${where} needs more rights; set ${prefix}PORT above 1023`);
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return new OperatorError(`${prefix}HOST ${place.host} is no address of this machine`);
  return error instanceof Error ? error : new Error(String(error));
}
