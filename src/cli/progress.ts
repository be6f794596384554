/** Often enough to be seen moving, seldom enough for a log. */
const everyMs = { terminal: 100, file: 5000 };

/**
 * Tells on standard error how far a long job is: one line that changes at a terminal, a line every few seconds in a
 * file. What is done sooner says nothing.
 */
export function progressOf(doing: string, out: NodeJS.WriteStream = process.stderr) {
  const interval = out.isTTY ? everyMs.terminal : everyMs.file;
  let saidAt = performance.now();
  let isShown = false;
  return {
    report: (done: number, of: number): void => {
      const now = performance.now();
      if (now - saidAt < interval || of === 0) return;
      saidAt = now;
      const line = `${doing}: ${Math.floor((100 * done) / of)} %`;
      isShown = out.isTTY;
      out.write(out.isTTY ? `\r${line}` : `${line}\n`);
    },
    /** Leaves the line as it stands and starts a new one. */
    end: (): void => {
      if (isShown) out.write('\n');
    },
  };
}
