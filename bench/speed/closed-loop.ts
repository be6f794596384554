import autocannon from 'autocannon';
import { type Asked } from '../support/asking.ts';
import type { Asking, Results } from './load-job.ts';

/** Number of different requests per connection; 32 connections send more than ten thousand. */
const variety = 400;

const sent = ({ method = 'GET', path, headers = {}, body }: Asked) => ({
  ...{ method: method as 'GET' | 'POST', path, headers },
  ...(body !== undefined && { body }),
});

/**
 * Runs a closed loop on each connection. The loops start at different requests, so that no two connections send the
 * same request at once.
 */
export async function askAgainAndAgain({
  port,
  connections,
  seconds,
  from,
  ask,
  isStored,
  isRight,
}: Asking): Promise<Results> {
  let number = from;
  // Enquiries are created when they are sent, because a duplicate would be refused.
  const enquiries = [
    {
      ...sent(ask(number)),
      setupRequest: <Request>(request: Request) => ({ ...request, ...sent(ask((number += 1))) }),
    },
  ];
  const requestsFrom = (first: number) =>
    Array.from({ length: variety }, (_, index) => sent(ask(first + index)));
  const requests = Array.from({ length: connections }, (_, each) =>
    isStored ? enquiries : requestsFrom(from + variety * each),
  );
  let client = 0;
  let wrong = 0;
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    ...{ connections, duration: seconds },
    setupClient: (own) => {
      own.setRequests(requests[client++] ?? []);
      own.on('response', (status) => {
        if (!isRight(status)) wrong += 1;
      });
    },
  });
  const answered = result['1xx'] + result['2xx'] + result['3xx'] + result['4xx'] + result['5xx'];
  const { p50, p99 } = result.latency;
  return { answered, perSecond: answered / result.duration, p50, p99, wrong: wrong + result.errors };
}
