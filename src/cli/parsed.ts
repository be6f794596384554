import { CommandError } from './command-error.ts';

/** Node's own parser throws with good sentences; they only have to reach the person on one line, without a stack. */
export function parsed<Result>(parse: () => Result): Result {
  try {
    return parse();
  } catch (error) {
    throw new CommandError((error instanceof Error ? error.message : String(error)).replaceAll('\n', ' '));
  }
}
