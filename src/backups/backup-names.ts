/** `2026-11-15T18-30-00-123Z`: sortable, and allowed in file names everywhere. */
export const backupStamp = (at: number): string => new Date(at).toISOString().replace(/[:.]/g, '-');

const shape = /^lintel-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.db$/;

export const backupName = (at: number): string => `lintel-${backupStamp(at)}.db`;

/** When the service made this backup; null for any other file. */
export function timeOfBackup(name: string): number | null {
  const parts = shape.exec(name);
  if (!parts) return null;
  const [, day, hours, minutes, seconds, ms] = parts;
  return Date.parse(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`);
}
