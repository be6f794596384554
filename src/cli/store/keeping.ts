import { resolve } from 'node:path';
import { byService } from '../../jobs/backups/own-backup.ts';
import { type Config, readStorePlace } from '../../config.ts';
import type { ReportProgress } from '../../store/backup/copying/copy-tables.ts';
import { backUp } from '../../store/backup/back-up.ts';
import { copyStore } from '../../store/backup/copy-store.ts';
import type { StoreCounts } from '../../store/backup/counts.ts';
import { restore } from '../../store/backup/restore.ts';
import { KeepingTrouble } from '../../store/backup/fault.ts';
import { removeUnfinished } from '../../store/backup/whole-file.ts';
import { OperatorError } from '../../settings/operator-error.ts';
import { readArgs } from '../terminal/args.ts';
import { actorOf } from '../terminal/actor.ts';
import { createProgress } from '../terminal/progress.ts';
import { noteInAudit } from './audit-note.ts';
import { nameOf } from './names.ts';
import { explained } from './with-store.ts';

/**
 * `backup FILE`: writes a snapshot to one file, even while the service runs. A backup by the service is
 * logged instead of audited, because the audit is for actions of people.
 */
export async function backupCommand(args: readonly string[], config: Config): Promise<void> {
  const isOwn = args.at(-1) === byService;
  const file = onlyFile('backup', isOwn ? args.slice(0, -1) : args);
  const held = await carryOut('Backing up', config, (progress) => backUp(config, file, progress));
  console.log(`${file} holds ${inWords(held)}; it was opened, checked and counted.`);
  if (!isOwn) await noteInAudit(config, 'backup', countsOf(held));
}

/** `restore FILE`: makes a new store from a backup. */
export async function restoreCommand(args: readonly string[], config: Config): Promise<void> {
  const file = onlyFile('restore', args);
  const { willBeUpgraded, erasedAgain, lacksList, damaged, ...held } = await carryOut(
    'Restoring',
    config,
    (progress) => restore(file, config, progress, actorOf()),
  );
  console.log(`Restored to ${nameOf(config)}: ${inWords(held)}.`);
  if (erasedAgain > 0)
    console.log(
      `${counted(erasedAgain, 'person', 'people')} in it had been erased since the backup, and ${erasedAgain === 1 ? 'was' : 'were'} erased again.`,
    );
  for (const { table, id, reason } of damaged)
    console.error(`lintel: ${id} of ${table} is damaged (${reason}); it was restored as it is`);
  if (lacksList)
    console.log(
      `There was no list of erased people in ${config.dataDir}: people who were erased after this backup was made may be back. Copy erased-people.ndjson there from the DATA_DIR in which they were erased, and start the service.`,
    );
  if (willBeUpgraded)
    console.log('It is of an older version: the next start of the service brings it up to date.');
}

/** `store copy --to …`: copies all rows to another store of either kind. */
export async function storeCommand([action, ...rest]: readonly string[], config: Config): Promise<void> {
  if (action !== 'copy')
    throw new OperatorError('say store copy --to postgres://… or store copy --to FOLDER');
  const { values } = readArgs({ args: rest, options: { to: { type: 'string' } } });
  const to = values.to === undefined ? null : readStorePlace(values.to);
  if (!to) throw new OperatorError('--to must be a postgres:// address or a folder');
  if (to.databaseUrl === config.databaseUrl && (to.databaseUrl !== null || to.dataDir === config.dataDir))
    throw new OperatorError('--to is where the store already is');
  const held = await carryOut('Copying', config, (progress) => copyStore(config, to, progress));
  console.log(`Copied, read back and found the same: ${inWords(held)}.`);
  console.log(
    to.databaseUrl === null
      ? `Start the service with DATA_DIR=${to.dataDir} and without DATABASE_URL to use it.`
      : 'Start the service with this address as DATABASE_URL to use it.',
  );
  await noteInAudit(config, 'store.copy', countsOf(held));
}

function onlyFile(command: string, [file, ...more]: readonly string[]): string {
  if (file === undefined || file === '' || file.startsWith('-') || more.length > 0)
    throw new OperatorError(`say which file: ${command} FILE`);
  return resolve(file);
}

const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs a long job with progress; on failure it leaves no partial result. */
async function carryOut<Result>(
  doing: string,
  config: Config,
  work: (report: ReportProgress) => Promise<Result>,
): Promise<Result> {
  const progress = createProgress(process.stderr);
  const breakOff = (signal: NodeJS.Signals) => {
    for (const each of endings) process.off(each, breakOff);
    progress.clear();
    removeUnfinished();
    process.kill(process.pid, signal);
  };
  for (const each of endings) process.on(each, breakOff);
  try {
    const report: ReportProgress = (done, of) => {
      if (of > 0) progress.note(`${doing}: ${Math.floor((100 * done) / of)} %`);
    };
    return await explained(config, () => work(report));
  } catch (error) {
    throw error instanceof KeepingTrouble ? new OperatorError(error.message) : error;
  } finally {
    for (const each of endings) process.off(each, breakOff);
    progress.clear();
  }
}

const countsOf = ({ enquiries, doorQuotes, keys }: StoreCounts) => ({ enquiries, doorQuotes, keys });

function inWords({ enquiries, newestAt, doorQuotes, keys }: StoreCounts): string {
  const newest = newestAt === null ? '' : ` (the newest of ${new Date(newestAt).toISOString()})`;
  return `${counted(enquiries, 'enquiry', 'enquiries')}${newest}, ${counted(doorQuotes, 'door quote')} and ${counted(keys, 'key')}`;
}

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-IE')} ${count === 1 ? one : many}`;
