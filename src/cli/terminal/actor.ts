import { hostname, userInfo } from 'node:os';

/** Who runs this command, for the audit: the user and the machine. */
export const actorOf = (): string => `${userName()}@${hostname()}`;

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // In a container a user may have a number and no name.
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
