import pg from 'pg';

/**
 * Classes of SQLSTATE that pass by themselves: connection trouble, transactions rolled back by conflict, read-only
 * transactions, missing resources, operator intervention, system errors.
 */
const passing = /^(?:08|40|25|53|57|58|3D000|28)/;

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

/** The driver's own words for a query that was not answered within `query_timeout`. */
export function isReadTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}
