import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';

/** Asks whoever sits at the terminal. Null where the answer was broken off (Ctrl-C, Ctrl-D, a terminal that went away). */
export async function askAtTerminal(question: string): Promise<string | null> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const brokenOff = once(terminal, 'close').then(() => null);
  const answer = await Promise.race([terminal.question(question), brokenOff]).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'AbortError') return null;
    throw error;
  });
  terminal.close();
  // What is said next begins on a line of its own.
  if (answer === null) process.stderr.write('\n');
  return answer;
}
