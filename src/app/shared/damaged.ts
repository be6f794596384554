/** Stored data cannot be parsed. The message names the row and has none of its content. */
export class DamagedError extends Error {
  override readonly name = 'DamagedError';
}

/** Compares the name: an error from another thread loses its class. */
export const isDamaged = (error: unknown): error is DamagedError =>
  error instanceof Error && error.name === 'DamagedError';
