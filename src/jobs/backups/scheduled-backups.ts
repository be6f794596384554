import { readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Logger } from 'pino';
import { type WallMs, wallMs } from '../../app/shared/clock.ts';
import type { BackupSchedule } from '../../config.ts';
import { backupName, timeOfBackup } from './backup-names.ts';
import { type MakeBackup, textOf } from './own-backup.ts';

/** Retry delay after a failure, unless the next scheduled time is sooner. */
const retryMs = 300_000;
/** Maximum interval of checking the clock, because timers stop while the machine is asleep. */
const maxPollMs = 60_000;

/** Age at which a partial file is deleted: its backup must have been killed. */
const leftoverAgeMs = 86_400_000;

/**
 * Makes backups on schedule, and prunes old ones. The time of the last backup is in the newest file name of
 * the folder.
 */
export function createScheduledBackups(
  { folder, everyMs, keep }: BackupSchedule,
  makeBackup: MakeBackup,
  observe: (outcome: 'good' | 'failed') => void,
  logger: Logger,
  now: () => WallMs,
) {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let lastGoodAt: WallMs | null = null;
  let retryAt = wallMs(0);

  const dueAt = () => Math.max(retryAt, lastGoodAt === null ? 0 : lastGoodAt + everyMs);

  /** Corrects stored times after the clock was set back: times in the future would delay the next backup. */
  function followClock(): void {
    if (lastGoodAt !== null) lastGoodAt = wallMs(Math.min(lastGoodAt, now()));
    retryAt = wallMs(Math.min(retryAt, now() + retryMs));
  }

  function wait(): void {
    if (stopping.signal.aborted) return;
    followClock();
    const ms = Math.min(Math.max(dueAt() - now(), 0), maxPollMs);
    timer = setTimeout(() => {
      followClock();
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
      removeOldest(basename(file));
      removeLeftovers(at);
    } catch (error) {
      if (stopping.signal.aborted) return;
      retryAt = wallMs(now() + Math.min(retryMs, everyMs));
      observe('failed');
      logger.error({ file, reason: textOf(error) }, 'the backup failed; it will be tried again');
    }
  }

  /** Prunes old backups, never the newest. Backups dated in the future stem from a wrong clock and go first. */
  function removeOldest(made: string): void {
    const others = backupsIn(folder).filter((name) => name !== made);
    const newestFirst = [...others.filter((name) => !isAhead(name)), ...others.filter(isAhead)];
    for (const name of newestFirst.slice(keep - 1)) remove(name, 'an old backup could not be removed');
  }

  /** Removes partial files of killed backups, except recent ones, which may still be written. */
  function removeLeftovers(at: WallMs): void {
    for (const name of namesIn(folder)) {
      const [whole = '', rest] = name.split('.partial', 2);
      if (rest !== undefined && (timeOfBackup(whole) ?? at) < at - leftoverAgeMs)
        remove(name, 'what an unfinished backup left could not be removed');
    }
  }

  /** Removes a file. A failure is logged, and does not fail the backup. */
  function remove(name: string, complaint: string): void {
    const file = join(folder, name);
    try {
      rmSync(file, { force: true });
    } catch (error) {
      logger.warn({ file, reason: textOf(error) }, complaint);
    }
  }

  const isAhead = (name: string) => (timeOfBackup(name) ?? 0) > now();

  return {
    start(): void {
      const newest = backupsIn(folder).find((name) => !isAhead(name));
      lastGoodAt = newest === undefined ? null : timeOfBackup(newest);
      wait();
    },
    async stop(): Promise<void> {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
    /** Milliseconds since the last good backup; infinite if there is none. */
    age: () => (lastGoodAt === null ? Infinity : Math.max(0, now() - lastGoodAt)),
  };
}

/** Scheduled backups, newest first; empty if the folder cannot be read, which the next backup reports. */
function backupsIn(folder: string): string[] {
  return namesIn(folder)
    .filter((name) => timeOfBackup(name) !== null)
    .sort()
    .reverse();
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
