import { afterEach, describe, expect, it, vi } from 'vitest';
import { wallMs } from '../../app/shared/clock.ts';
import { backupName, timeOfBackup } from './backup-names.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("a backup's file name", () => {
  it.each(['UTC', 'Europe/Dublin', 'America/New_York'])(
    'contains its UTC time, also in time zone %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      const at = wallMs(Date.UTC(2026, 6, 1, 18, 30, 0, 123));
      expect(backupName(at)).toBe('lintel-2026-07-01T18-30-00-123Z.db');
      expect(timeOfBackup(backupName(at))).toBe(at);
    },
  );

  it.each([
    'lintel.db',
    'lintel-2026-07-01T18-30-00-123Z.db.partial',
    'my-lintel-2026-07-01T18-30-00-123Z.db',
  ])('is not read from the name of another file: %s', (name) => {
    expect(timeOfBackup(name)).toBeNull();
  });
});
