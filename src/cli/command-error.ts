/** Something the person at the command line can mend, in one line. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
