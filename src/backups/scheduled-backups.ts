import { readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Logger } from 'pino';
import { type WallMs, wallMs } from '../app/shared/clock.ts';
import type { BackupSchedule } from '../config.ts';
import { backupName, timeOfBackup } from './backup-names.ts';
import { type MakeBackup, textOf } from './own-backup.ts';

/** A backup that failed is tried again this much later, or at its next time if that is sooner. */
const tryAgainAfterMs = 300_000;
/** A timer does not count the time a machine is asleep, so we look at the real clock now and then. */
const lookAtLeastEveryMs = 60_000;

/** A backup takes minutes: one that is unfinished after a day was broken off, and its file may go. */
const leftForMs = 86_400_000;

/** Makes backups on time and keeps as many as wished. When the last one was made is read from the names in the folder. */
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
  let tryAgainAt = wallMs(0);

  const dueAt = () => Math.max(tryAgainAt, lastGoodAt === null ? 0 : lastGoodAt + everyMs);

  /** When the clock was set back, times we remember may lie ahead of it, and the next backup would wait for them. */
  function followClock(): void {
    if (lastGoodAt !== null) lastGoodAt = wallMs(Math.min(lastGoodAt, now()));
    tryAgainAt = wallMs(Math.min(tryAgainAt, now() + tryAgainAfterMs));
  }

  function wait(): void {
    if (stopping.signal.aborted) return;
    followClock();
    const ms = Math.min(Math.max(dueAt() - now(), 0), lookAtLeastEveryMs);
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
      tryAgainAt = wallMs(now() + Math.min(tryAgainAfterMs, everyMs));
      observe('failed');
      logger.error({ file, reason: textOf(error) }, 'the backup failed; it will be tried again');
    }
  }

  /** Never removes the one just made. Backups dated in the future were made when the clock was wrong, and go first. */
  function removeOldest(made: string): void {
    const others = backupsIn(folder).filter((name) => name !== made);
    const newestFirst = [...others.filter((name) => !isAhead(name)), ...others.filter(isAhead)];
    for (const name of newestFirst.slice(keep - 1)) remove(name, 'an old backup could not be removed');
  }

  /** Removes what a killed backup left. A younger one may still be running. */
  function removeLeftovers(at: WallMs): void {
    for (const name of namesIn(folder)) {
      const [whole = '', rest] = name.split('.partial', 2);
      if (rest !== undefined && (timeOfBackup(whole) ?? at) < at - leftForMs)
        remove(name, 'what an unfinished backup left could not be removed');
    }
  }

  /** The backup just made is good, whatever becomes of older files. */
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
    /** Milliseconds since the last good backup; infinite while there is none. */
    age: () => (lastGoodAt === null ? Infinity : Math.max(0, now() - lastGoodAt)),
  };
}

/** The names of the backups the service made, newest first; none where the folder cannot be read: the next backup says why. */
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
