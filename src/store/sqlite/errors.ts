/** Primary result codes of SQLite, as in its documentation. */
const code = {
  busy: 5,
  locked: 6,
  readonly: 8,
  ioerr: 10,
  corrupt: 11,
  full: 13,
  cantOpen: 14,
  notADatabase: 26,
} as const;

const unavailable = new Set<number>(Object.values(code));

/** The store cannot do it now, but may again: locked, full, read-only, disk trouble. */
export function isSqliteUnavailable(error: unknown): boolean {
  const primary = primaryCode(error);
  return primary !== null && unavailable.has(primary);
}

export function isLocked(error: unknown): boolean {
  const primary = primaryCode(error);
  return primary === code.busy || primary === code.locked;
}

/** The low byte; the rest of an extended code only refines it. */
function primaryCode(error: unknown): number | null {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : null;
}

const reasons: Readonly<Record<number, string>> = {
  [code.busy]: 'another process holds its lock',
  [code.locked]: 'another process holds its lock',
  [code.readonly]:
    'it can only be read: check the rights of its folder and files, and how the disk is mounted',
  [code.ioerr]: 'the disk reports an error',
  [code.corrupt]: 'its file is damaged: restore a backup',
  [code.full]: 'its disk is full',
  [code.cantOpen]: 'its file cannot be opened: check the rights of its folder and files',
  [code.notADatabase]: 'its file is not a store of Lintel',
};

/** What an error of SQLite's means to the operator, or null where it says nothing about the store as a whole. */
export function sqliteReason(error: unknown): string | null {
  return reasons[primaryCode(error) ?? -1] ?? null;
}
