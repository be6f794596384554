import { OperatorError } from '../../settings/operator-error.ts';

/** Node's own parser throws with good sentences; they only have to reach the person on one line, without a stack. */
export function parsed<Result>(parse: () => Result): Result {
  try {
    return parse();
  } catch (error) {
    throw new OperatorError((error instanceof Error ? error.message : String(error)).replaceAll('\n', ' '));
  }
}
