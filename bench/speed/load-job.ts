import type { Asked } from '../support/asking.ts';
import { caseNamed } from './cases.ts';

/** One case against one server. */
export interface LoadJob {
  readonly case: string;
  readonly port: number;
  readonly connections: number;
  /** A whole number: other programs that ask take no other. */
  readonly seconds: number;
  /** Requests a second in all; without it as many as are answered. */
  readonly rate?: number;
  /** Where the requests begin, so that no round repeats another's enquiries. */
  readonly from: number;
  /** The mark of an answer that need not be sent again. */
  readonly etag?: string;
}

/** How one server is asked. */
export interface Asking extends Pick<LoadJob, 'port' | 'connections' | 'seconds' | 'from'> {
  /** Another one for each number. */
  readonly ask: (number: number) => Asked;
  /** Whether what is sent is kept, so that nothing may be sent twice. */
  readonly isStored: boolean;
  readonly isRight: (status: number) => boolean;
}

/** What came of it; times in milliseconds. */
export interface Told {
  readonly answered: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Answers that were not as expected, and connections that failed. */
  readonly wrong: number;
}

export interface LoadResult extends Told {
  /** What the load itself took of the processor. */
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
