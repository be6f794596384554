import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { isConflict, isPostgresUnavailable, isReadTimeout, takesNoWrites } from './postgres/errors.ts';
import {
  deserializeError,
  isLocked,
  isSqliteSpoiled,
  isSqliteUnavailable,
  movedAway,
  serializeError,
} from './sqlite/errors.ts';
import { StoreTrouble, reasonFor } from './fault.ts';

const withCode = (code: string) => Object.assign(new Error('in the words of the system'), { code });
const ofSqlite = (errcode: number) => Object.assign(new Error('in the words of SQLite'), { errcode });

function ofServer(code: string): pg.DatabaseError {
  const error = new pg.DatabaseError('in the words of the server', 0, 'error');
  error.code = code;
  return error;
}

it('reasonFor recognises a StoreTrouble that lost its class between threads', () => {
  const posted = deserializeError(structuredClone(serializeError(new StoreTrouble('README.txt is a link'))));
  expect(reasonFor(posted)).toBe('README.txt is a link');
});

describe('errors of an embedded store', () => {
  it.each([
    [5, 'another process holds its lock'],
    [6, 'another process holds its lock'],
    [8, 'it can only be read: check the rights of its folder and files, and how the disk is mounted'],
    [10, 'the disk reports an error'],
    [11, 'its file is damaged: restore a backup'],
    [13, 'its disk is full'],
    [14, 'its file cannot be opened: check the rights of its folder and files'],
    [26, 'its file is not a store of Lintel'],
  ])('reasonFor explains SQLite code %i and its extended codes, which mean unavailable', (code, reason) => {
    for (const errcode of [code, code + 256, code + 7 * 256]) {
      expect(reasonFor(ofSqlite(errcode))).toBe(reason);
      expect(isSqliteUnavailable(ofSqlite(errcode))).toBe(true);
    }
  });

  it.each([1, 19, 20, 21])(
    'reasonFor returns null for SQLite code %i, which only a bug in the program can cause',
    (code) => {
      expect(reasonFor(ofSqlite(code))).toBeNull();
      expect(isSqliteUnavailable(ofSqlite(code))).toBe(false);
    },
  );

  it.each(['no such table: enquiries', 'no such column: is_test'])(
    'a missing table or column means unavailable: %s',
    (message) => {
      const error = Object.assign(new Error(message), { errcode: 1 });
      expect(reasonFor(error)).toBe('a table or column of it is missing: restore a backup');
      expect(isSqliteUnavailable(error)).toBe(true);
    },
  );

  it('reasonFor explains that a file is no longer at its path', () => {
    expect(reasonFor(movedAway())).toBe(
      'its file was moved or removed: put it back, or restart the service to begin with what is there now',
    );
    expect(isSqliteUnavailable(movedAway())).toBe(true);
  });

  it('isSqliteSpoiled is true only if the file can no longer be read or found', () => {
    const [readError, shortRead, writeError] = [10 + 256, 10 + 2 * 256, 10 + 3 * 256];
    const codes = [1, 5, 6, 8, 10, 11, 13, 14, 19, 26, readError, shortRead, writeError, 11 + 256, 14 + 256];
    expect(codes.filter((code) => isSqliteSpoiled(ofSqlite(code)))).toEqual([
      11,
      14,
      26,
      readError,
      shortRead,
      11 + 256,
      14 + 256,
    ]);
    expect(isSqliteSpoiled(movedAway())).toBe(true);
    expect(isSqliteSpoiled(new Error('something else'))).toBe(false);
  });

  it('deserializeError restores name, message, stack and codes of an error from another thread', () => {
    const all = {
      name: 'RangeError',
      message: 'no room',
      stack: 'where it was',
      code: 'ENOSPC',
      errcode: 13,
    };
    const received = deserializeError(structuredClone(serializeError(Object.assign(new Error(), all))));
    expect(received).toBeInstanceOf(Error);
    expect(received).toMatchObject(all);
  });

  it('isLocked is true only of the codes for busy and locked', () => {
    const retried = Array.from({ length: 30 }, (_, code) => code).filter((code) => isLocked(ofSqlite(code)));
    expect(retried).toEqual([5, 6]);
  });

  it.each([
    ['EACCES', 'this user may not use its folder or its files (EACCES)'],
    ['EPERM', 'this user may not use its folder or its files (EPERM)'],
    ['EROFS', 'its disk can only be read (EROFS)'],
    ['ENOSPC', 'its disk is full (ENOSPC)'],
    ['EDQUOT', 'the disk quota of this user is used up (EDQUOT)'],
    ['ENOTDIR', 'a part of its path is a file, not a folder (ENOTDIR)'],
    ['EEXIST', 'there is a file where its folder should be (EEXIST)'],
    ['EMFILE', 'this process may open no more files (EMFILE)'],
  ])('reasonFor explains the system error %s', (code, reason) => {
    expect(reasonFor(withCode(code))).toBe(reason);
  });
});

describe('errors of a database server', () => {
  it.each([
    ['28P01', 'the server refuses the user name or password'],
    ['28000', 'the server does not let this user in'],
    ['3D000', 'the server has no database of that name'],
    ['53300', 'the server has no connection left'],
    ['57P03', 'the server is starting or stopping'],
    ['25006', 'the server takes no writes: it may be a standby'],
  ])('reasonFor explains the server error %s, which means unavailable', (code, reason) => {
    expect(reasonFor(ofServer(code))).toBe(`${reason} (${code})`);
    expect(isPostgresUnavailable(ofServer(code))).toBe(true);
  });

  it.each([
    ['ECONNREFUSED', 'nothing listens at its host and port'],
    ['ECONNRESET', 'the server broke off the connection'],
    ['ENOTFOUND', 'its host name is not known'],
    ['EAI_AGAIN', 'its host name cannot be looked up at the moment'],
    ['ETIMEDOUT', 'the server does not answer'],
    ['EHOSTUNREACH', 'its host cannot be reached'],
    ['ENETUNREACH', 'its network cannot be reached'],
    ['SELF_SIGNED_CERT_IN_CHAIN', "the server's certificate is not trusted"],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', "the server's certificate is not trusted"],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', "the server's certificate is not trusted"],
    ['CERT_HAS_EXPIRED', "the server's certificate has expired"],
  ])('reasonFor explains the network error %s', (code, reason) => {
    expect(reasonFor(withCode(code))).toBe(`${reason} (${code})`);
    expect(reasonFor(new AggregateError([withCode(code), withCode('EACCES')]))).toBe(`${reason} (${code})`);
  });

  it.each([
    ['Query read timeout', 'the server does not answer'],
    ['timeout exceeded when trying to connect', 'the server does not answer'],
    ['Connection terminated unexpectedly', 'the server broke off the connection'],
    ['Connection terminated due to connection timeout', 'the server does not answer'],
    ['Client has encountered a connection error and is not queryable', null],
    ['Connection ended unexpectedly', 'the server broke off the connection'],
  ])('reasonFor explains the driver error "%s", which means unavailable', (message, reason) => {
    expect(reasonFor(new Error(message))).toBe(reason);
    expect(isPostgresUnavailable(new Error(message))).toBe(true);
  });

  it('reasonFor explains that the server has no TLS', () => {
    expect(reasonFor(new Error('The server does not support SSL connections'))).toBe(
      'the server does not offer TLS',
    );
  });

  it.each([
    ['42501', 'this user lacks a right in it'],
    ['42P01', 'a table of it is missing: restore a backup'],
    ['42703', 'a column of it is missing: restore a backup'],
  ])('a missing table, column or right means unavailable: %s', (code, reason) => {
    expect(reasonFor(ofServer(code))).toBe(`${reason} (${code})`);
    expect(isPostgresUnavailable(ofServer(code))).toBe(true);
  });

  it.each([
    '08006',
    '25001',
    '28000',
    '3F000',
    '40001',
    '40P01',
    '53100',
    '53200',
    '57014',
    '57P01',
    '58030',
  ])('SQLSTATE %s means unavailable', (code) => {
    expect(isPostgresUnavailable(ofServer(code))).toBe(true);
  });

  it.each(['23505', '42601', '22001'])(
    'reasonFor returns null for SQLSTATE %s, which only a bug in the program can cause',
    (code) => {
      expect(isPostgresUnavailable(ofServer(code))).toBe(false);
      expect(reasonFor(ofServer(code))).toBeNull();
    },
  );

  it('a refused connection means unavailable, on one or all addresses of the server', () => {
    const refused = Object.assign(withCode('ECONNREFUSED'), { syscall: 'connect' });
    expect(isPostgresUnavailable(refused)).toBe(true);
    expect(isPostgresUnavailable(new AggregateError([refused]))).toBe(true);
    expect(isPostgresUnavailable(new AggregateError([ofServer('42601')]))).toBe(false);
    expect(isPostgresUnavailable('no error at all')).toBe(false);
    expect(isPostgresUnavailable(withCode('ERR_INVALID_ARG_TYPE'))).toBe(false);
  });

  it('isReadTimeout and takesNoWrites detect errors that need a new connection', () => {
    expect(isReadTimeout(new Error('Query read timeout'))).toBe(true);
    expect(isReadTimeout(new Error('timeout exceeded when trying to connect'))).toBe(false);
    expect(['25006', '25001', '42501'].filter((code) => takesNoWrites(ofServer(code)))).toEqual(['25006']);
  });

  it('isConflict detects conflicts with another transaction, which are retried at once', () => {
    expect(
      ['40001', '40P01', '40002', '57014', '23505'].filter((code) => isConflict(ofServer(code))),
    ).toEqual(['40001', '40P01']);
  });
});

it('reasonFor uses the message of a StoreTrouble, and has no reason for unexpected errors', () => {
  expect(reasonFor(new StoreTrouble('it is too old'))).toBe('it is too old');
  expect(reasonFor(new TypeError('x is not a function'))).toBeNull();
  expect(reasonFor('a text')).toBeNull();
});
