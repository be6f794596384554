import pg from 'pg';

/**
 * SQLSTATEs, or their classes, of a server that cannot take anything now: connection trouble, transactions rolled back by
 * conflict, read-only transactions, missing resources, operator intervention, system errors; and tables, columns or
 * rights that an operator removed, and may restore.
 */
const passing = /^(?:08|40|25|53|57|58|3D000|3F000|28|42P01|42703|42501)/;

/** Errors of the network or of the driver have no SQLSTATE: the server could not be asked at all. */
export function isPostgresUnavailable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return passing.test(error.code ?? '08');
  if (error instanceof AggregateError) return error.errors.some(isPostgresUnavailable);
  if (!(error instanceof Error)) return false;
  return (
    ('syscall' in error && 'code' in error) ||
    /timeout|terminated|connection|not queryable/i.test(error.message)
  );
}

/** A serialization failure, a deadlock. */
const conflicts = ['40001', '40P01'];

/** Of two transactions in each other's way the server took this one back: done again, it may well succeed. */
export const isConflict = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && conflicts.includes(error.code ?? '');

/** The connection was made to a server, or with a setting, that takes no writes; a new one may find another. */
export const takesNoWrites = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '25006';

/** The driver's own words for a query that was not answered within `query_timeout`. */
export function isReadTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}
