import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';

/** Prompts at the terminal. Null if cancelled: Ctrl-C, Ctrl-D, or the terminal was closed. */
export async function askAtTerminal(question: string): Promise<string | null> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const brokenOff = once(terminal, 'close').then(() => null);
  const answer = await Promise.race([terminal.question(question), brokenOff]).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'AbortError') return null;
    throw error;
  });
  terminal.close();
  // Ends the line of the prompt.
  if (answer === null) process.stderr.write('\n');
  return answer;
}
