/** An error the operator can correct: a setting, command or file. The message is shown alone, on one line. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

/** Compares the name: the service's bundle has a class of its own. */
export const isOperatorError = (error: unknown): error is OperatorError =>
  error instanceof Error && error.name === 'OperatorError';
