import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { BackupSchedule } from '../config.ts';
import { backupName, timeOfBackup } from './backup-names.ts';
import { type MakeBackup, messageOf } from './own-backup.ts';

/** A backup that failed is tried again this much later, or at its next time if that is sooner. */
const tryAgainAfterMs = 300_000;
/** Timers run on a clock that stands still while a machine sleeps: we look at the real one now and then. */
const lookAtLeastEveryMs = 60_000;

export interface ScheduledBackups {
  readonly start: () => void;
  readonly stop: () => Promise<void>;
  /** Milliseconds since the last good backup; infinite while there is none. */
  readonly age: () => number;
}

/** Backs the store up on time and keeps as many backups as wished. The folder itself tells when the last one was made. */
export function scheduledBackups(
  { folder, everyMs, keep }: BackupSchedule,
  makeBackup: MakeBackup,
  observe: (outcome: 'good' | 'failed') => void,
  logger: Logger,
  now: () => number,
): ScheduledBackups {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let lastGoodAt: number | null = null;
  let tryAgainAt = 0;

  /** A backup dated in the future was made under a wrong clock, and puts off the next by one period at the most. */
  const dueAt = () => Math.max(tryAgainAt, lastGoodAt === null ? 0 : Math.min(lastGoodAt, now()) + everyMs);

  function wait(): void {
    if (stopping.signal.aborted) return;
    const ms = Math.min(Math.max(dueAt() - now(), 0), lookAtLeastEveryMs);
    timer = setTimeout(() => {
      running = (dueAt() <= now() ? backUp() : Promise.resolve()).finally(wait);
    }, ms).unref();
  }

  async function backUp(): Promise<void> {
    const at = now();
    const file = join(folder, backupName(at));
    try {
      await makeBackup(file, stopping.signal);
      lastGoodAt = at;
      observe('good');
      logger.info({ file }, 'backed up');
      removeOldest();
    } catch (error) {
      if (stopping.signal.aborted) return;
      tryAgainAt = now() + Math.min(tryAgainAfterMs, everyMs);
      observe('failed');
      logger.error({ file, reason: messageOf(error) }, 'the backup failed; it will be tried again');
    }
  }

  function removeOldest(): void {
    for (const name of backupsIn(folder).slice(keep)) rmSync(join(folder, name), { force: true });
  }

  return {
    start() {
      const [newest] = backupsIn(folder);
      lastGoodAt = newest === undefined ? null : timeOfBackup(newest);
      wait();
    },
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
    age: () => (lastGoodAt === null ? Infinity : Math.max(0, now() - lastGoodAt)),
  };
}

/** The names of the backups the service made, newest first. */
function backupsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => timeOfBackup(name) !== null)
    .sort()
    .reverse();
}
