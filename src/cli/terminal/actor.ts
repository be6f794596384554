import { hostname, userInfo } from 'node:os';

/** The actor in the audit: user and machine. */
export const actorOf = (): string => `${userName()}@${hostname()}`;

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // In a container the user may have no name, so the id is used.
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
