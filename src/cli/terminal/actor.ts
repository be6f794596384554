import { hostname, userInfo } from 'node:os';

/** The actor in the audit: user and machine. */
export const actorOf = (): string => `${userName()}@${hostname()}`;

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // The id instead, because in a container a user may have no name.
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
