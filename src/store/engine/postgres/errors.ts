import pg from 'pg';

/**
 * SQLSTATEs, or classes of them, that pass: lost connections, conflicts, read-only transactions, missing resources,
 * operator intervention, system errors; and tables, columns or rights that an operator removed and may restore.
 */
const passing = /^(?:08|40|25|53|57|58|3D000|3F000|28|42P01|42703|42501)/;

/** Errors of the network or the driver have no SQLSTATE. */
export function isPostgresUnavailable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return passing.test(error.code ?? '08');
  if (error instanceof AggregateError) return error.errors.some(isPostgresUnavailable);
  if (!(error instanceof Error)) return false;
  return (
    ('syscall' in error && 'code' in error) ||
    /timeout|terminated|connection|not queryable/i.test(error.message)
  );
}

/** Serialization failure and deadlock. */
const conflicts = ['40001', '40P01'];

/** The server rolled the transaction back because of a concurrent one: a retry may succeed. */
export const isConflict = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && conflicts.includes(error.code ?? '');

/** The server is read-only, such as a standby; a new connection may reach the primary. */
export const takesNoWrites = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '25006';

/** The driver's error when `query_timeout` expires. */
export function isReadTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}
