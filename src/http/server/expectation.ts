import type { IncomingHttpHeaders } from 'node:http';
import { ProblemError } from './problems.ts';

/** Expectations that Node treats as `100-continue`, and answers itself. */
const continueExpectation = /(?:^|\W)100-continue(?:$|\W)/i;

const isExpectationMet = ({ expect }: IncomingHttpHeaders): boolean =>
  expect === undefined || continueExpectation.test(expect);

/** Rejects unknown expectations (RFC 9110, section 10.1.1). */
export function checkExpectation(headers: IncomingHttpHeaders): void {
  if (!isExpectationMet(headers))
    throw new ProblemError(
      'expectation_failed',
      'The Expect header asks for something other than 100-continue.',
    );
}
