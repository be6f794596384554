/**
 * An error that the operator can correct: in a setting, a command or a file. Only the message is shown, on one
 * line.
 */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

/** Whether an error is an operator error, by name, because each bundle has its own copy of the class. */
export const isOperatorError = (error: unknown): error is OperatorError =>
  error instanceof Error && error.name === 'OperatorError';
