/** Primary result codes of SQLite. */
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

/** SQLITE_ERROR: any error without a code of its own. */
const generic = 1;

/** SQLITE_READONLY_DBMOVED: the file is not at its path. In WAL mode SQLite does not check that; `watch` does. */
const moved = code.readonly | (4 << 8);

/** SQLITE_IOERR_SHMSIZE: no disk space for the shared-memory file. */
const shmSize = code.ioerr | (19 << 8);

const unavailable = new Set<number>(Object.values(code));

const readFailed = code.ioerr | (1 << 8);
const shortRead = code.ioerr | (2 << 8);

/** Errors after which the connection has to be reopened. A failed write may succeed on the same connection. */
const spoiled = new Set<number>([
  moved,
  readFailed,
  shortRead,
  code.corrupt,
  code.cantOpen,
  code.notADatabase,
]);

export const movedAway = () =>
  Object.assign(new Error('The file is no longer at its path'), { errcode: moved });
export const damaged = () => Object.assign(new Error('The file is damaged'), { errcode: code.corrupt });
export const threadEnded = () =>
  Object.assign(new Error('The thread of the store has ended'), { errcode: code.cantOpen });

/** An error as plain data that threads can post to each other. */
export type SerializedError = Readonly<
  Partial<Record<'name' | 'message' | 'stack' | 'code' | 'errcode', unknown>>
>;

export const serializeError = (error: unknown): SerializedError => {
  const { name, message, stack, code, errcode } = error as SerializedError;
  return { name, message, stack, code, errcode };
};

export const deserializeError = (error: SerializedError): Error => Object.assign(new Error(), error);

/** Whether the connection has to be reopened. */
export const isSqliteSpoiled = (error: unknown): boolean =>
  spoiled.has(extendedCode(error) ?? -1) || spoiled.has(primaryCode(error) ?? -1);

/** Whether the error is temporary: locked, full, read-only, disk errors. */
export function isSqliteUnavailable(error: unknown): boolean {
  const primary = primaryCode(error);
  return primary !== null && (unavailable.has(primary) || isIncomplete(error));
}

export function isLocked(error: unknown): boolean {
  const primary = primaryCode(error);
  return primary === code.busy || primary === code.locked;
}

/** SQLite could not create its companion files: the disk is full or read-only. */
export const lacksCompanions = (error: unknown): boolean =>
  extendedCode(error) === shmSize || primaryCode(error) === code.cantOpen;

/** The primary code is the low byte; extended codes add higher bytes. */
function primaryCode(error: unknown): number | null {
  const extended = extendedCode(error);
  return extended === null ? null : extended & 0xff;
}

const extendedCode = (error: unknown): number | null =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : null;

const reasons: Readonly<Record<number, string>> = {
  [code.busy]: 'another process holds its lock',
  [code.locked]: 'another process holds its lock',
  [code.readonly]:
    'it can only be read: check the rights of its folder and files, and how the disk is mounted',
  [code.ioerr]: 'the disk reports an error',
  [shmSize]: 'its disk is full',
  [code.corrupt]: 'its file is damaged: restore a backup',
  [code.full]: 'its disk is full',
  [code.cantOpen]: 'its file cannot be opened: check the rights of its folder and files',
  [code.notADatabase]: 'its file is not a store of Lintel',
  [moved]:
    'its file was moved or removed: put it back, or restart the service to begin with what is there now',
};

/** A table or column is missing; SQLite has no code for that, only the message. */
const isIncomplete = (error: unknown) =>
  primaryCode(error) === generic && error instanceof Error && /^no such (?:table|column)/.test(error.message);

/** What an SQLite error means to the operator; null if it does not concern the store as a whole. */
export function sqliteReason(error: unknown): string | null {
  if (isIncomplete(error)) return 'a table or column of it is missing: restore a backup';
  return reasons[extendedCode(error) ?? -1] ?? reasons[primaryCode(error) ?? -1] ?? null;
}
