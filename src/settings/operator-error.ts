/** Something the operator can mend: a wrong setting, command or file. The message is all they are shown, on one line. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

/** By its name: the service is a bundle of its own, with a class of its own. */
export const isOperatorError = (error: unknown): error is OperatorError =>
  error instanceof Error && error.name === 'OperatorError';
