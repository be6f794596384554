import { CommandError } from './command-error.ts';

/** Node's own parser throws with a good sentence; it only has to reach the person without a stack. */
export function parsed<Result>(parse: () => Result): Result {
  try {
    return parse();
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
}
