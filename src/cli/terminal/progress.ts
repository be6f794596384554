/** Interval of progress reports: smooth on a terminal, sparse in a log. */
const everyMs = { terminal: 100, log: 5000 };

interface Screen {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/**
 * Shows the progress of a long job: on a terminal in one line that is overwritten, in a log in a line every few
 * seconds. A short job shows nothing.
 */
export function createProgress(screen: Screen, now: () => number = () => performance.now()) {
  const interval = screen.isTTY === true ? everyMs.terminal : everyMs.log;
  let saidAt = now();
  let isShown = false;
  return {
    /** Shows a line, unless the last one was shown just before. */
    note(line: string): void {
      if (now() - saidAt < interval) return;
      saidAt = now();
      isShown = screen.isTTY === true;
      screen.write(isShown ? `\r\u001b[2K${line}` : `${line}\n`);
    },
    /** Clears the progress line, before other output or at the end. */
    clear(): void {
      if (isShown) screen.write('\r\u001b[2K');
      isShown = false;
    },
  };
}
