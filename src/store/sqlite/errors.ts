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
