import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { OperatorError } from '../../settings/operator-error.ts';

/** Writes to standard output as fast as it is read. A reader that has seen enough, such as `head`, is no error. */
export async function writeOut(lines: AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(Readable.from(lines), process.stdout, { end: false });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && 'syscall' in error && error.syscall === 'write'))
      throw error;
    if (error.code !== 'EPIPE')
      throw new OperatorError(`standard output cannot be written to (${String(error.code)})`);
  }
}
