/**
 * An error that the operator can correct: in a setting, a command or a file. Only the message is shown, on one
 * line.
 */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

/** Whether it is an operator error. Compares the name, because the service's bundle has a class of its own. */
export const isOperatorError = (error: unknown): error is OperatorError =>
  error instanceof Error && error.name === 'OperatorError';
