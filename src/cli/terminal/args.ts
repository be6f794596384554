import { type ParseArgsConfig, parseArgs } from 'node:util';
import { OperatorError } from '../../settings/operator-error.ts';

/**
 * Parses arguments. The messages of parseArgs are clear, so they become operator errors: one line, without a stack.
 */
export function readArgs<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new OperatorError((error instanceof Error ? error.message : String(error)).replaceAll('\n', ' '));
  }
}
