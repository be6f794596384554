import type { Asked } from '../support/asking.ts';
import { caseNamed } from './cases.ts';

/** Load of one case on one server. */
export interface LoadJob {
  readonly case: string;
  readonly port: number;
  readonly connections: number;
  /** Duration in whole seconds, as wrk requires. */
  readonly seconds: number;
  /** Total requests per second; absent for a closed loop. */
  readonly rate?: number;
  /** Number of the first request, so that no round repeats the enquiries of another. */
  readonly from: number;
  /** ETag to send in requests, whose response is then a 304. */
  readonly etag?: string;
}

/** How to load one server. */
export interface Asking extends Pick<LoadJob, 'port' | 'connections' | 'seconds' | 'from'> {
  /** Creates the request with this number; requests with different numbers differ. */
  readonly ask: (number: number) => Asked;
  /** Whether the server stores the requests: no request may then be sent twice. */
  readonly isStored: boolean;
  readonly isRight: (status: number) => boolean;
}

/** The results; times in milliseconds. */
export interface Results {
  readonly answered: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Number of unexpected responses and failed connections. */
  readonly wrong: number;
}

export interface LoadResult extends Results {
  /** CPU time of the load generator. */
  readonly cpuMs: number;
}

export function askingOf({ case: name, port, connections, seconds, from, etag }: LoadJob): Asking {
  const { ask, stores = false, onPostgres = false } = caseNamed(name);
  return {
    ...{ port, connections, seconds, from },
    ask: (number) => {
      const asked = ask(number);
      return etag === undefined ? asked : { ...asked, headers: { ...asked.headers, 'if-none-match': etag } };
    },
    isStored: stores || onPostgres,
    isRight: (status) => (etag === undefined ? status >= 200 && status < 300 : status === 304),
  };
}
