/** What is kept of something cannot be read any more. The message names it and says nothing of what is in it. */
export class DamagedError extends Error {
  override readonly name = 'DamagedError';
}

/** By its name: it may have been told from one thread to another. */
export const isDamaged = (error: unknown): error is DamagedError =>
  error instanceof Error && error.name === 'DamagedError';
