import { fstatSync, writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { OperatorError } from '../../settings/operator-error.ts';

type Lines = AsyncIterable<string> | readonly string[];

/** Writes to standard output with backpressure. A reader that closes early, such as `head`, is no error. */
export async function writeOut(lines: Lines): Promise<void> {
  try {
    if (fstatSync(process.stdout.fd).isFile()) await writeToFile(lines);
    else await pipeline(Readable.from(lines), process.stdout, { end: false });
  } catch (error) {
    if (!isOfWriting(error)) throw error;
    const trouble = outputTrouble(error);
    if (trouble) throw trouble;
  }
}

/** Writes to a file directly: on a full disk Node's stream takes a partial write for a complete one. */
async function writeToFile(lines: Lines): Promise<void> {
  for await (const line of lines) writeFileSync(process.stdout.fd, line);
}

interface WriteError extends Error {
  readonly code: unknown;
}

const isOfWriting = (error: unknown): error is WriteError =>
  error instanceof Error && 'code' in error && 'syscall' in error && error.syscall === 'write';

function outputTrouble({ code }: WriteError): OperatorError | null {
  return code === 'EPIPE'
    ? null
    : new OperatorError(`standard output cannot be written to (${String(code)})`);
}

/** Runs the work, and fails if its `console.log` output could not be written: console.log itself ignores that. */
export async function withOutput(work: () => Promise<void>): Promise<void> {
  const troubles: OperatorError[] = [];
  const note = (error: Error) => {
    const trouble = isOfWriting(error) ? outputTrouble(error) : null;
    if (trouble) troubles.push(trouble);
  };
  process.stdout.on('error', note);
  try {
    await work();
    // Waits for the stream, which reports errors asynchronously.
    await new Promise(setImmediate);
  } finally {
    process.stdout.off('error', note);
  }
  if (troubles[0]) throw troubles[0];
}
