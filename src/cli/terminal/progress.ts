/** Often enough to be seen moving, seldom enough for a log. */
const everyMs = { terminal: 100, log: 5000 };

interface Screen {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/**
 * Shows how far a long job is: at a terminal one line that is overwritten, in a log a line every few seconds. A job that
 * is done sooner shows nothing.
 */
export function createProgress(screen: Screen, now: () => number = () => performance.now()) {
  const interval = screen.isTTY === true ? everyMs.terminal : everyMs.log;
  let saidAt = now();
  let isShown = false;
  return {
    /** Says how far it is, unless it did so a moment ago. */
    note(line: string): void {
      if (now() - saidAt < interval) return;
      saidAt = now();
      isShown = screen.isTTY === true;
      screen.write(isShown ? `\r\u001b[2K${line}` : `${line}\n`);
    },
    /** Takes the line away, before something else is written or at the end. */
    clear(): void {
      if (isShown) screen.write('\r\u001b[2K');
      isShown = false;
    },
  };
}
