/** Something the operator can mend: a wrong setting, command or file. The message is all they are shown, on one line. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
