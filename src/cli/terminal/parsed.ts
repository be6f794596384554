import { OperatorError } from '../../settings/operator-error.ts';

/** Node's parser of arguments throws errors with clear messages: they are shown on one line, without a stack. */
export function parsed<Result>(parse: () => Result): Result {
  try {
    return parse();
  } catch (error) {
    throw new OperatorError((error instanceof Error ? error.message : String(error)).replaceAll('\n', ' '));
  }
}
