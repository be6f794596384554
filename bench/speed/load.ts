/**
 * Load from a process of its own: one case against one server, told as JSON in the first argument; prints what came of it
 * as JSON. Every connection begins elsewhere among the requests, so that no two send the same at the same time.
 */
import autocannon from 'autocannon';
import { caseNamed } from './cases.ts';

export interface LoadJob {
  readonly case: string;
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  /** Requests a second in all; without it as many as are answered. */
  readonly rate?: number;
  /** Where the requests begin, so that no round repeats another's enquiries. */
  readonly from: number;
  /** The mark of an answer that need not be sent again. */
  readonly etag?: string;
}

export interface LoadResult {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Answers that were neither 2xx nor, where that was asked for, 304; and connections that failed. */
  readonly wrong: number;
  readonly answered: number;
  /** What the load itself took of the processor. */
  readonly cpuMs: number;
}

/** Different requests of one connection; with 32 of them there are more than ten thousand. */
const variety = 400;

async function load({
  case: name,
  port,
  connections,
  seconds,
  rate,
  from,
  etag,
}: LoadJob): Promise<LoadResult> {
  const { ask, stores = false, onPostgres = false } = caseNamed(name);
  const requestOf = (number: number) => {
    const { method = 'GET', path, headers = {}, body } = ask(number);
    return {
      ...{ method: method as 'GET' | 'POST', path },
      headers: { ...headers, ...(etag !== undefined && { 'if-none-match': etag }) },
      ...(body !== undefined && { body }),
    };
  };
  let number = from;
  const isStored = stores || onPostgres;
  // A copy of an enquiry would be refused, so each is made when it is sent.
  const enquiries = [
    {
      ...requestOf(number),
      setupRequest: <Request>(request: Request) => ({ ...request, ...requestOf((number += 1)) }),
    },
  ];
  const requestsFrom = (first: number) =>
    Array.from({ length: variety }, (_, index) => requestOf(first + index));
  const requests = Array.from({ length: connections }, (_, each) =>
    isStored ? enquiries : requestsFrom(from + variety * each),
  );
  let client = 0;
  const before = process.cpuUsage();
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    ...{ connections, duration: seconds },
    ...(rate !== undefined && { overallRate: rate }),
    setupClient: (own) => {
      own.setRequests(requests[client++] ?? []);
    },
  });
  const expected = etag === undefined ? result['2xx'] : result['3xx'];
  const answered = result['1xx'] + result['2xx'] + result['3xx'] + result['4xx'] + result['5xx'];
  const { user, system } = process.cpuUsage(before);
  return {
    ...{ answered, cpuMs: (user + system) / 1000 },
    perSecond: answered / result.duration,
    ...{ p50: result.latency.p50, p99: result.latency.p99 },
    wrong: answered - expected + result.errors,
  };
}

console.log(JSON.stringify(await load(JSON.parse(process.argv[2] ?? '{}') as LoadJob)));
