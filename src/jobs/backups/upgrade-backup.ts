import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import { StoreTrouble } from '../../store/engine/fault.ts';
import { wallMs } from '../../app/shared/clock.ts';
import { backupStamp } from './backup-names.ts';
import { type MakeBackup, textOf } from './own-backup.ts';

/** Retry delay after a failure; long, because the usual reason is a full disk. */
const retryMs = 60_000;

/**
 * Backs up an embedded store before a migration, so that the operator can go back to the older program. If that
 * fails, the store is not migrated. PostgreSQL has its own backups.
 */
export function createUpgradeBackup(config: Config, makeBackup: MakeBackup, logger: Logger) {
  let failed: { readonly refusal: StoreTrouble; readonly at: number } | null = null;
  /** The last backup. A failed migration is retried every second, and these retries share one backup. */
  let made: { readonly file: string; readonly at: number } | null = null;
  return async (from: string, to: string): Promise<void> => {
    if (config.databaseUrl !== null || !config.backupBeforeUpgrade) {
      logger.info({ from, to }, 'the store is of an older version and is brought up to date');
      return;
    }
    if (failed && performance.now() - failed.at < retryMs) throw failed.refusal;
    if (made && performance.now() - made.at < retryMs) return;
    const folder = config.backups?.folder ?? config.dataDir;
    const file = join(folder, `before-${to}-${backupStamp(wallMs(Date.now()))}.db`);
    logger.info({ from, to, file }, 'the store is of an older version and is backed up before the upgrade');
    await makeBackup(file).catch((error: unknown) => {
      const refusal = new StoreTrouble(
        'it is of an older version and could not be backed up before the upgrade: the log says why, and BACKUP_BEFORE_UPGRADE=off goes on without',
      );
      logger.error({ file, reason: textOf(error) }, 'the store could not be backed up before the upgrade');
      failed = { refusal, at: performance.now() };
      throw refusal;
    });
    if (made) rmSync(made.file, { force: true });
    made = { file, at: performance.now() };
    logger.info({ from, to, file }, 'backed up; the store is brought up to date');
  };
}
