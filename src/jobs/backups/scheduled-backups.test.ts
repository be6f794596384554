import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wallMs } from '../../app/shared/clock.ts';
import { backupName as nameAt, timeOfBackup } from './backup-names.ts';
import type { MakeBackup } from './own-backup.ts';
import { createScheduledBackups } from './scheduled-backups.ts';

const hour = 3_600_000;
const minute = 60_000;
const start = Date.parse('2026-03-02T10:00:00Z');
const backupName = (at: number) => nameAt(wallMs(at));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lintel-backups-'));
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

/**
 * Scheduled backups every six hours, of which two are retained. By default an empty file stands for a backup.
 */
function schedule(makeBackup?: MakeBackup, everyMs = 6 * hour) {
  const made: string[] = [];
  const outcomes: string[] = [];
  const lines: string[] = [];
  const backups = createScheduledBackups(
    { folder, everyMs, keep: 2 },
    makeBackup ??
      ((file) => {
        made.push(new Date().toISOString().slice(8, 16));
        writeFileSync(file, '');
        return Promise.resolve();
      }),
    (outcome) => outcomes.push(outcome),
    pino({ base: null, timestamp: false }, { write: (line: string) => lines.push(line) }),
    () => wallMs(Date.now()),
  );
  return { backups, made, outcomes, log: () => lines.map((line) => JSON.parse(line) as unknown) };
}

const stored = () => readdirSync(folder).sort();
const leave = (...times: number[]) => {
  for (const at of times) writeFileSync(join(folder, backupName(at)), '');
};

describe("a backup's file name", () => {
  it('contains its time, to the millisecond', () => {
    expect(backupName(start + 123)).toBe('lintel-2026-03-02T10-00-00-123Z.db');
    expect(timeOfBackup(backupName(start + 123))).toBe(start + 123);
  });

  it.each([
    'letter.txt',
    'lintel.db',
    'before-x-2026-03-02T10-00-00-123Z.db',
    `${backupName(start)}.partial`,
  ])('is not read from the name of another file: %s', (name) => {
    expect(timeOfBackup(name)).toBeNull();
  });
});

describe('scheduled backups', () => {
  it('are made at once if there is no backup yet, then every six hours', async () => {
    const { backups, made, outcomes } = schedule();
    expect(backups.age()).toBe(Infinity);
    backups.start();
    await vi.advanceTimersByTimeAsync(13 * hour);
    expect(made).toEqual(['02T10:00', '02T16:00', '02T22:00']);
    expect(outcomes).toEqual(['good', 'good', 'good']);
    expect(backups.age()).toBe(hour);
  });

  it('wait until six hours after the newest backup in the folder', async () => {
    leave(start - 5 * hour, start - 20 * hour);
    const { backups, made } = schedule();
    backups.start();
    expect(backups.age()).toBe(5 * hour);
    await vi.advanceTimersByTimeAsync(hour - 1);
    expect(made).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(made).toEqual(['02T11:00']);
  });

  it('retain the newest two backups, and do not delete other files', async () => {
    const older = [start - 20 * hour, start - 13 * hour, start - 7 * hour];
    leave(...older);
    writeFileSync(join(folder, 'letter.txt'), '');
    const { backups } = schedule();
    backups.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(stored()).toEqual(['letter.txt', backupName(start - 7 * hour), backupName(start)]);
  });

  it('delete backups dated in the future first, and are not delayed by them', async () => {
    leave(start + 1000 * hour, start - 7 * hour);
    const { backups, made } = schedule();
    backups.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(made).toEqual(['02T10:00']);
    expect(stored()).toEqual([backupName(start - 7 * hour), backupName(start)]);
  });

  it('delete partial files after a day', async () => {
    const [old, young] = [start - 24 * hour - 1, start - 24 * hour].map((at) => `${backupName(at)}.partial`);
    const others = ['download.partial', 'lintel-old.db.partial'];
    for (const name of [old, young, `${old}-wal`, ...others]) writeFileSync(join(folder, name ?? ''), '');
    const { backups } = schedule();
    backups.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(stored().sort()).toEqual([...others, young, backupName(start)].sort());
  });

  it('are retried five minutes after a failure, and count each attempt as failed or good', async () => {
    const tried: number[] = [];
    const { backups, outcomes } = schedule(() => {
      tried.push((Date.now() - start) / minute);
      return tried.length < 3 ? Promise.reject(new Error('the disk is full')) : Promise.resolve();
    });
    backups.start();
    await vi.advanceTimersByTimeAsync(hour);
    expect(tried).toEqual([0, 5, 10]);
    expect(outcomes).toEqual(['failed', 'failed', 'good']);
    expect(backups.age()).toBe(50 * minute);
  });

  it('are retried at the next scheduled time if that is sooner', async () => {
    const tried: number[] = [];
    const { backups } = schedule(() => {
      tried.push((Date.now() - start) / minute);
      return Promise.reject(new Error('the disk is full'));
    }, 2 * minute);
    backups.start();
    await vi.advanceTimersByTimeAsync(5 * minute);
    expect(tried).toEqual([0, 2, 4]);
  });

  it('are logged with their file names, and failures with their reasons', async () => {
    let tries = 0;
    const { backups, log } = schedule(() => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('its disk is full')) : Promise.resolve();
    });
    backups.start();
    await vi.advanceTimersByTimeAsync(5 * minute);
    expect(log()).toEqual([
      {
        level: 50,
        file: join(folder, backupName(start)),
        reason: 'its disk is full',
        msg: 'the backup failed; it will be tried again',
      },
      { level: 30, file: join(folder, backupName(start + 5 * minute)), msg: 'backed up' },
    ]);
  });

  it('succeed if an old file cannot be removed: they log that, and remove the other old files', async () => {
    const [stuck, older] = [start - 13 * hour, start - 20 * hour].map((at) => join(folder, backupName(at)));
    const leftover = join(folder, `${backupName(start - 48 * hour)}.partial`);
    // A directory in place of a file cannot be unlinked.
    for (const name of [stuck, leftover]) mkdirSync(name ?? '');
    leave(start - 20 * hour, start - 7 * hour);
    const { backups, outcomes, log } = schedule();
    backups.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(outcomes).toEqual(['good']);
    expect(stored().map((name) => join(folder, name))).not.toContain(older);
    const reason = expect.stringContaining('EISDIR') as string;
    expect(log()).toEqual([
      { level: 30, file: join(folder, backupName(start)), msg: 'backed up' },
      { level: 40, file: stuck, reason, msg: 'an old backup could not be removed' },
      { level: 40, file: leftover, reason, msg: 'what an unfinished backup left could not be removed' },
    ]);
  });

  it('are made on schedule after the clock was set back to before the last backup', async () => {
    const { backups, made } = schedule();
    backups.start();
    await vi.advanceTimersByTimeAsync(0);
    vi.setSystemTime(start - 48 * hour);
    await vi.advanceTimersByTimeAsync(minute);
    expect(backups.age()).toBe(0);
    await vi.advanceTimersByTimeAsync(6 * hour);
    expect(made).toEqual(['02T10:00', '28T16:01']);
  });

  it('are retried on schedule after the clock was set back to before the failure', async () => {
    const tried: number[] = [];
    const { backups } = schedule(() => {
      tried.push(Date.now());
      return Promise.reject(new Error('the disk is full'));
    });
    backups.start();
    await vi.advanceTimersByTimeAsync(0);
    vi.setSystemTime(start - 48 * hour);
    await vi.advanceTimersByTimeAsync(7 * minute);
    expect(tried).toHaveLength(2);
  });

  it('have their age, and the time of the next backup, counted from their start', async () => {
    const started: number[] = [];
    const { backups } = schedule(() => {
      started.push((Date.now() - start) / hour);
      return new Promise((resolve) => setTimeout(resolve, hour));
    });
    backups.start();
    await vi.advanceTimersByTimeAsync(2 * hour);
    expect(backups.age()).toBe(2 * hour);
    await vi.advanceTimersByTimeAsync(5 * hour);
    expect(started).toEqual([0, 6]);
  });

  it('are made within a minute after the machine wakes from sleep', async () => {
    const { backups, made } = schedule();
    backups.start();
    await vi.advanceTimersByTimeAsync(0);
    vi.setSystemTime(start + 100 * hour);
    await vi.advanceTimersByTimeAsync(minute);
    expect(made).toHaveLength(2);
  });

  it('are aborted by shutdown, which waits until they have ended and counts no failure', async () => {
    const files: string[] = [];
    const { backups, outcomes } = schedule(
      (file, signal) =>
        new Promise((_, reject) => {
          files.push(basename(file));
          signal?.addEventListener('abort', () => {
            setTimeout(() => {
              reject(new Error('broken off'));
            }, 1000);
          });
        }),
    );
    backups.start();
    await vi.advanceTimersByTimeAsync(0);
    let stopped = false;
    void backups.stop().then(() => (stopped = true));
    await vi.advanceTimersByTimeAsync(999);
    expect(stopped).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(stopped).toBe(true);
    await vi.advanceTimersByTimeAsync(24 * hour);
    expect([files, outcomes]).toEqual([[backupName(start)], []]);
  });
});
