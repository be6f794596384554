import type { IncomingHttpHeaders } from 'node:http';
import { ProblemError } from './problems.ts';

/** What Node takes as the one expectation there is, and has met before anybody sees the request. */
const askedFirst = /(?:^|\W)100-continue(?:$|\W)/i;

const isExpectationMet = ({ expect }: IncomingHttpHeaders): boolean =>
  expect === undefined || askedFirst.test(expect);

/** Refuses a request that expects of us what we do not know (RFC 9110, section 10.1.1). */
export function checkExpectation(headers: IncomingHttpHeaders): void {
  if (!isExpectationMet(headers))
    throw new ProblemError(
      'expectation_failed',
      'The Expect header asks for something other than 100-continue.',
    );
}
