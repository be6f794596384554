/** The uid that root uses for commands without privileges; undefined if an ordinary user runs the tests. */
export const ordinaryUser = process.getuid?.() === 0 ? 65_534 : undefined;

/** Changes a command so that an ordinary user runs it. */
export function asOrdinaryUser(command: readonly string[]): readonly string[] {
  if (ordinaryUser === undefined) return command;
  return ['setpriv', `--reuid=${ordinaryUser}`, `--regid=${ordinaryUser}`, '--clear-groups', ...command];
}
