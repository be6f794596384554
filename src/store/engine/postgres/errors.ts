import pg from 'pg';

/**
 * Temporary SQLSTATEs, or classes of them: lost connections, conflicts, read-only transactions, missing resources,
 * operator intervention, system errors; and tables, columns or rights that an operator removed and may restore.
 */
const passing = /^(?:08|40|25|53|57|58|3D000|3F000|28|42P01|42703|42501)/;

/** Whether the error is temporary. Errors of the network or the driver have no SQLSTATE. */
export function isPostgresUnavailable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return passing.test(error.code ?? '08');
  if (error instanceof AggregateError) return error.errors.some(isPostgresUnavailable);
  if (!(error instanceof Error)) return false;
  return (
    ('syscall' in error && 'code' in error) ||
    /timeout|terminated|connection|not queryable/i.test(error.message)
  );
}

/** SQLSTATEs of a serialization failure and a deadlock. */
const conflicts = ['40001', '40P01'];

/** Whether the server rolled the transaction back because of a concurrent one: a retry may succeed. */
export const isConflict = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && conflicts.includes(error.code ?? '');

/** Whether the server is read-only, such as a standby; a new connection may reach the primary. */
export const takesNoWrites = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '25006';

/** Whether it is the driver's error for an expired `query_timeout`. */
export function isReadTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}
