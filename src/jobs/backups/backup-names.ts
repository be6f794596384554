import { type WallMs, wallMs } from '../../app/shared/clock.ts';

/** Timestamp in a backup's name, `2026-11-15T18-30-00-123Z`: sortable, and valid in file names everywhere. */
export const backupStamp = (at: WallMs): string => new Date(at).toISOString().replace(/[:.]/g, '-');

const shape = /^lintel-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.db$/;

export const backupName = (at: WallMs): string => `lintel-${backupStamp(at)}.db`;

/** The time of a scheduled backup by its name; null for any other file. */
export function timeOfBackup(name: string): WallMs | null {
  const parts = shape.exec(name);
  if (!parts) return null;
  const [, day, hours, minutes, seconds, ms] = parts;
  return wallMs(Date.parse(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`));
}
