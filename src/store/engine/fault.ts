import { postgresReason } from './postgres/reasons.ts';
import { sqliteReason } from './sqlite/errors.ts';

/** The store cannot be used. The message is for the operator and names no path, host, user or secret. */
export class StoreTrouble extends Error {
  override readonly name = 'StoreTrouble';
}

/** There is no store yet. */
export class NoStoreHere extends StoreTrouble {
  constructor() {
    super('there is none yet: the first start of the service makes it');
  }
}

/**
 * Why a store cannot be used, in words an operator can act on; null for unexpected errors. Completes "the store
 * cannot be used: …" on `/readyz`, so it holds no path, host, user or password.
 */
export function reasonFor(error: unknown): string | null {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonFor(error.errors[0]);
  // By name, because an error of the store's thread is posted without its class.
  if (error instanceof Error && error.name === 'StoreTrouble') return error.message;
  return sqliteReason(error) ?? fileReason(error) ?? postgresReason(error);
}

const fileReasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not use its folder or its files (EACCES)',
  EPERM: 'this user may not use its folder or its files (EPERM)',
  EROFS: 'its disk can only be read (EROFS)',
  ENOSPC: 'its disk is full (ENOSPC)',
  EDQUOT: 'the disk quota of this user is used up (EDQUOT)',
  ENOTDIR: 'a part of its path is a file, not a folder (ENOTDIR)',
  ENOENT: 'nothing can be made in its folder, or in the one above it (ENOENT)',
  EEXIST: 'there is a file where its folder should be (EEXIST)',
  EMFILE: 'this process may open no more files (EMFILE)',
};

function fileReason(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  // A missing Unix socket means that the server is down, not that a file of the store is missing.
  if ('syscall' in error && error.syscall === 'connect') return null;
  return fileReasons[String(error.code)] ?? null;
}
