/** Thrown if stored data cannot be parsed. The message names the row, but has none of its content. */
export class DamagedError extends Error {
  override readonly name = 'DamagedError';
}

/**
 * Whether an error is a DamagedError. Compares the name, because an error from another thread loses its
 * class.
 */
export const isDamaged = (error: unknown): error is DamagedError =>
  error instanceof Error && error.name === 'DamagedError';
