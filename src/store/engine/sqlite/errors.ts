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

/** For all that has no code of its own. */
const generic = 1;

/** SQLite's own code, with which it refuses to write to a file that has been moved; in WAL mode it does not look. */
const moved = code.readonly | (4 << 8);

/** The disk has no room for what SQLite keeps beside a file that it uses. */
const withoutRoom = code.ioerr | (19 << 8);

const unavailable = new Set<number>(Object.values(code));

const notRead = code.ioerr | (1 << 8);
const readTooShort = code.ioerr | (2 << 8);

/** What waiting does not cure: the connection has to be opened anew. A write that failed may succeed on the same one. */
const spoiled = new Set<number>([
  moved,
  notRead,
  readTooShort,
  code.corrupt,
  code.cantOpen,
  code.notADatabase,
]);

export const movedAway = () =>
  Object.assign(new Error('The file is no longer at its path'), { errcode: moved });
export const damaged = () => Object.assign(new Error('The file is damaged'), { errcode: code.corrupt });
export const threadEnded = () =>
  Object.assign(new Error('The thread of the store has ended'), { errcode: code.cantOpen });

/** An error as it is told from one thread to another, where only plain data arrives whole. */
export type ToldError = Readonly<Partial<Record<'name' | 'message' | 'stack' | 'code' | 'errcode', unknown>>>;

export const tellError = (error: unknown): ToldError => {
  const { name, message, stack, code, errcode } = error as ToldError;
  return { name, message, stack, code, errcode };
};

export const sqliteError = (told: ToldError): Error => Object.assign(new Error(), told);

/** Whether a connection is worth nothing any more. */
export const isSqliteSpoiled = (error: unknown): boolean =>
  spoiled.has(extendedCode(error) ?? -1) || spoiled.has(primaryCode(error) ?? -1);

/** The store cannot do it now, but may again: locked, full, read-only, disk trouble. */
export function isSqliteUnavailable(error: unknown): boolean {
  const primary = primaryCode(error);
  return primary !== null && (unavailable.has(primary) || isIncomplete(error));
}

export function isLocked(error: unknown): boolean {
  const primary = primaryCode(error);
  return primary === code.busy || primary === code.locked;
}

/** SQLite could not make what it keeps beside a file that it uses: the disk is full, or can only be read. */
export const lacksCompanions = (error: unknown): boolean =>
  extendedCode(error) === withoutRoom || primaryCode(error) === code.cantOpen;

/** The low byte; the rest of an extended code only refines it. */
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
  [withoutRoom]: 'its disk is full',
  [code.corrupt]: 'its file is damaged: restore a backup',
  [code.full]: 'its disk is full',
  [code.cantOpen]: 'its file cannot be opened: check the rights of its folder and files',
  [code.notADatabase]: 'its file is not a store of Lintel',
  [moved]:
    'its file was moved or removed: put it back, or restart the service to begin with what is there now',
};

/** Of a table or a column that somebody took away SQLite only says so in words. */
const isIncomplete = (error: unknown) =>
  primaryCode(error) === generic && error instanceof Error && /^no such (?:table|column)/.test(error.message);

/** What an error of SQLite's means to the operator, or null where it says nothing about the store as a whole. */
export function sqliteReason(error: unknown): string | null {
  if (isIncomplete(error)) return 'a table or column of it is missing: restore a backup';
  return reasons[extendedCode(error) ?? -1] ?? reasons[primaryCode(error) ?? -1] ?? null;
}
